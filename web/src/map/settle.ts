/** Finds places for pieces that share a tile, so that none hides another. */
import { gap, type Point } from "./coast";

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A piece that wants a place: its radius, and how badly a place suits it at a given scale (0 is perfect). */
export interface Guest<Place> {
  id: string;
  radius: number;
  misfit: (place: Place, radius: number) => number;
}

/**
 * Places the pieces one after the other, each where it fits best and crowds the others least; when they would
 * overlap, all of them get smaller.
 */
export function settle<Place extends { p: Point }>(places: readonly Place[], guests: readonly Guest<Place>[], fixed: readonly { p: Point; r: number }[]): Map<string, Spot> {
  let spots = new Map<string, Spot>();
  for (const scale of [1, 0.86, 0.74, 0.64, 0.55]) {
    spots = new Map();
    const taken = [...fixed];
    let crush = 0;
    for (const guest of guests) {
      const radius = guest.radius * scale;
      let best: { p: Point; cost: number; overlap: number } | null = null;
      for (const place of places) {
        let overlap = 0;
        for (const other of taken) overlap += Math.max(0, other.r + radius - gap([other.p], place.p));
        const cost = guest.misfit(place, radius) + overlap * 6;
        if (!best || cost < best.cost) best = { p: place.p, cost, overlap };
      }
      if (!best) continue;
      crush += best.overlap;
      taken.push({ p: best.p, r: radius });
      spots.set(guest.id, { x: best.p[0], y: best.p[1], scale });
    }
    if (crush < 5 * guests.length) break;
  }
  return spots;
}
