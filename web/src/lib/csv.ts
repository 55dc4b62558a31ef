/** The rows of a table without its head; no cell holds a comma. */
export const rows = (csv: string): string[][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","));
