import { describe, expect, it } from "vitest";

import { applyChanges } from "./changes";
import * as northsea from "../games/northsea/spots";
import * as northwest from "../games/northwest/spots";
import { eventMarks } from "./marks";
import { ranges } from "./ranges";

describe("live changes", () => {
  const state = { view: { players: [{ seat: 0 }, { seat: 1 }], old: 1 }, legal: ["a", "b", "c"] };

  it("sets, removes and splices, and leaves what was before", () => {
    const next = applyChanges(state, [
      [["view", "players", 1, "seat"], 3],
      [["view", "old"]],
      [["legal"], 1, 2, ["x", "y", "z"]],
    ]);
    expect(next).toEqual({ view: { players: [{ seat: 0 }, { seat: 3 }] }, legal: ["a", "x", "y", "z"] });
    expect(state.view.players[1]).toEqual({ seat: 1 });
    expect(next.view.players[0]).toBe(state.view.players[0]);
  });
  it("replaces everything at the empty path", () => {
    expect(applyChanges<unknown>(state, [[[], 7]])).toBe(7);
  });
});

describe("marks", () => {
  it("are found in events by the form of their names", () => {
    expect(eventMarks(northwest, { kind: "tile-placed", seat: 0, squares: ["e4", "f4"], tile: "L37" })).toEqual([
      { kind: "square", at: "e4" },
      { kind: "square", at: "f4" },
    ]);
    expect(eventMarks(northsea, { kind: "marched", from: "2,-1.NE", to: "mainland" })).toEqual([
      { kind: "area", at: "2,-1.NE" },
      { kind: "area", at: "mainland" },
    ]);
  });
  it("are found in actions", () => {
    expect(
      northwest
        .actionMarks({ kind: "place", vehicle: "ship", tile: "L37", squares: ["e4", "e5"], face: "back", pay: "food" })
        .map((mark) => mark.at),
    ).toEqual(["e4", "e5"]);
    expect(northsea.actionMarks({ kind: "build", point: "2,-1.N" })).toEqual([{ kind: "point", at: "2,-1.N" }]);
  });
});

describe("ranges", () => {
  it("join neighbours", () => {
    expect(ranges([5, 6, 7, 3])).toBe("3, 5–7");
    expect(ranges([])).toBe("");
  });
});
