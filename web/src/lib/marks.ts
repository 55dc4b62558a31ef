// Where on the map an event or an action takes place: names are told apart by their form (docs/notation.md).
import type { GameEvent, Mark } from "../api/types";
import { familyOf } from "./games";

const FORMS: [kind: string, form: RegExp][] = [
  ["square", /^[a-l][1-8]$/],
  ["corner", /^\+[a-m][1-9]$/],
  ["side", /^[a-l][1-8]\|\w+$/],
  ["arrow", /^(greenland|passage)$/],
  ["hex", /^-?\d+,-?\d+$/],
  ["area", /^(-?\d+,-?\d+\.(N|NE|SE|S|SW|NW)|mainland)$/],
];

function markOf(name: string): Mark | null {
  const found = FORMS.find(([, form]) => form.test(name));
  return found ? { kind: found[0], at: name } : null;
}

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(namesIn) : [];
}

export function eventMarks(event: GameEvent): Mark[] {
  return Object.entries(event)
    .filter(([key]) => key !== "kind")
    .flatMap(([, value]) => namesIn(value))
    .map(markOf)
    .filter((mark) => mark !== null);
}

/** The spots that an action names. */
export function actionMarks(game: string, notation: string): Mark[] {
  const words = notation.split(";")[0]?.split(" ") ?? [];
  const names = familyOf(game) === "northwest" ? words.flatMap((word) => (/^[a-l][1-8]-[a-l][1-8]$/.test(word) ? word.split("-") : [word])) : words;
  const marks = names.map(markOf).filter((mark) => mark !== null);
  return notation.startsWith("build ") ? marks.map((mark) => ({ ...mark, kind: "point" })) : marks;
}
