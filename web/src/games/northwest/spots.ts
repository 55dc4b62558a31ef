// Places of the map by the form of their names (docs/notation.md).
import type { ActionData, Mark } from "../../api/types";

const FORMS: [kind: string, form: RegExp][] = [
  ["square", /^[a-l][1-8]$/],
  ["corner", /^\+[a-m][1-9]$/],
  ["side", /^[a-l][1-8]\|\w+$/],
  ["arrow", /^(greenland|passage)$/],
];

export function spot(name: string): Mark | null {
  const found = FORMS.find(([, form]) => form.test(name));
  return found ? { kind: found[0], at: name } : null;
}

/** The spots that an action names. */
export function actionMarks(data: ActionData): Mark[] {
  return [...(data.squares ?? []), ...(data.second?.squares ?? []), data.to]
    .map((name) => spot(name ?? ""))
    .filter((mark) => mark !== null);
}
