import { describe, expect, it } from "vitest";

import type { Point } from "../../map/coast";
import { hang, overlap } from "./ribbons";

const shore: Point[] = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
];
const sized = (points: readonly Point[]) => ({ shore: points, w: 80, h: 26 });
const boxAt = ([x, y]: Point) => ({ x: x - 40, y: y - 13, w: 80, h: 26 });

describe("a ribbon", () => {
  it("hangs beside a crowded island, tied to its shore", () => {
    const crowd = [{ x: -10, y: -10, w: 80, h: 80 }];
    const [{ at, tied }] = hang([sized(shore)], crowd, [shore], []) as [{ at: Point; tied: Point }];
    expect(overlap(crowd[0]!, boxAt(at))).toBe(0);
    expect(shore).toContain(tied);
  });

  it("leaves the coast of a small island in sight", () => {
    const coast = shore.flatMap(([x, y]): Point[] => [0, 15, 30, 45].map((on) => (x === y ? [on, y] : [x, on])));
    const [hung] = hang([sized(coast)], [], [coast], coast);
    const { x, y, w, h } = boxAt(hung!.at);
    expect(coast.filter((p) => p[0] > x && p[0] < x + w && p[1] > y && p[1] < y + h)).toEqual([]);
  });

  it("covers no other, and is nearer to its own island than to another", () => {
    const next = shore.map(([x, y]): Point => [x + 120, y]);
    const [one, two] = hang([sized(shore), sized(next)], [], [shore, next], []);
    expect(overlap(boxAt(one!.at), boxAt(two!.at))).toBe(0);
    expect(one!.at[0]).toBeLessThan(two!.at[0]);
  });
});
