/** Stands for the API as a whole. */
const ALL = '*';
/** Kinds of requests whose circuit is open; unknown addresses must not fill the memory. */
const MAX_KEYS = 500;

/**
 * A circuit breaker by kind of request. A request that times out opens the circuit of its kind, and that of the whole API where nothing
 * else was answered while it waited; an answer closes it.
 */
export class CircuitBreaker {
  readonly #open = new Set<string>();
  readonly #now: () => number;
  #lastAnswer = -Infinity;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isOpen(key: string): boolean {
    return this.#open.has(ALL) || this.#open.has(key);
  }

  get isOpenForAll(): boolean {
    return this.#open.has(ALL);
  }

  succeeded(key: string): void {
    this.#lastAnswer = this.#now();
    this.#open.delete(ALL);
    this.#open.delete(key);
  }

  /** `askedAt` is when the request was sent, on the clock of this object. */
  timedOut(key: string, requestedAt: number): void {
    if (this.#open.size < MAX_KEYS) this.#open.add(key);
    if (this.#lastAnswer < requestedAt) this.#open.add(ALL);
  }

  now(): number {
    return this.#now();
  }
}

/** The kind of a request: its address without the ids in it, `/api/stays/:/reviews` for `/api/stays/4711/reviews?page=2`. */
export function kindOf(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/\d/.test(part) ? ':' : part))
    .join('/');
}
