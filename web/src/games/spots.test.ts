import { describe, expect, it } from "vitest";

import { eventMarks } from "../lib/marks";
import * as northsea from "./northsea/spots";
import * as northwest from "./northwest/spots";

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
