// Diagrams as the engine makes them: `python -m tests.docs.rule_diagrams` writes the files beside this one.
import type { Highlight } from "../map/types";

export interface Frame<View> {
  view: View;
  /** What to show: places at the rim. */
  around: string[];
  marks: Highlight[];
  /** A tile that is held over the map, by the notation of its placing. */
  placing?: string;
  fits?: boolean;
}
