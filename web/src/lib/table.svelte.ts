// A table as this browser sees it: its state, its log, who is there, and the moment that is looked at.
import { untrack } from "svelte";

import { api, ApiProblem, newKey, Unreachable, type Move } from "../api/client";
import type {
  Acted,
  Entry,
  GameEvent,
  GameInfo,
  Hint,
  LegalAction,
  Level,
  Mark,
  Position,
  Preview,
  Refusal,
  ScoreSheet,
  Table,
  TableState,
  View,
} from "../api/types";
import { applyChanges } from "./changes";
import { download } from "./download";
import { loadClient, type GameClient } from "../games/client";
import { gameList, modeTitle } from "./games";
import { loadParts, t } from "./i18n.svelte";
import { keepTable } from "./kept";
import { Live, type Message } from "./live";
import { noteCommitment } from "./noted";
import { announceTurn } from "./notices";
import { readStored, reducedMotion, settings, store } from "./settings.svelte";
import { SEAT_LETTERS, seatWords } from "./seats";
import { toldWords } from "./words";

const STEP = 900;
const LONG_QUEUE = 14;
const RETRY = 1000; // milliseconds until a move that a proxy could not pass on is sent again

export interface Note {
  text: string;
  rule: string | null;
  marks: Mark[];
  tone: "refused" | "said";
}

type EntryMessage = Extract<Message, { type: "entry" }>;

export class TableStore {
  readonly id: string;
  /** The game that is played, and what it brings to the browser: known as soon as the table is. */
  game = $state.raw() as GameInfo;
  client = $state.raw() as GameClient;
  info = $state.raw<Table | null>(null);
  state = $state.raw<TableState | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** The game is over and its score sheet put away: the board is looked at. */
  admired = $state(false);
  online = $state.raw<number[]>([]);
  watching = $state(0);
  thinking = $state.raw<number[]>([]);
  live = $state(true);
  wasLost = $state(false);
  gone = $state("");
  /** The latest action that was shown, to mark it on the map. */
  latest = $state.raw<Acted | null>(null);
  /** An earlier moment that is looked at instead of the present. */
  past = $state.raw<Position | null>(null);
  note = $state.raw<Note | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  /** Which of the hints is looked at. */
  hintAt = $state(0);
  hinting = $state(false);
  busy = $state(false);
  /** A move that waits for a word because it ends more than it seems, and the question. */
  asking = $state.raw<{ action: string; question: string } | null>(null);
  /** The action under the pointer or the focus, and what it would do. */
  peeked = $state.raw<{ action: string; preview: Preview } | null>(null);
  /** Spots that something outside the map points at: a score's cause, a line of the log. */
  pointed = $state.raw<Mark[]>([]);
  showing = $state(0);
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead = $state(0);
  /** A move that was made without a connection: it is sent when there is one. */
  waiting = $state.raw<Move | null>(null);
  spoken = $state("");

  #queue: EntryMessage[] = [];
  #playing = false;
  #skip: (() => void) | null = null;
  #live: Live | null = null;
  #previews = new Map<string, Promise<Preview | null>>();
  #turnAnnounced = -1;

  get family(): string {
    return this.game.family;
  }
  /** Who looked behind the curtain last, at a screen that several people share. */
  unveiled = $state<number | null>(null);
  curtained: boolean = $derived(
    settings.curtain &&
      !!this.info &&
      !!this.client.veil &&
      (this.info?.you.length ?? 0) > 1 &&
      this.state?.status === "running",
  );
  view: View | null = $derived.by(() => {
    const view = this.past?.view ?? this.state?.view ?? null;
    return view && this.curtained && this.client.veil ? this.client.veil(view, this.unveiled) : view;
  });
  shownHint: Hint | null = $derived(this.hints?.[this.hintAt % Math.max(1, this.hints.length)] ?? null);
  hinted: LegalAction | null = $derived((this.shownHint && this.legal(this.shownHint.notation)) ?? null);
  sheet: ScoreSheet | null = $derived(this.past?.score_sheet ?? this.state?.score_sheet ?? null);
  you: number[] = $derived(this.info?.you ?? []);
  myTurn: boolean = $derived(
    !!this.state &&
      this.state.status === "running" &&
      this.state.to_act !== null &&
      this.you.includes(this.state.to_act),
  );
  /** Whom to pass the screen to before the game goes on. */
  next: number | null = $derived(
    this.curtained && this.myTurn && !this.past && !this.showing && this.state?.to_act !== this.unveiled
      ? (this.state?.to_act ?? null)
      : null,
  );
  canAct: boolean = $derived(
    this.myTurn &&
      this.next === null &&
      !this.past &&
      !this.showing &&
      !this.waiting &&
      (this.state?.legal.length ?? 0) > 0,
  );
  /** Advice is for those who play alone, against bots or at one screen. */
  mayHint: boolean = $derived(
    !this.state?.draws?.scope &&
      !this.state?.seats.some((seat) => seat.kind === "person" && !seat.resigned && !this.you.includes(seat.seat)),
  );
  acted: Acted[] = $derived(standing(this.entries));

  constructor(id: string) {
    this.id = id;
    this.waiting = readStored<Move | null>(this.#moveKey, null);
  }

  get #moveKey(): string {
    return `skerry.move.${this.id}`;
  }

  async open(): Promise<void> {
    try {
      const [table, { games }] = await Promise.all([api.table(this.id, null), gameList()]);
      const game = games.find(({ id }) => id === table.game);
      if (!game) throw new Error(`unknown game ${table.game}`);
      this.client = await loadClient(game);
      this.game = game;
      this.#take(table);
      this.#live = new Live(this.id, {
        message: (message) => this.#hear(message),
        connected: (live) => {
          if (!live) this.wasLost = true;
          else if (this.wasLost) {
            this.note = null;
            this.say(t("web-reconnected"));
          }
          this.live = live;
          if (live && this.waiting) void this.#sendKept(this.waiting);
        },
        since: () => this.entries.at(-1)?.seq ?? -1,
        seat: () => null,
      });
    } catch (error) {
      if (error instanceof ApiProblem) this.gone = error.message;
      else setTimeout(() => void this.open(), 1500);
      if (error instanceof Unreachable) this.live = false;
    }
  }

  close(): void {
    this.#live?.close();
    this.#skip?.();
  }

  /** A seat's name, or its letter while nobody sits there. */
  name(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return "";
    const found = this.state?.seats.find((other) => other.seat === seat);
    return found && found.kind !== "open" ? seatWords(found) : t("web-player", { letter: SEAT_LETTERS[seat] ?? "" });
  }

  /** What is played here. */
  get title(): string {
    return modeTitle(this.game.id, this.game.title, "-long");
  }

  get names(): string[] {
    return this.state?.seats.map((seat) => this.name(seat.seat)) ?? [];
  }

  say(text: string): void {
    this.spoken = text;
  }

  #take(table: Table): void {
    this.info = table;
    this.state = table.state;
    this.ahead = table.now - Date.now();
    void keepTable(table).catch(() => {});
    this.online = table.online;
    this.thinking = table.thinking;
    noteCommitment(table);
    this.#announce();
  }

  #hear(message: Message): void {
    if ("table" in message && message.type !== "table" && message.table !== this.id) return;
    switch (message.type) {
      case "table":
        this.#queue = [];
        this.entries = [...this.entries.filter((entry) => entry.seq <= message.since), ...message.entries];
        this.latest = standing(this.entries).at(-1) ?? null;
        this.#take(message.table);
        break;
      case "entry":
        this.#queue.push(message);
        void this.#playQueue();
        break;
      case "presence":
        this.online = message.online;
        this.watching = message.watching;
        break;
      case "thinking":
        this.thinking = message.seats;
        break;
      case "gone":
        this.gone = t("web-table-gone");
    }
  }

  async #playQueue(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const expected = (this.entries.at(-1)?.seq ?? -1) + 1;
      if (next.seq < expected) continue;
      if (next.seq > expected) {
        this.#live?.watch();
        break;
      }
      const before = this.state;
      this.#apply(next);
      await this.#show(next.entry, before);
    }
    this.showing = 0;
    this.#playing = false;
    this.#announce();
    const { info, state } = this;
    if (info && state) void keepTable({ ...info, state, now: Date.now() + this.ahead }).catch(() => {});
  }

  #apply({ entry, changes }: EntryMessage): void {
    this.entries = [...this.entries, entry];
    if (this.state && this.state.seq < entry.seq) this.state = applyChanges(this.state, changes);
    if (entry.kind === "acted") {
      this.latest = entry;
      this.note = null; // it spoke of what was before
    }
    if (entry.kind === "undone") this.latest = this.acted.at(-1) ?? null;
    if (entry.kind === "rematched" && this.info) {
      this.info = { ...this.info, rematch: entry.table };
      void api.stir(entry.table, this.you).catch(() => {}); // too late if it has started
    }
    if (entry.kind === "listed" && this.info) this.info = { ...this.info, listing: entry.listing as Table["listing"] };
    this.hints = null;
    this.pointed = [];
    this.peek(null);
    this.#previews.clear();
  }

  /** Others' moves are shown one by one, at the speed that the player set; what they mean is felt. */
  async #show(entry: Entry, before: TableState | null): Promise<void> {
    if (entry.kind !== "acted" || this.#queue.length > LONG_QUEUE) return;
    const felt = import("../moments/feel").then(({ feel }) => feel(this, entry, before)).catch(() => {});
    const onlyEnds = entry.events.length > 0 && entry.events.every(({ kind }) => kind === "turn-ended");
    if (settings.speed === 0 || reducedMotion() || onlyEnds || this.you.includes(entry.seat)) return;
    this.showing = this.#queue.length + 1;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, STEP / settings.speed);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
    await felt;
  }

  skip(): void {
    const rest = this.#queue;
    this.#queue = [];
    for (const message of rest) if (message.seq === (this.entries.at(-1)?.seq ?? -1) + 1) this.#apply(message);
    this.#skip?.();
  }

  #announce(): void {
    const { state } = this;
    if (!state || !this.myTurn || this.#turnAnnounced === state.position) return;
    const before = this.#turnAnnounced;
    this.#turnAnnounced = state.position;
    const last = this.acted.at(-1);
    if (before >= 0 && last && !this.you.includes(last.seat)) {
      this.say(t("web-your-turn"));
      announceTurn(t("web-your-turn"), this.title);
    }
  }

  // -- acting -------------------------------------------------------------------------------------

  /** What an action would cost, score and risk; null if the server has no answer. */
  preview(action: string): Promise<Preview | null> {
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = api.preview(this.id, action).catch(() => null);
    this.#previews.set(action, asked);
    return asked;
  }

  #peeking: ReturnType<typeof setTimeout> | undefined;
  #wanted: string | null = null;

  /** Show what an action would do; null for nothing. */
  peek(action: string | null): void {
    clearTimeout(this.#peeking);
    this.#wanted = action;
    if (action === untrack(() => this.peeked?.action ?? null)) return; // who asks again must not ask because of the answer
    this.peeked = null;
    if (!action) return;
    this.#peeking = setTimeout(async () => {
      const preview = await this.preview(action);
      if (preview && this.canAct && this.#wanted === action) this.peeked = { action, preview };
    }, 60);
  }

  /** Carry out an action; one that ends what could be taken back is asked about first. */
  async act(action: string, sure = false): Promise<boolean> {
    const seat = this.state?.to_act;
    if (this.#sending === action) return false; // the same click twice
    await this.#request;
    const { state } = this;
    if (!state || state.to_act !== seat) return false;
    this.note = null;
    this.asking = null;
    const question = sure || !settings.warn ? null : await this.#question(action, state);
    if (this.busy) return false; // a second click was faster
    if (question) {
      this.asking = { action, question };
      return false;
    }
    this.#sending = action;
    const done = await this.#send({ action, position: state.position, key: newKey() });
    this.#sending = null;
    return done;
  }

  /** A move that cannot be sent now is kept, also if the page is closed, and sent with the same key later. */
  async #send(move: Move): Promise<boolean> {
    return this.#try(async () => {
      try {
        await api.act(this.id, move);
        this.#keepMove(null);
      } catch (error) {
        this.#keepMove(error instanceof Unreachable ? move : null);
        if (!this.waiting) throw error;
        this.tell(t("web-move-kept"));
        if (this.live) setTimeout(() => this.waiting && void this.#sendKept(this.waiting), RETRY);
      }
    });
  }

  async #sendKept(move: Move): Promise<void> {
    this.note = null;
    await this.#send(move);
  }

  #keepMove(move: Move | null): void {
    if (move || this.waiting) store(this.#moveKey, move);
    this.waiting = move;
  }

  /** What to ask before an action that ends more than it seems, as a key of the catalogue. */
  async #question(action: string, state: TableState): Promise<string | null> {
    const data = this.legal(action)?.data;
    const own = data && state.legal.length > 1 && this.client.question?.(this.view, data);
    if (own) return own;
    if (data?.kind === "end" || data?.kind === "pass" || state.number <= state.undo_limit) return null;
    const preview = await this.preview(action);
    if (!preview || preview.refusal) return null;
    return preview.ends_turn ? "web-ends-turn-ask" : preview.reveals ? "web-no-undo-ask" : null;
  }

  /** A legal action by its notation. */
  legal(notation: string): LegalAction | undefined {
    return this.state?.legal.find((action) => action.notation === notation);
  }

  /** An action in words, if it is legal. */
  words(notation: string): string {
    const action = this.legal(notation);
    return action ? this.client.actionWords(action) : "";
  }

  async undo(): Promise<void> {
    const { state } = this;
    if (!state || state.number <= state.undo_limit) return;
    this.note = null;
    this.asking = null;
    await this.#try(async () => {
      await api.undo(this.id, state.position, state.number - 1);
      this.say(t("web-undone"));
    });
  }

  /** What is asked of the server now; what is done meanwhile waits for it. */
  #request: Promise<boolean> | null = null;
  #sending: string | null = null;

  #try(work: () => Promise<void>): Promise<boolean> {
    this.#request = this.#ask(work);
    return this.#request;
  }

  async #ask(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #explain(error: unknown): void {
    if (error instanceof ApiProblem) {
      if (error.problem.current) this.#live?.watch();
      if (error.problem.refusal) this.refuse(error.problem.refusal);
      else this.tell(error.message);
    } else this.tell(t("web-unreachable"));
  }

  tell(text: string): void {
    this.note = { text, rule: null, marks: [], tone: "said" };
    this.say(text);
  }

  /** Whether the refusal that is shown is about this: a tile, a column, a captain beside the map. */
  refusedAt(kind: string, at: string): boolean {
    return this.note?.marks.some((mark) => mark.kind === kind && mark.at === at) ?? false;
  }

  /** Whether the hint that is shown is to do this, with this tile or captain: what stands beside the map shows it, too. */
  hintedTo(kind: string, what?: string): boolean {
    const data = this.hinted?.data;
    return data?.kind === kind && (what === undefined || Object.values(data).map(String).includes(what));
  }

  refuse(refusal: Refusal): void {
    const text = toldWords(this.client, refusal);
    this.note = { text, rule: refusal.rule, marks: refusal.where, tone: "refused" };
    this.say(t("web-refused", { text, rule: refusal.rule }));
  }

  /** Ask why something is not allowed, and show it; who acts while others' moves are shown wants to see the end of them. */
  async why(action: string): Promise<void> {
    if (this.showing) return this.skip();
    try {
      const refusal = await api.refusal(this.id, action);
      if (refusal) this.refuse(refusal);
    } catch (error) {
      this.#explain(error);
    }
  }

  async hint(level: Level = "captain"): Promise<void> {
    if (this.hinting || !this.mayHint) return;
    this.hinting = true;
    this.note = null;
    this.hints = null;
    try {
      const [{ hints }] = await Promise.all([api.hint(this.id, level), loadParts(`bots-${this.family}`)]);
      this.hints = this.distinct(hints);
      this.hintAt = 0;
    } catch (error) {
      this.#explain(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Two turns of a tile that look alike are one. */
  protected distinct(hints: Hint[]): Hint[] {
    const words = hints.map(({ notation }) => this.words(notation));
    return hints.filter((_, i) => words.indexOf(words[i]!) === i);
  }

  async look(number: number | null): Promise<void> {
    if (number === null || number === this.state?.number) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.position(this.id, number, this.state?.seat ?? null);
    } catch (error) {
      this.#explain(error);
    }
  }

  /** Hand the game's record to the reader as a file. */
  async save(): Promise<void> {
    await this.task(async () => download(`skerry-${this.id.slice(0, 8)}.txt`, await api.record(this.id)));
  }

  async task(work: () => Promise<unknown>): Promise<boolean> {
    return this.#try(async () => void (await work()));
  }

  /** A request that changes who sits where: the live connection then brings the table as it is. */
  async change(work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.task(work);
    if (done) this.#live?.watch();
    return done;
  }
}

/** The actions that stand: an undo makes later ones void. */
export function standing(entries: Entry[]): Acted[] {
  const acted: Acted[] = [];
  for (const entry of entries) {
    if (entry.kind === "undone") while ((acted.at(-1)?.number ?? 0) > entry.to) acted.pop();
    else if (entry.kind === "acted") acted.push(entry);
  }
  return acted;
}

export type { GameEvent };
