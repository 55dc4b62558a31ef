// Actions, tiles and tokens in words.
import { t } from "../../lib/i18n.svelte";
import { capital, landWords } from "../../lib/words";
import type { NorthwestAction, SmallPlacing } from "./actions";
import { holdOf, isLarge, largeCorners, symbolSquare, turnOf, type Hold } from "./placing";
import { largeTile, smallCorners } from "./components";
import type { NorthwestView } from "./view";

const LYING = ["nw", "n", "ne", "se", "s", "sw"];
const STANDING = ["nw", "ne", "e", "se", "sw", "w"];
/** What is read seldom or once. */
export const BESIDE = "web-northwest-beside";
export const SQUARE = ["nw", "ne", "se", "sw"];

export function tokenWords(kind: string | null | undefined): string {
  return kind ? t(`web-token-${kind}`) : "";
}

/** Aboard the Terror a round is called a season. */
export const spanOf = ({ terror }: NorthwestView): "season" | "round" => (terror ? "season" : "round");

/** A tile of the reserve, the display or the hand: its name and what it shows. */
export function tileWords(tile: string): string {
  if (!isLarge(tile)) return t(`web-small-${tile}`);
  const { corners, symbol } = largeTile(tile);
  return `${tile} (${[landWords(corners, LYING), tokenWords(symbol)].filter(Boolean).join(", ")})`;
}

/** What a tile shows as it is held. */
export function heldWords(tile: string, hold: Hold): string {
  if (!isLarge(tile)) return landWords(smallCorners(tile, turnOf(tile, hold.turns)), SQUARE);
  return landWords(largeCorners(tile, hold), hold.turns % 2 === 0 ? LYING : STANDING);
}

export const placeName = (place: string | null): string =>
  place === "greenland" || place === "passage" ? t(`web-arrow-${place}`) : (place ?? "");

function smallPlaced({ kind, square, turn }: SmallPlacing): string {
  return t("web-act-place-where", {
    tile: t(`web-small-${kind}`),
    squares: square,
    land: landWords(smallCorners(kind, turn), SQUARE),
  });
}

function largePlaced(action: NorthwestAction): string {
  if (!action.squares || !action.tile) return "";
  const hold = holdOf(action.squares, action.back);
  const land = heldWords(action.tile, hold);
  const at = symbolSquare(action.tile, action.squares, action.back);
  const symbol = at ? `, ${tokenWords(largeTile(action.tile).symbol)} ${at}` : "";
  const squares = [...action.squares].sort().join("–");
  return t("web-act-place-where", { tile: action.tile, squares, land: land + symbol });
}

function crewMoved(action: NorthwestAction): string {
  const part = (amount: number, state: string): string =>
    amount === 0
      ? ""
      : t(amount > 0 ? "web-act-crew-to-sled" : "web-act-crew-to-ship", {
          count: Math.abs(amount),
          state,
        });
  return [part(action.available, "available"), part(action.resting, "resting")].filter(Boolean).join(", ");
}

function northwestCore(action: NorthwestAction): string {
  const { verb } = action;
  switch (verb) {
    case "take":
    case "draw":
      return t("web-act-draw", { tile: (action.tile ?? "").split("+").map(tileWords).join(" + ") });
    case "refresh":
      return action.tile ? t(`web-act-refresh-${action.tile}`) : t("web-act-refresh");
    case "place":
    case "lay": {
      const where = isLarge(action.tile ?? "") ? largePlaced(action) : action.small.map(smallPlaced).join(" + ");
      return t(`web-act-${verb}`, { where });
    }
    case "move": {
      const area = action.area ? `, ${t(`web-dir-${action.area}`)}` : "";
      const giving = action.giving ? `, ${t("web-act-giving", { what: givingWords(action.giving) })}` : "";
      return t("web-act-move", { to: placeName(action.to) + area + giving });
    }
    case "tuunbaq":
      return t("web-act-tuunbaq", { to: action.to ?? "" });
    case "transfer":
      return (
        t("web-act-transfer", { what: crewMoved(action) }) + (action.area ? ` (${t(`web-dir-${action.area}`)})` : "")
      );
    case "explore":
    case "discover":
      return action.gain ? t(`web-act-${verb}-for`, { gain: t(`web-${action.gain}`) }) : t(`web-act-${verb}`);
    case "stand":
      return t("web-act-stand", { area: t(`web-dir-${action.area}`) });
    case "lose":
      return t(`web-act-lose-${action.vehicle}`);
    default:
      return t(`web-act-${verb}`);
  }
}

const givingWords = (giving: string): string =>
  giving === "available" || giving === "resting" ? t(`web-giving-${giving}`) : tokenWords(giving);

export function payWords(pay: string): string {
  return pay
    .split(" ")
    .map((part) => t(`web-pay-${part}`))
    .join(" + ");
}

export function actionWords(action: NorthwestAction): string {
  const core = northwestCore(action);
  const acting =
    action.vehicle && action.verb !== "lose" ? t(`web-act-by-${action.vehicle}`, { what: core }) : capital(core);
  return action.pay ? `${acting} · ${payWords(action.pay)}` : acting;
}
