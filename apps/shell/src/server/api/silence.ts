/** Stands for the API as a whole. */
const ALL = '*';
/** Kinds of questions that are remembered as silent; an address nobody knows must not fill the memory. */
const MOST_KEYS = 500;

/**
 * Which kinds of questions the API leaves unanswered at the moment. A question that is not answered in time makes its
 * kind silent, and the whole API where nothing else was answered while it waited; an answer ends that.
 */
export class Silence {
  readonly #silent = new Set<string>();
  readonly #now: () => number;
  #lastAnswer = -Infinity;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  holds(key: string): boolean {
    return this.#silent.has(ALL) || this.#silent.has(key);
  }

  get ofAll(): boolean {
    return this.#silent.has(ALL);
  }

  answered(key: string): void {
    this.#lastAnswer = this.#now();
    this.#silent.delete(ALL);
    this.#silent.delete(key);
  }

  /** `askedAt` is when the question was put, on the clock of this object. */
  unanswered(key: string, askedAt: number): void {
    if (this.#silent.size < MOST_KEYS) this.#silent.add(key);
    if (this.#lastAnswer < askedAt) this.#silent.add(ALL);
  }

  now(): number {
    return this.#now();
  }
}

/** The kind of a question: its address without the ids in it, `/api/stays/:/reviews` for `/api/stays/4711/reviews?page=2`. */
export function kindOf(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/\d/.test(part) ? ':' : part))
    .join('/');
}
