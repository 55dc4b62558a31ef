// An action as the server takes it apart, flat and complete: what is not said is null, zero or empty.
import type { ActionData, LegalAction } from "../../api/types";
import type { Choice } from "../client";
import { smallCorners, smallTurns } from "./components";

export type Vehicle = "ship" | "sled";

/** A small tile laid: its kind, its square, and how it is turned. */
export interface SmallPlacing {
  kind: string;
  square: string;
  turn: string | null;
}

interface Placing {
  tile: string;
  squares: string[];
  corners: Record<string, string>;
}

export interface NorthwestAction {
  verb: string;
  vehicle: Vehicle | null;
  /** A tile drawn, taken or placed; two that are drawn together are joined by "+". */
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

export type NorthwestChoice = NorthwestAction & Choice;

const ROUND: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function smallPlacing({ tile, squares: [square = ""], corners }: Placing): SmallPlacing {
  const [column, row] = [square.charCodeAt(0), Number(square.slice(1))];
  const lying = ROUND.map(([x, y]) => corners[`+${String.fromCharCode(column + x)}${row + y}`]).join("");
  return { kind: tile, square, turn: smallTurns(tile).find((turn) => smallCorners(tile, turn) === lying) ?? null };
}

function placed(data: ActionData): Partial<NorthwestAction> {
  if (!data.squares) return {};
  if (data.squares.length === 2) return { squares: data.squares, back: data.face === "back" };
  return { small: [data as unknown as Placing, ...(data.second ? [data.second as Placing] : [])].map(smallPlacing) };
}

/** What an action is paid with besides crew: a supply, a life and whose (NW-ST3, NW-ST4). */
function payment({ pay, sacrifice, victim }: ActionData): string | null {
  const life = sacrifice ? (victim ? `sacrifice-${victim}` : "sacrifice") : "";
  return [pay, life].filter(Boolean).join(" ") || null;
}

export function takeApart(data: ActionData): NorthwestAction {
  const both = typeof data.second === "string" ? `${data.tile}+${data.second}` : data.tile;
  return {
    verb: data.kind,
    vehicle: data.vehicle ?? null,
    tile: both ?? data.which ?? null,
    squares: null,
    back: false,
    small: [],
    to: data.to ?? null,
    area: data.area ?? null,
    available: data.available ?? 0,
    resting: data.resting ?? 0,
    giving: data.giving ?? null,
    gain: data.for ?? null,
    pay: payment(data),
    ...placed(data),
  };
}

export const readAction = (action: LegalAction): NorthwestChoice => ({ ...action, ...takeApart(action.data) });
