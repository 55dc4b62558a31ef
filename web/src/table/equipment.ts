// The table's parts that differ from game to game: map, dock and acting, fetched with the game's texts.
import type { Family } from "../lib/games";
import { loadParts } from "../lib/i18n.svelte";

export async function equip(family: Family) {
  const texts = loadParts(family);
  const equipment =
    family === "northwest"
      ? ({ family, ...(await import("./northwest")) } as const)
      : ({ family, ...(await import("./northsea")) } as const);
  await texts;
  return equipment;
}

export type Equipment = Awaited<ReturnType<typeof equip>>;
