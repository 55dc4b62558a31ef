import { expect, test } from "vitest";

import { momentsOf, reportOf, turningPoints } from "./analysis";
import type { Decision } from "./api";

const decision = (number: number, seat: number, loss: number, wins: number[], luck: number | null = null): Decision =>
  ({
    number,
    seat,
    loss,
    grade: loss >= 0.2 ? "blunder" : "good",
    prospects: wins.map((win) => ({ win, points: 0 })),
    luck: luck === null ? null : { win: luck, points: luck * 10 },
  }) as unknown as Decision;

test("a turning point is where a chance changed much since the turn before", () => {
  const moments = momentsOf([
    decision(0, 0, 0, [0.5, 0.5]),
    decision(1, 0, 0, []),
    decision(4, 1, 0, [0.55, 0.45]),
    decision(9, 0, 0, [0.9, 0.1]),
  ]);
  expect(moments.map(({ number }) => number)).toEqual([0, 4, 9]);
  expect(turningPoints(moments).map(({ number }) => number)).toEqual([9]);
});

test("players who win together have one chance", () => {
  const game = [decision(0, 0, 0, [0.5, 0.5]), decision(3, 1, 0, [0.8, 0.8])];
  expect(momentsOf(game, true).map(({ wins }) => wins)).toEqual([[0.5], [0.8]]);
});

test("bad moves are counted, and luck is apart from them", () => {
  const report = reportOf([decision(0, 0, 0.3, [], 0.1), decision(1, 1, 0, []), decision(2, 0, 0, [], -0.3)], 0);
  expect(report.grades.blunder).toBe(1);
  expect(report.luck.win).toBeCloseTo(-0.2);
  expect(reportOf([], 1).luck).toEqual({ win: 0, points: 0 });
});
