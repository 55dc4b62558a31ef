// What can be asked away from the tables: positions of studies, puzzles, analyses.
import { ask } from "../api/client";
import type { Hint, LegalAction, Level, Schemas } from "../api/types";

export type Study = Omit<Schemas["StudyOut"], "legal" | "moves"> & { legal: LegalAction[]; moves: Move[] };
export type Move = Omit<Schemas["StudyMove"], "data"> & { data: LegalAction["data"] };
export type Told = Omit<Schemas["MoveOut"], "data"> & { data: LegalAction["data"] };
export type Listed = Schemas["PuzzleListed"];
export type Puzzle = Omit<Schemas["PuzzleOut"], "line"> & { line: Told[] };
export type Worth = Schemas["WorthOut"];
export type Decision = Omit<Schemas["DecisionOut"], "best" | "played" | "line"> & {
  best: Told;
  played: Told;
  line: Told[];
};
export type Analysis = Omit<Schemas["AnalysisOut"], "decisions"> & { decisions: Decision[] };
export type Depth = NonNullable<Schemas["AnalysisIn"]["level"]>;

/** A position: a record or a diagram, how far to go in it, and what is played from there. */
export interface Place {
  record: string;
  number: number | null;
  actions: string[];
}

export const studies = {
  begin: async (game: string, seats: number, options: Schemas["StudyNewIn"]["options"]) =>
    (await ask<{ record: string }>("POST", "/study/new", { game, seats, options })).record,
  position: (place: Place, seat: number | null = null) => ask<Study>("POST", "/study", { ...place, seat }),
  hints: (place: Place, level: Level) => ask<{ hints: Hint[] }>("POST", "/study/hint", { ...place, level }),
  puzzles: async (family: string) => (await ask<{ puzzles: Listed[] }>("GET", `/puzzles/${family}`)).puzzles,
  puzzle: (family: string, id: string) => ask<Puzzle>("GET", `/puzzles/${family}/${id}`),
  analyse: (table: string, level: Depth) => ask<Analysis>("POST", `/tables/${table}/analysis`, { level }),
  analysis: (table: string) => ask<Analysis>("GET", `/tables/${table}/analysis`),
  cancel: (table: string) => ask<unknown>("DELETE", `/tables/${table}/analysis`),
  tryAgain: (table: string, number: number, action: string) =>
    ask<{ worth: Worth; best_worth: Worth }>("POST", `/tables/${table}/analysis/${number}/try`, { action }),
};
