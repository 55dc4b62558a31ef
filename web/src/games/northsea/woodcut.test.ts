import { describe, expect, it } from "vitest";
import positions from "./positions.json";
import { inside } from "../../map/coast";
import { hash } from "../../map/random";
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

  it("stand on their own land however crowded it is, on every terrain and in every place", () => {
    const dice = (n: number, seed: number): number => Math.floor(hash(seed, n, 17) * n);
    let crowds = 0;
    for (let seed = 0; seed < 2200; seed++) {
      const corners = Array.from({ length: 6 }, (_, i) => (hash(seed, i, 3) < 0.5 ? "L" : "s")).join("");
      const at = ["0,0", "2,-1", "-3,4"][dice(3, seed)]!;
      const land = cornerNames.filter((_, i) => corners[i] === "L");
      const sea = corners.includes("s");
      if (!land.length && !sea) continue;
      const pieces = Array.from({ length: 3 + dice(7, seed + 2e4) }, (_, i) => {
        const corner = land.length && (!sea || hash(seed, i, 5) < 0.8) ? land[dice(land.length, seed * 31 + i)]! : null;
        return { id: String(i), corner, radius: corner ? 21 + 7 * dice(2, seed + i) : 42 };
      });
      const outlines = new Map(land.map((name) => [name, areaAt(at, corners, name)!.outline]));
      const spots = arrange(at, corners, pieces, [{ p: centreOf(hexOf(at)), r: 24 }]);
      for (const { id, corner } of pieces) {
        const { x, y } = spots.get(id)!;
        const standsOn = land.filter((name) => inside(outlines.get(name)!, [x, y]));
        if (corner) expect(standsOn, `${at} ${corners} ${corner}`).toContain(corner);
        else expect(standsOn, `${at} ${corners} sea`).toEqual([]);
      }
      crowds += 1;
    }
    expect(crowds).toBeGreaterThan(2000);
  }, 300_000);

  it("of a crowd do not cover each other", () => {
    const pieces = cornerNames.map((_, i) => ({ id: String(i), corner: i < 3 ? "N" : null, radius: 21 }));
    const spots = [...arrange(tile.at, tile.corners, pieces, []).values()];
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(28 * a.scale);
  });
});

describe("a map that grows", () => {
  const view = positions["end"] as unknown as NorthSeaView;

  it("may grow only beside what is laid, never by the mainland", () => {
    const frontier = frontierOf(view);
    expect(
      frontier.filter(
        (name) =>
          view.forbidden.includes(name) || view.mainland.includes(name) || view.hexes.some((hex) => hex.at === name),
      ),
    ).toEqual([]);
    const start = positions["4"] as unknown as NorthSeaView;
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
