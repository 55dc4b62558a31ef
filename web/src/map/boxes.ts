import type { Box, Highlight, Target } from "./types";

/** The box around some boxes, with a margin. */
export function boxOver(boxes: readonly Box[], margin: number): Box {
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Where the tile that is held can go, as it lies or turned. */
export function placesFor(targets: readonly Target[], highlights: readonly Highlight[]): string[] {
  return [
    ...targets.filter(({ id }) => id.startsWith("at ")),
    ...highlights.filter(({ tone }) => tone === "faint"),
  ].map(({ at }) => at);
}
