/**
 * Coastlines from corner terrain, for squares and hexagons alike.
 *
 * Terrain lives on the corners of cells. Where a cell's side joins a land and a sea corner, the coast crosses it; the place
 * of the crossing and the direction of the coast there come from a hash of the side's two corners alone, so cells that share
 * a side always join. Inside a cell every run of land corners along the rim is one land area with one coast.
 */
import { hash, ripple, signed } from "./random";

export type Point = readonly [number, number];

/** A lattice corner: its whole-number name, where it lies on the picture, and what it is. */
export interface Corner {
  readonly u: number;
  readonly v: number;
  readonly at: Point;
  readonly land: boolean;
}

/** A cell: its corners clockwise on the picture (y grows downwards). */
export type Cell = readonly Corner[];

/** How the coasts of a map are shaped; lengths are on the picture. */
export interface Style {
  /** Side length of a cell. */
  readonly size: number;
  /** Reach of the curve beyond the chord, in chords. */
  readonly bulge: number;
  /** Amplitude of bays and capes, and of the fine raggedness. */
  readonly meander: number;
  readonly ragged: number;
  /** Distance between two points of the curve. */
  readonly step: number;
}

/** The coast of one land area in one cell, walked with the land on the right. */
export interface Coast {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
}

/** One land area of a cell: the indices of its corners in clockwise order, and its outline. */
export interface Area {
  readonly corners: readonly number[];
  readonly outline: readonly Point[];
  readonly coast: Coast | null;
}

interface Crossing {
  readonly key: string;
  readonly at: Point;
  /** Direction of the coast, into the cell that asked. */
  readonly inward: Point;
  readonly seed: number;
}

export const cornerKey = (corner: Corner): string => `${corner.u},${corner.v}`;

function before(a: Corner, b: Corner): boolean {
  return a.v < b.v || (a.v === b.v && a.u < b.u);
}

/** Where the coast crosses the side between two corners; the cell lies to the right of the way from `start` to `end`. */
function crossing(start: Corner, end: Corner): Crossing {
  const [a, b] = before(start, end) ? [start, end] : [end, start];
  const part = 0.5 + 0.14 * signed(a.u, a.v, b.u, b.v, 1);
  const turn = 0.42 * signed(a.u, a.v, b.u, b.v, 2);
  const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
  const length = Math.hypot(dx, dy);
  const way = a === start ? 1 : -1;
  const [nx, ny] = [(-dy / length) * way, (dx / length) * way];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    key: `${a.u},${a.v}:${b.u},${b.v}`,
    at: [a.at[0] + dx * part, a.at[1] + dy * part],
    inward: [nx * cos - ny * sin, nx * sin + ny * cos],
    seed: Math.floor(hash(a.u, a.v, b.u, b.v, 3) * 0x7fffffff),
  };
}

function bezier(p: Point, q: Point, r: Point, s: Point, t: number): Point {
  const o = 1 - t;
  const [a, b, c, d] = [o * o * o, 3 * o * o * t, 3 * o * t * t, t * t * t];
  return [a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1]];
}

/** A ragged curve from one crossing to another; it leaves both of them smoothly, whatever lies beyond. */
function curve(from: Crossing, to: Crossing, reach: number, style: Style): Point[] {
  const chord = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  const seed = from.seed ^ (to.seed << 1);
  const pull = chord * reach;
  const [p, s] = [from.at, to.at];
  const q: Point = [p[0] + from.inward[0] * pull, p[1] + from.inward[1] * pull];
  const r: Point = [s[0] + to.inward[0] * pull, s[1] + to.inward[1] * pull];
  const count = Math.max(6, Math.round((chord * 1.15) / style.step));
  const points: Point[] = [p];
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const here = bezier(p, q, r, s, t);
    const next = bezier(p, q, r, s, t + 0.01);
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    const length = Math.hypot(dx, dy) || 1;
    const along = (t * chord) / style.size;
    const rim = Math.min(1, 5 * Math.min(t, 1 - t));
    const shift =
      rim * (style.meander * ripple(seed, along * 4) + style.ragged * ripple(seed + 1, along * 11)) +
      Math.min(1, 12 * Math.min(t, 1 - t)) * style.ragged * 0.55 * ripple(seed + 2, along * 26);
    points.push([here[0] - (dy / length) * shift, here[1] + (dx / length) * shift]);
  }
  points.push(s);
  return points;
}

/** The runs of neighbouring land corners along the rim, each clockwise, in the order of their first corner. */
export function landRuns(terrain: readonly boolean[]): number[][] {
  const count = terrain.length;
  if (terrain.every(Boolean)) return [terrain.map((_, i) => i)];
  const runs: number[][] = [];
  for (let start = 0; start < count; start++) {
    if (!terrain[start] || terrain[(start + count - 1) % count]) continue;
    const run = [start];
    while (terrain[(start + run.length) % count]) run.push((start + run.length) % count);
    runs.push(run);
  }
  return runs;
}

/** The land areas of a cell. */
export function areasOf(cell: Cell, style: Style): Area[] {
  const corner = (i: number): Corner => cell[(i + cell.length) % cell.length]!;
  const runs = landRuns(cell.map((c) => c.land));
  const reach = (run: readonly number[]): number => {
    if (cell.length === 4) return runs.length > 1 ? style.bulge * 0.6 : style.bulge;
    return run.length === 1 ? style.bulge * 1.45 : style.bulge;
  };
  return runs.map((run) => {
    const rim = run.map((i) => corner(i).at);
    if (run.length === cell.length) return { corners: run, outline: rim, coast: null };
    const [first, last] = [run[0]!, run[run.length - 1]!];
    const leave = crossing(corner(last), corner(last + 1));
    const enter = crossing(corner(first - 1), corner(first));
    const points = curve(leave, enter, reach(run), style);
    return { corners: run, outline: [...rim, ...points], coast: { from: leave.key, to: enter.key, points } };
  });
}

/** The straight pieces of a cell's rim that have land on the cell's side, walked with the land on the right. */
function rimPieces(start: Corner, end: Corner): Coast | null {
  if (!start.land && !end.land) return null;
  if (start.land && end.land) return { from: cornerKey(start), to: cornerKey(end), points: [start.at, end.at] };
  const cross = crossing(start, end);
  return start.land
    ? { from: cornerKey(start), to: cross.key, points: [start.at, cross.at] }
    : { from: cross.key, to: cornerKey(end), points: [cross.at, end.at] };
}

/** A whole map's land as merged shapes, and its shores as the longest possible lines. */
export interface Shapes {
  readonly land: readonly (readonly Point[])[];
  readonly shores: readonly (readonly Point[])[];
}

/** Joins directed pieces end to end; closed chains come out with their first point repeated at the end. */
function chain(pieces: readonly Coast[]): Point[][] {
  const leaving = new Map<string, Coast[]>();
  const arriving = new Map<string, number>();
  for (const piece of pieces) {
    const there = leaving.get(piece.from);
    if (there) there.push(piece);
    else leaving.set(piece.from, [piece]);
    arriving.set(piece.to, (arriving.get(piece.to) ?? 0) + 1);
  }
  const lines: Point[][] = [];
  const follow = (first: Coast): void => {
    const line = [...first.points];
    for (let next = leaving.get(first.to)?.pop(); next; next = leaving.get(next.to)?.pop()) {
      for (let i = 1; i < next.points.length; i++) line.push(next.points[i]!);
    }
    lines.push(line);
  };
  for (const [key, list] of leaving) {
    while (list.length > (arriving.get(key) ?? 0)) follow(list.pop()!);
  }
  for (const list of leaving.values()) {
    while (list.length) follow(list.pop()!);
  }
  return lines;
}

/** The sides that belong to one cell only, clockwise around it. */
function openSides(cells: readonly Cell[]): [Corner, Corner][] {
  const sides = new Map<string, [Corner, Corner]>();
  for (const cell of cells) {
    cell.forEach((a, i) => {
      const b = cell[(i + 1) % cell.length]!;
      const [here, there] = [`${cornerKey(a)}:${cornerKey(b)}`, `${cornerKey(b)}:${cornerKey(a)}`];
      if (!sides.delete(there)) sides.set(here, [a, b]);
    });
  }
  return [...sides.values()];
}

/** The outline of all cells together. */
export function union(cells: readonly Cell[]): Point[][] {
  return chain(openSides(cells).map(([a, b]) => ({ from: cornerKey(a), to: cornerKey(b), points: [a.at, b.at] })));
}

/**
 * Merges the cells of a map: no seams inside the land, and straight cuts where the map is still unknown.
 * With `belongs`, only the land areas whose corners it accepts.
 */
export function assemble(
  cells: readonly Cell[],
  style: Style,
  belongs: (corner: Corner) => boolean = () => true,
): Shapes {
  const open = openSides(cells);
  const coasts: Coast[] = [];
  const rims: Coast[] = [];
  for (const cell of cells) {
    for (const area of areasOf(cell, style))
      if (area.coast && belongs(cell[area.corners[0]!]!)) coasts.push(area.coast);
  }
  for (const [a, b] of open) {
    const piece = belongs(a.land ? a : b) ? rimPieces(a, b) : null;
    if (piece) rims.push(piece);
  }
  return { land: chain([...coasts, ...rims]), shores: chain(coasts) };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** SVG path data of lines; closed ones end with z. */
export function pathOf(lines: readonly (readonly Point[])[], closed = false): string {
  let d = "";
  for (const line of lines) {
    line.forEach((p, i) => (d += `${i ? "L" : "M"}${short(p[0])} ${short(p[1])}`));
    if (closed) d += "Z";
  }
  return d;
}

/** Lines with every third point only, for what lies so far from them that no more can be seen. */
export function coarse(lines: readonly (readonly Point[])[]): Point[][] {
  return lines.map((line) => line.filter((_, i) => i % 3 === 0 || i === line.length - 1));
}

/** SVG path data of a circle. */
export function circlePath([x, y]: Point, radius: number): string {
  return `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Whether a point lies inside a closed outline. */
export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** The distance from a point to the nearest of some points. */
export function gap(points: readonly Point[], [x, y]: Point): number {
  let best = Infinity;
  for (const p of points) best = Math.min(best, (p[0] - x) ** 2 + (p[1] - y) ** 2);
  return Math.sqrt(best);
}
