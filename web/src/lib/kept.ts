// Tables as they were last seen: a page that is opened without a connection shows them.
import type { Table } from "../api/types";

/** The worker answers from here what it cannot ask for. */
const KEPT = "skerry-kept";

export async function keepTable(table: Table): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(KEPT);
  await cache.put(`/api/tables/${table.id}`, new Response(JSON.stringify(table)));
}

/** Nothing of it stays. */
export async function forgetKept(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(KEPT);
}
