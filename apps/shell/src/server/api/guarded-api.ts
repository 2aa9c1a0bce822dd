import { scaledDeadline } from '@shop/contracts/settings';
import { kindOf, CircuitBreaker } from './circuit-breaker.ts';

type Fetch = typeof globalThis.fetch;

export interface GuardedApiOptions {
  /** E.g. `http://127.0.0.1:4201`. */
  readonly address: string;
  readonly fetch?: Fetch;
  /** How long a page waits for one answer, ms; afterwards nobody else waits for it. */
  readonly deadlineMs?: number;
  /** After how long an unanswered question makes the guard ask whether the API lives, and how long it waits for that, ms. */
  readonly probeMs?: number;
  /** How often a question without an answer is put again in the background, ms. */
  readonly againMs?: number;
}

const DEADLINE_MS = 4_000;
const PROBE_MS = 1_000;
const AGAIN_MS = 1_000;
const HEALTH = '/healthz';

/**
 * The API as pages ask it while they are rendered: one page waits for an API that does not answer, those after it fail at
 * once. A slow answer has four seconds; where the API does not even say that it lives, and answers nobody else,
 * two are enough. Meanwhile the question is put again in the background, and the first answer heals. Only for questions,
 * which may be put twice.
 */
export class GuardedApi {
  readonly #breaker = new CircuitBreaker();
  readonly #origin: string;
  readonly #plain: Fetch;
  readonly #deadlineMs: number;
  readonly #probeMs: number;
  #probing: Promise<void> | undefined;
  readonly #againMs: number;
  readonly #asking = new Set<string>();

  constructor({
    address,
    fetch = globalThis.fetch,
    deadlineMs = scaledDeadline(DEADLINE_MS),
    probeMs = scaledDeadline(PROBE_MS),
    againMs = AGAIN_MS,
  }: GuardedApiOptions) {
    this.#origin = new URL(address).origin;
    this.#plain = fetch;
    this.#deadlineMs = deadlineMs;
    this.#probeMs = probeMs;
    this.#againMs = againMs;
  }

  /** No request at all is answered. */
  get isOpen(): boolean {
    return this.#breaker.isOpenForAll;
  }

  /** In place of `fetch`; other servers than the API are asked as ever. */
  readonly fetch: Fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== this.#origin) return this.#plain(input, init);
    const kind = kindOf(address.pathname);
    if (this.#breaker.isOpen(kind)) throw unanswered(kind);
    const requestedAt = this.#breaker.now();
    const deadline = AbortSignal.timeout(this.#deadlineMs);
    const cutOff = new AbortController();
    const probe = setTimeout(() => void this.#probe().then(() => this.isOpen && cutOff.abort(unanswered(kind))), this.#probeMs);
    try {
      const signal = AbortSignal.any([deadline, cutOff.signal, ...(init?.signal ? [init.signal] : [])]);
      const answer = await this.#plain(input, { ...init, signal });
      this.#breaker.succeeded(kind);
      return answer;
    } catch (error) {
      if (deadline.aborted) this.#trip(kind, requestedAt, () => this.#plain(input, { ...init, signal: this.#deadline() }));
      throw error;
    } finally {
      clearTimeout(probe);
    }
  };

  /** A call that was passed on for a browser has been answered, or has not within its time. */
  noted(path: string, requestedAt: number, wasAnswered: boolean): void {
    const kind = kindOf(new URL(path, this.#origin).pathname);
    if (wasAnswered) this.#breaker.succeeded(kind);
    else this.#trip(kind, requestedAt, () => this.#askHealth(this.#deadlineMs));
  }

  now(): number {
    return this.#breaker.now();
  }

  /** Probes once for all waiting requests. A connection that is refused fails them by itself and opens no circuit. */
  #probe(): Promise<void> {
    const requestedAt = this.#breaker.now();
    this.#probing ??= this.#askHealth(this.#probeMs)
      .then(
        () => this.#breaker.succeeded(HEALTH),
        (error: Error) => {
          if (error.name === 'TimeoutError') this.#trip(HEALTH, requestedAt, () => this.#askHealth(this.#deadlineMs));
        },
      )
      .finally(() => (this.#probing = undefined));
    return this.#probing;
  }

  async #askHealth(timeoutMs: number): Promise<Response> {
    return this.#plain(this.#origin + HEALTH, { signal: AbortSignal.timeout(timeoutMs) });
  }

  #deadline(): AbortSignal {
    return AbortSignal.timeout(this.#deadlineMs);
  }

  #trip(kind: string, requestedAt: number, ask: () => Promise<Response>): void {
    this.#breaker.timedOut(kind, requestedAt);
    if (this.#asking.has(kind)) return;
    this.#asking.add(kind);
    // The next try does not wait for the one before: the circuit closes within a second of recovery.
    const again = setInterval(() => {
      const done = (isOver: boolean) => {
        if (isOver) this.#breaker.succeeded(kind);
        if (this.#breaker.isOpen(kind)) return;
        this.#asking.delete(kind);
        clearInterval(again);
      };
      ask().then(
        (answer) => {
          void answer.body?.cancel();
          done(true);
        },
        () => done(false),
      );
    }, this.#againMs);
    again.unref();
  }
}

function unanswered(kind: string): TypeError {
  return new TypeError(`the API leaves ${kind} unanswered`);
}
