import { describe, expect, it } from "vitest";

import { applyChanges } from "./changes";
import { ranges } from "./ranges";
import { categoriesOf } from "./sheet";

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

describe("ranges", () => {
  it("join neighbours", () => {
    expect(ranges([5, 6, 7, 3])).toBe("3, 5–7");
    expect(ranges([])).toBe("");
  });
});

describe("the score sheet", () => {
  const of = (seat: number, ...names: string[]) => names.map((category) => ({ seat, category }));

  it("keeps the order of the pad, whoever has what", () => {
    const lines = [...of(0, "livestock", "islands"), ...of(1, "outposts", "dead", "dead", "islands", "captain")];
    expect(categoriesOf(lines)).toEqual(["livestock", "outposts", "dead", "islands", "captain"]);
  });
});
