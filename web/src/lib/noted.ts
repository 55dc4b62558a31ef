// The commitments that this browser saw before the tables' games were over: what is revealed later must fit them.
import type { Table } from "../api/types";
import { readStored, store } from "./settings.svelte";

const KEY = "skerry.commitments";
const KEPT = 100;

const noted = (): [table: string, commitment: string][] => readStored(KEY, []);

export const notedCommitment = (table: string): string | null => noted().find(([id]) => id === table)?.[1] ?? null;

/** The first that is seen counts. */
export function noteCommitment({ id, state }: Table): void {
  if (!state.draws || state.status === "over" || notedCommitment(id)) return;
  store(KEY, [[id, state.draws.commitment], ...noted()].slice(0, KEPT));
}
