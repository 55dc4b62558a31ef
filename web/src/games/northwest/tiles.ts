// The tiles, read from the same tables as the rules.
import { rows } from "../../lib/csv";
import largeCsv from "../../../../src/skerry/northwest/data/northwest-large-tiles.csv?raw";

/** A large tile's front: corners clockwise from the north-west one (nw n ne se s sw), `L` or `s`. */
export interface LargeTile {
  corners: string;
  symbol: string | null;
  symbolHalf: "west" | "east" | null;
}

const clockwise = (north: string, south: string): string => north + [...south].reverse().join("");

export const largeTiles: Record<string, LargeTile> = Object.fromEntries(
  rows(largeCsv).map(([id = "", north = "", south = "", symbol = "", half = ""]) => [
    `L${id}`,
    {
      corners: clockwise(north, south),
      symbol: symbol || null,
      symbolHalf: half === "west" || half === "east" ? half : null,
    },
  ]),
);

export const SMALL_KINDS = ["sea", "cape", "coast", "strait", "bay", "land"] as const;

const SMALL_CORNERS = ["nw", "ne", "se", "sw"];

/** The corners (nw ne se sw) of a small tile that is turned as its notation says. */
export function smallCorners(kind: string, turn: string | null): string {
  const land = (corners: string[]): string =>
    SMALL_CORNERS.map((name) => (corners.includes(name) ? "L" : "s")).join("");
  switch (kind) {
    case "cape":
      return land([turn ?? "nw"]);
    case "coast":
      return land(SMALL_CORNERS.filter((name) => name.includes(turn ?? "n")));
    case "strait":
      return turn === "ne" ? land(["ne", "sw"]) : land(["nw", "se"]);
    case "bay":
      return land(SMALL_CORNERS.filter((name) => name !== (turn ?? "sw")));
    case "land":
      return "LLLL";
    default:
      return "ssss";
  }
}

/** The ways in which a small tile can be turned, in the notation's words. */
export function smallTurns(kind: string): (string | null)[] {
  switch (kind) {
    case "cape":
    case "bay":
      return ["nw", "ne", "se", "sw"];
    case "coast":
      return ["n", "e", "s", "w"];
    case "strait":
      return ["nw", "ne"];
    default:
      return [null];
  }
}
