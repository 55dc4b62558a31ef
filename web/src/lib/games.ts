// What can be played, as the server tells it; asked once.
import { api } from "../api/client";
import type { GameInfo, Games } from "../api/types";
import { groupBy } from "./group";
import { knows, t } from "./i18n.svelte";

let asked: Promise<Games> | null = null;

export function gameList(): Promise<Games> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The families in the server's order, each with its games. */
export function families(games: readonly GameInfo[]): Map<string, GameInfo[]> {
  return groupBy(games, (game) => game.family);
}

/** The name of a family: the catalogue's, or the title of its first game. */
export function familyTitle(family: string, games: readonly GameInfo[]): string {
  const key = `web-family-${family}`;
  return knows(key) ? t(key) : (games.find((game) => game.family === family)?.title ?? family);
}

/** The name of a mode: `form` is "short" beside its family's name, "long" alone. */
export function modeTitle(game: string, title: string, form: "" | "-short" | "-long" = ""): string {
  const key = `web-mode-${game}${form}`;
  return knows(key) ? t(key) : title;
}

/** Alone or together one plays for the best score. */
export const playsForBest = (game: GameInfo): boolean => game.cooperative || game.max_seats === 1;
