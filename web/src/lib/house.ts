// What surrounds the tables (clocks, open tables, notices, keys), with its texts: fetched when it is first needed.
import { loadParts } from "./i18n.svelte";

let asked: Promise<typeof import("../house")> | null = null;

export function house(): Promise<typeof import("../house")> {
  asked ??= Promise.all([import("../house"), loadParts("web-house")])
    .then(([parts]) => parts)
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}
