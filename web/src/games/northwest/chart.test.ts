import { describe, expect, it } from "vitest";
import { areasOf, inside } from "../../map/coast";
import { hash } from "../../map/random";
import {
  areaCorners,
  arrange,
  boxAround,
  chartStyle,
  cornerNames,
  drawBoard,
  drawTile,
  squareCell,
  squareName,
  squareOf,
  terrainOf,
  tileCorners,
} from "./chart";
import positions from "./positions.json";
import type { NorthwestView } from "./view";

describe("names", () => {
  it("of squares are read and written alike", () => {
    for (const name of ["a1", "e4", "l8"]) expect(squareName(squareOf(name).col, squareOf(name).row)).toBe(name);
  });

  it("of corners go clockwise from the north-west one", () => {
    expect(cornerNames(["e4", "f4"])).toEqual(["nw", "n", "ne", "se", "s", "sw"]);
    expect(cornerNames(["e4", "e5"])).toEqual(["nw", "ne", "e", "se", "sw", "w"]);
    expect(tileCorners(["f4", "e4"]).map((c) => squareName(c.col, c.row))).toEqual([
      "e4",
      "f4",
      "g4",
      "g5",
      "f5",
      "e5",
    ]);
    expect(tileCorners(["e4", "e5"]).map((c) => squareName(c.col, c.row))).toEqual([
      "e4",
      "f4",
      "f5",
      "f6",
      "e6",
      "e5",
    ]);
  });
});

describe("a sled's area", () => {
  const strait = terrainOf(["e4"], "LsLs");

  it("ends at a strait", () => {
    expect([...areaCorners(["e4"], strait, { col: 4, row: 3 }, 0)]).toEqual(["4,3"]);
  });

  it("is the whole square when it is frozen", () => {
    expect(areaCorners(["e4"], strait, { col: 4, row: 3 }, 4).size).toBe(4);
  });

  it("goes over the ice of the northern half only", () => {
    const land = terrainOf(["e4", "e5"], "ssssss");
    expect(areaCorners(["e4", "e5"], land, { col: 4, row: 3 }, 4).size).toBe(4);
  });
});

describe("vehicles on one tile", () => {
  const land = terrainOf(["e4", "f4"], "LLssss");
  const vehicles = ["A", "B", "C", "D"].flatMap((seat) => [
    { id: `${seat} ship`, near: null },
    { id: `${seat} sled`, near: ["4,3", "5,3"] },
  ]);

  it("never hide each other", () => {
    const spots = [...arrange(["e4", "f4"], vehicles, [[471, 330]], land, 0).values()];
    const { x, y, w, h } = boxAround(["e4", "f4"]);
    expect(spots).toHaveLength(8);
    for (const [i, a] of spots.entries()) {
      expect(a.x > x && a.x < x + w && a.y > y && a.y < y + h).toBe(true);
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40 * a.scale);
    }
  });

  it("stand on their own land or in the sea however crowded it is, on every terrain", () => {
    let sleds = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const squares = [["e4", "f4"], ["e4", "e5"], ["e4"]][seed % 3]!;
      const ring = tileCorners(squares);
      const corners = ring.map((_, i) => (hash(seed, i, 3) < 0.5 ? "L" : "s")).join("");
      const terrain = terrainOf(squares, corners);
      const shores = ring.filter((_, i) => corners[i] === "L");
      const crowd = Array.from({ length: 2 + Math.floor(hash(seed, 9) * 6) }, (_, i) => {
        const start = hash(seed, i, 5) < 0.6 ? shores[Math.floor(hash(seed, i, 7) * shores.length)] : undefined;
        return { id: String(i), near: start ? [...areaCorners(squares, terrain, start, 0)] : null };
      });
      const lands = squares
        .map((name) => squareCell(squareOf(name), terrain))
        .flatMap((cell) => areasOf(cell, chartStyle).map((area) => ({ area, cell })));
      const spots = arrange(squares, crowd, [], terrain, 0);
      for (const { id, near } of crowd) {
        const { x, y } = spots.get(id)!;
        const ground = lands
          .filter(({ area }) => inside(area.outline, [x, y]))
          .flatMap(({ area, cell }) => area.corners.map((i) => `${cell[i]!.u},${cell[i]!.v}`));
        if (near)
          expect(
            ground.some((corner) => near.includes(corner)),
            `${squares} ${corners} ${near}`,
          ).toBe(true);
        else if (corners.includes("s")) expect(ground, `${squares} ${corners} sea`).toEqual([]);
        sleds += near ? 1 : 0;
      }
    }
    expect(sleds).toBeGreaterThan(2000);
  }, 300_000);

  it("are at home: a ship in the sea, a sled on its land", () => {
    const spots = arrange(
      ["e4", "f4"],
      [
        { id: "ship", near: null },
        { id: "sled", near: ["4,3", "5,3"] },
      ],
      [],
      land,
      0,
    );
    expect(spots.get("sled")!.y).toBeLessThan(spots.get("ship")!.y);
    expect(spots.get("ship")!.scale).toBe(1);
  });
});

describe("drawing", () => {
  it("covers exactly the explored squares", () => {
    const view = positions["end"] as unknown as NorthwestView;
    const drawing = drawBoard(view.board);
    expect(drawing.seams.match(/M/g)).toHaveLength(view.board.tiles.length);
    expect(drawing.islands === "").toBe(view.board.islands.length === 0);
  });

  it("draws a ghost like the tile that will lie there", () => {
    expect(drawTile(["e4", "f4"], "LLssss").shore).toBe(drawTile(["f4", "e4"], "LLssss").shore);
  });
});
