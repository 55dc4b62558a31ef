import { describe, expect, it } from "vitest";

import { facts, smallCorners, smallTurns, unpack } from "./components";
import { holdOf, largeCorners, largeSquares, placingKey, symbolHalf, symbolSquare } from "./placing";

/** Every pattern that six corners can have, the symbol on the west half of every other one. */
const large = Object.fromEntries(
  Array.from({ length: 64 }, (_, n) => {
    const corners = n.toString(2).padStart(6, "0").replaceAll("0", "s").replaceAll("1", "L");
    return [`L${n}`, { corners, symbol: "cairn", half: n % 2 ? ("west" as const) : ("east" as const) }];
  }),
);
unpack({
  ...facts,
  columns: 12,
  rows: 8,
  large_tiles: { ...large, L64: { corners: "ssssss", symbol: null, half: null } },
  small_tiles: { sea: { "": "ssss" }, coast: { n: "LLss", e: "sLLs", s: "ssLL", w: "LssL" } },
});

describe("a large tile in hand", () => {
  const holds = [0, 1, 2, 3].flatMap((turns) => [false, true].map((back) => ({ turns, back })));

  it("keeps its number of land corners however it is held", () => {
    for (const [tile, { corners }] of Object.entries(large))
      for (const hold of holds) expect([...largeCorners(tile, hold)].sort()).toEqual([...corners].sort());
  });
  it("comes back after four turns or two flips", () => {
    expect(largeCorners("L37", { turns: 4, back: false })).toBe(largeCorners("L37", { turns: 0, back: false }));
    const [a, b, c, d, e, f] = largeCorners("L37", { turns: 0, back: true });
    expect([c, b, a, f, e, d].join("")).toBe(large.L37?.corners);
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
    expect(symbolSquare("L1", ["e4", "f4"], false)).toBe("e4");
    expect(symbolSquare("L1", ["e4", "f4"], true)).toBe("f4");
    expect(symbolSquare("L1", ["f4", "e4"], false)).toBe("f4");
    expect(symbolSquare("L64", ["e4", "f4"], false)).toBeNull();
  });
  it("shows its symbol where it would lie", () => {
    for (const tile of ["L1", "L2"])
      for (const hold of holds) {
        const squares = largeSquares("e4", hold) ?? ["", ""];
        const first = symbolSquare(tile, squares, hold.back) === "e4";
        expect(symbolHalf(tile, hold)).toBe(first ? "west" : "east");
      }
    expect(symbolHalf("L64", { turns: 0, back: false })).toBeNull();
  });
  it("is placed alike where terrain, squares and symbol agree", () => {
    expect(placingKey("L64", ["e4", "f4"], false)).toBe(placingKey("L64", ["f4", "e4"], true));
    expect(placingKey("L1", ["e4", "f4"], false)).not.toBe(placingKey("L1", ["f4", "e4"], false));
  });
});

describe("a small tile", () => {
  it("is turned as the server says", () => {
    expect(smallTurns("coast")).toEqual(["n", "e", "s", "w"]);
    expect(smallCorners("coast", "w")).toBe("LssL");
    expect(smallTurns("sea")).toEqual([null]);
    expect(smallCorners("sea", null)).toBe("ssss");
  });
});
