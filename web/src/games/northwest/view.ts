// A view of Northwest Passage (docs/notation.md).
import type { BaseView } from "../view";

export interface Crew {
  available: number;
  resting: number;
}

export interface NorthwestPlayer {
  seat: number;
  ship: { at: string; locked: boolean };
  sled: { state: "aboard" | "deployed" | "lost"; at: string | null; area: string | null; corners: string[] };
  crew: { ship: Crew; sled: Crew; gone: number };
  reserve: { large: string[]; small: Record<string, number> };
  tokens: Record<string, number>;
  passage: number | null;
  greenland: number | null;
  passed: boolean;
  returned: boolean;
  prestige: number;
}

export interface Forecast {
  round: number;
  sun: string;
  frozen_rows: number;
  locked: number[];
  lost: number[];
}

export interface NorthwestView extends BaseView {
  round: number;
  year: number;
  sun: string;
  frozen_rows: number;
  forecast: Forecast[];
  board: {
    corners: string[];
    tiles: { squares: string[]; kind: string; tile: string | null }[];
    tokens: { square: string; kind: string; zone: number }[];
    islands: { corners: string[]; tiles: number; points: number; seat: number | null }[];
  };
  players: NorthwestPlayer[];
  order: number[];
  next_order: number[];
  active: number;
  display: string[];
  piles: Record<string, number>;
  reserve: number;
  passage_tokens: number[];
  greenland_tokens: number[];
  cartography_left: number;
  small_left: number;
  tuunbaq?: { on: boolean; at: string | null } | null;
  terror?: {
    season: number;
    turn: number;
    food: number[];
    morale: number[];
    sites: number[];
    sites_needed: number;
    card: string | null;
    cards_left: number;
    ice_shift: number;
    small_display: Record<string, number>;
    refreshed: "large" | "small" | null;
  } | null;
}
