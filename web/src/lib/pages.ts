// Each page is fetched when it is first opened, with the texts that it alone needs.
import { familyOf } from "./games";
import { loadParts } from "./i18n.svelte";

export const files = {
  start: () => import("../pages/Start.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  rules: () => import("../pages/Rules.svelte"),
};

const diagrams = {
  northwest: () => import("../rules/NorthwestDiagram.svelte"),
  northsea: () => import("../rules/NorthSeaDiagram.svelte"),
};

export async function loadPage(page: keyof typeof files, game: string) {
  switch (page) {
    case "start":
      return { page, Page: (await files.start()).default } as const;
    case "table":
      return { page, Page: (await files.table()).default } as const;
    case "rules": {
      const family = familyOf(game);
      const [{ default: Page }, { default: Diagram }] = await Promise.all([
        files.rules(),
        diagrams[family](),
        loadParts("web-rules", `rules-${family}`),
      ]);
      return { page, Page, Diagram } as const;
    }
  }
}
