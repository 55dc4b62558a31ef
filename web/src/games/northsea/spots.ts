// Places of the map by the form of their names (docs/notation.md).
import type { ActionData, Mark } from "../../api/types";

const FORMS: [kind: string, form: RegExp][] = [
  ["hex", /^-?\d+,-?\d+$/],
  ["area", /^(-?\d+,-?\d+\.(N|NE|SE|S|SW|NW)|mainland)$/],
];

export function spot(name: string): Mark | null {
  const found = FORMS.find(([, form]) => form.test(name));
  return found ? { kind: found[0], at: name } : null;
}

/** The spots that an action names. */
export function actionMarks(data: ActionData): Mark[] {
  if (data.kind === "build") return [{ kind: "point", at: data.point }];
  return [data.hex, data.from, data.to].map((name) => spot(name ?? "")).filter((mark) => mark !== null);
}
