interface Memory<Value> {
  value?: Value;
  requestedAt: number;
  pending?: Promise<Value | undefined>;
}

interface Terms {
  /** How long an answer counts as new. */
  readonly freshMs: number;
  /** How long a page waits for the first answer; later ones never make it wait. */
  readonly waitMs: number;
  /** After a failure it is asked again no sooner than this. */
  readonly retryMs: number;
  readonly now?: () => number;
}

/**
 * A stale-while-revalidate cache by key. A stale answer is given at once while a new one is fetched; with none at all a page waits a
 * moment and goes on without. So a slow or failed service never holds a page up and never empties it.
 */
export function staleWhileRevalidate<Value>(ask: (key: string) => Promise<Value>, { freshMs, waitMs, retryMs, now = Date.now }: Terms) {
  const memories = new Map<string, Memory<Value>>();

  const fetchAgain = (key: string, memory: Memory<Value>): Promise<Value | undefined> => {
    memory.requestedAt = now();
    memory.pending = ask(key)
      .then((value) => (memory.value = value))
      .catch(() => memory.value)
      .finally(() => (memory.pending = undefined));
    return memory.pending;
  };

  return async (key: string, timeoutMs = waitMs): Promise<Value | undefined> => {
    const memory = memories.get(key) ?? { requestedAt: -Infinity };
    memories.set(key, memory);
    const age = now() - memory.requestedAt;
    const isDue = age >= (memory.value === undefined ? retryMs : freshMs);
    const pending = memory.pending ?? (isDue ? fetchAgain(key, memory) : undefined);
    if (memory.value !== undefined || !pending) return memory.value;
    return Promise.race([pending, after(timeoutMs)]);
  };
}

function after(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, ms, undefined).unref());
}
