// Worths and moves in words.
import type { GameClient } from "../games/client";
import { t } from "../lib/i18n.svelte";
import type { Told, Worth } from "./api";

const digits = (value: number): string => value.toFixed(1).replace("-", "−");

/** How much less something comes to: in chance, where there is somebody to beat, and in points. */
export function lossWords(loss: Worth, chance: boolean): string {
  const points = t("study-loss-points", {
    points: digits(Math.abs(loss.points)),
    way: loss.points < 0 ? "more" : "less",
  });
  return chance ? t("study-loss-both", { percent: Math.round(loss.win * 100), points }) : points;
}

export const less = (best: Worth, other: Worth): Worth => ({
  win: Math.max(0, best.win - other.win),
  points: best.points - other.points,
});

export const moveWords = (client: GameClient, move: Told): string => client.actionWords({ ...move, cost: 0 });

export const signed = (value: number, suffix = ""): string =>
  `${value > 0 ? "+" : ""}${value.toFixed(suffix ? 0 : 1).replace("-", "−")}${suffix}`;
