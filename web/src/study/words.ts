// Worths and moves in words.
import type { GameClient } from "../games/client";
import { language, t } from "../lib/i18n.svelte";
import type { Told, Worth } from "./api";

/** A number as the reader's language writes it, with a true minus. */
function digits(value: number, decimals: number, signed = false): string {
  const rounded = Number(value.toFixed(decimals)) || 0;
  const written = new Intl.NumberFormat(language(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(rounded);
  return written.replace("-", "−");
}

/** Points of a search, with one decimal; `count` is for the word after them. */
const pointArgs = (points: number, signed = false): { points: string; count: number } => ({
  points: digits(points, 1, signed),
  count: Math.abs(Number(points.toFixed(1))),
});

/** How much less something comes to: in chance, where there is somebody to beat, and in points. */
export function lossWords(loss: Worth, chance: boolean): string {
  const percent = chance ? Math.round(loss.win * 100) : 0;
  const way = loss.points < 0 ? "more" : "less";
  const points = t("study-loss-points", { ...pointArgs(Math.abs(loss.points)), way });
  if (percent <= 0) return points;
  return Number(loss.points.toFixed(1))
    ? t("study-loss-both", { percent, points })
    : t("study-loss-chance", { percent });
}

/** What a bot expects of a move. */
export const worthWords = (win: number, points: number): string =>
  t("study-hint-worth", { percent: Math.round(win * 100), ...pointArgs(points) });

/** What a draw brought: in chance, where there is somebody to beat, and in points. */
export const luckWords = (luck: Worth, chance: boolean): string =>
  t(chance ? "study-luck-here" : "study-luck-points", {
    percent: digits(luck.win * 100, 0, true),
    ...pointArgs(luck.points, true),
  });

/** The same in one number. */
export const luckNumber = (luck: Worth, chance: boolean): string =>
  chance ? t("study-percent", { value: digits(luck.win * 100, 0, true) }) : digits(luck.points, 1, true);

export const less = (best: Worth, other: Worth): Worth => ({
  win: Math.max(0, best.win - other.win),
  points: best.points - other.points,
});

export const moveWords = (client: GameClient, move: Told): string => client.actionWords({ ...move, cost: 0 });
