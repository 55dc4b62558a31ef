// The two games and their modes as the start page offers them.
export type Family = "northwest" | "northsea";

export const FAMILIES: Record<Family, string[]> = {
  northwest: ["northwest", "northwest-solo", "terror-solo", "terror-coop"],
  northsea: ["northsea", "northsea-solo"],
};

export const familyOf = (game: string): Family => (game.startsWith("northsea") ? "northsea" : "northwest");

export const SEAT_LETTERS = "ABCD";
