// The score sheet in the order of the pad in the box.
import { groupBy } from "./group";

/** The categories of all seats. Each seat's lines follow the pad, so what others lack stands before what comes next. */
export function categoriesOf(lines: readonly { seat: number; category: string }[]): string[] {
  const found: string[] = [];
  for (const own of groupBy(lines, ({ seat }) => seat).values())
    own.forEach(({ category }, i) => {
      if (found.includes(category)) return;
      const next = own.slice(i).find((line) => found.includes(line.category));
      found.splice(next ? found.indexOf(next.category) : found.length, 0, category);
    });
  return found;
}
