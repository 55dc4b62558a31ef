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

/** Hangs the ribbons one after the other, over as little as can be of the pieces and of the ribbons before. */
export function hang(ribbons: readonly Loose[], pieces: readonly Box[], coasts: readonly (readonly Point[])[]): Hung[] {
  const hung: Box[] = [];
  return ribbons.map((ribbon) => {
    const others = coasts.filter((coast) => coast !== ribbon.shore).flat();
    const around = boxOf(ribbon.shore, REACH);
    const taken = [...pieces, ...hung].filter((box) => overlap(box, widen(around, ribbon)) > 0);
    let best = { cost: Infinity, at: ribbon.shore[0]! };
    for (let x = around.x; x < around.x + around.w; x += STEP)
      for (let y = around.y; y < around.y + around.h; y += STEP) {
        const at: Point = [x, y];
        const away = gap(ribbon.shore, at);
        if (away > REACH) continue;
        const hidden = taken.reduce((sum, box) => sum + overlap(box, boxAt(at, ribbon)), 0);
        const strange = Math.max(0, away - gap(others, at));
        const cost = hidden + 4 * away + 20 * strange;
        if (cost < best.cost) best = { cost, at };
      }
    hung.push(boxAt(best.at, ribbon));
    return { at: best.at, tied: nearest(ribbon.shore, best.at) };
  });
}

const boxAt = ([x, y]: Point, { w, h }: Loose): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const widen = (box: Box, { w, h }: Loose): Box => ({ x: box.x - w, y: box.y - h, w: box.w + 2 * w, h: box.h + 2 * h });

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
