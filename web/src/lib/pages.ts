// Each page is fetched when it is first opened, with the texts that it alone needs.
import { loadDiagram } from "../games/client";
import { gameList } from "./games";
import { loadParts } from "./i18n.svelte";

export const files = {
  start: () => import("../pages/Start.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  rules: () => import("../pages/Rules.svelte"),
};

export async function loadPage(page: keyof typeof files, game: string) {
  switch (page) {
    case "start":
      return { page, Page: (await files.start()).default } as const;
    case "table":
      return { page, Page: (await files.table()).default } as const;
    case "rules": {
      const { games } = await gameList();
      const family = games.find(({ id, family }) => game === family || game === id)?.family ?? games[0]?.family ?? "";
      const [{ default: Page }, Diagram] = await Promise.all([
        files.rules(),
        loadDiagram(family),
        loadParts("web-rules", `rules-${family}`),
      ]);
      return { page, Page, Diagram, family, games } as const;
    }
  }
}
