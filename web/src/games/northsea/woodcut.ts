/** Where things are on the North Sea woodcut, and how its hexagons are cut. */
import {
  areasOf,
  assemble,
  coarse,
  gap,
  inside,
  pathOf,
  union,
  type Area,
  type Cell,
  type Corner,
  type Point,
  type Style,
} from "../../map/coast";
import { hash, ripple, signed } from "../../map/random";
import { settle, type Spot } from "../../map/settle";
import type { Box } from "../../map/types";
import { fir, gouge, peak } from "./cuts";
import type { NorthSeaView } from "./view";

/** The side of a hexagon. */
export const side = 100;
const half = (Math.sqrt(3) / 2) * side;

export const woodcutStyle: Style = { size: side, bulge: 0.44, meander: 6, ragged: 2.2, step: 5 };

export const cornerNames = ["N", "NE", "SE", "S", "SW", "NW"] as const;
const offsets = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** `2,-1` → its coordinates. */
export function hexOf(name: string): Hex {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

export const hexName = ({ q, r }: Hex): string => `${q},${r}`;

/** The lattice name of a hexagon's corner: whole numbers that hexagons around a point share. */
const lattice = ({ q, r }: Hex, corner: number): [number, number] => [
  2 * q + r + offsets[corner]![0],
  3 * r + offsets[corner]![1],
];

const onPicture = ([u, v]: readonly [number, number]): Point => [u * half, (v * side) / 2];

export const centreOf = ({ q, r }: Hex): Point => onPicture([2 * q + r, 3 * r]);

/** The hexagon under a place of the picture. */
export function hexAt([x, y]: Point): Hex {
  const r = y / (1.5 * side);
  const q = x / (2 * half) - r / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq, r: rr };
}

export function hexCell(hex: Hex, corners: string): Cell {
  return offsets.map((_, i): Corner => {
    const [u, v] = lattice(hex, i);
    return { u, v, at: onPicture([u, v]), land: corners[i] === "L" };
  });
}

export function boxOf(name: string): Box {
  const [x, y] = centreOf(hexOf(name));
  return { x: x - half, y: y - side, w: 2 * half, h: 2 * side };
}

const closed = (points: readonly Point[]): string => pathOf([points], true);

/** The outline of a hexagon, drawn in by some distance. */
export function hexPath(name: string, inset = 0): string {
  const [x, y] = centreOf(hexOf(name));
  const part = 1 - inset / half;
  return closed(offsets.map(([u, v]): Point => [x + u * half * part, y + (v * side * part) / 2]));
}

/** Where a point `q,r.N` is. */
export function pointAt(name: string): Point {
  const [hex = "0,0", corner = "N"] = name.split(".");
  return onPicture(lattice(hexOf(hex), Math.max(0, cornerNames.indexOf(corner as "N"))));
}

const pointKey = (name: string): string => {
  const [hex = "0,0", corner = "N"] = name.split(".");
  return lattice(hexOf(hex), Math.max(0, cornerNames.indexOf(corner as "N"))).join();
};

/** The point nearest to a place, among the corners of its hexagon. */
export function nearestPoint(p: Point): { name: string; distance: number } {
  const hex = hexAt(p);
  const distances = offsets.map((_, i) => gap([onPicture(lattice(hex, i))], p));
  const best = distances.indexOf(Math.min(...distances));
  return { name: `${hexName(hex)}.${cornerNames[best]}`, distance: distances[best]! };
}

/** One hexagon's land areas, kept by its place and terrain. */
const known = new Map<string, { areas: Area[]; waves: string; land: string }>();

export function cutOf(name: string, corners: string): { areas: Area[]; waves: string; land: string } {
  const key = `${name} ${corners}`;
  let cut = known.get(key);
  if (!cut) {
    const hex = hexOf(name);
    const areas = areasOf(hexCell(hex, corners), woodcutStyle);
    cut = { areas, waves: waves(hex, areas), land: areas.map((area) => hatching(area, hex)).join("") };
    known.set(key, cut);
  }
  return cut;
}

/** The land area of a hexagon that holds a corner. */
export function areaAt(name: string, corners: string, corner: string): Area | undefined {
  const index = cornerNames.indexOf(corner as "N");
  return cutOf(name, corners).areas.find((area) => area.corners.includes(index));
}

/** A wave: two gouges, one trough and one crest. */
function wave(x: number, y: number, size: number): string {
  return (
    gouge([x - size, y], [x, y - size * 0.08], 2.1, -size * 0.42) +
    gouge([x - size * 0.12, y - size * 0.1], [x + size * 0.85, y + size * 0.05], 1.9, size * 0.36)
  );
}

function waves(hex: Hex, areas: readonly Area[]): string {
  const shore = areas.flatMap((area) => area.coast?.points ?? []);
  const [cx, cy] = centreOf(hex);
  const [stepX, stepY] = [37, 19];
  let d = "";
  for (let j = Math.ceil((cy - side) / stepY); j * stepY < cy + side; j++) {
    for (let i = Math.ceil((cx - half) / stepX); i * stepX < cx + half; i++) {
      if (hash(i, j, 41) < 0.2) continue;
      const p: Point = [i * stepX + (j % 2 ? stepX / 2 : 0) + 5 * signed(i, j, 42), j * stepY + 3 * signed(i, j, 43)];
      if (hexName(hexAt(p)) !== hexName(hex) || gap(shore, p) < 31 || areas.some((area) => inside(area.outline, p)))
        continue;
      d += wave(p[0], p[1], 10 + 7 * hash(i, j, 44));
    }
  }
  return d;
}

/** Gouges from the shore inland, long where the land lies in shadow (the light comes from the north-west). */
function hatching(area: Area, hex: Hex): string {
  let d = "";
  const points = area.coast?.points ?? [];
  for (let i = 1; i < points.length - 1; i++) {
    const [before, here, after] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const inland: Point = [-dy / length, dx / length];
    const shade = Math.max(0, -inland[0] * 0.6 - inland[1] * 0.8);
    const seed = Math.round(here[0] * 7 + here[1] * 13);
    const reach = 5 + 5 * hash(seed, 1) + shade * (12 + 10 * hash(seed, 2));
    const lean: Point = [inland[0] + 0.35, inland[1] - 0.2];
    d += gouge(here, [here[0] + lean[0] * reach, here[1] + lean[1] * reach], 1.2 + shade * 0.7);
    if (shade > 0.35) {
      const mid: Point = [(here[0] + after[0]) / 2, (here[1] + after[1]) / 2];
      d += gouge(mid, [mid[0] + lean[0] * reach * 0.5, mid[1] + lean[1] * reach * 0.5], 1.1);
    }
  }
  return d + growth(area, hex, points);
}

/** Hills and firs, away from the shore. */
function growth(area: Area, hex: Hex, shore: readonly Point[]): string {
  const [cx, cy] = centreOf(hex);
  let d = "";
  const taken: Point[] = [];
  for (let i = 0; i < 26 && taken.length < 7; i++) {
    const p: Point = [cx + signed(hex.q, hex.r, i, 51) * half * 0.86, cy + signed(hex.q, hex.r, i, 52) * side * 0.86];
    const around: Point[] = [p, [p[0] - 12, p[1]], [p[0] + 12, p[1]], [p[0], p[1] - 18], [p[0], p[1] + 5]];
    if (!around.every((at) => inside(area.outline, at)) || gap(shore, p) < 26 || gap(taken, p) < 27) continue;
    taken.push(p);
    d +=
      hash(hex.q, hex.r, i, 53) < 0.45
        ? fir(p, 7 + 3 * hash(hex.q, hex.r, i, 54))
        : peak(p, 11 + 6 * hash(hex.q, hex.r, i, 54), hash(hex.q, hex.r, i, 55));
  }
  return d;
}

/** A cut line along a shore: heavy in shadow, lighter in the light, never quite even. */
export function outline(lines: readonly (readonly Point[])[]): string {
  let d = "";
  for (const line of lines) {
    const ring = line.length > 2 && gap([line[0]!], line[line.length - 1]!) < 0.5;
    const inner: Point[] = [];
    const outer: Point[] = [];
    line.forEach((p, i) => {
      const before = line[i - 1] ?? (ring ? line[line.length - 2]! : p);
      const after = line[i + 1] ?? (ring ? line[1]! : p);
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const out: Point = [dy / length, -dx / length];
      const shade = Math.max(0, out[0] * 0.55 + out[1] * 0.83);
      const wide = 1.7 + 2.9 * shade + 0.7 * ripple(Math.round(p[0] / 40), p[1] / 12);
      outer.push([p[0] + out[0] * wide, p[1] + out[1] * wide]);
      inner.push([p[0] - out[0] * 1.4, p[1] - out[1] * 1.4]);
    });
    d += ring ? closed(outer) + closed(inner.reverse()) : closed([...outer, ...inner.reverse()]);
  }
  return d;
}

/** The mainland: one broad mass below the fixed tiles, inside the hexagons that belong to it and those next to it. */
const coastline: Point[] = [
  [-330, 150],
  [-312, 122],
  [-276, 112],
  [-248, 134],
  [-214, 138],
  [-176, 116],
  [-134, 98],
  [-87, 68],
  [-48, 94],
  [0, 117],
  [46, 95],
  [87, 68],
  [130, 97],
  [172, 117],
  [204, 140],
  [232, 122],
  [268, 104],
  [306, 120],
  [332, 152],
  [322, 190],
  [286, 206],
  [264, 226],
  [238, 252],
  [244, 296],
  [236, 332],
  [204, 350],
  [174, 376],
  [132, 352],
  [90, 326],
  [52, 342],
  [26, 372],
  [-10, 376],
  [-46, 352],
  [-84, 330],
  [-118, 344],
  [-158, 374],
  [-196, 360],
  [-230, 338],
  [-244, 300],
  [-228, 262],
  [-262, 228],
  [-300, 214],
  [-328, 188],
];

export const mainlandShore: readonly Point[] = smooth(coastline);

function smooth(points: readonly Point[]): Point[] {
  const result: Point[] = [];
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  points.forEach((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < 10; k++) {
      const t = k / 10;
      const mix = (f: 0 | 1): number =>
        0.5 *
        (2 * b[f] +
          (c[f] - a[f]) * t +
          (2 * a[f] - 5 * b[f] + 4 * c[f] - d[f]) * t * t +
          (3 * b[f] - a[f] - 3 * c[f] + d[f]) * t * t * t);
      const rough = 3.2 * ripple(71, i * 2.2 + t * 2.2) + 1.6 * ripple(72, i * 6 + t * 6);
      result.push([mix(0) + rough * 0.4, mix(1) + rough]);
    }
  });
  result.push(result[0]!);
  return result;
}

/** Everything that is drawn once for a map's content. */
export interface Woodcut {
  sea: string;
  land: string;
  offshore: string;
  outline: string;
  hatching: string;
  waves: string;
  complete: string;
}

export interface LaidHex {
  at: string;
  corners: string;
}

/** The land that some areas are part of. */
export function landOf(
  hexes: readonly LaidHex[],
  areas: readonly string[],
  cells: readonly Cell[] = hexes.map((hex) => hexCell(hexOf(hex.at), hex.corners)),
): string {
  const own = new Set(areas.flatMap((area) => wholeArea(hexes, area)));
  return pathOf(assemble(cells, woodcutStyle, (c) => own.has(`${c.u},${c.v}`)).land, true);
}

export function cut(hexes: readonly LaidHex[], complete: readonly (readonly string[])[] = []): Woodcut {
  const cells = hexes.map((hex) => hexCell(hexOf(hex.at), hex.corners));
  const shapes = assemble(cells, woodcutStyle);
  const pieces = hexes.map((hex) => cutOf(hex.at, hex.corners));
  const done = complete.map((areas) => landOf(hexes, areas, cells));
  return {
    sea: pathOf(union(cells), true),
    land: pathOf(shapes.land, true),
    offshore: pathOf(coarse(shapes.shores)),
    outline: outline(shapes.shores),
    hatching: pieces.map((piece) => piece.land).join(""),
    waves: pieces.map((piece) => piece.waves).join(""),
    complete: done.join(""),
  };
}

/** The lattice corners of an area. */
function wholeArea(hexes: readonly LaidHex[], name: string): string[] {
  const [at = "", corner = "N"] = name.split(".");
  const hex = hexes.find((one) => one.at === at);
  const area = hex && areaAt(at, hex.corners, corner);
  return area ? area.corners.map((i) => lattice(hexOf(at), i).join()) : [pointKey(name)];
}

/** A piece that wants a place: in an area's land, or in a hexagon's sea. */
export interface Piece {
  id: string;
  /** The corner that names its land area; null for the sea. */
  corner: string | null;
  radius: number;
}

interface Place {
  p: Point;
  /** The index of the land area, −1 in the sea. */
  area: number;
  /** The distance to the nearest coast, and to the rim. */
  coast: number;
  rim: number;
}

const places = new Map<string, Place[]>();

const rimDistance = ([x, y]: Point): number =>
  half - Math.max(Math.abs(x), Math.abs(x) / 2 + (Math.abs(y) * Math.sqrt(3)) / 2);

function placesOf(name: string, corners: string): Place[] {
  const key = `${name} ${corners}`;
  let found = places.get(key);
  if (!found) {
    found = [];
    const { areas } = cutOf(name, corners);
    const shore = areas.flatMap((area) => area.coast?.points ?? []);
    const [cx, cy] = centreOf(hexOf(name));
    for (let x = cx - 80; x <= cx + 80; x += 8) {
      for (let y = cy - 88; y <= cy + 88; y += 8) {
        const rim = rimDistance([x - cx, y - cy]);
        if (rim < 6) continue;
        found.push({
          p: [x, y],
          area: areas.findIndex((area) => inside(area.outline, [x, y])),
          coast: gap(shore, [x, y]),
          rim,
        });
      }
    }
    places.set(key, found);
  }
  return found;
}

/** Places the pieces of one hexagon, each on its own land or in the sea, clear of each other and of what stands fixed. */
export function arrange(
  name: string,
  corners: string,
  pieces: readonly Piece[],
  fixed: readonly { p: Point; r: number }[],
): Map<string, Spot> {
  const { areas } = cutOf(name, corners);
  const centre = centreOf(hexOf(name));
  const guests = pieces.map((piece) => {
    const area =
      piece.corner === null
        ? -1
        : areas.findIndex((one) => one.corners.includes(cornerNames.indexOf(piece.corner as "N")));
    const misfit = (place: Place, radius: number): number =>
      Math.max(0, radius * 0.8 - place.coast) + gap([centre], place.p) * 0.05;
    const own = placesOf(name, corners).filter((place) => place.area === area);
    return { id: piece.id, radius: piece.radius, places: own, misfit };
  });
  return settle(guests, fixed);
}

const neighbours = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [0, -1],
  [0, 1],
  [-1, 1],
] as const;

/** The free hexagons next to the laid ones. */
export function frontierOf(view: NorthSeaView): string[] {
  const taken = new Set([...view.hexes.map((hex) => hex.at), ...view.mainland, ...view.forbidden]);
  const free = new Set<string>();
  for (const { at } of view.hexes) {
    const { q, r } = hexOf(at);
    for (const [dq, dr] of neighbours) free.add(hexName({ q: q + dq, r: r + dr }));
  }
  return [...free].filter((name) => !taken.has(name));
}

/** The sides of some hexagons, each once. */
export function lattices(names: readonly string[]): string {
  const sides = new Map<string, Point[]>();
  for (const name of names) {
    const hex = hexOf(name);
    offsets.forEach((_, i) => {
      const [a, b] = [lattice(hex, i), lattice(hex, (i + 1) % 6)];
      sides.set([a.join(), b.join()].sort().join(" "), [onPicture(a), onPicture(b)]);
    });
  }
  return pathOf([...sides.values()]);
}

/** The box around some hexagons and the mainland. */
export function boxAround(names: readonly string[]): Box {
  const boxes = names.map(boxOf);
  const left = Math.min(-340, ...boxes.map((b) => b.x));
  const top = Math.min(-100, ...boxes.map((b) => b.y));
  const right = Math.max(340, ...boxes.map((b) => b.x + b.w));
  const bottom = Math.max(400, ...boxes.map((b) => b.y + b.h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
