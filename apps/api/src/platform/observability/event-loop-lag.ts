/** Milliseconds between two beats: what holds the process up for less shows in part of them only. */
const BEAT_MS = 20;

export interface Lag {
  /** Seconds that beats came late since the last time somebody asked; a beat that is still awaited does not count yet. */
  read(): { readonly mean: number; readonly highest: number };
  stop(): void;
}

/**
 * How late this process comes to what it has to do. Not the histogram of Node: after each `reset` it passes over the first
 * delay, so of a process that stands still for seconds at a time it tells nothing at all.
 */
export function eventLoopLag(): Lag {
  let last = performance.now();
  let beats = 0;
  let sum = 0;
  let highest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - last - BEAT_MS) / 1000;
    last = now;
    beats++;
    sum += late;
    highest = Math.max(highest, late);
  }, BEAT_MS).unref();
  return {
    read() {
      const lag = { mean: beats ? sum / beats : 0, highest };
      beats = sum = highest = 0;
      return lag;
    },
    stop: () => clearInterval(timer),
  };
}
