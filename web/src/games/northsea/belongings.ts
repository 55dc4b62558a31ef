// What players have beside the map, while a position is set up by hand: captains, livestock, enemy ships, the dead.
// What goes to somebody leaves the map, and what is given back stands again on the tile that brought it.
import { t } from "../../lib/i18n.svelte";
import { lettersOf, numbered, valueOf, without, withLine, withValue, type Field } from "../editing";
import { facts, hexTile } from "./components";
import { DIRECTIONS, featureArea } from "./placing";

const NONE = "-";
const words = (line: string): string[] => line.split(" ").filter(Boolean);

interface Laid {
  tile: string;
  hex: string;
  turn: string;
}

/** The tiles on the map that brought such a feature. */
const bringing = (diagram: string, feature: string): Laid[] =>
  [...diagram.matchAll(/^tile: (\d+) (\S+) (\S+)$/gm)]
    .map(([, tile = "", hex = "", turn = ""]) => ({ tile, hex, turn }))
    .filter(({ tile }) => hexTile(tile).feature === feature);

/** The kinds of some animals, each as often as it is there: "2 pigs sheep" is pig, pig, sheep. */
function animalsIn(told: string): string[] {
  let count = 1;
  return words(told).flatMap((word) => {
    if (/^\d+$/.test(word)) {
      count = Number(word);
      return [];
    }
    const kind = facts.animals.find((animal) => word === animal || word === `${animal}s`);
    const found = Array.from({ length: kind ? count : 0 }, () => kind!);
    count = 1;
    return found;
  });
}

const withoutOne = (all: string[], one: string): string[] => all.filter((_, i) => i !== all.indexOf(one));

/** One animal less on the map, wherever one stands. */
function off(diagram: string, kind: string): string {
  const line = diagram.split("\n").find((other) => /^animals:/.test(other) && animalsIn(other).includes(kind));
  if (!line) return diagram;
  const left = withoutOne(animalsIn(line), kind);
  const area = line.split(" at ")[1]!;
  return left.length
    ? diagram.replace(line, `animals: ${left.join(" ")} at ${area}`)
    : without(diagram, (other) => other === line);
}

/** One animal more on the map, where a tile brought one and none stands. */
function on(diagram: string, kind: string): string {
  const areas = bringing(diagram, kind).map(
    ({ tile, hex, turn }) => `${hex}.${DIRECTIONS[Math.min(...featureArea(tile, turn))] ?? "N"}`,
  );
  const taken = (area: string): boolean =>
    new RegExp(`^animals: .* at ${area.replace(".", "\\.")}$`, "m").test(diagram);
  const area = areas.find((other) => !taken(other));
  return area ? withLine(diagram, `animals: ${kind} at ${area}`, /^A captain:/) : diagram;
}

function withLivestock(diagram: string, letter: string, kind: string, count: number): string {
  const name = `${letter} livestock`;
  const had = animalsIn(valueOf(diagram, name));
  const change = count - had.filter((other) => other === kind).length;
  let found = diagram;
  for (let i = 0; i < Math.abs(change); i++) found = change > 0 ? off(found, kind) : on(found, kind);
  const kept = [...had.filter((other) => other !== kind), ...Array.from({ length: count }, () => kind)];
  return withValue(found, name, kept.join(" "));
}

function withShips(diagram: string, letter: string, count: number): string {
  const name = `${letter} ships`;
  const change = count - Number(valueOf(diagram, name));
  let found = diagram;
  for (let i = 0; i < Math.abs(change); i++) {
    const afloat = bringing(found, "ship").filter(({ hex }) => found.split("\n").includes(`enemy: ${hex}`));
    const sunk = bringing(found, "ship").filter((ship) => !afloat.some(({ hex }) => hex === ship.hex));
    if (change > 0 && afloat[0]) found = without(found, (line) => line === `enemy: ${afloat[0]!.hex}`);
    if (change < 0 && sunk[0]) found = withLine(found, `enemy: ${sunk[0].hex}`, /^(settlement|animals|A captain):/);
  }
  return withValue(found, name, String(count));
}

/** The dead come from the mainland, and rise there. */
function withDead(diagram: string, letter: string, count: number): string {
  const home = Number(valueOf(diagram, `${letter} mainland`)) + Number(valueOf(diagram, `${letter} dead`)) - count;
  return withValue(withValue(diagram, `${letter} mainland`, String(home)), `${letter} dead`, String(count));
}

/** Two captains change places, wherever they are: with players, or in the box. */
const exchanged = (diagram: string, one: string, other: string): string =>
  diagram
    .split("\n")
    .map((line) =>
      /^[A-D] (captain|offer):/.test(line)
        ? line.replace(new RegExp(`\\b(${one}|${other})\\b`, "g"), (name) => (name === one ? other : one))
        : line,
    )
    .join("\n");

const captains = (diagram: string, letter: string): Field[] => {
  const kept = valueOf(diagram, `${letter} captain`);
  const alone = lettersOf(diagram).length === 1;
  const shown = kept !== NONE ? [kept] : alone ? words(valueOf(diagram, `${letter} offer`)) : [];
  return shown.map((now, i) => ({
    label: t("study-northsea-captain", { count: shown.length, number: i + 1 }),
    value: now,
    choices: facts.captains.map((name) => ({ value: name, label: t(`northsea-captain-${name}`) })),
    set: (then) => exchanged(diagram, now, then),
  }));
};

const livestock = (diagram: string, letter: string): Field[] =>
  facts.animals
    .filter((kind) => bringing(diagram, kind).length)
    .map((kind) => ({
      label: t("study-northsea-delivered", { animal: kind }),
      value: String(animalsIn(valueOf(diagram, `${letter} livestock`)).filter((other) => other === kind).length),
      choices: numbered(0, bringing(diagram, kind).length),
      set: (value) => withLivestock(diagram, letter, kind, Number(value)),
    }));

function fights(diagram: string, letter: string): Field[] {
  const ships = bringing(diagram, "ship").length;
  if (!ships) return [];
  return [
    {
      label: t("northsea-category-ships"),
      value: valueOf(diagram, `${letter} ships`),
      choices: numbered(0, ships),
      set: (value) => withShips(diagram, letter, Number(value)),
    },
    {
      label: t("northsea-category-dead"),
      value: valueOf(diagram, `${letter} dead`),
      choices: numbered(0, Math.max(ships, Number(valueOf(diagram, `${letter} dead`)))),
      set: (value) => withDead(diagram, letter, Number(value)),
    },
  ];
}

/** What a player has, to be changed. */
export const belongings = (diagram: string, letter: string): Field[] => [
  ...captains(diagram, letter),
  ...livestock(diagram, letter),
  ...fights(diagram, letter),
];
