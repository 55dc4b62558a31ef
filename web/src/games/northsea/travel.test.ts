import { expect, it } from "vitest";
import { journeys, type Group } from "./travel";

const group = (key: string, what: string, count: number, x: number): Group => ({ key, what, count, x, y: 0 });

it("follows a Viking from the ship to the land", () => {
  const before = [group("ship", "viking 0", 2, 0)];
  const after = [group("ship", "viking 0", 1, 0), group("land", "viking 0", 1, 50)];
  expect(journeys(before, after).map(({ what, from, to }) => [what, from.x, to.x])).toEqual([["viking 0", 0, 50]]);
});

it("never takes one kind of piece for another", () => {
  expect(journeys([group("a", "viking 0", 1, 0)], [group("b", "viking 1", 1, 50)])).toEqual([]);
  expect(journeys([group("a", "pig", 1, 0)], [group("a", "pig", 1, 9)])).toEqual([]);
});

it("sees no journey where a piece only came or went", () => {
  expect(journeys([], [group("land", "hen", 1, 50)])).toEqual([]);
  expect(journeys([group("ship", "viking 2", 2, 0)], [group("ship", "viking 2", 1, 0)])).toEqual([]);
});
