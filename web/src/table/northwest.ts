// What only a table of Northwest Passage needs.
export { default as Map } from "../map/NorthwestMap.svelte";
export { NorthwestPlay as Play } from "../play/northwest.svelte";
export { default as Dock } from "./NorthwestDock.svelte";
