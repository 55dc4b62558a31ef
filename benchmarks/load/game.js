// A game with about 2 KB of state, as a move of ours has about as much to say.
export const Grid = {
  name: "grid",
  setup: () => ({ cells: Array.from({ length: 96 }, (_, i) => ({ at: i, tile: null })), moves: 0 }),
  moves: {
    place: ({ G, ctx }, at) => {
      G.cells[at].tile = `${ctx.currentPlayer}${G.moves % 64}`;
      G.moves += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
