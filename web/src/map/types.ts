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
  /** On squares: their names; the corners are clockwise from the north-west one. */
  squares?: string[];
  /** On a hexagon: its name; the corners are clockwise from N as they lie. */
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

/** From one thing to another. */
export interface Arrow {
  from: Thing;
  to: Thing;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
