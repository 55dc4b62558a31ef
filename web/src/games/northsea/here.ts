// What lies on a hexagon, in words, for who goes over the map by keys without seeing it.
import { t } from "../../lib/i18n.svelte";
import { seatLetter } from "../../lib/seats";
import { joined, labelled, landWords } from "../../lib/words";
import type { NorthSeaView } from "./view";
import { cornerNames, pointAt } from "./woodcut";
import { HEX } from "./words";

export function hereWords(view: NorthSeaView, at: string, names: readonly string[]): string {
  const corners = view.hexes.find((hex) => hex.at === at)?.corners;
  if (!corners) return view.mainland.includes(at) ? t("web-map-mainland") : t("web-here-unknown");
  const name = (seat: number): string => names[seat] ?? seatLetter(seat);
  const ashore = (area: string, words: string): string[] => {
    const [hex, corner = ""] = area.split(".");
    return hex === at ? [labelled(t(`web-dir-${corner.toLowerCase()}`), words)] : [];
  };
  const points = cornerNames.map((corner) => pointAt(`${at}.${corner}`).map(Math.round).join());
  return joined([
    landWords(corners, HEX),
    view.enemy_ships.includes(at) ? t("web-feature-ship") : "",
    ...view.players
      .filter(({ longship }) => longship === at)
      .map(({ seat }) => t("web-here-longship", { name: name(seat) })),
    ...view.settlements.flatMap(({ area, strength }) => ashore(area, t("web-describe-settlement", { strength }))),
    ...view.animals.flatMap(({ area, kind, count }) => ashore(area, t(`web-count-${kind}`, { count }))),
    ...view.players.flatMap(({ seat, vikings }) =>
      vikings.flatMap(({ area, count }) => ashore(area, t("web-here-vikings", { count, name: name(seat) }))),
    ),
    ...view.outposts.flatMap(({ point, seat }) => {
      const corner = cornerNames[points.indexOf(pointAt(point).map(Math.round).join())];
      const words = t("web-describe-outpost", { name: name(seat) });
      return corner ? [labelled(t(`web-dir-${corner.toLowerCase()}`), words)] : [];
    }),
  ]);
}
