// What the server says about luck; only the pages about it ask.
import { ask } from "./client";
import type { components } from "./schema";
import type { Table } from "./types";

export type Verified = components["schemas"]["VerifiedOut"];

export const verify = (record: string): Promise<Verified> => ask("POST", "/verify", { record });
export const stir = (table: string, seat: number, word: string): Promise<Table> =>
  ask("POST", `/tables/${table}/words`, { seat, word });
