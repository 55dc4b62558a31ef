/** Deterministic noise: the same integers always give the same number, so a coast never changes its shape. */

/** A number in [0, 1) from any integers. */
export function hash(...values: number[]): number {
  let h = 0x9e3779b9;
  for (const value of values) {
    h = Math.imul(h ^ (value | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h ^= h >>> 12;
  return (h >>> 0) / 4294967296;
}

/** A number in [-1, 1) from any integers. */
export function signed(...values: number[]): number {
  return hash(...values) * 2 - 1;
}

/** Smooth one-dimensional noise in [-1, 1] along `at`, one bump per unit. */
export function ripple(seed: number, at: number): number {
  const cell = Math.floor(at);
  const part = at - cell;
  const ease = part * part * (3 - 2 * part);
  return signed(seed, cell) * (1 - ease) + signed(seed, cell + 1) * ease;
}
