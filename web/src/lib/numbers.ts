/** Points as people write them, with a true minus. */
export const written = (points: number): string => String(points).replace("-", "−");

/** A change of points, with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
