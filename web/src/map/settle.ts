/** Finds places for pieces that share a tile, so that none hides another. */
import type { Point } from "./coast";

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A piece that wants one of some places: its radius, and how badly a place suits it at a given scale (0 is perfect). */
export interface Guest<Place> {
  id: string;
  radius: number;
  /** Where it may stand, and nowhere else. */
  places: readonly Place[];
  misfit: (place: Place, radius: number) => number;
}

/**
 * Places the pieces (`rim` is a place's distance to the tile's rim) each where it fits best and crowds the others least,
 * lets them make room for each other, and makes all of them smaller when that is not enough.
 */
export function settle<Place extends { p: Point; rim: number }>(
  guests: readonly Guest<Place>[],
  fixed: readonly { p: Point; r: number }[],
): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const scale of [1, 0.86, 0.74, 0.64, 0.55]) {
    spots.clear();
    let crush = 0;
    for (let round = 0; round < (guests.length > 1 ? 6 : 1); round++) {
      crush = 0;
      for (const guest of guests) {
        const others = guests.flatMap(({ id, radius }) => {
          const spot = id === guest.id ? undefined : spots.get(id);
          return spot ? [{ p: [spot.x, spot.y] as const, r: radius * scale }] : [];
        });
        const best = bestPlace(guest, guest.radius * scale, [...fixed, ...others]);
        if (!best) continue;
        crush += best.crush;
        spots.set(guest.id, { x: best.p[0], y: best.p[1], scale });
      }
    }
    if (crush < 7 * guests.length) break;
  }
  return spots;
}

function bestPlace<Place extends { p: Point; rim: number }>(
  guest: Guest<Place>,
  radius: number,
  taken: readonly { p: Point; r: number }[],
): { p: Point; cost: number; crush: number } | null {
  let best: { p: Point; cost: number; crush: number } | null = null;
  for (const place of guest.places) {
    let overlap = 0;
    let near = 0;
    for (const other of taken) {
      const away = Math.hypot(other.p[0] - place.p[0], other.p[1] - place.p[1]) / (other.r + radius);
      overlap += Math.max(0, 1 - away) * (other.r + radius);
      near += Math.max(0, 1.45 - away);
    }
    const outside = Math.max(0, radius - place.rim);
    const cost = guest.misfit(place, radius) + overlap * 6 + outside * 5 + near * 12;
    if (!best || cost < best.cost) best = { p: place.p, cost, crush: overlap + outside };
  }
  return best;
}
