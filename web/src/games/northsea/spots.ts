// Places of the map by the form of their names (docs/notation.md).
import type { ActionData, Mark } from "../../api/types";
import { seatLetter } from "../../lib/seats";
import type { Arrow, Ghost } from "../../map/types";

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

/** The tile that an action places, as it would lie. */
export const ghostOf = (data: ActionData): Ghost | null =>
  data.kind === "place"
    ? {
        at: data.hex,
        corners: data.corners,
        feature: data.feature,
        symbolAt: data.feature_area?.split(".")[1] ?? null,
        ok: true,
      }
    : null;

/** The way of the longship, of Vikings, of cargo. */
export function arrowOf(_: unknown, seat: number, data: ActionData): Arrow | null {
  const ship = { kind: "longship", at: seatLetter(seat) };
  if (data.kind === "sail") return { from: ship, to: { kind: "hex", at: data.hex } };
  if (data.kind === "load") return { from: { kind: "area", at: data.from }, to: ship };
  if (data.kind === "unload") return { from: ship, to: { kind: "area", at: data.to } };
  return data.from && data.to ? { from: { kind: "area", at: data.from }, to: { kind: "area", at: data.to } } : null;
}
