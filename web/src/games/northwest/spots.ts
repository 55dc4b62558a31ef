// Places of the map by the form of their names (docs/notation.md).
import type { ActionData, Mark } from "../../api/types";
import { seatLetter } from "../../lib/seats";
import type { Arrow, Ghost } from "../../map/types";
import { takeApart } from "./actions";
import { column, holdOf, largeCorners, row } from "./placing";
import { largeTile, smallCorners } from "./components";

const FORMS: [kind: string, form: RegExp][] = [
  ["square", /^[a-z]\d$/],
  ["corner", /^\+[a-z]\d$/],
  ["side", /^[a-z]\d\|\w+$/],
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

/** The tile that an action places, as it would lie. */
export function ghostOf(data: ActionData): Ghost | null {
  const { tile, squares, back, small } = takeApart(data);
  if (squares && tile)
    return {
      squares: [...squares].sort((a, b) => row(a) - row(b) || column(a) - column(b)),
      corners: largeCorners(tile, holdOf(squares, back)),
      symbol: largeTile(tile).symbol,
      symbolAt: data.symbol_square ?? null,
      ok: true,
    };
  const [laid] = small;
  return laid ? { squares: [laid.square], corners: smallCorners(laid.kind, laid.turn), ok: true } : null;
}

/** The way of a vehicle that moves. */
export function arrowOf(_: unknown, seat: number, data: ActionData): Arrow | null {
  if (data.kind !== "move") return null;
  const to = spot(data.to);
  return to && { from: { kind: "vehicle", at: `${seatLetter(seat)} ${data.vehicle}` }, to };
}
