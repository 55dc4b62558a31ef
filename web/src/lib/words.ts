// Actions and events in words, in the reader's language.
import type { Acted, GameEvent } from "../api/types";
import type { Choice, GameClient } from "../games/client";
import { knows, t, type Args } from "./i18n.svelte";
import { signed } from "./numbers";
import { seatLetter } from "./seats";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => capital(text.trim()) + (/[.!?…]$/.test(text.trim()) ? "" : ".");

/** What something is: "Label: what", as the reader's language writes it. */
export const labelled = (label: string, what: string | number): string => t("web-labelled", { label, what });

/** Several statements about one thing in one line. */
export const joined = (parts: string[]): string =>
  parts.filter(Boolean).reduce((first, next) => (first ? t("web-joined", { first, next }) : next), "");

/** The land corners of a pattern, by name: "land NW N" or "no land". */
export function landWords(corners: string, names: string[]): string {
  const land = names.filter((_, i) => corners[i] === "L").map((name) => t(`web-dir-${name}`));
  if (land.length === 0) return t("web-all-sea");
  if (land.length === names.length) return t("web-all-land");
  return t("web-land-at", { corners: land.join(" ") });
}

/** An action that was made, as far as the reader may know it. */
export function actedWords(client: GameClient, acted: Acted): string {
  return acted.data ? client.actionWords({ ...acted, cost: 0 } as Choice) : acted.notation;
}

// -- events ---------------------------------------------------------------------------------------

const placeName = (client: GameClient, value: string, what = ""): string =>
  client.placeWords && client.spot(value) ? client.placeWords(value, what) : value;

interface Told {
  key: string;
  args: Record<string, string | number>;
  message: string;
}

/** A message that the server wrote, with the places' names that people say. */
export function toldWords(client: GameClient, told: Told): string {
  if (!client.placeWords || !knows(told.key)) return told.message;
  const named = Object.entries(told.args).map(([name, value]) => [
    name,
    typeof value === "string" ? placeName(client, value, name) : value,
  ]);
  return t(told.key, Object.fromEntries(named) as Args);
}

/** What a move is good for; the texts are in the part `bots-<family>` of the catalogue. */
export const reasonWords = (client: GameClient, reason: Told): string =>
  toldWords(client, { ...reason, key: `bots-reason-${reason.key}` });

/** Values as the catalogue's messages take them: plain ones as they are, seats by name, lists joined. */
export function eventArgs(client: GameClient, event: GameEvent, name: (seat: number) => string): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "string") args[key] = placeName(client, value, key);
    else if (typeof value === "number") args[key] = key === "change" ? signed(value) : value;
    else if (typeof value === "boolean") args[key] = String(value);
    else if (Array.isArray(value)) args[key] = value.map((item) => placeName(client, String(item))).join(", ");
    else if (value === null) args[key] = "";
    else if (key === "animals") Object.assign(args, value);
  }
  if (typeof event.seat === "number") {
    args.player = name(event.seat);
    args.name = name(event.seat);
    args.letter = seatLetter(event.seat);
  }
  return args;
}

/** An event as a sentence; empty for one that the log leaves out. */
export function eventWords(
  family: string,
  client: GameClient,
  event: GameEvent,
  name: (seat: number) => string,
): string {
  const told = client.told?.(event) ?? [event];
  return told
    .map((part) => ({ part, key: `${family}-event-${part.kind.replaceAll("_", "-")}` }))
    .filter(({ key }) => knows(key))
    .map(({ part, key }) => sentence(t(key, eventArgs(client, part, name))))
    .join(" ");
}

/** Neighbours of a kind that the catalogue tells as several, as one event with the names of all their tiles. */
function gathered(family: string, client: GameClient, events: readonly GameEvent[]): GameEvent[] {
  const named = (tile: unknown): string => client.tileName?.(String(tile)) ?? String(tile);
  return events.reduce<GameEvent[]>((all, event) => {
    const [before, kind] = [all.at(-1), `${event.kind}-several`];
    const alike = before?.seat === event.seat && (before?.kind === event.kind || before?.kind === kind);
    if (!before || !alike || !knows(`${family}-event-${kind}`)) return [...all, event];
    const first = before.kind === kind ? before.tile : named(before.tile);
    return [...all.slice(0, -1), { ...event, kind, tile: `${first}, ${named(event.tile)}` }];
  }, []);
}

/** What an action did; the action itself goes first where nothing that happened names who acted. */
export function happenedWords(
  family: string,
  client: GameClient,
  acted: Acted,
  events: readonly GameEvent[],
  name: (seat: number) => string,
): string {
  const [done, paid] = [false, true].map((price) => events.filter((event) => !!client.price?.(event) === price));
  const told = gathered(family, client, [...done!, ...paid!]).map((event) => eventWords(family, client, event, name));
  const named = events.some((event) => event.seat === acted.seat);
  if (acted.data && !named && told.some(Boolean)) told.unshift(sentence(actedWords(client, acted)));
  return told.filter(Boolean).join(" ");
}

/** A line of the score sheet: what the points are for. */
export function scoreWords(family: string, line: { category: string; args: Record<string, string | number> }): string {
  const key = `${family}-score-${line.category.replaceAll("_", "-")}`;
  return knows(key) ? t(key, line.args) : line.category;
}

/** Why a game ended as it did. */
export function outcomeWords(family: string, reason: string): string {
  for (const key of [`${family}-outcome-${reason.replaceAll("_", "-")}`, `web-outcome-${reason.replaceAll("_", "-")}`])
    if (knows(key)) return t(key);
  return "";
}
