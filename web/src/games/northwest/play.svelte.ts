// Acting in Northwest Passage: what is selected, which places that leaves, and what a click then means.
import { SEAT_LETTERS } from "../../lib/seats";
import { groupBy } from "../../lib/group";
import { t } from "../../lib/i18n.svelte";
import { draggable } from "../../map/dragging";
import type { Play } from "../client";
import { readAction, type NorthwestAction, type NorthwestChoice, type SmallPlacing, type Vehicle } from "./actions";
import {
  column,
  holdOf,
  isLarge,
  largeCorners,
  largeSquares,
  placingKey,
  row,
  squareAt,
  symbolSquare,
  turnOf,
  type Hold,
} from "./placing";
import type { TableStore } from "../../lib/table.svelte";
import { largeTile, smallCorners, smallTurns } from "./components";
import { heldWords } from "./words";
import type { Forecast, NorthwestPlayer, NorthwestView } from "./view";
import type { Ghost, Highlight, Pick, Target } from "../../map/types";

interface Spot {
  squares: string[];
  corners: string;
  symbolAt: string | null;
  notation: string;
  actions: NorthwestChoice[];
}

const sameTiles = (tile: string | null, wanted: string[]): boolean =>
  tile?.split("+").sort().join() === wanted.sort().join();
const isArrow = (place: string): boolean => place === "greenland" || place === "passage";
const isTouch = (pick: Pick): boolean => (pick.original as PointerEvent | undefined)?.pointerType === "touch";

export class NorthwestPlay implements Play {
  vehicle = $state<Vehicle>("ship");
  /** The tile in hand that is being placed. */
  tile = $state<string | null>(null);
  laying = $state(false);
  hold = $state.raw<Hold>({ turns: 0, back: false });
  /** Terror: the first of two small tiles, already put down. */
  first = $state.raw<SmallPlacing | null>(null);
  pair = $state(false);
  at = $state<string | null>(null);
  aiming = $state(false);
  choices = $state.raw<NorthwestChoice[] | null>(null);
  pay = $state<"food" | "morale">("food");
  transferring = $state(false);
  /** Terror: the first of two small tiles that are drawn together. */
  drawing = $state<string | null>(null);

  /** The coming round whose ice is looked at. */
  lookedAt = $state<number | null>(null);

  view: NorthwestView | null = $derived.by(() => this.table.view as NorthwestView | null);
  seat: number | null = $derived.by(() => this.table.state?.to_act ?? null);
  me: NorthwestPlayer | null = $derived(this.view?.players.find((player) => player.seat === this.seat) ?? null);
  actions: NorthwestChoice[] = $derived.by(() =>
    this.table.canAct ? (this.table.state?.legal ?? []).map(readAction) : [],
  );
  /** The ice of the round that is looked at; null for that of now, or of a round that has come. */
  forecast: Forecast | null = $derived(
    this.view?.forecast.find(({ round }) => round === this.lookedAt && round > (this.view?.round ?? 0)) ?? null,
  );
  terror: boolean = $derived(!!this.view?.terror);
  acting: Vehicle = $derived.by(() => {
    const able = (vehicle: Vehicle): boolean => this.actions.some((action) => action.vehicle === vehicle);
    if (able(this.vehicle)) return this.vehicle;
    const other = this.vehicle === "ship" ? "sled" : "ship";
    return able(other) ? other : this.vehicle;
  });
  /** The own player: who acts, or whoever sits here. */
  owner: NorthwestPlayer | null = $derived.by(() => {
    const { you } = this.table;
    const seat = this.seat !== null && you.includes(this.seat) ? this.seat : (you[0] ?? -1);
    return this.view?.players.find((player) => player.seat === seat) ?? null;
  });

  prompt: string | null = $derived(this.aiming ? "web-tuunbaq-how" : null);

  constructor(readonly table: TableStore) {}

  /** Both vehicles are at hand: of what both could do, the one that acts does it. */
  #preferred(actions: NorthwestChoice[]): NorthwestChoice[] {
    const own = actions.filter((action) => action.vehicle === this.acting);
    return own.length ? own : actions;
  }

  of(verb: string): NorthwestChoice[] {
    return this.#preferred(this.actions.filter((action) => action.verb === verb));
  }

  cancel(): boolean {
    const open =
      this.tile !== null ||
      this.aiming ||
      this.choices !== null ||
      this.transferring ||
      this.first !== null ||
      this.drawing !== null;
    this.tile = null;
    this.first = null;
    this.pair = false;
    this.laying = false;
    this.aiming = false;
    this.choices = null;
    this.transferring = false;
    this.drawing = null;
    this.at = null;
    this.lookedAt = null;
    this.table.note = null;
    return open;
  }

  select(vehicle: Vehicle): void {
    this.vehicle = vehicle;
    if (this.tile && this.placings.length === 0) this.cancel();
  }

  /** Carry out one of several actions that differ only in what is still to be chosen. */
  async resolve(found: NorthwestChoice[], ifNone: string): Promise<void> {
    if (found.length === 0) {
      await this.table.why(ifNone);
      return;
    }
    const left = this.#paid(found);
    if (left.length > 1) this.choices = left;
    else if (left[0]) await this.play(left[0].notation);
  }

  async play(action: string): Promise<void> {
    this.choices = null;
    if (await this.table.act(action)) this.cancel();
  }

  #paid(found: NorthwestChoice[]): NorthwestChoice[] {
    const exact = found.filter((action) => action.pay === this.pay);
    if (exact.length) return exact;
    const close = found.filter((action) => action.pay?.startsWith(this.pay));
    return close.length ? close : found;
  }

  /** Look at the ice of the round in which the sun next stands there, or no longer. */
  lookAtSun(position: string): void {
    const found = this.view?.forecast.find(({ sun, round }) => sun === position && round > (this.view?.round ?? 0));
    this.lookedAt = found && found.round !== this.lookedAt ? found.round : null;
  }

  // -- simple verbs ---------------------------------------------------------------------------------

  do(verb: string, rest = ""): Promise<void> {
    const wanted = this.of(verb).filter((action) => !rest || action.tile === rest);
    return this.resolve(wanted, `${this.acting} ${verb}${rest ? ` ${rest}` : ""}`);
  }

  draw(tile: string): Promise<void> {
    const draws = [...this.of("draw"), ...this.actions.filter((action) => action.verb === "take")];
    const single = draws.filter((action) => action.tile === tile);
    const pair = this.drawing ? draws.filter((action) => sameTiles(action.tile, [this.drawing ?? "", tile])) : [];
    if (single.length || pair.length) return this.resolve(single.length ? single : pair, "");
    if (!this.drawing && draws.some((action) => action.tile?.split("+").includes(tile))) {
      this.cancel();
      this.drawing = tile;
      this.table.say(t("web-draw-second"));
      return Promise.resolve();
    }
    this.drawing = null;
    return this.resolve([], `${this.acting} draw ${tile}`);
  }

  plain(verb: string): Promise<void> {
    return this.resolve(
      this.actions.filter((action) => action.verb === verb),
      verb,
    );
  }

  transfer(available: number, resting: number, area: string | null): Promise<void> {
    const wanted = this.of("transfer").filter(
      (action) => action.available === available && action.resting === resting && (!area || action.area === area),
    );
    const part = (amount: number, state: string): string =>
      amount ? ` ${amount > 0 ? "+" : ""}${amount}${state}` : "";
    return this.resolve(
      wanted,
      `${this.acting} transfer${part(available, "a")}${part(resting, "r")}${area ? ` at ${area}` : ""}`,
    );
  }

  // -- placing --------------------------------------------------------------------------------------

  placings: NorthwestChoice[] = $derived.by(() => {
    const verb = this.laying ? "lay" : "place";
    const { tile, first } = this;
    if (!tile) return [];
    const all = this.actions.filter((action) => action.verb === verb);
    if (first)
      return all.filter(
        ({ small: [one, two] }) =>
          two?.kind === tile && one?.kind === first.kind && one.square === first.square && one.turn === first.turn,
      );
    if (this.pair) return all.filter((action) => action.small.length === 2 && action.tile === tile);
    return all.filter((action) => action.small.length < 2 && action.tile === tile);
  });

  #byKey: Map<string, NorthwestChoice[]> = $derived.by(() => {
    const found = new Map<string, NorthwestChoice[]>();
    for (const action of this.placings) {
      const key = this.#keyOf(action);
      found.set(key, [...(found.get(key) ?? []), action]);
    }
    return found;
  });

  #keyOf(action: NorthwestAction): string {
    if (action.squares && action.tile) return placingKey(action.tile, action.squares, action.back);
    const laid = action.small[this.first ? 1 : 0];
    return laid ? `${laid.square} ${laid.turn ?? ""}` : "";
  }

  /** Take a tile of the reserve in hand (or put it back), held in the first way that fits somewhere. */
  take(tile: string, laying = false): void {
    const same = this.tile === tile && this.laying === laying;
    const { first, pair } = this;
    this.cancel();
    if (same) return;
    this.first = first;
    this.pair = pair;
    this.tile = tile;
    this.laying = laying;
    const fit = this.placings[0];
    this.hold = fit ? this.#holdFor(fit) : { turns: 0, back: false };
  }

  #holdFor(action: NorthwestAction): Hold {
    if (action.squares) return holdOf(action.squares, action.back);
    const laid = action.small[this.first ? 1 : 0];
    return { turns: laid ? Math.max(0, smallTurns(laid.kind).indexOf(laid.turn)) : 0, back: false };
  }

  turn(): void {
    if (this.tile) this.#held({ ...this.hold, turns: (this.hold.turns + 1) % 4 });
  }

  flip(): void {
    if (this.tile && isLarge(this.tile)) this.#held({ ...this.hold, back: !this.hold.back });
  }

  #held(hold: Hold): void {
    this.hold = hold;
    this.table.say(heldWords(this.tile ?? "", hold));
  }

  /** The tile in hand laid with its north-west-most square on `anchor`. */
  #spot(anchor: string): Spot | null {
    const { tile, hold } = this;
    if (!tile) return null;
    const verb = this.laying ? "lay" : "place";
    if (!isLarge(tile)) {
      const turn = turnOf(tile, hold.turns);
      const before = this.first
        ? `${this.first.kind} ${this.first.square}${this.first.turn ? ` ${this.first.turn}` : ""} + `
        : "";
      return {
        squares: [anchor],
        corners: smallCorners(tile, turn),
        symbolAt: null,
        notation: `${this.acting} ${verb} ${before}${tile} ${anchor}${turn ? ` ${turn}` : ""}`,
        actions: this.#byKey.get(`${anchor} ${turn ?? ""}`) ?? [],
      };
    }
    const squares = largeSquares(anchor, hold);
    if (!squares) return null;
    return {
      squares: [...squares].sort((a, b) => row(a) - row(b) || column(a) - column(b)),
      corners: largeCorners(tile, hold),
      symbolAt: symbolSquare(tile, squares, hold.back),
      notation: `${this.acting} ${verb} ${tile} ${squares[0]}-${squares[1]}${hold.back ? " back" : ""}`,
      actions: this.#byKey.get(placingKey(tile, squares, hold.back)) ?? [],
    };
  }

  /** Where the tile in hand would lie if the pointer is on a square: there if it fits, else so that it covers it. */
  spot: Spot | null = $derived.by(() => {
    const { at } = this;
    if (!at || !this.tile) return null;
    const lying = this.hold.turns % 2 === 0;
    const before = isLarge(this.tile) ? squareAt(column(at) - (lying ? 1 : 0), row(at) - (lying ? 0 : 1)) : null;
    const spots = [this.#spot(at), before ? this.#spot(before) : null].filter((spot) => spot !== null);
    return spots.find((spot) => spot.actions.length > 0) ?? spots[0] ?? null;
  });

  ghost: Ghost | null = $derived.by(() => {
    const { spot, tile } = this;
    if (!spot || !tile) return null;
    return {
      squares: spot.squares,
      corners: spot.corners,
      symbol: largeTile(tile).symbol,
      symbolAt: spot.symbolAt,
      ok: spot.actions.length > 0,
    };
  });

  /** Squares where the tile fits as it is held now, and those where it fits if it is turned. */
  #fitting: { now: Set<string>; turned: Set<string> } = $derived.by(() => {
    const now = new Set<string>();
    const turned = new Set<string>();
    for (const action of this.placings) {
      const hold = this.#holdFor(action);
      const squares = action.squares ?? [action.small[this.first ? 1 : 0]?.square ?? ""];
      const same = isLarge(this.tile ?? "")
        ? this.#looksAs(action, hold)
        : turnOf(this.tile ?? "", this.hold.turns) === turnOf(this.tile ?? "", hold.turns);
      for (const square of squares) (same ? now : turned).add(square);
    }
    return { now, turned };
  });

  #looksAs(action: NorthwestAction, hold: Hold): boolean {
    if (!action.tile || !action.squares) return false;
    const anchor = [...action.squares].sort((a, b) => row(a) - row(b) || column(a) - column(b))[0] ?? "";
    const held = largeSquares(anchor, this.hold);
    return (
      !!held &&
      hold.turns % 2 === this.hold.turns % 2 &&
      placingKey(action.tile, held, this.hold.back) === this.#keyOf(action)
    );
  }

  /** Where a finger touched first: it shows the ghost, a second touch puts the tile down. */
  #aimed: string | null = null;

  async #place(square: string, touch: boolean): Promise<void> {
    const aimed = this.#aimed === square;
    this.#aimed = square;
    this.at = square;
    const { spot } = this;
    if (!spot) return;
    if (spot.actions.length) {
      if (touch && !aimed) return;
      await this.put();
      return;
    }
    const turned = this.placings.find((action) =>
      (action.squares ?? action.small.map((laid) => laid.square)).includes(square),
    );
    if (turned) {
      this.hold = this.#holdFor(turned);
      this.table.say(t("web-turned-to-fit"));
    } else await this.table.why(spot.notation);
  }

  /** Lets a tile of the hand be dragged onto the chart. */
  dragTile(tile: string): ReturnType<typeof draggable> {
    return draggable({
      take: () => {
        if (this.tile !== tile) this.take(tile);
        return this.actions.length > 0;
      },
      turn: () => this.turn(),
      cancel: () => this.cancel(),
    });
  }

  /** Whether a vehicle can be dragged: one of the own that may do something. */
  canDrag(id: string): boolean {
    return !this.tile && !this.aiming && this.glow.some(({ at }) => at === id);
  }

  /** A vehicle was dropped somewhere. */
  async drop(id: string, pick: Pick | null): Promise<void> {
    const vehicle = id.slice(2) as Vehicle;
    const to = pick?.kind === "arrow" ? pick.at : pick?.square;
    this.select(vehicle);
    if (!to) return;
    const there = this.actions.filter((action) => action.verb === "move" && action.vehicle === vehicle);
    await this.resolve(
      there.filter((action) => action.to === to || this.sameTile(action.to, to)),
      `${vehicle} move ${to}`,
    );
  }

  /** Whether two squares lie under one tile. */
  sameTile(a: string | null, b: string): boolean {
    return !!a && !!this.view?.board.tiles.some(({ squares }) => squares.includes(a) && squares.includes(b));
  }

  /** Put the tile down where its ghost lies. */
  async put(): Promise<void> {
    const { spot, tile } = this;
    if (!spot || !tile) return;
    const laid = spot.actions[0]?.small[0];
    if (this.pair && !this.first && laid) {
      this.first = laid;
      this.at = null;
      const next = this.of("place").find(
        ({ small }) => small.length === 2 && small[0]?.square === laid.square && small[0].kind === laid.kind,
      );
      this.tile = next?.small[1]?.kind ?? null;
      return;
    }
    await this.resolve(this.#preferred(spot.actions), spot.notation);
  }

  get canPair(): boolean {
    return (
      !this.first &&
      !!this.tile &&
      this.of("place").some((action) => action.small.length === 2 && action.tile === this.tile)
    );
  }

  // -- the map --------------------------------------------------------------------------------------

  glow: { kind: string; at: string }[] = $derived(
    [...new Set(this.actions.map((action) => action.vehicle))]
      .filter((vehicle) => vehicle !== null && this.seat !== null)
      .map((vehicle) => ({ kind: "vehicle", at: `${SEAT_LETTERS[this.seat ?? 0]} ${vehicle}` })),
  );

  targets: Target[] = $derived.by(() => {
    if (this.tile) return this.#placeTargets();
    const stands = this.actions.filter((action) => action.verb === "stand");
    if (stands.length && this.me)
      return stands.map((action) => ({
        id: action.notation,
        kind: "area",
        at: `${this.me?.sled.at}.${action.area}`,
        label: t("web-target-stand", { area: t(`web-dir-${action.area}`) }),
        tone: "legal" as const,
      }));
    const verb = this.aiming ? "tuunbaq" : "move";
    const moves = this.actions.filter((action) => action.verb === verb);
    return [...this.#moveTargets(moves), ...(this.aiming ? [] : this.#vehicleTargets())];
  });

  #placeTargets(): Target[] {
    const { now } = this.#fitting;
    return [...now].map((square) => ({
      id: `at ${square}`,
      kind: "square",
      at: square,
      label: t("web-target-place", { square }),
      tone: "legal" as const,
    }));
  }

  #moveTargets(moves: NorthwestChoice[]): Target[] {
    const byPlace = groupBy(moves, (action) => action.to ?? "");
    return [...byPlace].flatMap(([to, all]) => {
      const there = this.#preferred(all);
      const by = there[0]?.vehicle ?? this.acting;
      const areas = new Set(there.map((action) => action.area));
      const label = t(this.aiming ? "web-target-tuunbaq" : `web-target-move-${by}`, {
        to: isArrow(to) ? t(`web-arrow-${to}`) : to,
      });
      if (isArrow(to)) return [{ id: `to ${to}`, kind: "arrow", at: to, label, tone: "legal" as const }];
      if (areas.size < 2) return [{ id: `to ${to}`, kind: "tile", at: to, label, tone: "legal" as const }];
      return [...areas].map((area) => ({
        id: `to ${to} ${area}`,
        kind: "area",
        at: `${to}.${area}`,
        label: `${label} ${t(`web-dir-${area}`)}`,
        tone: "legal" as const,
      }));
    });
  }

  #vehicleTargets(): Target[] {
    const other: Vehicle = this.acting === "ship" ? "sled" : "ship";
    if (!this.actions.some((action) => action.vehicle === other)) return [];
    return [
      {
        id: `select ${other}`,
        kind: "vehicle",
        at: `${SEAT_LETTERS[this.seat ?? 0]} ${other}`,
        label: t(`web-select-${other}`),
      },
    ];
  }

  highlights: Highlight[] = $derived.by(() => {
    const marks: Highlight[] = [];
    if (this.tile)
      for (const at of this.#fitting.turned)
        if (!this.#fitting.now.has(at)) marks.push({ kind: "square", at, tone: "faint" as Highlight["tone"] });
    if (this.first) marks.push({ kind: "square", at: this.first.square, tone: "selected" });
    if (this.seat !== null && this.actions.some((action) => action.vehicle))
      marks.push({ kind: "vehicle", at: `${SEAT_LETTERS[this.seat]} ${this.acting}`, tone: "selected" });
    return marks;
  });

  hover(pick: Pick | null): void {
    if (!this.tile) return;
    const square = pick?.square ?? (pick?.kind === "square" ? pick.at : null);
    if (square) this.at = square;
  }

  /** The action that a target stands for, for its preview. */
  actionOf(pick: Pick | null): string | null {
    if (this.tile) return this.spot?.actions[0]?.notation ?? null;
    if (!pick?.id) return null;
    if (pick.id.startsWith("to ")) return this.#heading(pick.id)[0]?.notation ?? null;
    return this.actions.find((action) => action.notation === pick.id)?.notation ?? null;
  }

  #heading(id: string): NorthwestChoice[] {
    const [, to, area] = id.split(" ");
    const verb = this.aiming ? "tuunbaq" : "move";
    return this.#preferred(this.actions.filter((action) => action.verb === verb && action.to === to)).filter(
      (action) => !area || action.area === area,
    );
  }

  async pick(pick: Pick): Promise<void> {
    if (!this.table.canAct) return;
    const square = pick.square ?? (pick.kind === "square" ? pick.at : null);
    if (this.tile) {
      if (square) await this.#place(square, isTouch(pick));
      return;
    }
    if (pick.id?.startsWith("to ")) return this.resolve(this.#heading(pick.id), "");
    if (pick.id?.startsWith("select ")) return this.select(pick.id.slice(7) as Vehicle);
    if (pick.id)
      return this.resolve(
        this.actions.filter((action) => action.notation === pick.id),
        pick.id,
      );
    if (pick.kind === "vehicle" && pick.at[0] === SEAT_LETTERS[this.seat ?? 0])
      return this.select(pick.at.slice(2) as Vehicle);
    if (pick.kind === "vehicle" && !square) return;
    const to = pick.kind === "arrow" ? pick.at : square;
    if (!to || !this.actions.some((action) => action.vehicle)) return;
    await this.table.why(this.aiming ? `${this.acting} tuunbaq ${to}` : `${this.acting} move ${to}`);
  }
}
