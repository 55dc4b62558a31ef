// Acting in Explorers of the North Sea: what is selected, which places that leaves, and what a click then means.
import { SEAT_LETTERS } from "../../lib/seats";
import { groupBy } from "../../lib/group";
import { t } from "../../lib/i18n.svelte";
import type { Play } from "../client";
import { readAction, type NorthSeaChoice } from "./actions";
import { ANIMALS, DIRECTIONS, hexCorners, piecesText, turnKey, type Pieces } from "./placing";
import type { TableStore } from "../../lib/table.svelte";
import { hexTiles } from "./tiles";
import type { NorthSeaPlayer, NorthSeaView } from "./view";
import type { Ghost, Highlight, Pick, Target } from "../../map/types";

const isTouch = (pick: Pick): boolean => (pick.original as PointerEvent | undefined)?.pointerType === "touch";
export const hexOf = (area: string): string => area.split(".")[0] ?? area;

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
  /** The shore where pieces are being chosen to load or unload. */
  cargo = $state.raw<{ verb: "load" | "unload"; shore: string } | null>(null);

  view: NorthSeaView | null = $derived.by(() => this.table.view as NorthSeaView | null);
  seat: number | null = $derived.by(() => this.table.state?.to_act ?? null);
  me: NorthSeaPlayer | null = $derived(this.view?.players.find((player) => player.seat === this.seat) ?? null);
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
    if (this.tile) this.turns = (this.turns + 1) % 6;
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
      feature: hexTiles[tile]?.feature ?? null,
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
  herd: string[] = $derived(ANIMALS.filter((animal) => this.leaving.some((action) => action.pieces.animals[animal])));

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
  limits(verb: "load" | "unload", shore: string): Pieces {
    const most: Pieces = { vikings: 0, animals: {} };
    for (const action of this.of(verb)) {
      if ((verb === "load" ? action.from : action.to) !== shore) continue;
      most.vikings = Math.max(most.vikings, action.pieces.vikings);
      for (const [animal, count] of Object.entries(action.pieces.animals))
        most.animals[animal] = Math.max(most.animals[animal] ?? 0, count ?? 0);
    }
    return most;
  }

  /** Begin to load or unload at a shore; false if neither is possible there. */
  land(shore: string): boolean {
    const verb = (["unload", "load"] as const).find((wanted) => this.shores(wanted).includes(shore));
    if (!verb) return false;
    this.cancel();
    this.cargo = { verb, shore };
    return true;
  }

  shores(verb: "load" | "unload"): string[] {
    return [...new Set(this.of(verb).map((action) => (verb === "load" ? action.from : action.to) ?? ""))];
  }

  notation(verb: "load" | "unload", shore: string, pieces: Pieces): string {
    return `${verb} ${piecesText(pieces)} ${verb === "load" ? "from" : "to"} ${shore}`;
  }

  ship(verb: "load" | "unload", shore: string, pieces: Pieces): Promise<void> {
    const text = this.notation(verb, shore, pieces);
    return this.resolve(
      this.actions.filter((action) => action.notation === text),
      text,
    );
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
        label: t("web-target-place", { square: hex }),
        tone: "legal" as const,
      }));
    }
    if (this.area) return this.#marchTargets();
    return [
      ...this.of("sail").map((action) => ({
        id: action.notation,
        kind: "hex",
        at: action.hex ?? "",
        label: t("web-target-sail", { to: action.hex ?? "" }),
        tone: "legal" as const,
      })),
      ...this.camps.map((area) => ({
        id: `camp ${area}`,
        kind: "area",
        at: area,
        label: t("web-target-camp", { area }),
        tone: "selected" as const,
      })),
      ...this.of("build").map((action) => ({
        id: action.notation,
        kind: "point",
        at: action.to ?? "",
        label: t("web-target-build", { point: action.to ?? "" }),
        tone: "legal" as const,
      })),
    ];
  });

  #marchTargets(): Target[] {
    return [...groupBy(this.going, (action) => action.to ?? "")].map(([to]) => ({
      id: `go ${to}`,
      kind: "area",
      at: to,
      label: t("web-target-march", { to }),
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
    return marks;
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
    if (pick.kind === "longship" && pick.at === SEAT_LETTERS[this.seat ?? 0]) return this.#aboard();
    if (this.area) {
      if (pick.kind === "area") await this.table.why(`march ${this.marching} from ${this.area} to ${pick.at}`);
      return;
    }
    if (pick.kind === "area" && this.camps.includes(pick.at)) return this.gather(pick.at);
    if (pick.kind === "area" && this.land(pick.at)) return;
    if (pick.kind === "point") await this.table.why(`build ${pick.at}`);
    else if (hex && pick.kind !== "longship") await this.table.why(`sail ${hex}`);
  }

  /** The own longship: what can be done with it from here. */
  #aboard(): void {
    this.cancel();
    const shores = new Set([...this.shores("load"), ...this.shores("unload")]);
    const [only] = shores;
    if (shores.size !== 1 || only === undefined || !this.land(only)) this.table.tell(t("web-longship-how"));
  }
}
