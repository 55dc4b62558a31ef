// Actions, tiles and pieces in words.
import { t } from "../../lib/i18n.svelte";
import { capital, landWords } from "../../lib/words";
import type { NorthSeaAction } from "./actions";
import { ANIMALS, hexCorners, type Pieces } from "./placing";
import { hexTiles } from "./tiles";

export const HEX = ["n", "ne", "se", "s", "sw", "nw"];

export function hexTileWords(tile: string): string {
  const found = hexTiles[tile];
  if (!found) return tile;
  return `${tile} (${t(`web-feature-${found.feature}`)}, ${landWords(found.corners, HEX)})`;
}

export function piecesWords(pieces: Pieces): string {
  const words = pieces.vikings ? [t("web-vikings", { count: pieces.vikings })] : [];
  for (const animal of ANIMALS) {
    const count = pieces.animals[animal] ?? 0;
    if (count) words.push(t(`web-count-${animal}`, { count }));
  }
  return words.join(", ");
}

const areaName = (area: string | null): string => (area === "mainland" ? t("web-mainland") : (area ?? ""));

export const actionWords = (action: NorthSeaAction): string => capital(core(action));

function core(action: NorthSeaAction): string {
  const { verb } = action;
  switch (verb) {
    case "choose":
      return t("web-act-choose", { captain: t(`northsea-captain-${action.captain}`) });
    case "place": {
      const tile = action.tile ?? "";
      return t("web-act-place", {
        where: t("web-act-place-where", {
          tile: hexTileWords(tile),
          squares: action.hex ?? "",
          land: landWords(hexCorners(tile, action.turn ?? "N"), HEX),
        }),
      });
    }
    case "load":
      return t("web-act-load", { what: piecesWords(action.pieces), from: areaName(action.from) });
    case "unload":
      return t("web-act-unload", { what: piecesWords(action.pieces), to: areaName(action.to) });
    case "sail":
      return t("web-act-sail", { to: action.hex ?? "" });
    case "march":
    case "drive":
      return t("web-act-march", {
        what: piecesWords(action.pieces),
        from: areaName(action.from),
        to: areaName(action.to),
      });
    case "build":
      return t("web-act-build", { point: action.to ?? "" });
    default:
      return t(`web-act-${verb}`);
  }
}
