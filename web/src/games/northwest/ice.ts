/** Pack ice: a jittered Voronoi pattern of floes over the whole chart, one group of floes for each row of squares. */
import type { Point } from "../../map/coast";
import { unit } from "./chart";
import { facts } from "./components";
import { hash, signed } from "../../map/random";

const across = 3;
const pitch = unit / across;

const site = (i: number, j: number): Point => [
  (i + 0.5 + 0.42 * signed(i, j, 21)) * pitch,
  (j + 0.5 + 0.34 * signed(i, j, 22)) * pitch,
];

/** The part of a polygon that is nearer to `a` than to `b`. */
function nearer(polygon: readonly Point[], a: Point, b: Point): Point[] {
  const side = (p: Point): number =>
    (p[0] - (a[0] + b[0]) / 2) * (b[0] - a[0]) + (p[1] - (a[1] + b[1]) / 2) * (b[1] - a[1]);
  const result: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [s, t] = [side(p), side(q)];
    if (s <= 0) result.push(p);
    if (s < 0 !== t < 0) {
      const part = s / (s - t);
      result.push([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
    }
  });
  return result;
}

function floe(i: number, j: number): Point[] {
  const here = site(i, j);
  let polygon: Point[] = [
    [here[0] - unit, here[1] - unit],
    [here[0] + unit, here[1] - unit],
    [here[0] + unit, here[1] + unit],
    [here[0] - unit, here[1] + unit],
  ];
  for (let di = -2; di <= 2; di++) {
    for (let dj = -2; dj <= 2; dj++) {
      if (di || dj) polygon = nearer(polygon, here, site(i + di, j + dj));
    }
  }
  return polygon;
}

const path = (points: readonly Point[]): string =>
  points.map((p, k) => `${k ? "L" : "M"}${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join("") + "Z";

/** One row of squares in ice. */
export interface IceRow {
  floes: string;
  cracks: string;
  /** Loose pieces that drift south of the row when it is the last frozen one. */
  brash: string;
}

function crack(polygon: readonly Point[], centre: Point, seed: number): string {
  const from = polygon[Math.floor(hash(seed, 1) * polygon.length)]!;
  const bend: Point = [centre[0] + 4 * signed(seed, 2), centre[1] + 4 * signed(seed, 3)];
  const to = polygon[Math.floor(hash(seed, 4) * polygon.length)]!;
  const end: Point = [(bend[0] + to[0]) / 2, (bend[1] + to[1]) / 2];
  return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
}

function iceRow(row: number): IceRow {
  const { columns, rows } = facts;
  const result: IceRow = { floes: "", cracks: "", brash: "" };
  const [north, south] = [
    row === 0 ? -1 : row * across,
    row === rows - 1 ? (row + 1) * across + 1 : (row + 1) * across,
  ];
  for (let i = -1; i <= columns * across; i++) {
    for (let j = north; j < south; j++) {
      const centre = site(i, j);
      const polygon = floe(i, j).map(([x, y]): Point => {
        const inset = 0.93 + 0.05 * hash(i, j, 24);
        return [
          Math.min(columns * unit, Math.max(0, centre[0] + (x - centre[0]) * inset)),
          Math.min(rows * unit, Math.max(0, centre[1] + (y - centre[1]) * inset)),
        ];
      });
      result.floes += path(polygon);
      if (hash(i, j, 25) > 0.62) result.cracks += crack(polygon, centre, i * 1000 + j);
    }
    for (let k = 0; k < 2; k++) {
      const size = 2 + 5 * hash(i, row, k, 26);
      const x = (i + hash(i, row, k, 27)) * pitch;
      const y = (row + 1) * unit + 6 + 26 * hash(i, row, k, 28) ** 1.6;
      const sides = 5;
      result.brash += path(
        Array.from({ length: sides }, (_, s): Point => {
          const angle = (s / sides) * Math.PI * 2 + hash(i, row, k, 29);
          const reach = size * (0.7 + 0.5 * hash(i, row, k, s, 30));
          return [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach * 0.8];
        }),
      );
    }
  }
  return result;
}

let made: IceRow[] | null = null;

/** The ice of every row from the north, made when it is first needed. */
export function iceRows(): IceRow[] {
  made ??= Array.from({ length: facts.rows }, (_, row) => iceRow(row));
  return made;
}
