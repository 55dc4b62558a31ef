import type { components } from "./schema";

type Schemas = components["schemas"];

export type GameInfo = Schemas["GameOut"];
export type Option = Schemas["OptionOut"];
export type Games = Schemas["GamesOut"];
export type Table = Schemas["TableOut"];
export type TableState = Schemas["State"];
export type TableSeat = Schemas["SeatOut"];
export type TableSummary = Schemas["TableSummary"];
export type LegalAction = Schemas["LegalAction"];
export type Refusal = Schemas["RefusalOut"];
export type Preview = Schemas["PreviewOut"];
export type Hint = Schemas["HintOut"];
export type Mark = Schemas["MarkOut"];
export type ScoreSheet = Schemas["ScoreSheetOut"];
export type ScoreLine = Schemas["ScoreLineOut"];
export type Outcome = Schemas["OutcomeOut"];
export type Problem = Schemas["ProblemBody"];
export type Position = Schemas["PositionOut"];
export type Level = NonNullable<Schemas["SeatIn"]["level"]>;
export type SeatRequest = Schemas["SeatIn"];
export type Entry = Schemas["TableLog"]["entries"][number];
export type Acted = Schemas["Acted"];

/** A game's view (docs/notation.md). */
export type View = { [key: string]: any };
/** An event: `kind` and what the kind tells. */
export type GameEvent = { kind: string; [key: string]: unknown };
