/** Maps, tiles, icons and pictures of both games. */
export { default as Icon } from "./Icon.svelte";
export { default as Legend } from "./Legend.svelte";
export { default as NorthSeaMap } from "./NorthSeaMap.svelte";
export { default as NorthSeaPicture } from "./NorthSeaPicture.svelte";
export { default as NorthSeaTile } from "./NorthSeaTile.svelte";
export { default as NorthwestMap } from "./NorthwestMap.svelte";
export { default as NorthwestPicture } from "./NorthwestPicture.svelte";
export { default as NorthwestTile } from "./NorthwestTile.svelte";
export { default as Token } from "./Token.svelte";
export { seatColour, seatInk, seatLetter } from "./palette";
export type * from "./types";
