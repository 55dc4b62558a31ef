// Acting in Explorers of the North Sea: what is selected, which places that leaves, and what a click then means.
import { SEAT_LETTERS } from "../../lib/seats";
import { groupBy } from "../../lib/group";
import { t } from "../../lib/i18n.svelte";
import type { Play } from "../client";
import { readAction, type NorthSeaChoice } from "./actions";
import { DIRECTIONS, featureArea, hexCorners, landAreas, piecesText, turnKey, type Pieces } from "./placing";
import type { TableStore } from "../../lib/table.svelte";
import { facts, hexTile } from "./components";
import type { NorthSeaPlayer, NorthSeaView } from "./view";
import { landWords } from "../../lib/words";
import { HEX, hexName, placeWords, pointWords } from "./words";
import { draggable } from "../../map/dragging";
import type { Ghost, Highlight, Pick, Target, Thing } from "../../map/types";

const isTouch = (pick: Pick): boolean => (pick.original as PointerEvent | undefined)?.pointerType === "touch";
/** Where pieces are that are in the longship. */
export const ABOARD = "aboard";

const amountOf = (pieces: Pieces): number =>
  pieces.vikings + Object.values(pieces.animals).reduce<number>((sum, count) => sum + (count ?? 0), 0);

export class NorthSeaPlay implements Play {
  /** The tile of the hand that is being placed. */
  tile = $state<string | null>(null);
  turns = $state(0);
  at = $state<string | null>(null);
  /** The land area whose Vikings are selected. */
  area = $state<string | null>(null);
  /** How many Vikings march, and with which animal. */
  marching = $state(1);
  animal = $state<string | null>(null);
  choices = $state.raw<NorthSeaChoice[] | null>(null);
  /** Pieces that were picked up to be loaded or unloaded: aboard, or ashore where it says. */
  cargo = $state.raw<{ from: string; pieces: Pieces } | null>(null);

  view: NorthSeaView | null = $derived.by(() => this.table.view as NorthSeaView | null);
  seat: number | null = $derived.by(() => this.table.state?.to_act ?? null);
  me: NorthSeaPlayer | null = $derived(this.view?.players.find((player) => player.seat === this.seat) ?? null);
  /** The own player: who acts, or whoever sits here. */
  owner: NorthSeaPlayer | null = $derived.by(() => {
    const { you } = this.table;
    const seat = this.seat !== null && you.includes(this.seat) ? this.seat : (you[0] ?? -1);
    return this.view?.players.find((player) => player.seat === seat) ?? null;
  });
  actions: NorthSeaChoice[] = $derived.by(() =>
    this.table.canAct ? (this.table.state?.legal ?? []).map(readAction) : [],
  );

  constructor(readonly table: TableStore) {}

  of(verb: string): NorthSeaChoice[] {
    return this.actions.filter((action) => action.verb === verb);
  }

  cancel(): boolean {
    const open = this.tile !== null || this.area !== null || this.choices !== null || this.cargo !== null;
    this.tile = null;
    this.area = null;
    this.animal = null;
    this.marching = 1;
    this.choices = null;
    this.cargo = null;
    this.at = null;
    this.table.note = null;
    return open;
  }

  async resolve(found: NorthSeaChoice[], ifNone: string): Promise<void> {
    if (found.length > 1) this.choices = found;
    else if (found[0]) await this.play(found[0].notation);
    else await this.table.why(ifNone);
  }

  async play(action: string): Promise<void> {
    this.choices = null;
    if (await this.table.act(action)) this.cancel();
  }

  plain(verb: string): Promise<void> {
    return this.resolve(this.of(verb), verb);
  }

  // -- placing --------------------------------------------------------------------------------------

  placings: NorthSeaChoice[] = $derived(this.of("place").filter((action) => action.tile === this.tile));
  direction: string = $derived(DIRECTIONS[this.turns % 6] ?? "N");

  take(tile: string): void {
    const same = this.tile === tile;
    this.cancel();
    if (same) return;
    this.tile = tile;
    this.turns = Math.max(
      0,
      DIRECTIONS.findIndex((name) => name === this.placings[0]?.turn),
    );
  }

  turn(): void {
    if (!this.tile) return;
    this.turns = (this.turns + 1) % 6;
    this.table.say(landWords(hexCorners(this.tile, this.direction), HEX));
  }

  #fits(hex: string): NorthSeaChoice | undefined {
    const { tile } = this;
    if (!tile) return undefined;
    const key = turnKey(tile, this.direction);
    return this.placings.find((action) => action.hex === hex && turnKey(tile, action.turn ?? "N") === key);
  }

  ghost: Ghost | null = $derived.by(() => {
    const { tile, at } = this;
    if (!tile || !at) return null;
    return {
      at,
      corners: hexCorners(tile, this.direction),
      feature: hexTile(tile).feature,
      symbolAt: DIRECTIONS[featureArea(tile, this.direction)[0] ?? -1] ?? null,
      ok: !!this.#fits(at),
    };
  });

  /** Where a finger touched first: it shows the ghost, a second touch puts the tile down. */
  #aimed: string | null = null;

  async #place(hex: string, touch: boolean): Promise<void> {
    const aimed = this.#aimed === hex;
    this.#aimed = hex;
    this.at = hex;
    if (this.#fits(hex)) {
      if (!touch || aimed) await this.put();
      return;
    }
    const turned = this.placings.find((action) => action.hex === hex);
    if (turned) {
      this.turns = Math.max(
        0,
        DIRECTIONS.findIndex((name) => name === turned.turn),
      );
      this.table.say(t("web-turned-to-fit"));
    } else await this.table.why(`place ${this.tile} ${hex} ${this.direction}`);
  }

  async put(): Promise<void> {
    const action = this.at ? this.#fits(this.at) : undefined;
    if (action) await this.play(action.notation);
  }

  get canPut(): boolean {
    return !!this.at && !!this.#fits(this.at);
  }

  // -- Vikings ----------------------------------------------------------------------------------------

  /** The marches and drives that leave the selected area. */
  leaving: NorthSeaChoice[] = $derived(
    this.actions.filter((action) => (action.verb === "march" || action.verb === "drive") && action.from === this.area),
  );
  /** Those of them with the chosen number of Vikings or the chosen animal. */
  going: NorthSeaChoice[] = $derived(
    this.leaving.filter((action) =>
      this.animal
        ? action.verb === "drive" && action.pieces.animals[this.animal]
        : action.verb === "march" && action.pieces.vikings === this.marching,
    ),
  );
  /** Areas from which own Vikings can go. */
  camps: string[] = $derived([
    ...new Set(
      this.actions
        .filter((action) => action.verb === "march" || action.verb === "drive")
        .map((action) => action.from ?? ""),
    ),
  ]);
  /** Animals that can be driven from the selected area. */
  herd: string[] = $derived(
    facts.animals.filter((animal) => this.leaving.some((action) => action.pieces.animals[animal])),
  );

  gather(area: string): void {
    const same = this.area === area;
    this.cancel();
    if (same) return;
    this.area = area;
    this.marching = Math.max(
      1,
      ...this.leaving.filter((action) => action.verb === "march").map((action) => action.pieces.vikings),
    );
  }

  // -- the longship -----------------------------------------------------------------------------------

  /** The most pieces of each kind that one action can load from, or unload to, a shore. */
  limits(verb: "load" | "unload", shore: string | null = null): Pieces {
    const most: Pieces = { vikings: 0, animals: {} };
    for (const action of this.of(verb)) {
      if (shore !== null && (verb === "load" ? action.from : action.to) !== shore) continue;
      most.vikings = Math.max(most.vikings, action.pieces.vikings);
      for (const [animal, count] of Object.entries(action.pieces.animals))
        most.animals[animal] = Math.max(most.animals[animal] ?? 0, count ?? 0);
    }
    return most;
  }

  shores(verb: "load" | "unload"): string[] {
    return [...new Set(this.of(verb).map((action) => (verb === "load" ? action.from : action.to) ?? ""))];
  }

  /** Pick up one more piece of a kind from the hold (ABOARD) or a shore, or put all of them back. */
  pickUp(from: string, kind: string, most: number): void {
    const before = this.cargo?.from === from ? this.cargo.pieces : { vikings: 0, animals: {} };
    const pieces: Pieces = { vikings: before.vikings, animals: { ...before.animals } };
    const next = (count: number): number => (count + 1) % (most + 1);
    if (kind === "viking") pieces.vikings = next(pieces.vikings);
    else pieces.animals[kind] = next(pieces.animals[kind] ?? 0);
    this.cancel();
    this.cargo = amountOf(pieces) ? { from, pieces } : null;
  }

  /** What can be done with the pieces that were picked up. */
  shipping: NorthSeaChoice[] = $derived.by(() => {
    const { cargo } = this;
    if (!cargo) return [];
    const text = piecesText(cargo.pieces);
    const same = (action: NorthSeaChoice): boolean => piecesText(action.pieces) === text;
    if (cargo.from === ABOARD) return this.of("unload").filter(same);
    return this.of("load").filter((action) => same(action) && action.from === cargo.from);
  });

  /** Why the pieces that were picked up cannot go to a shore, or come from there. */
  whyNotShip(shore: string): Promise<void> {
    const { cargo } = this;
    if (!cargo) return Promise.resolve();
    const what = piecesText(cargo.pieces);
    return this.table.why(cargo.from === ABOARD ? `unload ${what} to ${shore}` : `load ${what} from ${cargo.from}`);
  }

  /** Bringing animals home: as many as one action takes, with as few Vikings as it needs. */
  delivery: NorthSeaChoice | null = $derived.by(() => {
    const animals = (action: NorthSeaChoice): number => amountOf({ vikings: 0, animals: action.pieces.animals });
    const home = this.of("unload").filter((action) => action.to === "mainland" && animals(action) > 0);
    return home.sort((a, b) => animals(b) - animals(a) || a.pieces.vikings - b.pieces.vikings)[0] ?? null;
  });

  /** Lets a piece of the hold or of a shore be dragged: to a shore, or to the longship. */
  dragPiece(from: string, kind: string): ReturnType<typeof draggable> {
    return draggable({
      take: () => {
        if (this.cargo?.from !== from) this.pickUp(from, kind, 1);
        return this.cargo !== null;
      },
      cancel: () => this.cancel(),
    });
  }

  // -- the map ----------------------------------------------------------------------------------------

  glow: { kind: string; at: string }[] = $derived.by(() => {
    if (this.seat === null || this.actions.length === 0) return [];
    const ship = this.actions.some((action) => ["sail", "load", "unload"].includes(action.verb));
    return [
      ...(ship ? [{ kind: "longship", at: SEAT_LETTERS[this.seat] ?? "" }] : []),
      ...this.camps.map((at) => ({ kind: "area", at })),
    ];
  });

  targets: Target[] = $derived.by(() => {
    if (this.tile) {
      const hexes = new Set(
        this.placings.filter((action) => this.#fits(action.hex ?? "")).map((action) => action.hex ?? ""),
      );
      return [...hexes].map((hex) => ({
        id: `at ${hex}`,
        kind: "hex",
        at: hex,
        label: t("web-target-place", { square: hexName(hex) }),
        tone: "legal" as const,
      }));
    }
    if (this.area) return this.#marchTargets();
    if (this.cargo) return this.#shippingTargets();
    return [
      ...this.of("sail").map((action) => ({
        id: action.notation,
        kind: "hex",
        at: action.hex ?? "",
        label: t("web-target-sail", { to: placeWords(action.hex) }),
        tone: "legal" as const,
      })),
      ...this.camps.map((area) => ({
        id: `camp ${area}`,
        kind: "area",
        at: area,
        label: t("web-target-camp", { area: placeWords(area) }),
        tone: "selected" as const,
      })),
      ...this.of("build").map((action) => ({
        id: action.notation,
        kind: "point",
        at: action.to ?? "",
        label: t("web-target-build", { point: pointWords(action.to) }),
        tone: "legal" as const,
      })),
    ];
  });

  #shippingTargets(): Target[] {
    return this.shipping.map((action) =>
      action.verb === "unload"
        ? {
            id: action.notation,
            kind: "area",
            at: action.to ?? "",
            label: this.table.client.actionWords(action),
            tone: "legal" as const,
          }
        : {
            id: action.notation,
            kind: "longship",
            at: SEAT_LETTERS[this.seat ?? 0] ?? "",
            label: this.table.client.actionWords(action),
            tone: "legal" as const,
          },
    );
  }

  #marchTargets(): Target[] {
    return [...groupBy(this.going, (action) => action.to ?? "")].map(([to]) => ({
      id: `go ${to}`,
      kind: "area",
      at: to,
      label: t("web-target-march", { to: placeWords(to) }),
      tone: "legal" as const,
    }));
  }

  highlights: Highlight[] = $derived.by(() => {
    const marks: Highlight[] = [];
    if (this.tile) {
      const other = new Set(this.placings.map((action) => action.hex ?? "").filter((hex) => !this.#fits(hex)));
      for (const at of other) marks.push({ kind: "hex", at, tone: "faint" as Highlight["tone"] });
    }
    if (this.area) marks.push({ kind: "area", at: this.area, tone: "selected" });
    if (this.cargo && this.cargo.from !== ABOARD) marks.push({ kind: "area", at: this.cargo.from, tone: "selected" });
    return marks;
  });

  prompt: string | null = $derived.by(() => {
    if (this.area) return "web-prompt-northsea-march";
    if (!this.cargo) return null;
    return this.cargo.from === ABOARD ? "web-prompt-northsea-unload" : "web-prompt-northsea-load";
  });

  hover(pick: Pick | null): void {
    if (!this.tile) return;
    const hex = pick?.hex ?? (pick?.kind === "hex" ? pick.at : null);
    if (hex) this.at = hex;
  }

  actionOf(pick: Pick | null): string | null {
    if (this.tile) return (this.at && this.#fits(this.at)?.notation) || null;
    if (!pick?.id) return null;
    if (pick.id.startsWith("go "))
      return this.going.find((action) => action.to === pick.id?.slice(3))?.notation ?? null;
    return this.actions.find((action) => action.notation === pick.id)?.notation ?? null;
  }

  async pick(pick: Pick): Promise<void> {
    if (!this.table.canAct) return;
    const hex = pick.hex ?? (pick.kind === "hex" ? pick.at : null);
    if (this.tile) {
      if (hex) await this.#place(hex, isTouch(pick));
      return;
    }
    if (pick.id?.startsWith("camp ")) return this.gather(pick.id.slice(5));
    if (pick.id?.startsWith("go "))
      return this.resolve(
        this.going.filter((action) => action.to === pick.id?.slice(3)),
        "",
      );
    if (pick.id) return this.play(pick.id);
    if (this.of("place").length || this.of("choose").length) return;
    const ownShip = pick.kind === "longship" && pick.at === SEAT_LETTERS[this.seat ?? 0];
    if (this.cargo) return this.#ship(pick, ownShip);
    if (ownShip) return this.table.tell(t("web-longship-how"));
    if (this.area) {
      if (pick.kind === "area") await this.table.why(`march ${this.marching} from ${this.area} to ${pick.at}`);
      return;
    }
    if (pick.kind === "area" && this.camps.includes(pick.at)) return this.gather(pick.at);
    if (pick.kind === "point") await this.table.why(`build ${pick.at}`);
    else if (hex && pick.kind !== "longship") await this.table.why(`sail ${hex}`);
  }

  /** The pieces that were picked up are put down somewhere. */
  async #ship(pick: Pick, ownShip: boolean): Promise<void> {
    const found = this.shipping.find((action) => (action.verb === "load" ? ownShip : this.sameArea(action.to, pick)));
    if (found) await this.play(found.notation);
    else if (pick.kind === "area") await this.whyNotShip(pick.at);
  }

  /** Whether a place of the map is this land area: areas have one name for each of their corners. */
  sameArea(area: string | null, pick: Pick): boolean {
    if (pick.kind !== "area" || !area) return false;
    if (area === pick.at) return true;
    const [hex = "", corner = ""] = area.split(".");
    const [other = "", at = ""] = pick.at.split(".");
    const corners = this.view?.hexes.find((one) => one.at === hex)?.corners;
    if (hex !== other || !corners) return false;
    const [from, to] = [DIRECTIONS.indexOf(corner as "N"), DIRECTIONS.indexOf(at as "N")];
    return landAreas(corners).some(({ first, size }) => [from, to].every((i) => (i - first + 6) % 6 < size));
  }

  // -- dragging on the map ------------------------------------------------------------------------------

  /** Whether a piece can be dragged: the own longship that may sail, own Vikings that may march. */
  canDrag(thing: Thing): boolean {
    if (this.tile || !this.table.canAct) return false;
    if (thing.kind === "longship") return thing.at === SEAT_LETTERS[this.seat ?? 0] && this.of("sail").length > 0;
    return thing.kind === "area" && this.camps.some((camp) => this.sameArea(camp, thing));
  }

  lift(thing: Thing): void {
    const camp = thing.kind === "area" ? this.camps.find((area) => this.sameArea(area, thing)) : undefined;
    if (camp && this.area !== camp) this.gather(camp);
    else if (thing.kind === "longship") this.cancel();
  }

  async drop(thing: Thing, pick: Pick): Promise<void> {
    if (thing.kind === "longship") {
      const found = this.of("sail").find((action) => action.hex === pick.hex);
      if (found) await this.play(found.notation);
      else if (pick.hex) await this.table.why(`sail ${pick.hex}`);
      return;
    }
    const found = this.going.find((action) => this.sameArea(action.to, pick));
    if (found) await this.play(found.notation);
    else if (pick.kind === "area" && !this.sameArea(this.area, pick))
      await this.table.why(`march ${this.marching} from ${this.area} to ${pick.at}`);
  }

  /** Lets a tile of the hand be dragged onto the map. */
  dragTile(tile: string): ReturnType<typeof draggable> {
    return draggable({
      take: () => {
        if (this.tile !== tile) this.take(tile);
        return this.placings.length > 0;
      },
      turn: () => this.turn(),
      cancel: () => this.cancel(),
    });
  }
}
