// The tiles, read from the same table as the rules.
import { rows } from "../../lib/csv";
import csv from "../../../../src/skerry/northsea/data/northsea-tiles.csv?raw";

/** A hexagonal tile as printed: corners clockwise from N. */
export interface HexTile {
  corners: string;
  feature: string;
}

export const hexTiles: Record<string, HexTile> = Object.fromEntries(
  rows(csv).map(([id = "", corners = "", feature = ""]) => [id, { corners, feature }]),
);
