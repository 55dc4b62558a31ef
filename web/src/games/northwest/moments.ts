// What is felt in Northwest Passage: discoveries, islands, the Passage, the way home, the ice, the beast, the cards.
import type { GameEvent, Mark } from "../../api/types";
import { t } from "../../lib/i18n.svelte";
import { seatOf, type Moment, type Moments, type Scene } from "../../moments/moment";
import type { NorthwestView } from "./view";
import { spanOf } from "./words";

const square = (at: unknown): Mark => ({ kind: "square", at: String(at) });

/** A title with the seat's name, and the points. */
const proclaimed = (event: GameEvent, scene: Scene, key: string, icon: string): Moment => ({
  of: event.kind,
  look: "banner",
  seat: seatOf(event),
  icon,
  great: true,
  title: t(`web-moment-${key}`),
  text: scene.name(seatOf(event)),
  points: event.points as number,
  sound: "fanfare",
});

/** A new round: the sun goes on, and the ice with it. */
function round(event: GameEvent, { before, view }: Scene): Moment {
  const grown = view.frozen_rows - (before?.frozen_rows ?? 0);
  const span = spanOf(view as NorthwestView);
  const last = view.forecast.every((to: { round: number }) => to.round <= view.round);
  const ice = grown > 0 ? "spreads" : grown < 0 ? "breaks" : "still";
  return {
    of: event.kind,
    look: "banner",
    icon: last ? "winter" : grown > 0 ? "ice" : "sun",
    title: last ? t("web-moment-last-round", { span }) : t("web-moment-round", { span, round: event.round as number }),
    text: t(last ? "web-moment-be-home" : `web-moment-ice-${ice}`),
    sound: last ? "bell" : grown ? "ice" : "card",
  };
}

/** Food, Morale and sites that were won fly to their owner; what runs out every turn is no moment. */
const won = (event: GameEvent, icon: string): Moment | null =>
  (event.change as number) > 0
    ? { of: event.kind, look: "flight", seat: seatOf(event), icon, points: event.change as number, sound: "chime" }
    : null;

export const moments: Moments = (event, scene) => {
  const { kind } = event;
  const seat = seatOf(event);
  switch (kind) {
    case "token-taken":
      return {
        of: kind,
        look: "flight",
        at: square(event.square),
        seat,
        icon: event.token as string,
        points: event.points as number,
        sound: "chime",
      };
    case "island-closed":
      return {
        of: kind,
        look: "glow",
        at: { kind: "island", at: event.corner as string },
        seat,
        icon: "cartography",
        points: event.points as number,
        sound: "chime",
      };
    case "passage-reached":
      return proclaimed(event, scene, "passage", "passage");
    case "greenland-reached": {
      const home = scene.view.players.filter((player: { returned: boolean }) => player.returned).length;
      return proclaimed(event, scene, home > 1 || scene.view.players.length === 1 ? "home" : "first-home", "greenland");
    }
    case "round-begun":
      return round(event, scene);
    case "sled-lost":
      return { of: kind, look: "card", at: square(event.at), seat, icon: "dead", back: "sled", sound: "blow" };
    case "tuunbaq-appeared":
      return { of: kind, look: "banner", icon: "tuunbaq", title: t("web-moment-tuunbaq"), sound: "blow" };
    case "tuunbaq-fed":
      return { of: kind, look: "card", seat, icon: "dead", back: "tuunbaq", sound: "blow" };
    case "crew-died":
      return { of: kind, look: "card", seat, icon: "dead", back: "crew", sound: "blow" };
    case "card-drawn":
      return { of: kind, look: "card", icon: "card", text: t(`northwest-card-${String(event.card)}`), sound: "card" };
    case "food-changed":
      return won(event, "food");
    case "morale-changed":
      return won(event, "morale");
    case "sites-changed":
      return won(event, "site");
    default:
      return null;
  }
};
