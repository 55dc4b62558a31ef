// What a game lets one feel: each of its events may be a moment, told by its list (`games/<game>/moments.ts`).
import type { GameEvent, Mark, ScoreSheet, View } from "../api/types";
import type { Sound } from "./sound";

/** Something small flies to its owner, a card turns over, a place shines, or a line says what a great thing happened. */
export type Look = "flight" | "card" | "glow" | "banner";

export interface Moment {
  /** The kind of the event. */
  of: string;
  look: Look;
  /** Where on the map it happens. */
  at?: Mark;
  /** Whose it is: it flies to this player's card. */
  seat?: number;
  /** What it shows, and what a card showed before it turned. */
  icon: string;
  back?: string;
  points?: number;
  title?: string;
  /** A great word of which a game has few: it has rays, and lasts longer. */
  great?: boolean;
  text?: string;
  sound: Sound;
}

/** The table around an event. */
export interface Scene {
  before: View | null;
  view: View;
  name: (seat: number) => string;
  /** The seats at this screen. */
  you: number[];
  /** The points that a seat's lines of a category have gained. */
  gained: (seat: number, category: string) => number;
}

/** What of an event is felt: nothing, a moment, or one for each thing that it is about. */
export type Moments = (event: GameEvent, scene: Scene) => Moment | Moment[] | null;

export const seatOf = (event: GameEvent): number => event.seat as number;

const pointsIn = (sheet: ScoreSheet | null, seat: number, category: string): number =>
  (sheet?.lines ?? [])
    .filter((line) => line.seat === seat && line.category === category)
    .reduce((sum, line) => sum + line.points, 0);

export const gainedBetween =
  (before: ScoreSheet | null, after: ScoreSheet | null) =>
  (seat: number, category: string): number =>
    pointsIn(after, seat, category) - pointsIn(before, seat, category);
