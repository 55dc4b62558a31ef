// A game that brings no client of its own: the position in words, the list of what may be done, the log, the score sheet.
import type { ActionData } from "../../api/types";
import type { Choice, GameClient, Play } from "../client";
import { knows, t, type Args } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import Hand from "./Hand.svelte";
import PlayerCard from "./PlayerCard.svelte";
import Position from "./Position.svelte";

class PlainPlay implements Play {
  readonly tile = null;
  readonly placings = [];
  readonly choices = null;
  readonly targets = [];
  readonly highlights = [];
  readonly glow = [];
  readonly ghost = null;

  constructor(readonly table: TableStore) {}

  get actions(): Choice[] {
    return this.table.canAct ? (this.table.state?.legal ?? []) : [];
  }

  cancel(): boolean {
    return false;
  }

  turn(): void {}
  hover(): void {}

  actionOf(): string | null {
    return null;
  }

  async pick(): Promise<void> {}

  async play(notation: string): Promise<void> {
    await this.table.act(notation);
  }

  async plain(kind: string): Promise<void> {
    const found = this.actions.find(({ data }) => data.kind === kind);
    if (found) await this.play(found.notation);
  }
}

const plainArgs = (data: ActionData): Args =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => ["string", "number"].includes(typeof value))) as Args;

/** A kind of action has a message of the game's catalogue, which takes the action's data; else it is shown as it is written. */
const actionWords = (family: string, { data, notation }: Choice): string => {
  const key = `${family}-action-${data.kind.replaceAll("_", "-")}`;
  return knows(key) ? t(key, plainArgs(data)) : notation;
};

export const client = (family: string): GameClient => ({
  Map: Position,
  Bar: Hand,
  PlayerCard,
  describe: () => import("./Describe.svelte"),
  play: (table) => new PlainPlay(table),
  actionWords: (action) => actionWords(family, action),
  group: (action) => ({ key: action.data.kind, words: actionWords(family, action) }),
  actionMarks: (_: ActionData) => [],
  spot: () => null,
  when: () => ({ brief: "", short: "", more: "" }),
  help: {},
  cost: "web-cost",
  keys: () => ["E"],
});
