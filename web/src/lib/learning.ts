// The lesson that is learned at a table of its own.
const KEY = "skerry.learning";

export interface Learning {
  table: string;
  lesson: string;
}

export function learning(): Learning | null {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Learning) : null;
}

export const learn = (now: Learning): void => sessionStorage.setItem(KEY, JSON.stringify(now));

/** The lesson that is learned at a table, if it is one. */
export function lessonAt(table: string): string | null {
  const now = learning();
  return now?.table === table ? now.lesson : null;
}
