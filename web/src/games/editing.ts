// Setting up a position by hand: what a family's `editor.ts` offers. It changes the lines of a diagram; whether the
// result can be is for the server to say.
import type { Ghost, Target } from "../map/types";

/** Something to put on the map, or a way to take it away. */
export interface Tool {
  id: string;
  label: string;
  /** The tile that it lays. */
  tile?: string;
}

/** A number or a choice of the position that has no place on the map. */
export interface Field {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  /** The diagram with another value. */
  set: (value: string) => string;
}

/** Somewhere beside the map where a tool can put its piece. */
export interface Shelf {
  label: string;
  diagrams: string[];
}

export interface Editor {
  groups: (diagram: string) => { title: string; tools: Tool[] }[];
  /** Where the tool can be used. */
  targets: (view: any, tool: string) => Target[];
  /** In how many ways the tile can be turned. */
  ways: (tool: string) => number;
  ghost: (tool: string, at: string, turn: number) => Ghost | null;
  /** What using the tool there may mean: the first of these diagrams that can be is taken. */
  put: (diagram: string, tool: string, at: string, turn: number) => string[];
  shelves: (diagram: string, tool: string) => Shelf[];
  fields: (diagram: string) => { title: string; fields: Field[] }[];
}

const start = (name: string): string => `${name}: `;

/** The value of the first line with that name. */
export const valueOf = (diagram: string, name: string): string =>
  diagram
    .split("\n")
    .find((line) => `${line} `.startsWith(start(name)))
    ?.slice(name.length + 1)
    .trim() ?? "";

/** The diagram with another value in its first line with that name. */
export function withValue(diagram: string, name: string, value: string): string {
  const lines = diagram.split("\n");
  const at = lines.findIndex((line) => `${line} `.startsWith(start(name)));
  return lines.map((line, i) => (i === at ? `${name}: ${value}`.trimEnd() : line)).join("\n");
}

export const without = (diagram: string, unwanted: (line: string) => boolean): string =>
  diagram
    .split("\n")
    .filter((line) => !unwanted(line))
    .join("\n");

/** The diagram with a line more, before the first that fits. */
export function withLine(diagram: string, line: string, before: RegExp): string {
  const lines = diagram.split("\n");
  const at = lines.findIndex((other) => before.test(other));
  return [...lines.slice(0, at), line, ...lines.slice(at)].join("\n");
}

export const numbered = (low: number, high: number): { value: string; label: string }[] =>
  Array.from({ length: high - low + 1 }, (_, i) => ({ value: String(low + i), label: String(low + i) }));

export const lettersOf = (diagram: string): string[] => [..."ABCD"].slice(0, Number(valueOf(diagram, "seats")));
