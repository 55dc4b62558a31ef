import { expect, test } from "vitest";

import type { GameEvent } from "../../api/types";
import { coursesOf, softened } from "./courses";

const events = [
  { kind: "ship-moved", seat: 0, from: "greenland", to: "k3" },
  { kind: "sled-deployed", seat: 0, at: "k3", area: "ne" },
  { kind: "sled-moved", seat: 0, from: "k3", to: "k2" },
  { kind: "ship-moved", seat: 1, from: "greenland", to: "k4" },
  { kind: "ship-moved", seat: 0, from: "k3", to: "j3" },
  { kind: "sled-stowed", seat: 0 },
  { kind: "sled-deployed", seat: 0, at: "j3", area: "n" },
] as unknown as GameEvent[];

test("every ship and every outing of a sled has its course", () => {
  expect(coursesOf(events)).toEqual([
    { seat: 0, vehicle: "ship", stops: ["greenland", "k3", "j3"] },
    { seat: 0, vehicle: "sled", stops: ["k3", "k2"] },
    { seat: 1, vehicle: "ship", stops: ["greenland", "k4"] },
  ]);
});

test("a course begins and ends where its vehicle did", () => {
  expect(softened([])).toBe("");
  const line = softened([
    [0, 0],
    [80, 0],
    [80, 80],
  ]);
  expect(line.startsWith("M0 0")).toBe(true);
  expect(line.endsWith("80 80")).toBe(true);
});
