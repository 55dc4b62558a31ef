// Live messages bring a table's state up to date by small changes (docs/server.md).
type Step = [path: (string | number)[], ...how: unknown[]];

function changed(data: unknown, path: (string | number)[], how: unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (how.length === 1) return how[0];
    const list = [...(data as unknown[])];
    list.splice(how[0] as number, how[1] as number, ...(how[2] as unknown[]));
    return list;
  }
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>;
  if (rest.length === 0 && how.length === 0) delete copy[key];
  else copy[key] = changed(copy[key], rest, how);
  return copy;
}

/** The data with the changes made; what did not change is shared with the old data, which stays as it was. */
export function applyChanges<T>(data: T, steps: Step[]): T {
  return steps.reduce<unknown>((at, [path, ...how]) => changed(at, path, how), data) as T;
}
