/** One process behind a balancer. */
export interface Backend {
  readonly port: number;
  /** `ready` gets requests; `unready` answers and gets them where nobody is ready; `gone` gets none. */
  state: 'ready' | 'unready' | 'gone';
  /** Requests that it is answering. */
  busy: number;
}

const EVERY_MS = 250;
const LOOK_MS = 1_000;

/** The processes behind one load balancer, as far as they live: each is asked again and again whether it is ready. */
export class Backends {
  readonly #all: readonly Backend[];
  #last = 0;

  constructor(ports: readonly number[]) {
    this.#all = ports.map((port) => ({ port, state: 'gone', busy: 0 }));
  }

  /** Of those that are ready the one that answers least, in turn where they are equal; undefined where nobody lives. */
  choose(tried: ReadonlySet<Backend> = new Set()): Backend | undefined {
    const from = (this.#last += 1);
    const inTurn = this.#all.map((_, at) => this.#all[(from + at) % this.#all.length]!).filter((backend) => !tried.has(backend));
    const living = inTurn.filter(({ state }) => state === 'ready');
    const candidates = living.length ? living : inTurn.filter(({ state }) => state === 'unready');
    return candidates.reduce<Backend | undefined>((least, one) => (!least || one.busy < least.busy ? one : least), undefined);
  }

  /** It refused or cut a connection: no more requests until it says that it is ready again. */
  lost(backend: Backend): void {
    backend.state = 'gone';
  }

  /** Its process has ended. */
  ended(port: number): void {
    for (const backend of this.#all) if (backend.port === port) this.lost(backend);
  }

  /** Asks each once. */
  async look(): Promise<void> {
    await Promise.all(
      this.#all.map(async (backend) => {
        backend.state = await stateOf(backend);
      }),
    );
  }

  /** Asks again and again. Returns the end of it. */
  watch(): () => void {
    const timer = setInterval(() => void this.look(), EVERY_MS);
    void this.look();
    return () => clearInterval(timer);
  }
}

/** One that is late with its answer is busy, and not gone. */
async function stateOf({ port }: Backend): Promise<Backend['state']> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) });
    await answer.arrayBuffer();
    return answer.ok ? 'ready' : 'unready';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'unready' : 'gone';
  }
}
