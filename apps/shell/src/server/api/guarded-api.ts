import { kindOf, Silence } from './silence.ts';

type Fetch = typeof globalThis.fetch;

export interface GuardedApiOptions {
  /** E.g. `http://127.0.0.1:4201`. */
  readonly address: string;
  readonly fetch?: Fetch;
  /** How long a page waits for one answer, ms; afterwards nobody else waits for it. */
  readonly deadlineMs?: number;
  /** How often a question without an answer is put again in the background, ms. */
  readonly againMs?: number;
}

const DEADLINE_MS = 4_000;
const AGAIN_MS = 1_000;

/**
 * The API as pages ask it while they are rendered: one page waits for a silent API, those after it are told at once that
 * there is no answer. Meanwhile the question is put again in the background, and the first answer heals. Only for
 * questions, which may be put twice.
 */
export class GuardedApi {
  readonly #silence = new Silence();
  readonly #origin: string;
  readonly #plain: Fetch;
  readonly #deadlineMs: number;
  readonly #againMs: number;
  readonly #asking = new Set<string>();

  constructor({ address, fetch = globalThis.fetch, deadlineMs = DEADLINE_MS, againMs = AGAIN_MS }: GuardedApiOptions) {
    this.#origin = new URL(address).origin;
    this.#plain = fetch;
    this.#deadlineMs = deadlineMs;
    this.#againMs = againMs;
  }

  /** No question at all is answered. */
  get isSilent(): boolean {
    return this.#silence.ofAll;
  }

  /** In place of `fetch`; other servers than the API are asked as ever. */
  readonly fetch: Fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== this.#origin) return this.#plain(input, init);
    const kind = kindOf(address.pathname);
    if (this.#silence.holds(kind)) throw new TypeError(`the API leaves ${kind} unanswered`);
    const askedAt = this.#silence.now();
    const deadline = AbortSignal.timeout(this.#deadlineMs);
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      const answer = await this.#plain(input, { ...init, signal });
      this.#silence.answered(kind);
      return answer;
    } catch (error) {
      if (deadline.aborted) this.#fellSilent(kind, askedAt, () => this.#plain(input, { ...init, signal: this.#deadline() }));
      throw error;
    }
  };

  /** A call that was passed on for a browser has been answered, or has not within its time. */
  noted(path: string, askedAt: number, wasAnswered: boolean): void {
    const kind = kindOf(new URL(path, this.#origin).pathname);
    if (wasAnswered) this.#silence.answered(kind);
    else this.#fellSilent(kind, askedAt, () => this.#plain(`${this.#origin}/healthz`, { signal: this.#deadline() }));
  }

  now(): number {
    return this.#silence.now();
  }

  #deadline(): AbortSignal {
    return AbortSignal.timeout(this.#deadlineMs);
  }

  #fellSilent(kind: string, askedAt: number, ask: () => Promise<Response>): void {
    this.#silence.unanswered(kind, askedAt);
    if (this.#asking.has(kind)) return;
    this.#asking.add(kind);
    // The next try does not wait for the one before: a silence heals within a second of its end.
    const again = setInterval(() => {
      const done = (isOver: boolean) => {
        if (isOver) this.#silence.answered(kind);
        if (this.#silence.holds(kind)) return;
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
