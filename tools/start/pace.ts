/** How patiently a process that ends is started again. */
export interface Pace {
  /** One that lived for so long was well: its next end is a first one. */
  readonly wellMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** So many ends in a row, and it cannot be kept alive. */
  readonly ends: number;
}

/** With these a process is tried for some four minutes. */
export const PACE: Pace = { wellMs: 30_000, firstPauseMs: 250, longestPauseMs: 15_000, ends: 20 };

/** The pause after so many ends in a row: none after the first, then twice as long each time. */
export function pauseAfter(ends: number, { firstPauseMs, longestPauseMs }: Pace): number {
  return ends <= 1 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (ends - 2));
}
