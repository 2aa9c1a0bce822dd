import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;

export interface Lag {
  /** Seconds since the last time somebody asked; beyond what the clock itself is late. */
  read(): { readonly mean: number; readonly highest: number };
  stop(): void;
}

/** How late this process comes to what it has to do. */
export function eventLoopLag(): Lag {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const beyond = (nanoseconds: number): number =>
    Math.max(0, (Number.isFinite(nanoseconds) ? nanoseconds / 1e6 : 0) - RESOLUTION_MS) / 1000;
  return {
    read() {
      const lag = { mean: beyond(delays.mean), highest: beyond(delays.max) };
      delays.reset();
      return lag;
    },
    stop: () => delays.disable(),
  };
}
