// What is in the box, as the server tells it before anything is drawn.

/** A hexagonal tile as printed: corners clockwise from N. */
export interface HexTile {
  corners: string;
  feature: string | null;
}

interface Facts {
  tiles: Record<string, HexTile>;
  /** The places of a longship. */
  hold: number;
  animals: string[];
  captains: string[];
  /** The action points of a turn. */
  points: number;
  /** How strong settlements can be. */
  strengths: number[];
}

export let facts: Facts = { tiles: {}, hold: 0, animals: [], captains: [], points: 0, strengths: [] };

export function unpack(told: Facts): void {
  facts = told;
}

const OPEN_SEA: HexTile = { corners: "ssssss", feature: null };

export const hexTile = (name: string): HexTile => facts.tiles[name] ?? OPEN_SEA;
