// Where on the map an event takes place: the game knows its spots by the form of their names (docs/notation.md).
import type { GameEvent, Mark } from "../api/types";
import type { GameClient } from "../games/client";

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(namesIn) : [];
}

export function eventMarks(client: Pick<GameClient, "spot">, event: GameEvent): Mark[] {
  return Object.entries(event)
    .filter(([key]) => key !== "kind")
    .flatMap(([, value]) => namesIn(value))
    .map(client.spot)
    .filter((mark) => mark !== null);
}
