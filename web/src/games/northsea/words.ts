// Actions, tiles and pieces in words.
import { t } from "../../lib/i18n.svelte";
import { capital, landWords } from "../../lib/words";
import type { NorthSeaAction } from "./actions";
import { countOf, hexCorners, kindsIn, type Pieces } from "./placing";
import { hexTile } from "./components";

export const HEX = ["n", "ne", "se", "s", "sw", "nw"];

export function hexTileWords(tile: string): string {
  const { corners, feature } = hexTile(tile);
  return feature
    ? t("web-tile-lying", { tile, feature: t(`web-feature-${feature}`), land: landWords(corners, HEX) })
    : tile;
}

/** A tile by what it brings; how its land lies is told with its turn. */
export function bringing(tile: string): string {
  const { feature } = hexTile(tile);
  return feature ? t("web-tile", { tile, feature: t(`web-feature-${feature}`) }) : tile;
}

/** A hexagon's name as the map prints it: the column's letter, the row's number from the south. */
export function hexName(hex: string): string {
  const [q = 0, r = 0] = hex.split(",").map(Number);
  const column = q + Math.floor(r / 2) + MIDDLE;
  const { length } = LETTERS;
  return `${LETTERS[((column % length) + length) % length]}${SOUTH - r}`;
}

/** Without those that read as figures. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
/** The home waters' column and row. */
const MIDDLE = LETTERS.indexOf("M");
const SOUTH = 9;

/** A place of the notation as people say it: a hexagon, a shore of it, the mainland. */
export function placeWords(place: string | null): string {
  if (!place) return "";
  if (place === "mainland") return t("web-mainland");
  const [hex = "", corner] = place.split(".");
  return corner ? t(`web-shore-${corner.toLowerCase()}`, { hex: hexName(hex) }) : hexName(hex);
}

/** A place in as few letters as it takes. */
export function briefPlace(place: string): string {
  const [hex = "", corner] = place.split(".");
  return corner ? `${hexName(hex)} ${t(`web-dir-${corner.toLowerCase()}`)}` : placeWords(place);
}

/** A point where hexagons meet. */
export function pointWords(point: string | null): string {
  const [hex = "", corner = "N"] = (point ?? "").split(".");
  return t(`web-point-${corner.toLowerCase()}`, { hex: hexName(hex) });
}

export function piecesWords(pieces: Pieces): string {
  const words = kindsIn(pieces).map((kind) =>
    t(kind === "viking" ? "web-vikings" : `web-count-${kind}`, { count: countOf(pieces, kind) }),
  );
  return words.join(", ");
}

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
          tile: bringing(tile),
          squares: placeWords(action.hex),
          land: landWords(hexCorners(tile, action.turn ?? "N"), HEX),
        }),
      });
    }
    case "load":
      return t("web-act-load", { what: piecesWords(action.pieces), from: placeWords(action.from) });
    case "unload":
      return t("web-act-unload", { what: piecesWords(action.pieces), to: placeWords(action.to) });
    case "sail":
      return t("web-act-sail", { to: placeWords(action.hex) });
    case "march":
    case "drive":
      return t("web-act-march", {
        what: piecesWords(action.pieces),
        from: placeWords(action.from),
        to: placeWords(action.to),
      });
    case "build":
      return t("web-act-build", { point: pointWords(action.to) });
    default:
      return t(`web-act-${verb}`);
  }
}
