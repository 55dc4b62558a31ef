// A view of the North Sea game (docs/notation.md).
import type { BaseView } from "../view";

export interface NorthSeaPlayer {
  seat: number;
  longship: string;
  aboard: { vikings: number; animals: Record<string, number> };
  mainland: number;
  vikings: { area: string; count: number }[];
  outposts_left: number;
  livestock: Record<string, number>;
  settlements: number[];
  enemy_ships: number;
  dead: number;
  captain: string | null;
  captains: string[] | null;
  hand: (number | string)[] | null;
  hand_size: number;
}

export interface NorthSeaView extends BaseView {
  side: string;
  hexes: { at: string; tile: number | null; corners: string; feature: string | null; area: string | null }[];
  mainland: string[];
  forbidden: string[];
  animals: { area: string; kind: string; count: number }[];
  settlements: { area: string; strength: number }[];
  enemy_ships: string[];
  outposts: { point: string; seat: number }[];
  islands: {
    areas: string[];
    hexes: string[];
    complete: boolean;
    never: boolean;
    influence: number[];
    controllers: number[];
  }[];
  players: NorthSeaPlayer[];
  first: number;
  winter: number | null;
  draw_pile: number;
  points: number;
  turns_left: number;
}
