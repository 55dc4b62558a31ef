// What happened at the table is felt: shown above the map, heard, and said. It comes from the events that the server sent.
import { mount, tick } from "svelte";

import type { Acted, GameEvent, TableState } from "../api/types";
import { loadMoments } from "../games/client";
import { reducedMotion, settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { eventWords } from "../lib/words";
import { gainedBetween, type Moment, type Scene } from "./moment";
import Stage from "./Stage.svelte";
import { buzz, sound } from "./sound";
import "./stage.css";

/** The place above everything where moments are shown. */
let stage: ReturnType<typeof Stage> | null = null;

/** The moments of an action, each with its event. */
async function momentsOf(
  table: TableStore,
  acted: Acted,
  before: TableState | null,
): Promise<{ moment: Moment; event: GameEvent }[]> {
  const moments = await loadMoments(table.family);
  const { state } = table;
  if (!moments || !state?.view) return [];
  const events = acted.events as GameEvent[];
  const scene: Scene = {
    before: before?.view ?? null,
    view: state.view,
    name: (seat) => table.name(seat),
    you: table.you,
    gained: gainedBetween(before?.score_sheet ?? null, state.score_sheet),
  };
  return events.flatMap((event) => [moments(event, scene) ?? []].flat().map((moment) => ({ moment, event })));
}

/** Those who see nothing hear it: what others did is told anyway, a great moment also by its name. */
function tell(table: TableStore, found: { moment: Moment; event: GameEvent }[], own: boolean): void {
  const titles = found.map(({ moment }) => [moment.title, moment.text].filter(Boolean).join(" "));
  const events = found.map(({ event }) => eventWords(table.family, table.client, event, (seat) => table.name(seat)));
  const words = [...new Set([...titles, ...(own || titles.some(Boolean) ? events : [])])].filter(Boolean);
  if (words.length) table.say(words.join(" "));
}

/** Lets an action's moments be felt; done when they have been shown. */
export async function feel(table: TableStore, acted: Acted, before: TableState | null): Promise<void> {
  const found = await momentsOf(table, acted, before);
  if (!found.length) return;
  const own = table.you.includes(acted.seat);
  tell(table, found, own);
  const sounds = new Set(found.map(({ moment }) => moment.sound));
  for (const name of sounds) sound(name);
  const pace = own ? 1 : settings.speed;
  if (reducedMotion() || !settings.speed || document.hidden) return;
  for (const name of sounds) buzz(name);
  stage ??= mount(Stage, { target: document.body });
  const marks = found.flatMap(({ moment }) => moment.at ?? []);
  table.pointed = marks;
  await tick();
  await stage.show(
    found.map(({ moment }) => moment),
    pace,
    table.family,
  );
  if (table.pointed === marks) table.pointed = [];
}
