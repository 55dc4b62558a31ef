// What is shown on the map beside the position: the hint, what happened last, what is pointed at or refused.
import type { GameEvent } from "../api/types";
import type { Play } from "../games/client";
import { eventMarks } from "../lib/marks";
import type { TableStore } from "../lib/table.svelte";
import type { Arrow, Ghost, Highlight, Tone } from "../map/types";

const toned = (marks: readonly { kind: string; at: string }[], tone: Tone): Highlight[] =>
  marks.map(({ kind, at }) => ({ kind, at, tone }));

export class Shown {
  readonly #table: TableStore;
  readonly #play: Play;

  constructor(play: Play) {
    this.#table = play.table;
    this.#play = play;
  }

  /** A hint is a ghost of the tile or an arrow of the move, as long as nothing is in hand. */
  ghost: Ghost | null = $derived.by(() => {
    const hinted = this.#play.tile ? null : this.#table.hinted;
    return this.#play.ghost ?? (hinted && (this.#table.client.ghostOf?.(hinted.data) ?? null));
  });

  arrow: Arrow | null = $derived.by(() => {
    const { client, hinted, state, view } = this.#table;
    const seat = state?.to_act ?? null;
    return hinted && seat !== null ? (client.arrowOf?.(view, seat, hinted.data) ?? null) : null;
  });

  highlights: Highlight[] = $derived.by(() => {
    const { acted, client, hinted, note, past, pointed } = this.#table;
    // What happened last makes room for the places of the tile in hand.
    const latest = this.#play.tile
      ? null
      : past
        ? acted.find(({ number }) => number === past.number)
        : this.#table.latest;
    const happened = (latest?.events ?? []) as GameEvent[];
    const all = [
      ...toned(
        happened.flatMap((event) => eventMarks(client, event)),
        "last",
      ),
      ...toned(pointed, "cause"),
      ...this.#play.highlights,
      ...toned(hinted ? client.actionMarks(hinted.data) : [], "hint"),
      ...toned(note?.marks ?? [], "refused"),
    ];
    return [...new Map(all.map((mark) => [`${mark.kind} ${mark.at}`, mark])).values()];
  });
}
