// The voyages that everybody sails with the same luck; only their pages ask.
import { ask } from "./client";
import type { components } from "./schema";
import type { SeatRequest, Table } from "./types";

export type Voyage = components["schemas"]["VoyageOut"];
export type VoyageResult = components["schemas"]["VoyageResult"];

export const voyagesOf = (day: string): Promise<{ day: string; voyages: Voyage[] }> =>
  ask("GET", `/voyages${day ? `?day=${day}` : ""}`);
export const voyage = (scope: string): Promise<Voyage> => ask("GET", `/voyages/${scope}`);
export const sail = (scope: string, name: string | null, seats: SeatRequest[] | null): Promise<Table> =>
  ask("POST", `/voyages/${scope}`, { name, seats });
export const makeDuplicate = (game: string, seats: number): Promise<Voyage> => ask("POST", "/voyages", { game, seats });
