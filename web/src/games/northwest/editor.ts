// Setting up a position of the Northwest Passage by hand.
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
import { squareName } from "./chart";
import { facts, largeTile, smallCorners, smallKinds, smallTurns } from "./components";
import { hasDeck, inSeason, seasonFields } from "./deck";
import { column, isLarge, largeCorners, largeSquares, row, symbolSquare, turnOf, type Hold } from "./placing";
import type { NorthwestView } from "./view";

// -- the map of a diagram ---------------------------------------------------------------------------

interface Chart {
  corners: string[][];
  cells: string[][];
}

const mapLines = (diagram: string): [number, string[]] => {
  const lines = diagram.split("\n");
  return [lines.indexOf("map") + 2, lines];
};

function readChart(diagram: string): Chart {
  const [from, lines] = mapLines(diagram);
  const rows = lines.slice(from, from + 2 * facts.rows + 1).map((line) => line.trim().split(/\s+/));
  return {
    corners: rows.filter((_, i) => i % 2 === 0),
    cells: rows.filter((_, i) => i % 2 === 1).map(([, ...cells]) => cells),
  };
}

function writeChart(diagram: string, { corners, cells }: Chart): string {
  const [from, lines] = mapLines(diagram);
  const rows = corners.flatMap((marks, y) => [
    marks.join(" "),
    ...(cells[y] ? [`${y + 1} ${cells[y].join(" ")}`] : []),
  ]);
  return [...lines.slice(0, from), ...rows, ...lines.slice(from + rows.length)].join("\n");
}

/** The corners of a tile's squares, clockwise from the north-west one, as steps from its first square. */
const SINGLE = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
const LYING = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]; // prettier-ignore
const UPRIGHT = [[0, 0], [1, 0], [1, 1], [1, 2], [0, 2], [0, 1]]; // prettier-ignore
const shapeOf = (squares: string[]): number[][] =>
  squares.length === 1 ? SINGLE : row(squares[0]!) === row(squares[1]!) ? LYING : UPRIGHT;
const NAMES = new Map([
  [SINGLE, ["nw", "ne", "se", "sw"]],
  [LYING, ["nw", "n", "ne", "se", "s", "sw"]],
  [UPRIGHT, ["nw", "ne", "e", "se", "sw", "w"]],
]);

const inOrder = (squares: readonly string[]): string[] =>
  [...squares].sort((a, b) => row(a) - row(b) || column(a) - column(b));

/** The squares of the tile that lies there. */
function tileOn({ cells }: Chart, square: string): string[] {
  const name = cells[row(square)]?.[column(square)] ?? ".";
  if (!/^[LP]\d+$/.test(name)) return [square];
  return cells.flatMap((line, y) => line.flatMap((cell, x) => (cell === name ? [squareName(x, y)] : [])));
}

function withTile(diagram: string, name: string, squares: string[], corners: string): string {
  const chart = readChart(diagram);
  const first = squares[0]!;
  for (const square of squares) chart.cells[row(square)]![column(square)] = name;
  shapeOf(squares).forEach(([dx = 0, dy = 0], i) => {
    const marks = chart.corners[row(first) + dy]!;
    if (marks[column(first) + dx] === "?") marks[column(first) + dx] = corners[i]!;
  });
  return writeChart(diagram, chart);
}

/** Without a tile; corners that touch nothing else are unknown again. */
function withoutTile(diagram: string, squares: string[]): string {
  const chart = readChart(diagram);
  for (const square of squares) chart.cells[row(square)]![column(square)] = ".";
  const touched = (x: number, y: number): boolean =>
    [[0, 0], [-1, 0], [0, -1], [-1, -1]].some(([dx = 0, dy = 0]) => (chart.cells[y + dy]?.[x + dx] ?? ".") !== "."); // prettier-ignore
  const corners = chart.corners.map((marks, y) => marks.map((mark, x) => (touched(x, y) ? mark : "?")));
  return without(writeChart(diagram, { ...chart, corners }), (line) =>
    squares.some((square) => line.startsWith("token: ") && line.split(" ")[2] === square),
  );
}

// -- what follows from the map: islands, and the tokens that everybody has --------------------------

/** The closed islands of two tiles or more, by the name of their first corner. */
function islandsOf({ corners, cells }: Chart): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  corners.forEach((marks, y) =>
    marks.forEach((mark, x) => {
      if (mark !== "L" || seen.has(`${x} ${y}`)) return;
      const island = [[x, y]];
      const tiles = new Set<string>();
      let closed = true;
      seen.add(`${x} ${y}`);
      for (const [cx = 0, cy = 0] of island) {
        for (const [dx = 0, dy = 0] of [
          [0, 0],
          [-1, 0],
          [0, -1],
          [-1, -1],
        ]) {
          // prettier-ignore
          const cell = cells[cy + dy]?.[cx + dx];
          if (cell === ".") closed = false;
          else if (cell) tiles.add(isLarge(cell) || cell.startsWith("P") ? cell : `${cell} ${cx + dx} ${cy + dy}`);
        }
        for (const [dx = 0, dy = 0] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]) {
          // prettier-ignore
          const key = `${cx + dx} ${cy + dy}`;
          if (corners[cy + dy]?.[cx + dx] !== "L" || seen.has(key)) continue;
          seen.add(key);
          island.push([cx + dx, cy + dy]);
        }
      }
      if (closed && tiles.size > 1) found.push(`+${"abcdefghijklm"[x]}${y + 1}`);
    }),
  );
  return found;
}

/** Owners of islands, counts of tokens and of sites, as they follow from the map; new islands are of who is to act. */
function settled(diagram: string): string {
  const owners = new Map([...diagram.matchAll(/^island: (\S+) ([A-D])$/gm)].map(([, at, letter]) => [at!, letter!]));
  const islands = islandsOf(readChart(diagram)).map((at) => ({
    at,
    letter: owners.get(at) ?? valueOf(diagram, "to act").replace("-", "A"),
  }));
  let found = without(diagram, (line) => line.startsWith("island: "));
  for (const { at, letter } of islands) found = withLine(found, `island: ${at} ${letter}`, /^display:/);
  const left = Number(valueOf(diagram, "cartography")) + owners.size - islands.length;
  found = withValue(found, "cartography", String(left));
  const shared = diagram.split("\n")[0]!.endsWith("coop");
  return changePlayers(found, (lines, letter) => {
    const taken = [...diagram.matchAll(/^token: (\S+) (\S+) ([A-D])$/gm)].filter(([, , , whose]) => whose === letter);
    const closed = islands.filter((island) => shared || island.letter === letter).length;
    const given = lines.find((line) => line.startsWith("given: ")) ?? "";
    const counts = facts.tokens.map((kind) => {
      const all = kind === "cartography" ? closed : taken.filter(([, token]) => token === kind).length;
      return `${kind} ${all - Number(new RegExp(`${kind} (\\d+)`).exec(given)?.[1] ?? 0)}`;
    });
    const sites = taken.reduce((sum, [, kind, at]) => sum + (kind === "franklin" ? facts.zones[column(at!)]! : 0), 0);
    return lines.map((line) => {
      if (line.startsWith("tokens: ")) return `tokens: ${counts.join(" ")}`;
      return line.startsWith("supplies: ") ? line.replace(/sites \d+/, `sites ${sites}`) : line;
    });
  });
}

// -- what everybody has -----------------------------------------------------------------------------

/** The diagram with the lines of each player changed. */
function changePlayers(diagram: string, change: (lines: string[], letter: string) => string[]): string {
  const [head = "", ...players] = diagram.split(/^(?=player [A-D]$)/m);
  return [head, ...players.map((text) => change(text.split("\n"), text["player ".length]!).join("\n"))].join("");
}

const playerValue = (diagram: string, letter: string, name: string): string =>
  valueOf(diagram.split(new RegExp(`^player ${letter}$`, "m"))[1] ?? "", name);

const withPlayerValue = (diagram: string, letter: string, name: string, value: string): string =>
  changePlayers(diagram, (lines, whose) =>
    whose === letter ? withValue(lines.join("\n"), name, value).split("\n") : lines,
  );

const listed = (tiles: string[]): string => tiles.join(" ") || "-";
const tilesIn = (value: string): string[] => value.split(" ").filter((tile) => tile && tile !== "-");

/** The large tiles that do not lie on the map. */
const loose = (diagram: string): string[] =>
  [
    ...tilesIn(valueOf(diagram, "display")),
    ...tilesIn(valueOf(diagram, "bag")),
    ...lettersOf(diagram).flatMap((letter) => tilesIn(playerValue(diagram, letter, "reserve"))),
  ]
    .filter(isLarge)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

/** Without a tile that is not on the map; the display is filled again. */
function taken(diagram: string, tile: string): string {
  if (!isLarge(tile)) return pile(diagram, tile, -1);
  const others = (value: string): string[] => tilesIn(value).filter((other) => other !== tile);
  const shown = others(valueOf(diagram, "display"));
  const bag = others(valueOf(diagram, "bag"));
  if (shown.length < tilesIn(valueOf(diagram, "display")).length && bag.length) shown.push(bag.shift()!);
  const found = withValue(withValue(diagram, "display", listed(shown)), "bag", listed(bag));
  return lettersOf(diagram).reduce(
    (text, letter) => withPlayerValue(text, letter, "reserve", listed(others(playerValue(text, letter, "reserve")))),
    found,
  );
}

const pile = (diagram: string, kind: string, change: number): string =>
  withValue(
    diagram,
    "piles",
    valueOf(diagram, "piles").replace(
      new RegExp(`${kind} (\\d+)`),
      (_, count: string) => `${kind} ${Math.max(0, Number(count) + change)}`,
    ),
  );

const returned = (diagram: string, tile: string): string =>
  isLarge(tile)
    ? withValue(diagram, "bag", listed([...tilesIn(valueOf(diagram, "bag")), tile]))
    : pile(diagram, smallKinds().find((kind) => kind.startsWith(tile.replace(/^[+*]/, ""))) ?? tile, 1);

// -- the tools --------------------------------------------------------------------------------------

/** Four turns of the front, and of the back. */
const LARGE_WAYS = 8;
const holdAt = (turn: number): Hold => ({ turns: turn % 4, back: turn > 3 });

/** The tile as it is held, or else as it fits. */
function layAnyhow(diagram: string, tile: string, at: string, turn: number): string[] {
  const ways = isLarge(tile) ? LARGE_WAYS : smallTurns(tile).length;
  return Array.from({ length: ways }, (_, i) => lay(diagram, tile, at, (turn + i) % ways)).flat();
}

function lay(diagram: string, tile: string, at: string, turn: number): string[] {
  const free = taken(diagram, tile);
  if (!isLarge(tile)) return [settled(withTile(free, tile.slice(0, 3), [at], smallCorners(tile, turnOf(tile, turn))))];
  const squares = largeSquares(at, holdAt(turn));
  if (!squares) return [];
  const laid = withTile(free, tile, inOrder(squares), largeCorners(tile, holdAt(turn)));
  const { symbol } = largeTile(tile);
  const where = symbolSquare(tile, squares, holdAt(turn).back);
  return [settled(symbol && where ? withLine(laid, `token: ${symbol} ${where}`, /^(island|display):/) : laid)];
}

function lift(diagram: string, at: string): string {
  const chart = readChart(diagram);
  const name = chart.cells[row(at)]![column(at)]!;
  return settled(returned(withoutTile(diagram, tileOn(chart, at)), name));
}

/** The ways in which a sled can stand on a tile: everywhere on it, or on one of its shores. */
function park(diagram: string, letter: string, at: string): string[] {
  const chart = readChart(diagram);
  const squares = tileOn(chart, at);
  const shape = shapeOf(squares);
  const names = NAMES.get(shape)!;
  const first = squares[0]!;
  const isLand = shape.map(([dx = 0, dy = 0]) => chart.corners[row(first) + dy]?.[column(first) + dx] === "L");
  const runs: string[][] = [];
  names.forEach((name, i) => {
    if (!isLand[i]) return;
    if (i && isLand[i - 1]) runs.at(-1)!.push(name);
    else runs.push([name]);
  });
  if (runs.length > 1 && isLand[0] && isLand.at(-1)) runs[0]!.unshift(...runs.pop()!);
  const whole = [names, ...runs.sort((a, b) => b.length - a.length)];
  return whole.map((area) => withPlayerValue(diagram, letter, "sled", [first, ...area].join(" ")));
}

/** A token goes from nobody to each player and back. */
function passOn(diagram: string, at: string): string {
  const owners = ["", ...lettersOf(diagram)];
  return settled(
    diagram.replace(new RegExp(`^(token: \\S+ ${at})(?: ([A-D]))?$`, "m"), (_, token: string, now = "") => {
      const next = owners[(owners.indexOf(now as string) + 1) % owners.length]!;
      return next ? `${token} ${next}` : token;
    }),
  );
}

const player = (kind: string, letter: string): Tool => ({
  id: `${kind} ${letter}`,
  label: t(`study-northwest-${kind}`, { letter }),
});
const squareTarget = (at: string): Target => ({ id: `square ${at}`, kind: "square", at, label: at, tone: "faint" });

/** A count in a line like "3 available 4 resting". */
const countIn = (line: string, name: string): string => new RegExp(`(\\d+) ${name}\\b`).exec(line)?.[1] ?? "0";
const withCount = (line: string, name: string, value: string): string =>
  line.replace(new RegExp(`\\d+ ${name}\\b`), `${value} ${name}`);

/** The draft belongs to the first round. */
const afterDraft = (diagram: string): string => valueOf(diagram, "phase").replace("draft", "act");

/** Where crew can be: the line and the name of the count in it. */
const COLUMNS: [line: string, name: string][] = [
  ["ship crew", "available"],
  ["ship crew", "resting"],
  ["sled crew", "available"],
  ["sled crew", "resting"],
  ["gone", "lost"],
];
/** By column: where its crew come from, and to the first of these they go. */
const SOURCES = [[1, 2, 3, 4], [0, 2, 3, 4], [0, 1, 3, 4], [2, 0, 1, 4], [0, 1, 2, 3]]; // prettier-ignore

/** Another number of crew in a column; there are always as many in all. */
function withCrew(diagram: string, letter: string, column: number, wanted: number): string {
  const counts = COLUMNS.map(([line, name]) => Number(countIn(playerValue(diagram, letter, line), name)));
  let missing = wanted - counts[column]!;
  counts[column] = wanted;
  for (const source of SOURCES[column]!) {
    const moved = Math.min(missing, counts[source]!);
    counts[source]! -= moved;
    missing -= moved;
  }
  return COLUMNS.reduce(
    (found, [line, name], i) =>
      withPlayerValue(found, letter, line, withCount(playerValue(found, letter, line), name, String(counts[i]))),
    diagram,
  );
}

const crewFields = (diagram: string, letter: string): Field[] =>
  COLUMNS.map(([line, name], column) => ({
    label: t(`study-northwest-${line.replace(" ", "-")}-${name}`),
    value: countIn(playerValue(diagram, letter, line), name),
    choices: numbered(0, facts.crew),
    set: (value) => withCrew(diagram, letter, column, Number(value)),
  }));

/** The most Food or Morale to choose from: there is no limit (NW-ST6), but hardly a voyage has more. */
const MOST_SUPPLIES = 40;

const supplyFields = (diagram: string, letter: string): Field[] =>
  ["food", "morale"].map((name) => {
    const line = playerValue(diagram, letter, "supplies");
    const count = new RegExp(`\\b${name} (\\d+)`);
    const value = count.exec(line)?.[1] ?? "0";
    return {
      label: t(`web-${name}`),
      value,
      choices: numbered(0, Math.max(MOST_SUPPLIES, Number(value))),
      set: (chosen) => withPlayerValue(diagram, letter, "supplies", line.replace(count, `${name} ${chosen}`)),
    };
  });

const atRound = (diagram: string, round: string): string => {
  const found = withValue(withValue(diagram, "phase", afterDraft(diagram)), "round", round);
  return hasDeck(diagram) ? inSeason(found, Number(round)) : found;
};

export const editor: Editor = {
  groups: (diagram) => [
    {
      title: t("study-northwest-pieces"),
      tools: [
        ...lettersOf(diagram).flatMap((letter) => [player("ship", letter), player("sled", letter)]),
        { id: "token", label: t("study-northwest-token") },
        { id: "lift", label: t("study-edit-lift") },
      ],
    },
    {
      title: t("study-northwest-small"),
      tools: smallKinds().map((kind) => ({ id: `tile ${kind}`, label: t(`northwest-tile-${kind}`), tile: kind })),
    },
    {
      title: t("study-edit-tiles"),
      tools: loose(diagram).map((tile) => ({ id: `tile ${tile}`, label: tile, tile })),
    },
  ],

  targets: (view: NorthwestView, tool) => {
    const [kind] = tool.split(" ");
    const covered = view.board.tiles.flatMap(({ squares }) => squares);
    if (kind === "token") return view.board.tokens.map(({ square }) => squareTarget(square));
    if (kind === "tile")
      return Array.from({ length: facts.columns * facts.rows }, (_, i) =>
        squareName(i % facts.columns, Math.floor(i / facts.columns)),
      )
        .filter((square) => !covered.includes(square))
        .map(squareTarget);
    return view.board.tiles.map(({ squares }) => squareTarget(inOrder(squares)[0]!));
  },

  ways: (tool) => {
    const tile = tool.split(" ")[1] ?? "";
    if (!tool.startsWith("tile ")) return 1;
    return isLarge(tile) ? LARGE_WAYS : smallTurns(tile).length;
  },

  ghost: (tool, at, turn) => {
    const [kind, tile = ""] = tool.split(" ");
    if (kind !== "tile") return null;
    if (!isLarge(tile)) return { squares: [at], corners: smallCorners(tile, turnOf(tile, turn)), ok: true };
    const squares = largeSquares(at, holdAt(turn));
    if (!squares) return null;
    return {
      squares: inOrder(squares),
      corners: largeCorners(tile, holdAt(turn)),
      symbol: largeTile(tile).symbol,
      symbolAt: symbolSquare(tile, squares, holdAt(turn).back),
      ok: true,
    };
  },

  put: (diagram, tool, at, turn) => {
    const [kind = "", whose = ""] = tool.split(" ");
    if (kind === "tile") return layAnyhow(diagram, whose, at, turn);
    if (kind === "lift") return [lift(diagram, at)];
    if (kind === "ship") return [withPlayerValue(diagram, whose, "ship", at)];
    if (kind === "sled") return park(diagram, whose, at);
    return [passOn(diagram, at)];
  },

  shelves: (diagram, tool): Shelf[] => {
    const [kind, what = ""] = tool.split(" ");
    if (kind === "ship")
      return [
        { label: t("study-northwest-greenland"), diagrams: [withPlayerValue(diagram, what, "ship", "greenland")] },
      ];
    if (kind === "sled")
      return [{ label: t("study-northwest-aboard"), diagrams: [withPlayerValue(diagram, what, "sled", "aboard")] }];
    if (kind !== "tile") return [];
    const rest = taken(diagram, what);
    return lettersOf(diagram).map((letter) => ({
      label: t("study-edit-hand", { letter }),
      diagrams: [
        withPlayerValue(rest, letter, "reserve", listed([...tilesIn(playerValue(rest, letter, "reserve")), what])),
      ],
    }));
  },

  fields: (diagram) => [
    {
      title: t("study-edit-moment"),
      fields: [
        {
          label: t("study-northwest-round"),
          value: valueOf(diagram, "round"),
          choices: numbered(1, facts.rounds),
          set: (value) => atRound(diagram, value),
        },
        {
          label: t("study-edit-turn"),
          value: valueOf(diagram, "to act"),
          choices: lettersOf(diagram).map((letter) => ({ value: letter, label: t("web-player", { letter }) })),
          set: (value) => withValue(diagram, "to act", value),
        },
        ...(hasDeck(diagram) ? seasonFields(diagram) : []),
      ],
    },
    ...lettersOf(diagram).map((letter) => ({
      title: t("web-player", { letter }),
      fields: [...crewFields(diagram, letter), ...(hasDeck(diagram) ? supplyFields(diagram, letter) : [])],
    })),
  ],
};
