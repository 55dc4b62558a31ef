/** What a knife does in wood: gouges, firs and peaks made of them, a braided frame. */
import type { Point } from "../../map/coast";
import type { Box } from "../../map/types";

const n = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A tapered gouge from one place to another, `thick` in its middle, bent by `bend`. */
export function gouge(a: Point, b: Point, thick: number, bend = 0): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(a[0] + b[0]) / 2 + nx * bend, (a[1] + b[1]) / 2 + ny * bend];
  return `M${n(a[0])} ${n(a[1])}Q${n(mx + nx * thick)} ${n(my + ny * thick)} ${n(b[0])} ${n(b[1])}Q${n(mx - nx * thick)} ${n(my - ny * thick)} ${n(a[0])} ${n(a[1])}Z`;
}

export function fir([x, y]: Point, size: number): string {
  const [w, h] = [size * 0.62, size * 1.9];
  return `M${n(x)} ${n(y - h)}l${n(w * 0.5)} ${n(h * 0.36)}h${n(-w * 0.2)}l${n(w * 0.45)} ${n(h * 0.28)}h${n(-w * 0.25)}l${n(w * 0.5)} ${n(h * 0.26)}h${n(-w * 0.85)}v${n(h * 0.14)}h${n(-w * 0.3)}v${n(-h * 0.14)}h${n(-w * 0.85)}l${n(w * 0.5)} ${n(-h * 0.26)}h${n(-w * 0.25)}l${n(w * 0.45)} ${n(-h * 0.28)}h${n(-w * 0.2)}z`;
}

export function peak([x, y]: Point, size: number, chance: number): string {
  const top: Point = [x + size * (chance - 0.5) * 0.5, y - size * 1.05];
  let d = gouge([x - size, y], top, 1.3, -size * 0.08) + gouge(top, [x + size, y], 1.5, -size * 0.1);
  for (let k = 1; k < 6; k++) {
    const part = k / 6;
    const from: Point = [top[0] + (x + size - top[0]) * part, top[1] + (y - top[1]) * part];
    d += gouge(from, [from[0] - size * 0.24, Math.min(y + 1, from[1] + size * 0.55)], 1.25, size * 0.05);
  }
  return d;
}

/** A frame twisted of two strands; `across` and `down` are the lengths of one turn along the two kinds of sides. */
export function braid(
  { x, y, w, h }: Box,
  across: number,
  down: number,
  swing: number,
): { over: string; under: string } {
  const strand = (way: 1 | -1): string => {
    let d = "";
    const along = ([fx, fy]: Point, [ux, uy]: Point, length: number, turn: number): void => {
      const count = Math.round(length / turn);
      for (let i = 0; i < count; i++) {
        const bump = (i % 2 ? swing : -swing) * way * 2;
        const [px, py] = [fx + ux * i * turn, fy + uy * i * turn];
        d += `M${n(px)} ${n(py)}q${n((ux * turn) / 2 - uy * bump)} ${n((uy * turn) / 2 + ux * bump)} ${n(ux * turn)} ${n(uy * turn)}`;
      }
    };
    along([x, y], [1, 0], w, across);
    along([x + w, y], [0, 1], h, down);
    along([x + w, y + h], [-1, 0], w, across);
    along([x, y + h], [0, -1], h, down);
    return d;
  };
  return { over: strand(1), under: strand(-1) };
}
