// The pieces, and the geometry of a tile being placed.
import { facts, hexTile } from "./components";

export const DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export interface Pieces {
  vikings: number;
  animals: Partial<Record<string, number>>;
}

/** A tile's six corners as it lies, clockwise from N, when its printed N corner points to `turn`. */
export function hexCorners(tile: string, turn: string): string {
  const printed = hexTile(tile).corners;
  const shift = Math.max(
    0,
    DIRECTIONS.findIndex((name) => name === turn),
  );
  return printed.slice(6 - shift) + printed.slice(0, 6 - shift);
}

/** The corner in which a land area begins, clockwise from N, for every land area of a tile; the longest first. */
export function landAreas(corners: string): { first: number; size: number }[] {
  if (!corners.includes("s")) return [{ first: 0, size: corners.length }];
  const areas: { first: number; size: number }[] = [];
  for (let i = 0; i < 6; i++) {
    if (corners[i] !== "L" || corners[(i + 5) % 6] === "L") continue;
    let size = 1;
    while (corners[(i + size) % 6] === "L") size++;
    areas.push({ first: i, size });
  }
  return areas;
}

/** The corners of the area where a tile's land feature stands (NS-G3), as it lies: indices clockwise from N. */
export function featureArea(tile: string, turn: string): number[] {
  const printed = hexTile(tile).corners;
  const areas = landAreas(printed);
  const best = areas.reduce<{ first: number; size: number } | null>(
    (found, area) => (!found || area.size > found.size ? area : found),
    null,
  );
  if (!best) return [];
  const shift = Math.max(
    0,
    DIRECTIONS.findIndex((name) => name === turn),
  );
  return Array.from({ length: best.size }, (_, i) => (best.first + i + shift) % 6).sort((a, b) => a - b);
}

/** What makes two turns of a tile the same: the terrain, and the area of its feature. */
export function turnKey(tile: string, turn: string): string {
  const land = hexTile(tile).feature !== "ship";
  return `${hexCorners(tile, turn)} ${land ? featureArea(tile, turn).join("") : ""}`;
}

export const countOf = (pieces: Pieces, kind: string): number =>
  kind === "viking" ? pieces.vikings : (pieces.animals[kind] ?? 0);

/** Which pieces there are: Vikings first, then animals in their order. */
export const kindsIn = (pieces: Pieces): string[] =>
  ["viking", ...facts.animals].filter((kind) => countOf(pieces, kind) > 0);

/** The pieces as the notation reads them. */
export const piecesText = (pieces: Pieces): string =>
  kindsIn(pieces)
    .map((kind) => `${countOf(pieces, kind)} ${kind}`)
    .join(" ");
