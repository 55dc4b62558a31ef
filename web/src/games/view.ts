// What every game's view has (docs/notation.md).
import type { Outcome } from "../api/types";

export interface BaseView {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  number: number;
  turn: number;
  to_act: number | null;
  you: number | null;
  phase: string;
  scores: number[];
  outcome: Outcome | null;
}
