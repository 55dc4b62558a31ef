import { describe, expect, it } from "vitest";
import positions from "../../gallery/positions.json";
import { inside } from "../../map/coast";
import {
  areaAt,
  arrange,
  boxAround,
  centreOf,
  cornerNames,
  cut,
  frontierOf,
  hexAt,
  hexName,
  hexOf,
  nearestPoint,
  pointAt,
} from "./woodcut";
import type { NorthSeaView } from "./view";

describe("places", () => {
  it("are found again under the pointer", () => {
    for (let q = -5; q <= 5; q++)
      for (let r = -5; r <= 5; r++) expect(hexName(hexAt(centreOf({ q, r })))).toBe(`${q},${r}`);
  });

  it("of a point are the same for its three hexagons", () => {
    expect(pointAt("0,0.NE")).toEqual(pointAt("1,0.NW"));
    expect(pointAt("0,0.NE")).toEqual(pointAt("1,-1.S"));
  });

  it("of the nearest point", () => {
    const [x, y] = pointAt("2,-1.SE");
    expect(pointAt(nearestPoint([x - 4, y - 3]).name)).toEqual([x, y]);
    expect(nearestPoint([x - 4, y - 3]).distance).toBeCloseTo(5);
  });
});

describe("pieces", () => {
  const tile = { at: "0,0", corners: "LLsLss" };

  it("stand in their own land area, ships in the sea", () => {
    const pieces = [
      { id: "settlement", corner: "N", radius: 28 },
      { id: "pig", corner: "S", radius: 22 },
      { id: "ship", corner: null, radius: 42 },
    ];
    const spots = arrange(tile.at, tile.corners, pieces, []);
    const within = (id: string, corner: string): boolean => {
      const spot = spots.get(id)!;
      return inside(areaAt(tile.at, tile.corners, corner)!.outline, [spot.x, spot.y]);
    };
    expect(within("settlement", "NE")).toBe(true);
    expect(within("pig", "S")).toBe(true);
    expect(within("ship", "N") || within("ship", "S")).toBe(false);
  });

  it("of a crowd do not cover each other", () => {
    const pieces = cornerNames.map((_, i) => ({ id: String(i), corner: i < 3 ? "N" : null, radius: 21 }));
    const spots = [...arrange(tile.at, tile.corners, pieces, []).values()];
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(28 * a.scale);
  });
});

describe("a map that grows", () => {
  const view = positions["northsea end"] as unknown as NorthSeaView;

  it("may grow only beside what is laid, never by the mainland", () => {
    const frontier = frontierOf(view);
    expect(
      frontier.filter(
        (name) =>
          view.forbidden.includes(name) || view.mainland.includes(name) || view.hexes.some((hex) => hex.at === name),
      ),
    ).toEqual([]);
    const start = positions["northsea 4"] as unknown as NorthSeaView;
    expect(frontierOf(start).sort()).toEqual(["-1,-1", "-2,0", "0,-1", "1,-1", "2,-1", "2,0"].sort());
  });

  it("is framed whole", () => {
    const { x, y, w, h } = boxAround(view.hexes.map((hex) => hex.at));
    for (const hex of view.hexes) {
      const [cx, cy] = centreOf(hexOf(hex.at));
      expect(cx > x && cx < x + w && cy > y && cy < y + h).toBe(true);
    }
  });

  it("marks completed islands", () => {
    expect(cut(view.hexes).complete).toBe("");
    expect(cut(view.hexes, [view.islands[0]!.areas]).complete).not.toBe("");
  });
});
