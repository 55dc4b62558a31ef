// Explorers of the North Sea, in company and alone.
import type { GameEvent } from "../../api/types";
import { t } from "../../lib/i18n.svelte";
import { capital } from "../../lib/words";
import type { Choice, GameClient } from "../client";
import { takeApart } from "./actions";
import Bar from "./Bar.svelte";
import Woodcut from "./Map.svelte";
import { NorthSeaPlay } from "./play.svelte";
import Panel from "./Panel.svelte";
import PlayerCard from "./PlayerCard.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { actionMarks, arrowOf, ghostOf, spot } from "./spots";
import type { NorthSeaView } from "./view";
import { actionWords, bringing, placeWords, pointWords } from "./words";

function group({ data }: Choice): { key: string; words: string } {
  return data.kind === "place"
    ? { key: `place ${data.tile}`, words: capital(t("web-act-place", { where: bringing(String(data.tile)) })) }
    : { key: data.kind, words: t(`web-verb-${data.kind}`) };
}

/** The captains' choices are one event, and as many sentences. */
function told(event: GameEvent): GameEvent[] {
  if (event.kind !== "captains-revealed") return [event];
  const captains = (event.captains as string[]).map((captain, seat) => ({ kind: "captain-revealed", seat, captain }));
  return [...captains, { kind: "first-player", seat: event.first as number }];
}

/** Hands, offers and choices that only others than `seat` may see are hidden. */
function veil(view: NorthSeaView, seat: number | null): NorthSeaView {
  const choosing = view.phase === "captain";
  const players = view.players.map((player) =>
    player.seat === seat
      ? player
      : { ...player, hand: null, captains: null, captain: choosing ? null : player.captain },
  );
  return { ...view, players };
}

export const client: GameClient = {
  Map: Woodcut,
  Bar,
  Panel,
  inPanel: (play: NorthSeaPlay) => play.of("choose").length > 0,
  PlayerCard,
  Thumbnail,
  faces: () => import("./Faces.svelte"),
  describe: () => import("./Describe.svelte"),
  play: (table) => new NorthSeaPlay(table),
  actionWords: ({ data }) => actionWords(takeApart(data)),
  group,
  ghostOf,
  arrowOf,
  actionMarks,
  spot,
  // The catalogue tells the mainland from shores by its name.
  placeWords: (name, what) => (name === "mainland" ? name : what === "point" ? pointWords(name) : placeWords(name)),
  told,
  when: ({ turns_left: count }: NorthSeaView) => ({
    brief: t("web-turns-left-short", { count }),
    short: t("web-turns-left", { count }),
    more: "",
  }),
  left: (view: NorthSeaView, short) =>
    view.phase === "act" ? t(short ? "web-points-left-short" : "web-points-left", { count: view.points }) : "",
  help: { captain: "NS-S2", place: "NS-P1", act: "NS-A0" },
  cost: "web-cost-points",
  veil,
  question: (view: NorthSeaView, action) => {
    if (action.kind === "end") return view.points > 0 && view.phase === "act" ? "web-end-ask" : null;
    const aboard = view.players.find((player) => player.seat === view.to_act)?.aboard.vikings ?? 0;
    // A longship without Vikings cannot sail.
    return action.kind === "unload" && action.to !== "mainland" && action.vikings >= aboard && aboard > 0
      ? "web-strand-ask"
      : null;
  },
  keys: () => ["R", "E"],
};
