// Diagrams as the engine makes them: `python -m tests.docs.rule_diagrams` writes each game's.
import type { ActionData } from "../api/types";
import type { Highlight } from "../map/types";

export interface Frame<View> {
  view: View;
  /** What to show: places at the rim. */
  around: string[];
  marks: Highlight[];
  /** A tile that is held over the map: its placing taken apart. */
  placing?: ActionData;
  fits?: boolean;
}
