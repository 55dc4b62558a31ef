/** Where things are on the Northwest chart, and what its squares look like. */
import {
  areasOf,
  assemble,
  coarse,
  gap,
  inside,
  pathOf,
  union,
  type Cell,
  type Corner,
  type Point,
  type Style,
} from "../../map/coast";
import { hash, signed } from "../../map/random";
import { settle, type Spot } from "../../map/settle";
import type { Box } from "../../map/types";
import { facts, zones } from "./components";
import type { NorthwestView } from "./view";

export const unit = 100;

export const chartStyle: Style = { size: unit, bulge: 0.5, meander: 7, ragged: 2.6, step: 4 };

export interface Square {
  readonly col: number;
  readonly row: number;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** `e4` → its column and row. */
export function squareOf(name: string): Square {
  return { col: letters.indexOf(name[0]!), row: Number(name.slice(1)) - 1 };
}

export const columnName = (col: number): string => letters[col]!;
export const squareName = (col: number, row: number): string => `${columnName(col)}${row + 1}`;

/** `+e4` → its column and row on the lattice. */
export const cornerOf = (name: string): Square => squareOf(name.slice(1));

export const onBoard = (col: number, row: number): boolean =>
  col >= 0 && col < facts.columns && row >= 0 && row < facts.rows;

export const boxOf = (name: string): Box => {
  const { col, row } = squareOf(name);
  return { x: col * unit, y: row * unit, w: unit, h: unit };
};

/** The box around some squares. */
export function boxAround(names: readonly string[]): Box {
  const squares = names.map(squareOf);
  const [left, top] = [Math.min(...squares.map((s) => s.col)), Math.min(...squares.map((s) => s.row))];
  const [right, bottom] = [Math.max(...squares.map((s) => s.col)), Math.max(...squares.map((s) => s.row))];
  return { x: left * unit, y: top * unit, w: (right - left + 1) * unit, h: (bottom - top + 1) * unit };
}

/** The lines between the zones. */
export const zoneBorders = (): string =>
  zones()
    .slice(1)
    .map(({ from }) => `M${from * unit} 0V${facts.rows * unit}`)
    .join("");

/** Half-way down some squares, where the arrow that touches them begins. */
export function middleRow(names: readonly string[]): number {
  const { y, h } = boxAround(names);
  return y + h / 2;
}

/** A square as a cell; `land(col, row)` tells a lattice corner's terrain. */
export function squareCell({ col, row }: Square, land: (col: number, row: number) => boolean): Cell {
  const corner = (u: number, v: number): Corner => ({ u, v, at: [u * unit, v * unit], land: land(u, v) });
  return [corner(col, row), corner(col + 1, row), corner(col + 1, row + 1), corner(col, row + 1)];
}

/** The lattice corners of a tile clockwise from its north-west one. */
export function tileCorners(names: readonly string[]): Square[] {
  const { x, y, w, h } = boxAround(names);
  const [left, top, wide, high] = [x / unit, y / unit, w / unit, h / unit];
  const ring: Square[] = [];
  for (let i = 0; i < wide; i++) ring.push({ col: left + i, row: top });
  for (let i = 0; i < high; i++) ring.push({ col: left + wide, row: top + i });
  for (let i = 0; i < wide; i++) ring.push({ col: left + wide - i, row: top + high });
  for (let i = 0; i < high; i++) ring.push({ col: left, row: top + high - i });
  return ring;
}

/** The names of those corners, as a sled's area is named. */
export function cornerNames(names: readonly string[]): string[] {
  if (names.length === 1) return ["nw", "ne", "se", "sw"];
  const { w } = boxAround(names);
  return w > unit ? ["nw", "n", "ne", "se", "s", "sw"] : ["nw", "ne", "e", "se", "sw", "w"];
}

/** The terrain of a tile's cells from its corners clockwise. */
export function terrainOf(names: readonly string[], corners: string): (col: number, row: number) => boolean {
  const known = new Map(tileCorners(names).map((c, i) => [`${c.col},${c.row}`, corners[i] === "L"]));
  return (col, row) => known.get(`${col},${row}`) ?? false;
}

const boardLand = (corners: readonly string[]) => (col: number, row: number) => corners[row]?.[col] === "L";

/** A hill with hachures, standing on (x, y). */
function hill(x: number, y: number, size: number, seed: number): string {
  const [w, h] = [size, size * (0.78 + 0.3 * hash(seed, 1))];
  const lean = signed(seed, 2) * w * 0.2;
  const n = (v: number): string => v.toFixed(1);
  let d = `M${n(x - w)} ${n(y)}C${n(x - w * 0.5)} ${n(y - h * 0.25)} ${n(x - w * 0.4 + lean)} ${n(y - h)} ${n(x + lean)} ${n(y - h)}`;
  d += `C${n(x + w * 0.35 + lean)} ${n(y - h)} ${n(x + w * 0.5)} ${n(y - h * 0.3)} ${n(x + w)} ${n(y)}`;
  for (let i = 0; i < 5; i++) {
    const t = 0.12 + i * 0.19;
    const px = x + lean + (w - lean) * t * 0.92 - w * 0.04;
    const py = y - h * (1 - t) ** 1.15 + 1;
    d += `M${n(px)} ${n(py)}q${n(-w * 0.02)} ${n(h * 0.2)} ${n(-w * 0.12)} ${n(Math.min(h * 0.5, y - py))}`;
  }
  d += `M${n(x - w * 0.34 + lean)} ${n(y - h * 0.62)}q${n(-w * 0.05)} ${n(h * 0.16)} ${n(-w * 0.16)} ${n(h * 0.26)}`;
  return d;
}

/** What adorns one square: hills on its land, soundings in its sea, rocks off its coast. */
interface Adornment {
  hills: string;
  soundings: { at: Point; text: string }[];
  rocks: string;
}

function adorn(cell: Cell): Adornment {
  const areas = areasOf(cell, chartStyle);
  const shore = areas.flatMap((a) => a.coast?.points ?? []);
  const { u, v } = cell[0]!;
  const onLand = (p: Point): boolean => areas.some((a) => inside(a.outline, p));
  const result: Adornment = { hills: "", soundings: [], rocks: "" };
  const peaks: Point[] = [];
  for (let i = 0; i < 9 && peaks.length < 4; i++) {
    const size = 8 + 6 * hash(u, v, i, 3);
    const p: Point = [u * unit + 16 + 68 * hash(u, v, i, 4), v * unit + 24 + 64 * hash(u, v, i, 5)];
    const foot: Point[] = [p, [p[0] - size, p[1]], [p[0] + size, p[1]], [p[0], p[1] - size]];
    if (foot.every(onLand) && gap(shore, [p[0], p[1] - size / 2]) > size + 9 && gap(peaks, p) > 23) {
      peaks.push(p);
      result.hills += hill(p[0], p[1], size, Math.floor(hash(u, v, i, 6) * 1e9));
    }
  }
  const depths: Point[] = [];
  for (let i = 0; i < 6 && depths.length < 2; i++) {
    const p: Point = [u * unit + 14 + 72 * hash(u, v, i, 7), v * unit + 18 + 70 * hash(u, v, i, 8)];
    const away = gap(shore, p);
    if (onLand(p)) continue;
    if (away > 27 && gap(depths, p) > 40) {
      depths.push(p);
      result.soundings.push({
        at: p,
        text: String(Math.max(3, Math.round(Math.min(away, 90) * 0.5 * (0.5 + hash(u, v, i, 9))))),
      });
    } else if (away > 8 && away < 20 && hash(u, v, i, 10) > 0.45) {
      const r = 1.3 + 1.7 * hash(u, v, i, 11);
      result.rocks += `M${(p[0] - r).toFixed(1)} ${p[1].toFixed(1)}l${r.toFixed(1)} ${(-r * 1.2).toFixed(1)} ${(r * 1.1).toFixed(1)} ${(r * 0.9).toFixed(1)} ${(-r).toFixed(1)} ${r.toFixed(1)}z`;
    }
  }
  return result;
}

const adornments = new Map<string, Adornment>();

function adornmentOf(cell: Cell): Adornment {
  const key = cell.map((c) => `${c.u},${c.v}${c.land ? "L" : "s"}`).join(" ");
  const known = adornments.get(key) ?? adorn(cell);
  adornments.set(key, known);
  return known;
}

/** Everything that is drawn once for a board's content. */
export interface Drawing {
  sea: string;
  land: string;
  shore: string;
  offshore: string;
  hills: string;
  rocks: string;
  soundings: { text: string; x: string; y: string };
  islands: string;
  seams: string;
}

/** Draws cells (a board's explored squares or one tile). */
export function draw(cells: readonly Cell[]): Omit<Drawing, "islands" | "seams"> {
  const shapes = assemble(cells, chartStyle);
  const adorned = cells.map(adornmentOf);
  const digits: { c: string; x: number; y: number }[] = [];
  for (const { at, text } of adorned.flatMap((a) => a.soundings)) {
    [...text].forEach((c, i) => digits.push({ c, x: at[0] + (i - text.length / 2) * 5, y: at[1] + (i ? 1.5 : 0) }));
  }
  return {
    sea: pathOf(union(cells), true),
    land: pathOf(shapes.land, true),
    shore: pathOf(shapes.shores),
    offshore: pathOf(coarse(shapes.shores)),
    hills: adorned.map((a) => a.hills).join(""),
    rocks: adorned.map((a) => a.rocks).join(""),
    soundings: {
      text: digits.map((d) => d.c).join(""),
      x: digits.map((d) => d.x.toFixed(1)).join(" "),
      y: digits.map((d) => d.y.toFixed(1)).join(" "),
    },
  };
}

function boardCells(board: NorthwestView["board"]): Cell[] {
  const land = boardLand(board.corners);
  return board.tiles.flatMap((t) => t.squares).map((name) => squareCell(squareOf(name), land));
}

function landOf(cells: readonly Cell[], corners: readonly string[]): string {
  const own = new Set(corners.map((name) => Object.values(cornerOf(name)).join()));
  return pathOf(assemble(cells, chartStyle, (c) => own.has(`${c.u},${c.v}`)).land, true);
}

/** The land of the island that has a corner. */
export function islandOf(board: NorthwestView["board"], corner: string): string | null {
  const island = board.islands.find(({ corners }) => corners.includes(corner));
  return island ? landOf(boardCells(board), island.corners) : null;
}

/** Draws a board. */
export function drawBoard(board: NorthwestView["board"]): Drawing {
  const cells = boardCells(board);
  const islands = board.islands.map((island) => landOf(cells, island.corners));
  const seams = board.tiles.map((tile) => {
    const { x, y, w, h } = boxAround(tile.squares);
    return `M${x} ${y}h${w}v${h}h${-w}z`;
  });
  return { ...draw(cells), islands: islands.join(""), seams: seams.join("") };
}

/** Draws one tile where it would lie. */
export function drawTile(squares: readonly string[], corners: string): Omit<Drawing, "islands" | "seams"> {
  const land = terrainOf(squares, corners);
  return draw(squares.map((name) => squareCell(squareOf(name), land)));
}

/** The outline of a sled's area: its land inside the tile, and the frozen squares that belong to it. */
export function areaOutline(
  squares: readonly string[],
  land: (col: number, row: number) => boolean,
  own: ReadonlySet<string>,
  frozen: number,
): string {
  const open = squares.filter((name) => squareOf(name).row >= frozen).map((name) => squareCell(squareOf(name), land));
  const icy = squares
    .filter((name) => squareOf(name).row < frozen)
    .filter((name) => squareCell(squareOf(name), land).some((c) => own.has(`${c.u},${c.v}`)))
    .map((name) => {
      const { x, y, w, h } = boxOf(name);
      return `M${x} ${y}h${w}v${h}h${-w}z`;
    });
  return pathOf(assemble(open, chartStyle, (c) => own.has(`${c.u},${c.v}`)).land, true) + icy.join("");
}

/** The lattice corners of the area of a tile that holds one of its corners (NW-G3, NW-I3). */
export function areaCorners(
  squares: readonly string[],
  land: (col: number, row: number) => boolean,
  corner: Square,
  frozen: number,
): Set<string> {
  const found = new Set<string>();
  const queue = [`${corner.col},${corner.row}`];
  const cells = squares.map((name) => {
    const cell = squareCell(squareOf(name), land);
    const runs = squareOf(name).row < frozen ? [[0, 1, 2, 3]] : areasOf(cell, chartStyle).map((a) => a.corners);
    return runs.map((run) => run.map((i) => `${cell[i]!.u},${cell[i]!.v}`));
  });
  for (let here = queue.pop(); here; here = queue.pop()) {
    if (found.has(here)) continue;
    found.add(here);
    for (const runs of cells) for (const run of runs) if (run.includes(here)) queue.push(...run);
  }
  return found;
}

/** A vehicle that wants a place on a tile. */
export interface Vehicle {
  id: string;
  /** The lattice corners of a sled's area; null for a ship. */
  near: readonly string[] | null;
}

interface Place {
  p: Point;
  /** The lattice corners of the land or ice that it is part of; none in open sea. */
  ground: readonly string[];
  dry: boolean;
  icy: boolean;
  /** The distance to the nearest coast, and to the tile's rim. */
  coast: number;
  rim: number;
}

const cornerKey = ({ u, v }: Corner): string => `${u},${v}`;

function placesOf(squares: readonly string[], land: (col: number, row: number) => boolean, frozen: number): Place[] {
  const { x, y, w, h } = boxAround(squares);
  const cells = squares.map((name) => squareCell(squareOf(name), land));
  const grounds = cells.flatMap((cell) =>
    areasOf(cell, chartStyle).map((area) => ({ area, corners: area.corners.map((i) => cornerKey(cell[i]!)) })),
  );
  const areas = grounds.map(({ area }) => area);
  const shore = areas.flatMap((area) => area.coast?.points ?? []);
  const places: Place[] = [];
  for (let px = x + 14; px < x + w - 8; px += 9) {
    for (let py = y + 14; py < y + h - 8; py += 9) {
      const p: Point = [px, py];
      const rim = Math.min(px - x, x + w - px, py - y, y + h - py);
      const icy = py < frozen * unit;
      const here = grounds.find(({ area }) => inside(area.outline, p));
      const [col, row] = [Math.floor(px / unit), Math.floor(py / unit)];
      const cell = cells.find(([first]) => first!.u === col && first!.v === row);
      places.push({
        p,
        ground: icy ? (cell ?? []).map(cornerKey) : (here?.corners ?? []),
        dry: !!here,
        icy,
        coast: gap(shore, p),
        rim,
      });
    }
  }
  return places;
}

/** Finds a place for every vehicle on a tile: ships in open sea, sleds in their area, clear of each other and of the tokens. */
export function arrange(
  squares: readonly string[],
  vehicles: readonly Vehicle[],
  tokens: readonly Point[],
  land: (col: number, row: number) => boolean,
  frozen: number,
): Map<string, Spot> {
  const afloat = (place: Place, radius: number): number =>
    (place.dry ? 45 + place.coast : Math.max(0, radius * 0.8 - place.coast)) + (place.icy ? 25 : 0);
  const ashore = (near: readonly string[]) => (place: Place) => {
    const [u, v] = [0, 1].map(
      (k) => near.reduce((sum, key) => sum + Number(key.split(",")[k]) * unit, 0) / Math.max(1, near.length),
    );
    const drift = near.length ? Math.hypot(u! - place.p[0], v! - place.p[1]) * 0.5 : 0;
    return drift + (place.dry || place.icy ? 0 : 30 + place.coast);
  };
  const places = placesOf(squares, land, frozen);
  const afloatAt = places.filter(({ dry }) => !dry);
  const guests = vehicles.map(({ id, near }) => ({
    id,
    radius: near ? 27 : 31,
    places: near ? places.filter(({ ground }) => ground.some((corner) => near.includes(corner))) : afloatAt,
    misfit: near ? ashore(near) : afloat,
  }));
  return settle(
    guests.map((guest) => (guest.places.length ? guest : { ...guest, places })),
    tokens.map((p) => ({ p, r: 21 })),
  );
}
