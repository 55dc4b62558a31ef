// The table that was made to learn at.
const KEY = "skerry.learning";

export const isLearning = (table: string): boolean => sessionStorage.getItem(KEY) === table;
export const learnAt = (table: string): void => sessionStorage.setItem(KEY, table);
