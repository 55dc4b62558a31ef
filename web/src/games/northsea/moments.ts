// What is felt in Explorers of the North Sea: captains, enemy ships, settlements, livestock, islands, the last turn.
import type { GameEvent, Mark } from "../../api/types";
import { t } from "../../lib/i18n.svelte";
import { seatLetter } from "../../lib/seats";
import { seatOf, type Moment, type Moments, type Scene } from "../../moments/moment";
import { facts } from "./components";

const area = (at: unknown): Mark => ({ kind: "area", at: String(at) });

/** The last turn of everybody here. */
function lastTurn(event: GameEvent, { view, you }: Scene): Moment | null {
  if (view.turns_left > view.seats || !you.includes(seatOf(event))) return null;
  return {
    of: event.kind,
    look: "banner",
    icon: "winter",
    title: t("web-moment-last-turn"),
    text: t("web-moment-winter-comes"),
    sound: "bell",
  };
}

/** Every animal that comes home flies to its owner; the last one carries the points of all. */
function delivered(event: GameEvent, { gained }: Scene): Moment[] {
  const seat = seatOf(event);
  const herd = facts.animals.flatMap((animal) => Array<string>(event[animal] as number).fill(animal));
  return herd.map((icon, i) => ({
    of: event.kind,
    look: "flight",
    at: { kind: "longship", at: seatLetter(seat) },
    seat,
    icon,
    points: i === herd.length - 1 ? gained(seat, "livestock") : 0,
    sound: "chime",
  }));
}

export const moments: Moments = (event, scene) => {
  const { kind } = event;
  const seat = seatOf(event);
  switch (kind) {
    case "captain-revealed":
      return {
        of: kind,
        look: "card",
        seat,
        icon: event.captain as string,
        back: "longship",
        title: t(`northsea-captain-${String(event.captain)}`),
        text: scene.name(seat),
        sound: "card",
      };
    case "turn-began":
      return lastTurn(event, scene);
    case "ship-destroyed": {
      const deadly = event.back === "death";
      return {
        of: kind,
        look: "card",
        at: { kind: "hex", at: event.hex as string },
        seat,
        icon: deadly ? "dead" : "longship",
        back: "enemy-ship",
        title: t(deadly ? "web-moment-ship-death" : "web-moment-ship-empty"),
        sound: "blow",
      };
    }
    case "delivered":
      return delivered(event, scene);
    case "settlement-raided":
      return {
        of: kind,
        look: "flight",
        at: area(event.area),
        seat,
        icon: "settlement",
        points: event.strength as number,
        sound: "blow",
      };
    case "outpost-built":
      return {
        of: kind,
        look: "flight",
        at: { kind: "point", at: event.point as string },
        seat,
        icon: "outpost",
        points: scene.gained(seat, "outposts"),
        sound: "chime",
      };
    case "island-completed":
      return {
        of: kind,
        look: "glow",
        at: { kind: "island", at: event.area as string },
        icon: "hexagon",
        points: event.tiles as number,
        sound: "chime",
      };
    default:
      return null;
  }
};
