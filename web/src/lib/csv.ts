/** The rows of a table without remarks and head; no cell holds a comma. */
export const rows = (csv: string): string[][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#"))
    .slice(1)
    .map((line) => line.split(","));
