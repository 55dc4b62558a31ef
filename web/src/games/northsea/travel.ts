/** Finds out how pieces that are counted in groups went from one group to another between two views. */

/** A number of equal pieces at one place. */
export interface Group {
  key: string;
  /** What they are: `viking 2`, `pig`. */
  what: string;
  count: number;
  x: number;
  y: number;
}

export interface Journey {
  key: string;
  what: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** One journey for every pair of groups between which pieces seem to have gone. */
export function journeys(before: readonly Group[], after: readonly Group[]): Journey[] {
  const then = new Map(before.map((group) => [group.key, group]));
  const now = new Map(after.map((group) => [group.key, group]));
  const left: { group: Group; count: number }[] = [];
  const come: { group: Group; count: number }[] = [];
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const change = (now.get(key)?.count ?? 0) - (then.get(key)?.count ?? 0);
    if (change < 0) left.push({ group: then.get(key)!, count: -change });
    if (change > 0) come.push({ group: now.get(key)!, count: change });
  }
  const found: Journey[] = [];
  for (const arrival of come) {
    const origin = left.find((one) => one.group.what === arrival.group.what && one.count > 0);
    if (!origin) continue;
    origin.count -= Math.min(origin.count, arrival.count);
    found.push({
      key: `${origin.group.key} > ${arrival.group.key}`,
      what: arrival.group.what,
      from: origin.group,
      to: arrival.group,
    });
  }
  return found;
}
