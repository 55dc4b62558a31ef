// What is in the box, as the server tells it before anything is drawn.

/** A large tile's front: corners clockwise from the north-west one (nw n ne se s sw), `L` or `s`. */
export interface LargeTile {
  corners: string;
  symbol: string | null;
  half: "west" | "east" | null;
}

interface Facts {
  columns: number;
  rows: number;
  rounds: number;
  /** The crew of an expedition. */
  crew: number;
  /** The frozen rows by the sun's position, in the order in which it wanders. */
  sun: Record<string, number>;
  /** What prestige is multiplied with, by column. */
  zones: number[];
  /** The squares that the arrows touch. */
  greenland: string[];
  passage: string[];
  /** The kinds of tokens: of a set, of what lies on tiles, and what first to fourth in some of them win. */
  tokens: string[];
  tokens_on_tiles: string[];
  majorities: Record<string, number[]>;
  /** The Voyage cards, with the rows by which each moves the ice; the turns of a season. */
  cards: Record<string, number>;
  season_turns: number;
  large_tiles: Record<string, LargeTile>;
  /** By kind, the corners (nw ne se sw) of a small tile as its notation says that it is turned. */
  small_tiles: Record<string, Record<string, string>>;
}

export let facts: Facts = {
  columns: 0,
  rows: 0,
  rounds: 0,
  crew: 0,
  sun: {},
  zones: [],
  greenland: [],
  passage: [],
  tokens: [],
  tokens_on_tiles: [],
  majorities: {},
  cards: {},
  season_turns: 0,
  large_tiles: {},
  small_tiles: {},
};

export function unpack(told: Facts): void {
  facts = told;
}

/** Neighbouring columns where prestige is worth the same, from west to east. */
export function zones(): { worth: number; from: number; to: number }[] {
  const worths = facts.zones;
  const borders = worths.flatMap((worth, column) => (worth === worths[column - 1] ? [] : [column]));
  return borders.map((from, i) => ({ worth: worths[from]!, from, to: borders[i + 1] ?? worths.length }));
}

const OPEN_SEA: LargeTile = { corners: "ssssss", symbol: null, half: null };

export const largeTile = (name: string): LargeTile => facts.large_tiles[name] ?? OPEN_SEA;
export const smallKinds = (): string[] => Object.keys(facts.small_tiles);
export const smallCorners = (kind: string, turn: string | null): string =>
  facts.small_tiles[kind]?.[turn ?? ""] ?? "ssss";
/** The ways in which a small tile can be turned, in the notation's words. */
export const smallTurns = (kind: string): (string | null)[] =>
  Object.keys(facts.small_tiles[kind] ?? {}).map((turn) => turn || null);
