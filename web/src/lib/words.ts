// Actions and events in words, in the reader's language.
import type { GameEvent, TableSeat } from "../api/types";
import { familyOf, SEAT_LETTERS } from "./games";
import { knows, t, type Args } from "./i18n.svelte";
import { ANIMALS, hexCorners, parseNorthSea, type NorthSeaAction, type Pieces } from "./northsea";
import { holdOf, isLarge, largeCorners, parseNorthwest, symbolSquare, type NorthwestAction } from "./northwest";
import { hexTiles, largeTiles, smallCorners } from "./tiles";

const LYING = ["nw", "n", "ne", "se", "s", "sw"];
const STANDING = ["nw", "ne", "e", "se", "sw", "w"];
const SQUARE = ["nw", "ne", "se", "sw"];
const HEX = ["n", "ne", "se", "s", "sw", "nw"];

/** The land corners of a pattern, by name: "NW, N" or "no land". */
/** Who sits there: the name, the bot's rank, or the seat's letter. */
export function seatWords(seat: TableSeat): string {
  const letter = SEAT_LETTERS[seat.seat] ?? "";
  if (seat.kind === "open") return t("web-seat-free");
  if (seat.kind === "bot" && seat.level) return t("web-bot-name", { rank: t(`web-bot-${seat.level}`), letter });
  return seat.name ?? t("web-player", { letter });
}

export function landWords(corners: string, names: string[]): string {
  const land = names.filter((_, i) => corners[i] === "L").map((name) => t(`web-dir-${name}`));
  if (land.length === 0) return t("web-all-sea");
  if (land.length === names.length) return t("web-all-land");
  return t("web-land-at", { corners: land.join(" ") });
}

export function tokenWords(kind: string | null | undefined): string {
  return kind ? t(`web-token-${kind}`) : "";
}

/** A tile of the reserve, the display or the hand: its name and what it shows. */
export function tileWords(tile: string): string {
  const large = largeTiles[tile];
  if (large) {
    const parts = [landWords(large.corners, LYING), tokenWords(large.symbol)].filter(Boolean);
    return `${tile} (${parts.join(", ")})`;
  }
  return t(`web-small-${tile}`);
}

export function hexTileWords(tile: string): string {
  const found = hexTiles[tile];
  if (!found) return tile;
  return `${tile} (${t(`web-feature-${found.feature}`)}, ${landWords(found.corners, HEX)})`;
}

const placeName = (place: string | null): string =>
  place === "greenland" || place === "passage" ? t(`web-arrow-${place}`) : (place ?? "");

function smallPlaced({ kind, square, turn }: NorthwestAction["small"][number]): string {
  return t("web-act-place-where", { tile: t(`web-small-${kind}`), squares: square, land: landWords(smallCorners(kind, turn), SQUARE) });
}

function largePlaced(action: NorthwestAction): string {
  if (!action.squares || !action.tile) return "";
  const hold = holdOf(action.squares, action.back);
  const land = landWords(largeCorners(action.tile, hold), hold.turns % 2 === 0 ? LYING : STANDING);
  const at = symbolSquare(action.tile, action.squares, action.back);
  const symbol = at ? `, ${tokenWords(largeTiles[action.tile]?.symbol)} ${at}` : "";
  const squares = [...action.squares].sort().join("–");
  return t("web-act-place-where", { tile: action.tile, squares, land: land + symbol });
}

function crewMoved(action: NorthwestAction): string {
  const part = (amount: number, state: string): string =>
    amount === 0 ? "" : t(amount > 0 ? "web-act-crew-to-sled" : "web-act-crew-to-ship", { count: Math.abs(amount), state: t(`web-crew-${state}`) });
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
      return t("web-act-transfer", { what: crewMoved(action) }) + (action.area ? ` (${t(`web-dir-${action.area}`)})` : "");
    case "explore":
    case "discover":
      return action.gain ? t(`web-act-${verb}-for`, { gain: t(`web-${action.gain}`) }) : t(`web-act-${verb}`);
    case "stand":
      return t("web-act-stand", { area: t(`web-dir-${action.area}`) });
    case "lose":
      return t(`web-act-lose-${action.to}`);
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

export function northwestWords(action: NorthwestAction): string {
  const core = northwestCore(action);
  const acting = action.vehicle ? t(`web-act-by-${action.vehicle}`, { what: core }) : capital(core);
  return action.pay ? `${acting} · ${payWords(action.pay)}` : acting;
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

export const northseaWords = (action: NorthSeaAction): string => capital(northseaCore(action));

function northseaCore(action: NorthSeaAction): string {
  const { verb } = action;
  switch (verb) {
    case "choose":
      return t("web-act-choose", { captain: t(`northsea-captain-${action.captain}`) });
    case "place": {
      const tile = action.tile ?? "";
      return t("web-act-place", {
        where: t("web-act-place-where", { tile: hexTileWords(tile), squares: action.hex ?? "", land: landWords(hexCorners(tile, action.turn ?? "N"), HEX) }),
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
      return t("web-act-march", { what: piecesWords(action.pieces), from: areaName(action.from), to: areaName(action.to) });
    case "build":
      return t("web-act-build", { point: action.to ?? "" });
    default:
      return t(`web-act-${verb}`);
  }
}

/** An action in words, from its notation. */
export function actionWords(game: string, notation: string): string {
  return familyOf(game) === "northsea" ? northseaWords(parseNorthSea(notation)) : northwestWords(parseNorthwest(notation));
}

// -- events ---------------------------------------------------------------------------------------

/** Values as the catalogue's messages take them: plain ones as they are, seats by name, lists joined. */
export function eventArgs(event: GameEvent, name: (seat: number) => string): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") args[key] = value;
    else if (typeof value === "boolean") args[key] = String(value);
    else if (Array.isArray(value)) args[key] = value.map(String).join(", ");
    else if (value === null) args[key] = "";
    else if (key === "animals") Object.assign(args, value);
  }
  if (typeof event.seat === "number") {
    args.player = name(event.seat);
    args.name = name(event.seat);
    args.letter = SEAT_LETTERS[event.seat] ?? "";
  }
  return args;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => capital(text.trim()) + (/[.!?…]$/.test(text.trim()) ? "" : ".");

/** An event as a sentence; empty for one that the log leaves out. */
export function eventWords(game: string, event: GameEvent, name: (seat: number) => string): string {
  if (event.kind === "captains-revealed") {
    const captains = (event.captains as string[]).map((captain, seat) => ({ kind: "captain-revealed", seat, captain }));
    const told = [...captains, { kind: "first-player", seat: event.first as number }];
    return told.map((part) => eventWords(game, part, name)).join(" ");
  }
  const key = `${familyOf(game)}-event-${event.kind.replaceAll("_", "-")}`;
  return knows(key) ? sentence(t(key, eventArgs(event, name))) : "";
}

/** A line of the score sheet: what the points are for. */
export function scoreWords(family: string, line: { category: string; args: Record<string, string | number> }): string {
  const key = `${family}-score-${line.category.replaceAll("_", "-")}`;
  return knows(key) ? t(key, line.args) : line.category;
}

/** Why a game ended as it did. */
export function outcomeWords(family: string, reason: string): string {
  for (const key of [`${family}-outcome-${reason.replaceAll("_", "-")}`, `web-outcome-${reason.replaceAll("_", "-")}`]) if (knows(key)) return t(key);
  return "";
}
