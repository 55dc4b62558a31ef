// Northwest Passage with its modes alone, together and aboard the Terror.
import { t, withParts } from "../../lib/i18n.svelte";
import type { Choice, GameClient } from "../client";
import { takeApart } from "./actions";
import Bar from "./Bar.svelte";
import { facts } from "./components";
import Chart from "./Map.svelte";
import { NorthwestPlay } from "./play.svelte";
import Panel from "./Panel.svelte";
import { isLarge } from "./placing";
import PlayerCard from "./PlayerCard.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { actionMarks, arrowOf, ghostOf, spot } from "./spots";
import type { NorthwestView } from "./view";
import { actionWords, BESIDE } from "./words";

/** Actions of one verb and vehicle stand together, placements of one tile too. */
function group({ data }: Choice): { key: string; words: string } {
  const placing = data.kind === "place" || data.kind === "lay";
  const verb = t(`web-verb-${data.kind}`);
  const what = placing ? `${verb} ${data.tile}` : verb;
  return {
    key: [data.vehicle, data.kind, placing ? data.tile : ""].join(" "),
    words: data.vehicle ? t(`web-act-by-${data.vehicle}`, { what }) : what,
  };
}

/** The season and its turn aboard the Terror, else the round. */
function whenOf({ terror, round }: NorthwestView): { brief: string; short: string } {
  const [key, when] = terror
    ? ["web-season-turn", { season: terror.season, turn: terror.turn }]
    : ["web-round-of", { round, rounds: facts.rounds }];
  return { brief: t(`${key}-short`, when), short: t(key, when) };
}

/** Whether half of a crew or more is ready: who passes then may not mean it. Aboard the Terror passing is part of every turn. */
function crewIsFresh(view: NorthwestView): boolean {
  const crew = view.terror ? null : view.players.find((player) => player.seat === view.to_act)?.crew;
  return !!crew && crew.ship.available + crew.sled.available >= crew.ship.resting + crew.sled.resting;
}

export const client: GameClient = {
  Map: Chart,
  Bar,
  Panel,
  // Who is lost and who changes places is chosen there; a draft lies in the bar where there is little room.
  inPanel: (play: NorthwestPlay) => play.transferring || play.actions.some(({ verb }) => verb === "lose"),
  PlayerCard,
  Thumbnail,
  faces: () => import("./Faces.svelte"),
  beside: [BESIDE],
  describe: () => withParts(import("./Describe.svelte"), BESIDE),
  play: (table) => new NorthwestPlay(table),
  tileName: (tile) => (isLarge(tile) ? tile : t(`northwest-tile-${tile}`)),
  actionWords: ({ data }) => actionWords(takeApart(data)),
  group,
  ghostOf,
  arrowOf,
  actionMarks,
  spot,
  when: (view: NorthwestView) => ({
    ...whenOf(view),
    more: `${t("web-sun", { sun: view.sun })} · ${t("web-year", { year: view.year })}`,
  }),
  goal: ({ terror, players }: NorthwestView) => {
    if (!terror) return [];
    const found = terror.sites.reduce((sum, sites) => sum + sites, 0);
    const reached = players.some(({ passage }) => passage !== null);
    return [
      { icon: "passage", label: t("web-category-passage"), value: reached ? "✓" : "–" },
      { icon: "site", label: t("web-sites"), value: `${found}/${terror.sites_needed}` },
      { icon: "food", label: t("web-food"), value: terror.food.join("\u2009+\u2009") },
      { icon: "morale", label: t("web-morale"), value: terror.morale.join("\u2009+\u2009") },
    ];
  },
  help: { draft: "NW-S4", act: "NW-T2", take: "NW-B1", stand: "NW-I5", lose: "NW-ST11" },
  cost: "web-cost-crew",
  // Every action aboard the Terror costs one supply (NW-ST3).
  price: ({ kind, change }) => (kind === "food-changed" || kind === "morale-changed") && change === -1,
  order: (view: NorthwestView) => view.order,
  // While it runs, the prestige won; what would be lost if it ended now is in the breakdown.
  score: (view: NorthwestView, seat) => view.players.find((player) => player.seat === seat)?.prestige ?? null,
  question: (view: NorthwestView, action) => {
    if (action.kind === "pass") return crewIsFresh(view) ? "web-pass-ask" : null;
    return action.kind === "move" && action.vehicle === "ship" && action.to === "greenland" ? "web-home-ask" : null;
  },
  // Who enters the Tuunbaq's tile must pay (NW-TB3).
  chooseTitle: (choices) => (choices.every(({ data }) => data.giving) ? "web-choose-giving" : null),
  keys: ({ terror }: NorthwestView) => (terror ? ["R", "F", "P"] : ["R", "F", "P", "E"]),
};
