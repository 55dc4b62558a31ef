// Seats: their letters, and who sits there in words.
import type { TableSeat } from "../api/types";
import { t } from "./i18n.svelte";

export const SEAT_LETTERS = "ABCD";

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? "?";

/** The colour of a seat's pieces, and of letters upon it: the page's theme knows them. */
export const seatColour = (seat: number): string => `var(--seat-${seat})`;
export const seatInk = (seat: number): string => `var(--on-${seat})`;

/** Who sits there: the name, the bot's rank, or the seat's letter. */
export function seatWords(seat: TableSeat): string {
  const letter = seatLetter(seat.seat);
  if (seat.kind === "open") return t("web-seat-free");
  if (seat.kind === "bot" && seat.level && !seat.name)
    return t("web-bot-name", { rank: t(`web-bot-${seat.level}`), letter });
  return seat.name ?? t("web-player", { letter });
}
