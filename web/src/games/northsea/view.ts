// A view of the North Sea game (docs/notation.md), as the server documents it.
import type { Schemas } from "../../api/types";

export type NorthSeaView = Schemas["NorthSeaView"];
export type NorthSeaPlayer = Schemas["NorthSeaPlayerView"];
