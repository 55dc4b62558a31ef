// Setting up a position of the North Sea by hand.
import { t } from "../../lib/i18n.svelte";
import type { Target } from "../../map/types";
import {
  lettersOf,
  numbered,
  valueOf,
  without,
  withLine,
  withValue,
  type Editor,
  type Field,
  type Shelf,
  type Tool,
} from "../editing";
import { belongings } from "./belongings";
import { facts, hexTile } from "./components";
import { DIRECTIONS, featureArea, hexCorners } from "./placing";
import type { NorthSeaView } from "./view";
import { frontierOf } from "./woodcut";
import { placeWords, pointWords } from "./words";

const HOME = "0,0";

const words = (line: string): string[] => line.split(" ").filter(Boolean);
const player = (kind: string, letter: string): Tool => ({
  id: `${kind} ${letter}`,
  label: t(`study-northsea-${kind}`, { letter }),
});

const stores = (diagram: string): string[] => [
  "pile",
  "discarded",
  ...lettersOf(diagram).map((seat) => `${seat} hand`),
];

/** Every tile that does not lie on the map. */
const loose = (diagram: string): number[] =>
  stores(diagram)
    .flatMap((store) => words(valueOf(diagram, store)).map(Number))
    .sort((a, b) => a - b);

const drop = (diagram: string, store: string, tile: string): string =>
  withValue(
    diagram,
    store,
    words(valueOf(diagram, store))
      .filter((other) => other !== tile)
      .join(" "),
  );
const add = (diagram: string, store: string, tile: string): string =>
  withValue(diagram, store, [...words(valueOf(diagram, store)), tile].join(" "));

const isSolo = (diagram: string): boolean => diagram.split("\n")[0]!.endsWith("solo");

/** The tile out of where it is; alone the pile keeps its size, so a discarded tile takes its place. */
function taken(diagram: string, tile: string): string {
  const from = stores(diagram).find((store) => words(valueOf(diagram, store)).includes(tile)) ?? "pile";
  const rest = drop(diagram, from, tile);
  const [other] = words(valueOf(rest, "discarded"));
  return from === "pile" && isSolo(diagram) && other ? add(drop(rest, "discarded", other), "pile", other) : rest;
}

const spare = (diagram: string): string => (isSolo(diagram) ? "discarded" : "pile");

/** What a tile brings when it is laid; a settlement is as strong as the supply allows. */
function features(tile: string, hex: string, turn: string): string[] {
  const { feature } = hexTile(tile);
  if (feature === null) return [""];
  if (feature === "ship") return [`enemy: ${hex}`];
  const area = `${hex}.${DIRECTIONS[Math.min(...featureArea(tile, turn))] ?? "N"}`;
  if (feature === "settlement") return facts.strengths.map((strength) => `settlement: ${strength} at ${area}`);
  return [`animals: ${feature} at ${area}`];
}

function lay(diagram: string, tile: string, hex: string, turn: string): string[] {
  const laid = withLine(taken(diagram, tile), `tile: ${tile} ${hex} ${turn}`, /^(enemy|settlement|animals|A captain):/);
  return features(tile, hex, turn).map((line) => (line ? withLine(laid, line, /^A captain:/) : laid));
}

/** Without a tile; who stood there goes home. */
function lift(diagram: string, hex: string): string {
  const tile = /^tile: (\d+) /.exec(
    diagram.split("\n").find((line) => line.includes(`tile: `) && line.includes(` ${hex} `)) ?? "",
  )?.[1];
  if (!tile) return diagram;
  const landed = lettersOf(diagram).map((letter) => ({
    letter,
    count: vikingsOn(diagram, letter, (at) => at.startsWith(`${hex}.`)),
  }));
  let rest = without(
    diagram,
    (line) =>
      line.startsWith(`tile: ${tile} `) ||
      line === `enemy: ${hex}` ||
      (/^(settlement|animals|[A-D] vikings):/.test(line) && line.includes(` at ${hex}.`)) ||
      (/^[A-D] outpost:/.test(line) && line.includes(` ${hex}.`)),
  );
  for (const { letter, count } of landed) {
    rest = ashore(rest, letter, count);
    if (valueOf(rest, `${letter} longship`) === hex) rest = withValue(rest, `${letter} longship`, HOME);
  }
  return add(rest, spare(rest), tile);
}

const VIKINGS = /^([A-D]) vikings: (\d+) at (.*)$/;
const vikingsOn = (diagram: string, letter: string, there: (area: string) => boolean): number =>
  diagram.split("\n").reduce((sum, line) => {
    const [, whose, count, at] = VIKINGS.exec(line) ?? [];
    return whose === letter && at && there(at) ? sum + Number(count) : sum;
  }, 0);

const ashore = (diagram: string, letter: string, change: number): string =>
  withValue(
    diagram,
    `${letter} mainland`,
    String(Math.max(0, Number(valueOf(diagram, `${letter} mainland`)) + change)),
  );

/** One Viking more or less in an area, from or to the mainland. */
function land(diagram: string, letter: string, area: string, change: number): string {
  const count = vikingsOn(diagram, letter, (at) => at === area) + change;
  const rest = without(diagram, (line) => VIKINGS.exec(line)?.[1] === letter && VIKINGS.exec(line)?.[3] === area);
  const line = `${letter} vikings: ${count} at ${area}`;
  return ashore(
    count > 0 ? withLine(rest, line, new RegExp(`^${letter} (outpost|livestock):`)) : rest,
    letter,
    -change,
  );
}

function toggleOutpost(diagram: string, letter: string, point: string): string {
  const line = `${letter} outpost: ${point}`;
  return diagram.includes(line)
    ? without(diagram, (other) => other === line)
    : withLine(diagram, line, new RegExp(`^${letter} livestock:`));
}

/** The next strengths of a settlement, from the one it has on. */
function strengthen(diagram: string, area: string): string[] {
  const now = Number(new RegExp(`^settlement: (\\d) at ${area.replace(".", "\\.")}$`, "m").exec(diagram)?.[1]);
  const order = [...facts.strengths.filter((other) => other > now), ...facts.strengths.filter((other) => other < now)];
  return order.map((other) => diagram.replace(`settlement: ${now} at ${area}`, `settlement: ${other} at ${area}`));
}

/** A settlement off the map, to who is to have conquered it. */
function conquer(diagram: string, letter: string, area: string): string {
  const line = diagram.split("\n").find((other) => /^settlement: \d at /.test(other) && other.endsWith(` at ${area}`));
  const strength = /\d/.exec(line ?? "")?.[0];
  return strength
    ? add(
        without(diagram, (other) => other === line),
        `${letter} settlements`,
        strength,
      )
    : diagram;
}

const turnAt = (turn: number): string => DIRECTIONS[turn % DIRECTIONS.length]!;
const target = (kind: string, at: string, label: string): Target => ({ id: `${kind} ${at}`, kind, at, label });
const hexes = (names: string[]): Target[] => names.map((at) => target("hex", at, placeWords(at)));
const areas = (names: string[]): Target[] => names.map((at) => target("area", at, placeWords(at)));

export const editor: Editor = {
  groups: (diagram) => [
    {
      title: t("study-northsea-pieces"),
      tools: [
        ...lettersOf(diagram).flatMap((letter) => [
          player("longship", letter),
          player("viking", letter),
          player("viking-home", letter),
          player("outpost", letter),
          player("conquest", letter),
        ]),
        { id: "settlement", label: t("study-northsea-settlement") },
        { id: "lift", label: t("study-edit-lift") },
      ],
    },
    {
      title: t("study-edit-tiles"),
      tools: loose(diagram).map((tile) => ({
        id: `tile ${tile}`,
        label: t("study-northsea-tile", { tile }),
        tile: String(tile),
      })),
    },
  ],

  targets: (view: NorthSeaView, tool) => {
    const [kind = "", whose = ""] = tool.split(" ");
    const seat = "ABCD".indexOf(whose);
    if (kind === "tile") return hexes(frontierOf(view));
    if (kind === "lift") return hexes(view.hexes.filter(({ tile }) => tile).map(({ at }) => at));
    if (kind === "longship") return hexes(view.hexes.map(({ at }) => at));
    if (kind === "viking") return areas(view.islands.flatMap((island) => island.areas));
    if (kind === "viking-home")
      return areas((view.players[seat]?.vikings ?? []).map(({ area }) => area).filter((area) => area !== "mainland"));
    if (kind === "settlement" || kind === "conquest") return areas(view.settlements.map(({ area }) => area));
    return view.hexes.flatMap(({ at, corners }) =>
      ["N", "S"].flatMap((corner, i) =>
        corners[3 * i] === "L" ? [target("point", `${at}.${corner}`, pointWords(`${at}.${corner}`))] : [],
      ),
    );
  },

  ways: (tool) => (tool.startsWith("tile ") ? DIRECTIONS.length : 1),

  ghost: (tool, at, turn) => {
    const tile = tool.slice("tile ".length);
    if (!tool.startsWith("tile ")) return null;
    return { at, corners: hexCorners(tile, turnAt(turn)), feature: hexTile(tile).feature, ok: true };
  },

  put: (diagram, tool, at, turn) => {
    const [kind = "", whose = ""] = tool.split(" ");
    if (kind === "tile") return DIRECTIONS.flatMap((_, i) => lay(diagram, whose, at, turnAt(turn + i)));
    if (kind === "lift") return [lift(diagram, at)];
    if (kind === "longship") return [withValue(diagram, `${whose} longship`, at)];
    if (kind === "viking") return [land(diagram, whose, at, 1)];
    if (kind === "viking-home") return [land(diagram, whose, at, -1)];
    if (kind === "settlement") return strengthen(diagram, at);
    if (kind === "conquest") return [conquer(diagram, whose, at)];
    return [toggleOutpost(diagram, whose, at)];
  },

  shelves: (diagram, tool): Shelf[] => {
    const [kind, tile = ""] = tool.split(" ");
    if (kind !== "tile") return [];
    const rest = taken(diagram, tile);
    return [
      ...lettersOf(diagram).map((letter) => ({
        label: t("study-edit-hand", { letter }),
        diagrams: [add(rest, `${letter} hand`, tile)],
      })),
      { label: t("study-edit-pile"), diagrams: [add(rest, spare(rest), tile)] },
    ];
  },

  fields: (diagram) => {
    const letters = lettersOf(diagram);
    const turns = Number(valueOf(diagram, "turns"));
    const first = letters.indexOf(valueOf(diagram, "first"));
    const before = (seat: number): string => letters[(seat + letters.length * turns - turns) % letters.length]!;
    const acting: Field[] =
      valueOf(diagram, "phase") === "act"
        ? [
            {
              label: t("study-edit-turn"),
              value: String((first + turns) % letters.length),
              choices: letters.map((letter, i) => ({ value: String(i), label: t("web-player", { letter }) })),
              set: (value) => withValue(diagram, "first", before(Number(value))),
            },
            {
              label: t("study-northsea-actions"),
              value: valueOf(diagram, "points"),
              choices: numbered(1, facts.points),
              set: (value) => withValue(diagram, "points", value),
            },
          ]
        : [];
    return [
      { title: t("study-edit-moment"), fields: acting },
      ...letters.map((letter) => ({ title: t("web-player", { letter }), fields: belongings(diagram, letter) })),
    ];
  },
};
