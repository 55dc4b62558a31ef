// The pieces, and the geometry of a tile being placed.
import { hexTile } from "./components";

export const DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export const ANIMALS = ["pig", "hen", "goat", "sheep", "cattle", "horse"] as const;
export type Animal = (typeof ANIMALS)[number];

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

/** The pieces as the notation writes them: Vikings first, then animals in their order. */
export function piecesText(pieces: Pieces): string {
  const words: string[] = [];
  if (pieces.vikings === 1) words.push("viking");
  else if (pieces.vikings > 1) words.push(`${pieces.vikings} vikings`);
  for (const animal of ANIMALS) {
    const count = pieces.animals[animal] ?? 0;
    if (count === 1) words.push(animal);
    else if (count > 1) words.push(`${count} ${animal === "sheep" || animal === "cattle" ? animal : `${animal}s`}`);
  }
  return words.join(" ");
}
