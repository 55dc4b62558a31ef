/** Colours of the two maps; seats stay apart for colour-blind eyes by lightness, and always carry a letter and a shape. */

export type Game = "northwest" | "northsea";

export const chart = {
  paper: "#e9dfc8",
  sea: "#7fa9b5",
  land: "#f1e7cf",
  ink: "#4a3a20",
  ice: "#f4f9fb",
  sun: "#f3c14b",
} as const;

export const woodcut = {
  sea: "#1d3a4f",
  wave: "#6f9bb0",
  land: "#e3c98d",
  cut: "#2a1d0c",
  bone: "#efe6d2",
  red: "#a63a22",
  yellow: "#d8a526",
  green: "#3c6e57",
} as const;

const seats: Record<Game, readonly string[]> = {
  northwest: ["#b23c28", "#235a9a", "#d39a1c", "#4b2e57"],
  northsea: ["#a63a22", "#d8a526", "#4a8a6c", "#9cc3e0"],
};

const inks: Record<Game, readonly string[]> = {
  northwest: ["#ffffff", "#ffffff", "#2a1d0c", "#ffffff"],
  northsea: ["#ffffff", "#2a1d0c", "#ffffff", "#10202c"],
};

/** The colour of a seat's pieces. */
export const seatColour = (game: Game, seat: number): string => seats[game][seat] ?? "#777777";

/** The colour of letters upon a seat's colour. */
export const seatInk = (game: Game, seat: number): string => inks[game][seat] ?? "#ffffff";

/** The letter of a seat. */
export const seatLetter = (seat: number): string => "ABCD"[seat] ?? "?";
