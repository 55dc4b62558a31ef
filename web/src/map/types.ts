/** What the maps take and give; names of things are those of docs/notation.md. */

export type Tone = "legal" | "selected" | "refused" | "hint" | "cause" | "last" | "danger" | "faint";

/** Something marked on the map. */
export interface Highlight {
  kind: string;
  at: string;
  tone: Tone;
}

/** Something that can be chosen on the map; the label is its accessible name. */
export interface Target {
  id: string;
  kind: string;
  at: string;
  label: string;
  tone?: Tone;
}

/** A tile that is being placed. */
export interface Ghost {
  /** Northwest: the squares, and the corners clockwise from the north-west one (nw n ne se s sw, nw ne e se sw w, or nw ne se sw). */
  squares?: string[];
  /** North Sea: the hexagon; its corners are clockwise from N as they lie. */
  at?: string;
  corners: string;
  symbol?: string | null;
  symbolAt?: string | null;
  feature?: string | null;
  ok: boolean;
}

/** What was picked or hovered: the target hit, or else the smallest thing there. */
export interface Pick {
  kind: string;
  at: string;
  id?: string;
  square?: string;
  hex?: string;
  original?: Event;
}

export interface Thing {
  kind: string;
  at: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface NorthwestTileOnBoard {
  squares: string[];
  kind: string;
  tile: string | null;
}

export interface NorthwestPlayer {
  seat: number;
  ship: { at: string; locked: boolean };
  sled: { state: "aboard" | "deployed" | "lost"; at: string | null; area: string | null; corners: string[] };
}

/** The part of a Northwest Passage view that the map draws. */
export interface NorthwestView {
  to_act?: number | null;
  sun: string;
  frozen_rows: number;
  board: {
    corners: string[];
    tiles: NorthwestTileOnBoard[];
    tokens: { square: string; kind: string }[];
    islands: { corners: string[] }[];
  };
  players: NorthwestPlayer[];
  passage_tokens: number[];
  greenland_tokens: number[];
  tuunbaq?: { on: boolean; at: string | null } | null;
}

export interface NorthSeaHex {
  at: string;
  tile: number | string | null;
  corners: string;
  feature: string | null;
  area: string | null;
}

export interface NorthSeaPlayer {
  seat: number;
  longship: string;
  aboard: { vikings: number; animals: Record<string, number> };
  mainland: number;
  vikings: { area: string; count: number }[];
}

/** The part of a North Sea view that the map draws. */
export interface NorthSeaView {
  hexes: NorthSeaHex[];
  mainland: string[];
  forbidden: string[];
  animals: { area: string; kind: string; count: number }[];
  settlements: { area: string; strength: number }[];
  enemy_ships: string[];
  outposts: { point: string; seat: number }[];
  islands: { areas: string[]; hexes: string[]; complete: boolean; never: boolean; influence: number[]; controllers: number[] }[];
  players: NorthSeaPlayer[];
}
