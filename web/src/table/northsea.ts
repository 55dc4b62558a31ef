// What only a table of the North Sea game needs.
export { default as Map } from "../map/NorthSeaMap.svelte";
export { NorthSeaPlay as Play } from "../play/northsea.svelte";
export { default as Dock } from "./NorthSeaDock.svelte";
