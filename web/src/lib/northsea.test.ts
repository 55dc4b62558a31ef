import { describe, expect, it } from "vitest";

import { DIRECTIONS, featureArea, hexCorners, landAreas, parseNorthSea, piecesText, turnKey } from "./northsea";
import { hexTiles } from "./tiles";

describe("notation", () => {
  it("takes loads apart and writes them again", () => {
    const action = parseNorthSea("load 2 vikings pig from 2,-1.NE");
    expect(action).toMatchObject({ verb: "load", from: "2,-1.NE", pieces: { vikings: 2, animals: { pig: 1 } } });
    for (const text of ["viking", "2 vikings pig", "2 pigs", "viking 2 sheep", "viking hen", "2 cattle", "pig horse"])
      expect(piecesText(parseNorthSea(`unload ${text} to mainland`).pieces)).toBe(text);
  });
  it("takes placements and marches apart", () => {
    expect(parseNorthSea("place 17 2,-1 SE")).toMatchObject({ tile: "17", hex: "2,-1", turn: "SE" });
    expect(parseNorthSea("march 2 from 2,-1.NE to 3,-1.N")).toMatchObject({ from: "2,-1.NE", to: "3,-1.N", pieces: { vikings: 2 } });
    expect(parseNorthSea("drive pig from 2,-1.NE to 3,-1.N").pieces.animals).toEqual({ pig: 1 });
  });
});

describe("a hexagonal tile", () => {
  it("turns its printed N corner to where the notation says", () => {
    for (const [tile, { corners }] of Object.entries(hexTiles))
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
    for (const tile of Object.keys(hexTiles))
      for (const turn of DIRECTIONS) for (const corner of featureArea(tile, turn)) expect(hexCorners(tile, turn)[corner]).toBe("L");
  });
  it("looks the same only where terrain and feature agree", () => {
    for (const tile of Object.keys(hexTiles)) {
      const looks = new Set(DIRECTIONS.map((turn) => turnKey(tile, turn)));
      expect([1, 2, 3, 6]).toContain(looks.size);
    }
  });
});
