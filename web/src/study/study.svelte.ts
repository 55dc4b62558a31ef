// A position away from the tables: the same to the map and the hand as a table, but nothing of it is stored.
import type { Acted, GameInfo, Hint, Level, Table, TableState } from "../api/types";
import { loadClient } from "../games/client";
import { download } from "../lib/download";
import { gameList } from "../lib/games";
import { SEAT_LETTERS } from "../lib/seats";
import { loadParts, t } from "../lib/i18n.svelte";
import { TableStore } from "../lib/table.svelte";
import { studies, type Place, type Study } from "./api";

export class StudyStore extends TableStore {
  /** The position that is looked at. */
  shown = $state.raw<Study | null>(null);
  place = $state.raw<Place>({ record: "", number: null, actions: [] });
  /** What an action means here instead of being played. */
  judge: ((action: string) => Promise<void>) | null = null;
  /** Told of each action that was played. */
  played: ((action: string) => void) | null = null;
  #names: string[] = [];

  constructor(names: string[] = []) {
    super("study");
    this.#names = names;
  }

  override async open(): Promise<void> {}

  /** Show a position; whether there is one. */
  async visit(place: Place, seat: number | null = null): Promise<boolean> {
    this.note = null;
    this.hints = null;
    return this.task(async () => {
      const study = await studies.position(place, seat);
      if (this.shown?.game !== study.game) await this.#choose(study.game);
      this.place = place;
      this.#show(study);
    });
  }

  async #choose(id: string): Promise<void> {
    const game = (await gameList()).games.find((other) => other.id === id) as GameInfo;
    [this.client] = await Promise.all([loadClient(game), loadParts(`bots-${game.family}`)]);
    this.game = game;
  }

  #show(study: Study): void {
    const seats = Array.from({ length: study.seats }, (_, seat) => ({
      seat,
      kind: "person",
      name: this.#names[seat] ?? t("web-player", { letter: SEAT_LETTERS[seat] ?? "" }),
      level: null,
      resigned: false,
    }));
    const you = study.to_act === null ? [0] : [study.to_act];
    this.info = { id: this.id, game: study.game, options: study.options, you } as unknown as Table;
    this.state = {
      status: "running",
      seq: study.number,
      position: study.number,
      undo_limit: study.number,
      clock: null,
      ...study,
      seats,
    } as unknown as TableState;
    const last = study.moves.at(-1);
    this.latest = last
      ? ({ kind: "acted", number: study.number, ...last, events: study.events, scores: [] } as unknown as Acted)
      : null;
    this.shown = study;
    this.pointed = [];
    this.peek(null);
  }

  /** Show a move on the map, as a hint is shown; null: none. */
  point(notation: string | null): void {
    const data = notation === null ? undefined : this.legal(notation)?.data;
    this.hints =
      notation === null || !data ? null : [{ notation, data, win: 0, score: 0, reasons: [] } as unknown as Hint];
    this.hintAt = 0;
  }

  override async preview(): Promise<null> {
    return null;
  }

  override async act(action: string): Promise<boolean> {
    if (this.busy) return false;
    this.note = null;
    if (this.judge) {
      const judge = this.judge;
      return this.task(() => judge(action));
    }
    const done = await this.visit({ ...this.place, actions: [...this.place.actions, action] });
    if (done) this.played?.(action);
    return done;
  }

  override async undo(): Promise<void> {
    const { actions, number } = this.place;
    if (actions.length) await this.visit({ ...this.place, actions: actions.slice(0, -1) });
    else if (this.shown?.number) await this.visit({ ...this.place, number: (number ?? this.shown.number) - 1 });
  }

  override async why(action: string): Promise<void> {
    await this.task(() => studies.position({ ...this.place, actions: [...this.place.actions, action] }));
  }

  override async hint(level: Level = "captain"): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    await this.task(async () => {
      this.hints = this.distinct((await studies.hints(this.place, level)).hints);
      this.hintAt = 0;
    });
    this.hinting = false;
  }

  override async save(): Promise<void> {
    if (this.shown) download("skerry-study.txt", this.shown.record);
  }
}
