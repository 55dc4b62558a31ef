// What this person has played; only the page about it asks.
import { api, ApiProblem, ask } from "./client";
import type { components } from "./schema";
import type { SeatRequest } from "./types";

export type MyGames = components["schemas"]["MyGamesOut"];
export type FinishedGame = components["schemas"]["FinishedGame"];
export type Archive = components["schemas"]["ArchiveOut"];

export interface Filter {
  game: string;
  company: string;
  won: string;
}

export function myGames(filter: Filter): Promise<MyGames> {
  const wanted = Object.entries(filter).filter(([, value]) => value !== "");
  return ask("GET", `/me/games?${new URLSearchParams(Object.fromEntries(wanted))}`);
}

export const exportAll = (): Promise<Archive> => ask("GET", "/records");
export const remove = api.remove;

/** Brings the finished games of an export here, but not those that are here already; how many came. */
export async function importAll(archive: Archive): Promise<number> {
  const here = new Set((await exportAll()).tables.map(({ record }) => record));
  let came = 0;
  for (const { record, status, you, seats } of archive.tables) {
    if (status !== "over" || !record || !/\nend [^\n]*\n$/.test(record) || here.has(record)) continue;
    await patiently(() => ask("POST", "/records", { record, seats: seats.map((seat) => chair(seat, you)) }));
    here.add(record);
    came += 1;
  }
  return came;
}

function chair(seat: FinishedGame["seats"][number], you: number[]): SeatRequest {
  if (you.includes(seat.seat)) return { kind: "me", name: seat.name };
  return { kind: "bot", name: seat.name, level: seat.level ?? "mate" };
}

/** Waits when the server says that it is too much at once. */
async function patiently(task: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await task();
      return;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.retry_after == null) throw error;
      const seconds = error.problem.retry_after;
      await new Promise((done) => setTimeout(done, seconds * 1000));
    }
  }
}
