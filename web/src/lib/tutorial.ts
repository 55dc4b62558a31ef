// The first turns, step by step: each asks for a move, points at where to make it, and goes on when it is made.
import type { Family } from "./games";

export interface Step {
  /** Message `web-learn-<family>-<key>`. */
  key: string;
  /** The move that completes it; without one the learner goes on by a button. */
  done?: RegExp;
  /** The part of the page to look at. */
  point?: "display" | "reserve" | "map" | "verbs" | "forecast" | "buttons" | "hand" | "captains" | "cargo";
}

export const STEPS: Record<Family, Step[]> = {
  northwest: [
    { key: "draft", done: /^take /, point: "display" },
    { key: "sail", done: /^ship move /, point: "map" },
    { key: "discover", done: / (discover|explore)/, point: "verbs" },
    { key: "end", done: /^end$/, point: "buttons" },
    { key: "place", done: / place /, point: "reserve" },
    { key: "draw", done: / draw /, point: "display" },
    { key: "ice", point: "forecast" },
    { key: "sled", point: "verbs" },
    { key: "pass", done: /^pass$/, point: "buttons" },
    { key: "goal" },
  ],
  northsea: [
    { key: "captain", done: /^choose /, point: "captains" },
    { key: "place", done: /^place /, point: "hand" },
    { key: "sail", done: /^sail /, point: "map" },
    { key: "unload", done: /^(un)?load /, point: "cargo" },
    { key: "end", done: /^end$/, point: "buttons" },
    { key: "again", done: /^place /, point: "hand" },
    { key: "march", point: "map" },
    { key: "build", point: "map" },
    { key: "goal" },
  ],
};

const KEY = "skerry.learning";

/** The table that was made to learn at, if it is this one. */
export const isLearning = (table: string): boolean => sessionStorage.getItem(KEY) === table;
export const learnAt = (table: string): void => sessionStorage.setItem(KEY, table);
