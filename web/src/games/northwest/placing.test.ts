import { describe, expect, it } from "vitest";

import { holdOf, largeCorners, largeSquares, placingKey, symbolSquare } from "./placing";
import { largeTiles, smallCorners, smallTurns } from "./tiles";

describe("a large tile in hand", () => {
  const holds = [0, 1, 2, 3].flatMap((turns) => [false, true].map((back) => ({ turns, back })));

  it("keeps its number of land corners however it is held", () => {
    for (const [tile, { corners }] of Object.entries(largeTiles))
      for (const hold of holds) expect([...largeCorners(tile, hold)].sort()).toEqual([...corners].sort());
  });
  it("comes back after four turns or two flips", () => {
    expect(largeCorners("L37", { turns: 4, back: false })).toBe(largeCorners("L37", { turns: 0, back: false }));
    const [a, b, c, d, e, f] = largeCorners("L37", { turns: 0, back: true });
    expect([c, b, a, f, e, d].join("")).toBe(largeTiles.L37?.corners);
  });
  it("lies on the squares that its notation names", () => {
    for (const hold of holds) {
      const squares = largeSquares("e4", hold);
      expect(squares).not.toBeNull();
      if (squares) expect(holdOf(squares, hold.back)).toEqual(hold);
    }
    expect(largeSquares("l4", { turns: 0, back: false })).toBeNull();
    expect(largeSquares("e8", { turns: 1, back: false })).toBeNull();
  });
  it("moves its symbol with the half that bears it", () => {
    const [tile, data] = Object.entries(largeTiles).find(([, { symbolHalf }]) => symbolHalf === "west") ?? ["", null];
    expect(data).not.toBeNull();
    expect(symbolSquare(tile, ["e4", "f4"], false)).toBe("e4");
    expect(symbolSquare(tile, ["e4", "f4"], true)).toBe("f4");
    expect(symbolSquare(tile, ["f4", "e4"], false)).toBe("f4");
  });
  it("is placed alike where terrain, squares and symbol agree", () => {
    expect(placingKey("L0", ["e4", "f4"], false)).toBe(placingKey("L0", ["f4", "e4"], true));
    expect(placingKey("L1", ["e4", "f4"], false)).not.toBe(placingKey("L1", ["f4", "e4"], false));
  });
});

describe("a small tile", () => {
  it("has as many different looks as ways to turn it", () => {
    for (const kind of ["sea", "cape", "coast", "strait", "bay", "land"]) {
      const turns = smallTurns(kind);
      expect(new Set(turns.map((turn) => smallCorners(kind, turn))).size).toBe(turns.length);
    }
  });
  it("has its land where the notation says", () => {
    expect(smallCorners("cape", "se")).toBe("ssLs");
    expect(smallCorners("coast", "n")).toBe("LLss");
    expect(smallCorners("coast", "w")).toBe("LssL");
    expect(smallCorners("bay", "sw")).toBe("LLLs");
    expect(smallCorners("strait", "ne")).toBe("sLsL");
  });
});
