import type { components } from "./schema";

export type Schemas = components["schemas"];

/** A game that can be played. */
export type GameInfo = Schemas["GameOut"];
/** What its client draws of its components. */
export type Facts = Record<string, any>;
export type Option = Schemas["OptionOut"];
export type Games = Omit<Schemas["GamesOut"], "games"> & { games: GameInfo[]; languages?: string[] };
export type Table = Omit<Schemas["TableOut"], "state"> & { state: TableState };
export type TableState = Omit<Schemas["State"], "legal"> & { legal: LegalAction[] };
export type TableSeat = Schemas["SeatOut"];
export type TableSummary = Schemas["TableSummary"];
/** An action taken apart: its kind, and what the kind needs. */
export type ActionData = { kind: string; [key: string]: any };
export type LegalAction = Omit<Schemas["LegalAction"], "data"> & { data: ActionData };
/** The rules of a mode, in the reader's language. */
export type Rules = Schemas["RulesOut"];
export type Rule = Schemas["RuleOut"];
export type Refusal = Schemas["RefusalOut"];
export type Preview = Schemas["PreviewOut"];
export type Hint = Schemas["HintOut"];
export type Mark = Schemas["MarkOut"];
export type ScoreSheet = Schemas["ScoreSheetOut"];
export type ScoreLine = Schemas["ScoreLineOut"];
export type Outcome = Schemas["OutcomeOut"];
export type Problem = Schemas["ProblemBody"];
export type Position = Schemas["PositionOut"];
export type Level = Schemas["GamesOut"]["bots"][number];
export type SeatRequest = Schemas["SeatIn"];
/** A table to set: what is played, who sits there, and how. */
export type TableRequest = Partial<Schemas["TableIn"]> & Pick<Schemas["TableIn"], "game" | "seats">;
export type ClockRequest = NonNullable<Schemas["TableIn"]["clock"]>;
export type Clock = Schemas["ClockOut"];
export type Listing = Schemas["ListingOut"];
export type Entry = Exclude<Schemas["TableLog"]["entries"][number], { kind: "acted" }> | Acted;
/** Somebody's action; without `data` if the reader may not know it. */
export type Acted = Omit<Schemas["Acted"], "data"> & { data: ActionData | null };

/** A game's view (docs/notation.md). */
export type View = { [key: string]: any };
/** An event: `kind` and what the kind tells. */
export type GameEvent = { kind: string; [key: string]: unknown };
