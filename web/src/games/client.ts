// What a game brings to the browser. Each family of games has a folder here with the same files in it: `client.ts` (its
// GameClient), `components.ts` (takes what the server tells of its box), `Picture.svelte` (for the start page),
// `Diagram.svelte` (beside its rules), `Legend.svelte` (what its drawings mean), `moments.ts` (which events are felt), and
// if it likes `Sketch.svelte` (a position at a glance) and `editor.ts` (setting one up by hand).
// A family without a folder is played through `plain`.
import type { Component } from "svelte";

import { api } from "../api/client";
import type { ActionData, Facts, GameEvent, GameInfo, LegalAction, Mark, View } from "../api/types";
import { loadParts } from "../lib/i18n.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Editor } from "./editing";
import type { Moments } from "../moments/moment";
import type { Arrow, Ghost, Highlight, Pick, Target, Thing } from "../map/types";

/** An action that may be chosen. */
export type Choice<Data extends ActionData = ActionData> = Omit<LegalAction, "data"> & { data: Data };

/** Acting: what is selected, which places that leaves, and what a click then means. */
export interface Play {
  readonly table: TableStore;
  readonly actions: Choice[];
  /** The tile in hand that is being placed. */
  readonly tile: string | null;
  /** Where it could be placed, also if it were turned. */
  readonly placings: Choice[];
  /** Several actions fit what was chosen so far. */
  readonly choices: Choice[] | null;
  readonly targets: Target[];
  readonly highlights: Highlight[];
  readonly glow: Thing[];
  readonly ghost: Ghost | null;
  /** What to do with what is selected, as a message key. */
  readonly prompt?: string | null;
  /** Let go of what is selected; whether something was. */
  cancel(): boolean;
  turn(): void;
  flip?(): void;
  hover(pick: Pick | null): void;
  /** The action that a place of the map stands for, to show what it would do. */
  actionOf(pick: Pick | null): string | null;
  pick(pick: Pick): Promise<void>;
  /** Carry out a legal action, by its notation. */
  play(notation: string): Promise<void>;
  /** The action of a kind that needs no more words: `pass`, `end`. */
  plain(kind: string): Promise<void>;
}

export interface MapProps {
  view: any;
  label: string;
  highlights: Highlight[];
  targets: Target[];
  ghost: Ghost | null;
  arrow: Arrow | null;
  glow: Thing[];
  speed: number;
  names: string[];
  play: any;
  onpick: (pick: Pick) => void;
  onhover: (pick: Pick | null) => void;
}

export interface GameClient {
  Map: Component<MapProps>;
  /** The own hand and what can be done with it, in the slim bar below the map; `tight`: little room. */
  Bar: Component<{ play: any; tight: boolean }>;
  /** What lies open beside the map: offers, forecast, cards. */
  Panel?: Component<{ play: any }>;
  /** Whether what is to be chosen now lies in the panel. */
  inPanel?: (play: any) => boolean;
  PlayerCard: Component<{ view: any; seat: number }>;
  /** A tile as a small picture, for the log. */
  Thumbnail?: Component<{ tile: string }>;
  /** A tile to look at closely, with its other side. */
  faces?: () => Promise<{ default: Component<{ tile: string }> }>;
  /** The position in words. */
  describe: () => Promise<{ default: Component<{ table: TableStore }> }>;
  play: (table: TableStore) => Play;

  /** An action in words. */
  actionWords: (action: Choice) => string;
  /** Actions that stand together in the list: a key for each group, and its head in words. */
  group: (action: Choice) => { key: string; words: string };
  /** The tile that an action places, as it would lie. */
  ghostOf?: (action: ActionData) => Ghost | null;
  /** From where to where an action leads. */
  arrowOf?: (view: any, seat: number, action: ActionData) => Arrow | null;
  /** The spots that an action names, and the spot that a name in an event means. */
  actionMarks: (action: ActionData) => Mark[];
  spot: (name: string) => Mark | null;
  /** A place of the notation as people say it, where they say it differently; `what` it is in a message. */
  placeWords?: (name: string, what: string) => string;
  /** The parts of the catalogue with what is read seldom or once: the intro, the legend. */
  beside?: string[];
  /** A tile among others, if its name is not what the notation calls it. */
  tileName?: (tile: string) => string;
  /** Events that are told as several. */
  told?: (event: GameEvent) => GameEvent[];
  /** An event that is no more than the price of what was done: told last. */
  price?: (event: GameEvent) => boolean;
  /** Where in the game we are: "Round 3 of 13", in fewer letters for a phone, and more if there is room. */
  when: (view: any) => { brief: string; short: string; more: string };
  /** What has to be done besides points, as far as it is done, and what that lives on: shown all the time. */
  goal?: (view: any) => { icon: string; label: string; value: string }[];
  /** What is left of the turn, in words. */
  left?: (view: any, short: boolean) => string;
  /** The rule to read when one wonders what to do now, by the phase. */
  help: Record<string, string>;
  /** What a cost is counted in, as a message key. */
  cost: string;
  /** Seats in the order in which they act, if that changes. */
  order?: (view: any) => number[];
  /** The points a seat has while the game runs, if its total says something else. */
  score?: (view: any, seat: number) => number | null;
  /** The view without what only others than `seat` may see; for games with hidden hands. */
  veil?: (view: any, seat: number | null) => View;
  /** What to ask before an action that ends more than it seems, as a message key. */
  question?: (view: any, action: ActionData) => string | null;
  /** The title of several actions to choose from, as a message key. */
  chooseTitle?: (choices: Choice[]) => string | null;
  /** The letters that act at the table beyond those of every game. */
  keys: (view: any) => string[];
}

/** Each game's colours, for its table and for what leads there. */
import.meta.glob("./*/theme.css", { eager: true });

const clients = import.meta.glob<{ client: GameClient | ((family: string) => GameClient) }>("./*/client.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte");
const diagrams = import.meta.glob<{ default: Component<{ rule: string }> }>("./*/Diagram.svelte");
const boxes = import.meta.glob<{ unpack: (facts: Facts) => void }>("./*/components.ts");
const felt = import.meta.glob<{ moments: Moments }>("./*/moments.ts");
const editors = import.meta.glob<{ editor: Editor }>("./*/editor.ts");
const sketches = import.meta.glob<{ default: Component<{ diagram: string }> }>("./*/Sketch.svelte");
const legends = import.meta.glob<{ default: Component }>("./*/Legend.svelte");

const own = <T>(files: Record<string, () => Promise<T>>, family: string, file: string): (() => Promise<T>) =>
  files[`./${family}/${file}`] ?? files[`./plain/${file}`]!;

export const hasClient = (family: string): boolean => `./${family}/client.ts` in clients;

const unpacked = new Map<string, Promise<void>>();

/** What is in a family's box, asked of the server once, for the files that draw it. */
function openBox({ id, family }: GameInfo): Promise<void> {
  const load = boxes[`./${family}/components.ts`];
  if (!load) return Promise.resolve();
  const opening =
    unpacked.get(family) ?? Promise.all([load(), api.facts(id)]).then(([{ unpack }, facts]) => unpack(facts));
  unpacked.set(family, opening);
  opening.catch(() => unpacked.delete(family));
  return opening;
}

/** What a game's table needs, with its texts. */
export async function loadClient(game: GameInfo): Promise<GameClient> {
  const { family } = game;
  const parts = hasClient(family) ? [family, `web-${family}`] : [family];
  const [{ client }] = await Promise.all([own(clients, family, "client.ts")(), loadParts(...parts), openBox(game)]);
  return typeof client === "function" ? client(family) : client;
}

export const loadPicture = async (family: string): Promise<Component> =>
  (await own(pictures, family, "Picture.svelte")()).default;
/** How a position is set up by hand, with its texts, if the family can. */
export async function loadEditor(family: string): Promise<Editor | null> {
  const load = editors[`./${family}/editor.ts`];
  if (!load) return null;
  const [{ editor }] = await Promise.all([load(), loadParts(`study-${family}`)]);
  return editor;
}
/** A position at a glance, if the family draws such. */
export const loadSketch = async (family: string): Promise<Component<{ diagram: string }> | null> =>
  (await sketches[`./${family}/Sketch.svelte`]?.())?.default ?? null;
export const loadLegend = async (family: string): Promise<Component> =>
  (await own(legends, family, "Legend.svelte")()).default;

/** Which of a game's events are moments, with their words; null for a game that tells none. */
export async function loadMoments(family: string): Promise<Moments | null> {
  const list = felt[`./${family}/moments.ts`];
  if (!list) return null;
  const [{ moments }] = await Promise.all([list(), loadParts(`web-${family}-moments`)]);
  return moments;
}

export async function loadDiagram(game: GameInfo): Promise<Component<{ rule: string }>> {
  const { family } = game;
  const parts = `./${family}/Diagram.svelte` in diagrams ? [`web-${family}`, `web-${family}-diagrams`] : [];
  const [{ default: Diagram }] = await Promise.all([
    own(diagrams, family, "Diagram.svelte")(),
    loadParts(...parts),
    openBox(game),
  ]);
  return Diagram;
}
