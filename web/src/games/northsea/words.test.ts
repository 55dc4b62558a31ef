import { describe, expect, it } from "vitest";

import { hexName } from "./words";

describe("the names of hexagons", () => {
  it("begin at the home waters and count from the south", () => {
    expect(["0,0", "1,0", "0,-1", "-1,-1"].map(hexName)).toEqual(["M9", "N9", "L10", "K10"]);
  });
  it("have no letter that reads as a figure", () => {
    const names = [...Array(24).keys()].map((column) => hexName(`${column - 12},0`));
    expect(new Set(names).size).toBe(24);
    expect(names.filter((name) => /^[IO]/.test(name))).toEqual([]);
  });
});
