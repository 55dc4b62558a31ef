// Lessons: little games that begin where something can be learned. Each game brings its own (`lessons.json`, written by
// `python -m tests.docs.lessons`): a record to go on from, and what to do there.
import { api } from "../api/client";
import type { SeatRequest } from "../api/types";
import { loadParts, t } from "../lib/i18n.svelte";
import { learn, learning } from "../lib/learning";
import { go } from "../lib/router.svelte";
import { readStored, settings, store } from "../lib/settings.svelte";

export interface Step {
  key: string;
  /** What is asked for; empty where there is only something to read. */
  action: string;
  /** How the notation of a move begins that is as good. */
  like: string;
}

export interface Lesson {
  id: string;
  seats: number;
  record: string;
  steps: Step[];
}

const files = import.meta.glob<{ default: Lesson[] }>("../games/*/lessons.json");

/** A family's lessons, with their words. */
export async function loadLessons(family: string): Promise<Lesson[]> {
  const file = files[`../games/${family}/lessons.json`];
  if (!file) return [];
  const [{ default: lessons }] = await Promise.all([file(), loadParts("web-learn", `web-${family}-lessons`)]);
  return lessons;
}

export const lessonTitle = (family: string, lesson: string): string => t(`web-lesson-${family}-${lesson}`);
export const stepWords = (family: string, lesson: string, step: Step): string =>
  t(`web-lesson-${family}-${lesson}-${step.key}`);

const LEARNT = "skerry.lessons";
export const learnt = (): string[] => readStored<string[]>(LEARNT, []);
export const markLearnt = (family: string, lesson: string): void =>
  store(LEARNT, [...new Set([...learnt(), `${family} ${lesson}`])]);

/** How many steps of a lesson these moves, one after the other, have taken. */
export function stepsTaken({ steps }: Lesson, moves: string[]): number {
  let at = 0;
  for (const move of moves) {
    const step = steps[at];
    if (step?.like && move.startsWith(step.like)) at += 1;
  }
  return at;
}

/** Opens a table for a lesson; that of the lesson before goes. */
export async function openLesson(lesson: Lesson): Promise<void> {
  const before = learning();
  const name = settings.name.trim() || t("web-player", { letter: "A" });
  const others = Array.from({ length: lesson.seats - 1 }, (): SeatRequest => ({ kind: "bot", level: "boy" }));
  const table = await api.importRecord(lesson.record, [{ kind: "me", name }, ...others]);
  learn({ table: table.id, lesson: lesson.id });
  go(`/t/${table.id}`);
  if (before) await api.remove(before.table).catch(() => {});
}
