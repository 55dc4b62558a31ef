// A clock as people read it.
import type { Clock } from "../api/types";
import { t } from "../lib/i18n.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The milliseconds that a seat has left at that time of the server's clock; null if none are counted for it. */
export function timeLeft(clock: Clock, seat: number, now: number): number | null {
  const running = clock.seat === seat;
  if (clock.kind === "days") return running && clock.deadline !== null ? Math.max(0, clock.deadline - now) : null;
  const left = clock.left?.[seat] ?? 0;
  return Math.max(0, left - (running ? Math.max(0, now - clock.since) : 0));
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Minutes and seconds as on a clock; from a day on days and hours, in words. */
export function timeWords(left: number): string {
  if (left >= DAY) {
    const hours = Math.floor(left / HOUR);
    return t("web-time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
