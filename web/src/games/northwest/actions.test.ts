import { describe, expect, it } from "vitest";

import { takeApart } from "./actions";
import { facts, unpack } from "./components";

unpack({ ...facts, small_tiles: { cape: { nw: "Lsss", ne: "sLss" }, bay: { nw: "sLLL", se: "LLsL" } } });

describe("an action taken apart", () => {
  it("has a large tile's squares and side", () => {
    const action = takeApart({
      kind: "place",
      vehicle: "ship",
      tile: "L37",
      squares: ["e4", "e5"],
      face: "back",
      corners: {},
      symbol_square: null,
    });
    expect(action).toMatchObject({
      vehicle: "ship",
      verb: "place",
      tile: "L37",
      squares: ["e4", "e5"],
      back: true,
      small: [],
      pay: null,
    });
  });
  it("has two small tiles as they are turned, and their payment", () => {
    const cape = { tile: "cape", squares: ["e4"], corners: { "+e4": "L", "+f4": "s", "+f5": "s", "+e5": "s" } };
    const bay = { tile: "bay", squares: ["e5"], corners: { "+e5": "L", "+f5": "L", "+f6": "s", "+e6": "L" } };
    const action = takeApart({ kind: "place", vehicle: "ship", ...cape, second: bay, pay: "food", sacrifice: true });
    expect(action.small).toEqual([
      { kind: "cape", square: "e4", turn: "nw" },
      { kind: "bay", square: "e5", turn: "se" },
    ]);
    expect(action.pay).toBe("food sacrifice");
    expect(takeApart({ kind: "discover", vehicle: "ship", pay: null, sacrifice: true, victim: "sled" }).pay).toBe(
      "sacrifice-sled",
    );
  });
  it("has what is drawn together, given, gained", () => {
    expect(takeApart({ kind: "take", tile: "sea", second: "cape" }).tile).toBe("sea+cape");
    expect(takeApart({ kind: "move", vehicle: "ship", to: "e4", giving: "cairn" })).toMatchObject({
      to: "e4",
      giving: "cairn",
    });
    expect(takeApart({ kind: "explore", vehicle: "sled", for: "food" })).toMatchObject({
      verb: "explore",
      gain: "food",
    });
  });
});
