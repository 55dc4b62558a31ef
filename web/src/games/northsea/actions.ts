// An action as the server takes it apart, flat and complete: what is not said is null or empty.
import type { ActionData, LegalAction } from "../../api/types";
import type { Choice } from "../client";
import type { Pieces } from "./placing";

export interface NorthSeaAction {
  verb: string;
  captain: string | null;
  tile: string | null;
  hex: string | null;
  turn: string | null;
  pieces: Pieces;
  from: string | null;
  to: string | null;
}

export type NorthSeaChoice = NorthSeaAction & Choice;

export function takeApart(data: ActionData): NorthSeaAction {
  return {
    verb: data.kind,
    captain: data.captain ?? null,
    tile: data.tile === undefined ? null : String(data.tile),
    hex: data.hex ?? null,
    turn: data.rotation ?? null,
    pieces: { vikings: data.vikings ?? 0, animals: data.animals ?? {} },
    from: data.from ?? null,
    to: data.to ?? data.point ?? null,
  };
}

export const readAction = (action: LegalAction): NorthSeaChoice => ({ ...action, ...takeApart(action.data) });
