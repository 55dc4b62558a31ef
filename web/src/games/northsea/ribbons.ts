/** Where the ribbons of islands hang: on their land or beside it, where they hide no piece and mean no other island. */
import { gap, type Point } from "../../map/coast";
import type { Box } from "../../map/types";

/** A ribbon that is to hang: the outline of its island's land, and its size. */
export interface Loose {
  shore: readonly Point[];
  w: number;
  h: number;
}

/** Its middle, and where its string is tied to the shore. */
export interface Hung {
  at: Point;
  tied: Point;
}

const STEP = 14;
/** How far from the shore a ribbon may hang. */
const REACH = 90;

/** What a point of a coast costs that a ribbon hides. */
const COAST = 45;

/**
 * Hangs the ribbons one after the other, over as little as can be of the pieces, of the ribbons before and of the
 * coasts, and nearer to their island than to any other of these `shores`.
 */
export function hang(
  ribbons: readonly Loose[],
  pieces: readonly Box[],
  shores: readonly (readonly Point[])[],
  coasts: readonly Point[],
): Hung[] {
  const hung: Box[] = [];
  return ribbons.map((ribbon) => {
    const others = shores.filter((shore) => shore !== ribbon.shore).flat();
    const around = boxOf(ribbon.shore, REACH);
    const reach = widen(around, ribbon);
    const taken = [...pieces, ...hung].filter((box) => overlap(box, reach) > 0);
    const near = coasts.filter((p) => within(p, reach));
    let best = { cost: Infinity, at: ribbon.shore[0]! };
    for (let x = around.x; x < around.x + around.w; x += STEP)
      for (let y = around.y; y < around.y + around.h; y += STEP) {
        const at: Point = [x, y];
        const away = gap(ribbon.shore, at);
        if (away > REACH) continue;
        const box = boxAt(at, ribbon);
        const hidden = taken.reduce((sum, other) => sum + overlap(other, box), 0);
        const cut = near.reduce((sum, p) => sum + (within(p, box) ? COAST : 0), 0);
        const strange = Math.max(0, away - gap(others, at));
        const cost = hidden + cut + 4 * away + 20 * strange;
        if (cost < best.cost) best = { cost, at };
      }
    hung.push(boxAt(best.at, ribbon));
    return { at: best.at, tied: nearest(ribbon.shore, best.at) };
  });
}

const boxAt = ([x, y]: Point, { w, h }: Loose): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const widen = (box: Box, { w, h }: Loose): Box => ({ x: box.x - w, y: box.y - h, w: box.w + 2 * w, h: box.h + 2 * h });
const within = ([x, y]: Point, box: Box): boolean => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

function boxOf(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const nearest = (points: readonly Point[], at: Point): Point =>
  points.reduce((best, p) => (gap([p], at) < gap([best], at) ? p : best));
