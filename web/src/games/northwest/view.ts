// A view of Northwest Passage (docs/notation.md), as the server documents it.
import type { Schemas } from "../../api/types";

export type NorthwestView = Schemas["NorthwestView"];
export type NorthwestPlayer = Schemas["NorthwestPlayerView"];
export type Forecast = Schemas["ForecastView"];
export type Crew = Schemas["WatchView"];
export type Terror = Schemas["TerrorView"];
