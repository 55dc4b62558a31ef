// The geometry of a tile being placed.
import { onBoard, squareName } from "./chart";
import { largeTile, smallTurns } from "./components";

export const isLarge = (tile: string): boolean => /^L\d+$/.test(tile);

/** How a tile in hand is held: quarter turns clockwise, and whether the back is up. */
export interface Hold {
  turns: number;
  back: boolean;
}

export const column = (square: string): number => square.charCodeAt(0) - 97;
export const row = (square: string): number => Number(square.slice(1)) - 1;
export const squareAt = (x: number, y: number): string | null => (onBoard(x, y) ? squareName(x, y) : null);

const HALF_STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The squares under the west and the east half of a large tile held so, its north-west-most square being `anchor`. */
export function largeSquares(anchor: string, hold: Hold): [string, string] | null {
  const [dx, dy] = HALF_STEPS[hold.turns % 4] ?? [1, 0];
  const other = squareAt(column(anchor) + Math.abs(dx), row(anchor) + Math.abs(dy));
  if (!other) return null;
  return dx + dy > 0 ? [anchor, other] : [other, anchor];
}

/** The way in which a placed large tile is held. */
export function holdOf(squares: [string, string], back: boolean): Hold {
  const dx = column(squares[1]) - column(squares[0]);
  const dy = row(squares[1]) - row(squares[0]);
  return { turns: HALF_STEPS.findIndex(([x, y]) => x === dx && y === dy), back };
}

const mirrored = (corners: string): string => {
  const [a = "", b = "", c = "", d = "", e = "", f = ""] = corners;
  return c + b + a + f + e + d;
};

/** A large tile's six corners as it lies, clockwise from its north-west one. */
export function largeCorners(tile: string, hold: Hold): string {
  const face = largeTile(tile).corners;
  const up = hold.back ? mirrored(face) : face;
  const shift = [0, 1, 3, 4][hold.turns % 4] ?? 0;
  return up.slice(6 - shift) + up.slice(0, 6 - shift);
}

/** The square on which a large tile's symbol comes to lie. */
export function symbolSquare(tile: string, squares: [string, string], back: boolean): string | null {
  const { half } = largeTile(tile);
  if (!half) return null;
  return (half === "west") !== back ? squares[0] : squares[1];
}

/** The half on which its symbol lies when it is held so; the north one of a standing tile counts as the west. */
export function symbolHalf(tile: string, { turns, back }: Hold): "west" | "east" | null {
  const { half } = largeTile(tile);
  return half && ((half === "west") !== back) === turns % 4 < 2 ? "west" : half && "east";
}

/** What makes two ways of placing the same (NW-C1): terrain, squares and the symbol's square. */
export function placingKey(tile: string, squares: [string, string], back: boolean): string {
  const corners = largeCorners(tile, holdOf(squares, back));
  return `${[...squares].sort().join("-")} ${corners} ${symbolSquare(tile, squares, back) ?? ""}`;
}

/** A small tile's turns in the order in which R goes through them. */
export const turnOf = (kind: string, turns: number): string | null => {
  const all = smallTurns(kind);
  return all[turns % all.length] ?? null;
};
