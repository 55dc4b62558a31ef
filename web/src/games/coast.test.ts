import { describe, expect, it } from "vitest";
import {
  areasOf,
  assemble,
  gap,
  inside,
  landRuns,
  union,
  type Cell,
  type Coast,
  type Corner,
  type Point,
  type Style,
} from "../map/coast";
import { chartStyle, squareCell } from "./northwest/chart";
import { hexCell, woodcutStyle } from "./northsea/woodcut";
import { hash } from "../map/random";

const bits = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, n) => Array.from({ length: count }, (_, i) => ((n >> i) & 1) === 1));

const key = (corner: Corner): string => `${corner.u},${corner.v}`;
const coastsOf = (cell: Cell, style: Style): Coast[] => areasOf(cell, style).flatMap((area) => area.coast ?? []);

/** Both cells must tell the same story where they meet. */
function expectJoined(one: Cell, other: Cell, style: Style): void {
  const shared = one.filter((corner) => other.some((c) => key(c) === key(corner)));
  expect(shared).toHaveLength(2);
  const crossed = shared[0]!.land !== shared[1]!.land;
  const name = [...shared]
    .sort((a, b) => a.v - b.v || a.u - b.u)
    .map(key)
    .join(":");
  const [mine, theirs] = [coastsOf(one, style), coastsOf(other, style)];
  const leaving = [...mine, ...theirs].filter((coast) => coast.from === name);
  const arriving = [...mine, ...theirs].filter((coast) => coast.to === name);
  expect(leaving).toHaveLength(crossed ? 1 : 0);
  expect(arriving).toHaveLength(crossed ? 1 : 0);
  if (!crossed) return;
  const [out, into] = [leaving[0]!.points, arriving[0]!.points];
  expect(out[0]).toEqual(into[into.length - 1]);
  const [a, b, c] = [into[into.length - 2]!, out[0]!, out[1]!];
  const [first, second] = [Math.atan2(b[1] - a[1], b[0] - a[0]), Math.atan2(c[1] - b[1], c[0] - b[0])];
  expect(Math.cos(first - second)).toBeGreaterThan(0.5);
}

describe("neighbours join exactly", () => {
  it("for all pairs of squares side by side and one above the other", () => {
    for (const [col, row] of [
      [0, 0],
      [4, 3],
      [9, 6],
    ] as const) {
      for (const lying of [true, false]) {
        for (const pattern of bits(6)) {
          const land = (u: number, v: number): boolean =>
            pattern[lying ? (v - row) * 3 + (u - col) : (v - row) * 2 + (u - col)]!;
          expectJoined(
            squareCell({ col, row }, land),
            squareCell(lying ? { col: col + 1, row } : { col, row: row + 1 }, land),
            chartStyle,
          );
        }
      }
    }
  });

  it("for all pairs of hexagons in the three directions", () => {
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const) {
      const [bare, other] = [hexCell({ q: 0, r: 0 }, "ssssss"), hexCell({ q, r }, "ssssss")];
      const names = [...new Set([...bare, ...other].map(key))];
      expect(names).toHaveLength(10);
      for (const pattern of bits(10)) {
        const shape = (cell: Cell): string =>
          cell.map((corner) => (pattern[names.indexOf(key(corner))] ? "L" : "s")).join("");
        expectJoined(hexCell({ q: 0, r: 0 }, shape(bare)), hexCell({ q, r }, shape(other)), woodcutStyle);
      }
    }
  }, 60_000);
});

describe("inside a cell", () => {
  const squares = bits(4).map((pattern) => squareCell({ col: 5, row: 2 }, (u, v) => pattern[(v - 2) * 2 + (u - 5)]!));
  const hexes = bits(6).map((pattern) => hexCell({ q: 2, r: -1 }, pattern.map((land) => (land ? "L" : "s")).join("")));

  it("neighbouring land corners are joined and others parted", () => {
    expect(landRuns([true, false, true, false])).toEqual([[0], [2]]);
    expect(landRuns([true, true, false, true])).toEqual([[3, 0, 1]]);
    expect(landRuns([true, true, true, true])).toEqual([[0, 1, 2, 3]]);
    expect(landRuns([true, true, false, true, false, false])).toEqual([[0, 1], [3]]);
  });

  it.each([
    ["squares", squares, chartStyle],
    ["hexagons", hexes, woodcutStyle],
  ] as const)("%s keep their coasts inside, apart and on the right side", (_, cells, style) => {
    for (const cell of cells) {
      const rim = cell.map((corner) => corner.at);
      const areas = areasOf(cell, style);
      for (const { coast, outline, corners } of areas) {
        for (const p of coast?.points.slice(1, -1) ?? []) expect(inside(rim, p)).toBe(true);
        const centre: Point = [
          rim.reduce((sum, p) => sum + p[0], 0) / rim.length,
          rim.reduce((sum, p) => sum + p[1], 0) / rim.length,
        ];
        cell.forEach((corner, i) => {
          const near: Point = [corner.at[0] * 0.97 + centre[0] * 0.03, corner.at[1] * 0.97 + centre[1] * 0.03];
          expect(inside(outline, near)).toBe(corners.includes(i));
        });
      }
      for (const one of areas)
        for (const two of areas) {
          if (one !== two) for (const p of one.coast!.points) expect(gap(two.coast!.points, p)).toBeGreaterThan(7);
        }
    }
  });
});

const size = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => sum + p[0] * line[(i + 1) % line.length]![1] - p[1] * line[(i + 1) % line.length]![0], 0) /
  2;

describe("a whole map", () => {
  const land = (u: number, v: number): boolean => hash(u, v, 99) < 0.5;
  const squares = Array.from({ length: 96 }, (_, i) => i)
    .filter((i) => hash(i, 98) < 0.7)
    .map((i) => squareCell({ col: i % 12, row: Math.floor(i / 12) }, land));
  const hexes = Array.from({ length: 81 }, (_, i) => ({ q: (i % 9) - 4, r: Math.floor(i / 9) - 4 }))
    .filter(({ q, r }) => hash(q, r, 97) < 0.7)
    .map((hex) =>
      hexCell(
        hex,
        hexCell(hex, "")
          .map((c) => (land(c.u, c.v) ? "L" : "s"))
          .join(""),
      ),
    );

  it.each([
    ["squares", squares, chartStyle],
    ["hexagons", hexes, woodcutStyle],
  ] as const)("of %s merges its land and its cells without gaps or overlaps", (_, cells, style) => {
    const { land: merged, shores } = assemble(cells, style);
    for (const line of merged) expect(line[0]).toEqual(line[line.length - 1]);
    const parts = cells.flatMap((cell) => areasOf(cell, style)).reduce((sum, area) => sum + size(area.outline), 0);
    expect(merged.reduce((sum, line) => sum + size(line), 0)).toBeCloseTo(parts, 3);
    expect(union(cells).reduce((sum, line) => sum + size(line), 0)).toBeCloseTo(
      cells.reduce((sum, cell) => sum + size(cell.map((c) => c.at)), 0),
      3,
    );
    const coasts = cells.flatMap((cell) => coastsOf(cell, style));
    expect(shores.reduce((sum, line) => sum + line.length - 1, 0)).toBe(
      coasts.reduce((sum, coast) => sum + coast.points.length - 1, 0),
    );
    expect(shores.length).toBeLessThan(coasts.length);
  });

  it("looks the same in whatever order it was explored", () => {
    const points = (cells: readonly Cell[]): string[] =>
      assemble(cells, chartStyle)
        .shores.flatMap((line) => line.map(String))
        .sort();
    expect(new Set(points([...squares].reverse()))).toEqual(new Set(points(squares)));
  });

  it("gives one island alone", () => {
    const lone = (u: number, v: number): boolean => (u === 2 || u === 6) && v === 2;
    const cells = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((col) => [1, 2].map((row) => squareCell({ col, row }, lone)));
    expect(assemble(cells, chartStyle).land).toHaveLength(2);
    const [island, ...others] = assemble(cells, chartStyle, (corner) => corner.u === 6).land;
    expect(others).toEqual([]);
    expect(inside(island!, [600, 200])).toBe(true);
  });
});
