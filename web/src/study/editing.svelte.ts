// Setting up a position by hand: a tool, a way to hold it, and a diagram that the server has accepted.
import { ApiProblem } from "../api/client";
import type { Editor } from "../games/editing";
import { t } from "../lib/i18n.svelte";
import type { Ghost, Pick, Target } from "../map/types";
import { studies, type Study } from "./api";
import type { StudyStore } from "./study.svelte";

export class Editing {
  tool = $state("");
  turn = $state(0);
  trouble = $state("");
  busy = $state(false);
  #hovered = $state("");
  #before = $state.raw<string[]>([]);

  constructor(
    readonly editor: Editor,
    readonly table: StudyStore,
    readonly changed: (diagram: string) => void,
  ) {}

  get diagram(): string {
    return this.table.shown?.diagram ?? "";
  }

  readonly groups = $derived.by(() => this.editor.groups(this.diagram));
  readonly fields = $derived.by(() => this.editor.fields(this.diagram));
  readonly shelves = $derived.by(() => (this.tool ? this.editor.shelves(this.diagram, this.tool) : []));
  readonly targets: Target[] = $derived.by(() =>
    this.tool && this.table.view ? this.editor.targets(this.table.view, this.tool) : [],
  );
  readonly ghost: Ghost | null = $derived.by(() =>
    this.tool && this.#hovered ? this.editor.ghost(this.tool, this.#hovered, this.turn) : null,
  );
  get canTurn(): boolean {
    return this.editor.ways(this.tool) > 1;
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  take(tool: string): void {
    this.tool = this.tool === tool ? "" : tool;
    this.turn = 0;
    this.trouble = this.#hovered = "";
  }

  rotate(): void {
    this.turn = (this.turn + 1) % Math.max(1, this.editor.ways(this.tool));
  }

  hover(pick: Pick | null): void {
    const at = pick?.at ?? "";
    this.#hovered = this.targets.some((target) => target.at === at) ? at : "";
  }

  async pick(pick: Pick): Promise<void> {
    if (!this.tool || !this.targets.some(({ at }) => at === pick.at)) return;
    await this.use(this.editor.put(this.diagram, this.tool, pick.at, this.turn));
  }

  /** Take the first of some diagrams that can be; why the first of them cannot, if none can. */
  async use(diagrams: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = diagrams.length ? "" : t("study-edit-no-room");
    const before = this.diagram;
    const found = await this.#first(diagrams);
    if (found) {
      this.#before = [...this.#before, before];
      await this.#show(found.diagram);
      if (!this.groups.some(({ tools }) => tools.some(({ id }) => id === this.tool))) this.tool = "";
    }
    this.busy = false;
  }

  async undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.trouble = "";
    await this.#show(last);
  }

  async #first(diagrams: string[]): Promise<Study | null> {
    for (const record of diagrams)
      try {
        return await studies.position({ record, number: null, actions: [] });
      } catch (error) {
        const told = error instanceof ApiProblem ? (error.problem.reason ?? error.message) : "";
        this.trouble ||= told ? t("study-edit-refused", { reason: told }) : t("web-unreachable");
      }
    return null;
  }

  async #show(diagram: string): Promise<void> {
    await this.table.visit({ record: diagram, number: null, actions: [] });
    this.trouble = "";
    this.changed(diagram);
  }
}
