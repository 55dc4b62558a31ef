// Alone or together against the game one plays against one's best scores, which this browser keeps (NS-SO3).
import { readStored, store } from "./settings.svelte";

export interface Best {
  table: string;
  score: number;
  /** The day, as YYYY-MM-DD. */
  day: string;
}

type Options = Record<string, boolean | number | string>;

const KEY = "skerry.scores";
const KEPT = 5;

const keyOf = (game: string, options: Options): string =>
  [
    game,
    ...Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  ].join(" ");

/** The best scores of a mode with these options, best first. */
export const bestScores = (game: string, options: Options): Best[] =>
  readStored<Record<string, Best[]>>(KEY, {})[keyOf(game, options)] ?? [];

/** Keep a score if it is one of the best; a table counts once. */
export function keepScore(game: string, options: Options, table: string, score: number, day: string): void {
  const known = bestScores(game, options);
  if (known.some((best) => best.table === table)) return;
  const list = [...known, { table, score, day }].sort((a, b) => b.score - a.score).slice(0, KEPT);
  store(KEY, { ...readStored<Record<string, Best[]>>(KEY, {}), [keyOf(game, options)]: list });
}
