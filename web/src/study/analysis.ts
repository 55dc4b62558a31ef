// What an analysis tells beyond its decisions: how the chances went, where they turned, how well each seat decided.
import type { Decision, Worth } from "./api";

export interface Moment {
  number: number;
  wins: number[];
  /** Whose chance changed most since the turn before, and by how much. */
  seat: number;
  change: number;
}

export interface Report {
  grades: Record<string, number>;
  luck: Worth;
}

export const GRADES = ["blunder", "mistake", "inaccuracy"] as const;
/** As chess players mark them. */
export const MARKS: Record<string, string> = { blunder: "??", mistake: "?", inaccuracy: "?!" };
const TURNING = 0.2;
const MOST_TURNING = 3;

/** The chances at the beginning of each turn that had a choice; players who win together have one for all. */
export function momentsOf(decisions: Decision[], together = false): Moment[] {
  let before: number[] | null = null;
  return decisions
    .filter(({ prospects }) => prospects.length)
    .map(({ number, prospects }) => {
      const wins = (together ? prospects.slice(0, 1) : prospects).map(({ win }) => win);
      const changes = wins.map((win, seat) => win - (before?.[seat] ?? win));
      const seat = changes.reduce((most, change, i) => (Math.abs(change) > Math.abs(changes[most]!) ? i : most), 0);
      before = wins;
      return { number, wins, seat, change: changes[seat] ?? 0 };
    });
}

/** Where somebody's chance changed much, in the order of the game. */
export const turningPoints = (moments: Moment[]): Moment[] =>
  moments
    .filter(({ change }) => Math.abs(change) >= TURNING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNING)
    .sort((a, b) => a.number - b.number);

/** How often a seat decided badly, and what chance gave it. */
export function reportOf(decisions: Decision[], seat: number): Report {
  const own = decisions.filter((decision) => decision.seat === seat);
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, own.filter((d) => d.grade === grade).length]));
  const drawn = own.flatMap(({ luck }) => (luck ? [luck] : []));
  const sum = (what: keyof Worth): number => drawn.reduce((total, luck) => total + luck[what], 0);
  return { grades, luck: { win: sum("win"), points: sum("points") } };
}
