// Where everybody has been: the stops of every ship and sled, in the order of the game.
import type { GameEvent } from "../../api/types";
import type { Point } from "../../map/coast";

export interface Course {
  seat: number;
  vehicle: "ship" | "sled";
  stops: string[];
}

/** A sled that is taken aboard ends its course; where it goes out again another begins. Who never left has none. */
export function coursesOf(events: readonly GameEvent[]): Course[] {
  const courses: Course[] = [];
  const open = new Map<string, Course>();
  const begin = (seat: number, vehicle: Course["vehicle"], at: string): Course => {
    const course = { seat, vehicle, stops: [at] };
    courses.push(course);
    open.set(`${vehicle} ${seat}`, course);
    return course;
  };
  for (const event of events) {
    const seat = event.seat as number;
    if (event.kind === "ship-moved" || event.kind === "sled-moved") {
      const vehicle = event.kind === "ship-moved" ? "ship" : "sled";
      const course = open.get(`${vehicle} ${seat}`) ?? begin(seat, vehicle, String(event.from));
      course.stops.push(String(event.to));
    } else if (event.kind === "sled-deployed") begin(seat, "sled", String(event.at));
    else if (event.kind === "sled-stowed" || event.kind === "sled-lost") open.delete(`sled ${seat}`);
  }
  return courses.filter(({ stops }) => stops.length > 1);
}

/** A line through the points that rounds its corners. */
export function softened(points: readonly Point[]): string {
  const round = (value: number): string => String(Math.round(value * 10) / 10);
  const to = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const [first, ...rest] = points;
  if (!first) return "";
  const legs = rest.map((point, i): string => {
    const after = rest[i + 1];
    if (!after) return `L${to(point)}`;
    const half: Point = [(point[0] + after[0]) / 2, (point[1] + after[1]) / 2];
    return `Q${to(point)} ${to(half)}`;
  });
  return `M${to(first)}${legs.join("")}`;
}
