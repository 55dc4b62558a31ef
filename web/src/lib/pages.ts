// Each page is fetched when it is first opened, with the texts that it alone needs.
import type { Component } from "svelte";

import { loadDiagram } from "../games/client";
import { gameList } from "./games";
import { withParts } from "./i18n.svelte";
import type { PlainPage } from "./router.svelte";

const plain: Record<PlainPage, () => Promise<{ default: Component<{ id: string; fragment: string }> }>> = {
  draws: () => import("../pages/Draws.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  analysis: () => import("../pages/Analysis.svelte"),
  puzzles: () => import("../pages/Puzzles.svelte"),
  study: () => import("../pages/Study.svelte"),
  daily: () => import("../pages/Daily.svelte"),
  compare: () => import("../pages/Compare.svelte"),
  games: () => import("../pages/MyGames.svelte"),
};

/** The part of the catalogue that a page reads. */
const texts: Record<PlainPage, string> = {
  draws: "web-draws",
  learn: "web-learn",
  analysis: "study",
  puzzles: "study",
  study: "study",
  daily: "web-daily",
  compare: "web-compare",
  games: "web-games",
};

/** Pages of one game: whoever names none sees the first. */
const OF_A_GAME: readonly PlainPage[] = ["learn", "puzzles"];

export const files = {
  start: () => import("../pages/Start.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  ...plain,
};

export async function loadPage(page: keyof typeof files, game: string) {
  switch (page) {
    case "start":
      return { page, Page: (await withParts(files.start(), "web-start")).default } as const;
    case "table":
      return { page, Page: (await files.table()).default } as const;
    case "rules": {
      const { games } = await gameList();
      const read = games.find(({ id }) => game === id) ?? games.find(({ family }) => game === family) ?? games[0]!;
      const [{ default: Page }, Diagram] = await Promise.all([files.rules(), loadDiagram(read)]);
      return { page, Page, Diagram, game: read, games } as const;
    }
    default: {
      const first = OF_A_GAME.includes(page) ? (await gameList()).games[0]!.family : "";
      return { page, Plain: (await withParts(plain[page](), texts[page])).default, first } as const;
    }
  }
}
