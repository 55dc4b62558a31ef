/** How large things must be to be seen, and to be hit by a finger, in pixels. */
export const SEEN = 24;
export const TOUCHED = 44;

/** What a piece that is so wide has to be scaled by at least, so that it is seen where a unit has so many pixels. */
export const leastScale = (width: number, zoom: number): number => SEEN / (width * zoom);
