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
    const [{ at, tied }] = hang([sized(shore)], crowd, [shore]) as [{ at: Point; tied: Point }];
    expect(overlap(crowd[0]!, boxAt(at))).toBe(0);
    expect(shore).toContain(tied);
  });

  it("covers no other, and is nearer to its own island than to another", () => {
    const next = shore.map(([x, y]): Point => [x + 120, y]);
    const [one, two] = hang([sized(shore), sized(next)], [], [shore, next]);
    expect(overlap(boxAt(one!.at), boxAt(two!.at))).toBe(0);
    expect(one!.at[0]).toBeLessThan(two!.at[0]);
  });
});
