// Northwest Passage: its notation taken apart, and the geometry of a tile being placed.
import { largeTiles, smallCorners, smallTurns } from "./tiles";

export type Vehicle = "ship" | "sled";

export interface SmallPlacing {
  kind: string;
  square: string;
  turn: string | null;
}

export interface NorthwestAction {
  text: string;
  verb: string;
  vehicle: Vehicle | null;
  /** A tile drawn, taken or placed. */
  tile: string | null;
  /** A large tile's squares: under the west half of the face that is up, then under the east half. */
  squares: [string, string] | null;
  back: boolean;
  /** Small tiles laid: one, in the Terror modes up to two. */
  small: SmallPlacing[];
  /** Where a move goes: a square or an arrow. */
  to: string | null;
  area: string | null;
  /** Crew moved: positive to the sled. */
  available: number;
  resting: number;
  giving: string | null;
  gain: string | null;
  pay: string | null;
}

const EMPTY: Omit<NorthwestAction, "text" | "verb"> = {
  vehicle: null,
  tile: null,
  squares: null,
  back: false,
  small: [],
  to: null,
  area: null,
  available: 0,
  resting: 0,
  giving: null,
  gain: null,
  pay: null,
};

export const isLarge = (tile: string): boolean => /^L\d+$/.test(tile);

function parseSmall(words: string): SmallPlacing {
  const [kind = "", square = "", turn] = words.trim().split(" ");
  return { kind, square, turn: turn ?? null };
}

function parsePlacing(rest: string): Partial<NorthwestAction> {
  const [tile = "", squares = "", back] = rest.split(" ");
  if (!isLarge(tile)) return { tile, small: rest.split(" + ").map(parseSmall) };
  const [west = "", east = ""] = squares.split("-");
  return { tile, squares: [west, east], back: back === "back" };
}

function parseTransfer(rest: string): Partial<NorthwestAction> {
  const parts: Partial<NorthwestAction> = {};
  const at = / at (\w+)$/.exec(rest);
  if (at?.[1]) parts.area = at[1];
  for (const [, amount, state] of rest.matchAll(/([+-]\d+)([ar])/g)) {
    if (state === "a") parts.available = Number(amount);
    else parts.resting = Number(amount);
  }
  return parts;
}

function parseMove(rest: string): Partial<NorthwestAction> {
  const [where = "", giving] = rest.split(" giving ");
  const [to = "", area] = where.split(" ");
  return { to, area: area ?? null, giving: giving ?? null };
}

export function parseNorthwest(text: string): NorthwestAction {
  const [base = "", pay] = text.split("; ");
  const acting = /^(ship|sled) (\w+) ?(.*)$/.exec(base);
  if (!acting) {
    const [verb = "", ...rest] = base.split(" ");
    const given = rest.join(" ");
    const parts: Partial<NorthwestAction> =
      verb === "take" ? { tile: given } : verb === "stand" ? { area: given } : verb === "lose" ? { to: given } : {};
    return { ...EMPTY, ...parts, text, verb, pay: pay ?? null };
  }
  const [, vehicle, verb = "", rest = ""] = acting;
  const parts: Partial<NorthwestAction> = {};
  if (verb === "draw" || verb === "refresh") parts.tile = rest || null;
  else if (verb === "place" || verb === "lay") Object.assign(parts, parsePlacing(rest));
  else if (verb === "move" || verb === "tuunbaq") Object.assign(parts, parseMove(rest));
  else if (verb === "transfer") Object.assign(parts, parseTransfer(rest));
  else if (rest.startsWith("for ")) parts.gain = rest.slice(4);
  return { ...EMPTY, ...parts, text, verb, vehicle: vehicle as Vehicle, pay: pay ?? null };
}

// -- placing ---------------------------------------------------------------------------------------

/** How a tile in hand is held: quarter turns clockwise, and whether the back is up. */
export interface Hold {
  turns: number;
  back: boolean;
}

export const column = (square: string): number => square.charCodeAt(0) - 97;
export const row = (square: string): number => Number(square.slice(1)) - 1;
export const squareName = (x: number, y: number): string | null =>
  x >= 0 && x < 12 && y >= 0 && y < 8 ? `${String.fromCharCode(97 + x)}${y + 1}` : null;

const HALF_STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The squares under the west and the east half of a large tile held so, its north-west-most square being `anchor`. */
export function largeSquares(anchor: string, hold: Hold): [string, string] | null {
  const [dx, dy] = HALF_STEPS[hold.turns % 4] ?? [1, 0];
  const other = squareName(column(anchor) + Math.abs(dx), row(anchor) + Math.abs(dy));
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
  const face = largeTiles[tile]?.corners ?? "ssssss";
  const up = hold.back ? mirrored(face) : face;
  const shift = [0, 1, 3, 4][hold.turns % 4] ?? 0;
  return up.slice(6 - shift) + up.slice(0, 6 - shift);
}

/** The square on which a large tile's symbol comes to lie. */
export function symbolSquare(tile: string, squares: [string, string], back: boolean): string | null {
  const half = largeTiles[tile]?.symbolHalf;
  if (!half) return null;
  return (half === "west") !== back ? squares[0] : squares[1];
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

export { smallCorners };
