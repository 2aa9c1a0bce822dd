import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const LOOK_MS = 5000;

/** What a balancer knows: which processes said last that they are ready. */
export interface ReadyInTurn {
  /** The next ready process; waits while there is none. */
  readonly turn: () => Promise<string>;
  stop(): void;
}

/** Asks every process for `/readyz`, as a balancer does, and sends one caller after the other to those that said yes. */
export function readyInTurn(addresses: readonly string[]): ReadyInTurn {
  const ready = new Set<string>(addresses);
  let isWatching = true;
  let next = 0;
  const watch = async (address: string): Promise<void> => {
    while (isWatching) {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) }).catch(() => undefined);
      if (answer?.ok) ready.add(address);
      else ready.delete(address);
      await sleep(LOOK_EVERY_MS);
    }
  };
  for (const address of addresses) void watch(address);
  return {
    async turn() {
      while (ready.size === 0) await sleep(LOOK_EVERY_MS);
      const those = [...ready];
      return those[next++ % those.length]!;
    },
    stop() {
      isWatching = false;
    },
  };
}
