import { describe, expect, it } from "vitest";

import { DIRECTIONS, featureArea, hexCorners, landAreas, piecesText, turnKey } from "./placing";
import { unpack } from "./components";

/** Every pattern with land and sea. */
const tiles = Object.fromEntries(
  Array.from({ length: 62 }, (_, n) => [
    String(n + 1),
    {
      corners: (n + 1).toString(2).padStart(6, "0").replaceAll("0", "s").replaceAll("1", "L"),
      feature: n % 2 ? "pig" : "ship",
    },
  ]),
);
unpack({ tiles, hold: 3, animals: ["pig", "sheep", "horse"], captains: [], points: 4, strengths: [2] });

describe("pieces", () => {
  it("are written as the notation reads them", () => {
    expect(piecesText({ vikings: 2, animals: { pig: 1 } })).toBe("2 viking 1 pig");
    expect(piecesText({ vikings: 0, animals: { horse: 1, pig: 2, sheep: 0 } })).toBe("2 pig 1 horse");
  });
});

describe("a hexagonal tile", () => {
  it("turns its printed N corner to where the notation says", () => {
    for (const [tile, { corners }] of Object.entries(tiles))
      DIRECTIONS.forEach((turn, i) => expect(hexCorners(tile, turn)[i]).toBe(corners[0]));
  });
  it("joins neighbouring land corners into areas", () => {
    expect(landAreas("LLssLs")).toEqual([
      { first: 0, size: 2 },
      { first: 4, size: 1 },
    ]);
    expect(landAreas("LssssL")).toEqual([{ first: 5, size: 2 }]);
    expect(landAreas("ssssss")).toEqual([]);
  });
  it("keeps its feature on the largest land", () => {
    for (const tile of Object.keys(tiles))
      for (const turn of DIRECTIONS)
        for (const corner of featureArea(tile, turn)) expect(hexCorners(tile, turn)[corner]).toBe("L");
  });
  it("looks the same only where terrain and feature agree", () => {
    for (const tile of Object.keys(tiles)) {
      const looks = new Set(DIRECTIONS.map((turn) => turnKey(tile, turn)));
      expect([1, 2, 3, 6]).toContain(looks.size);
    }
  });
});
