/** Choices that look random and are the same for the same seed. */
export interface Draw {
  /** 0 to 1, without 1. */
  next(): number;
  /** Both ends included. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  one<T>(choices: readonly T[]): T;
}

/** mulberry32. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, whole, chance: (share) => next() < share, one: (choices) => choices[whole(0, choices.length - 1)]! };
}
