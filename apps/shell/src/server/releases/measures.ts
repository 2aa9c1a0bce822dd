/** The newest values of something, at most 500. */
export class Samples {
  readonly #values: number[] = [];

  add(value: number): void {
    this.#values.push(value);
    if (this.#values.length > 500) this.#values.shift();
  }

  get count(): number {
    return this.#values.length;
  }

  /** The value that a share of all stays below, e.g. 0.75; undefined without any. */
  quantile(share: number): number | undefined {
    const sorted = [...this.#values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  }
}

export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/** One kind of error of a release. */
export interface KnownError {
  readonly side: 'server' | 'browser';
  readonly message: string;
  readonly stack?: string;
  /** The back end refused or was away: listed, and not held against the release. */
  readonly isBackEnd?: boolean;
  count: number;
  last: string;
}

export type NotedError = Pick<KnownError, 'side' | 'message' | 'stack' | 'isBackEnd'>;

const MAX_ERRORS = 20;

/** What one process knows of one release: how often it was shown and how that went. */
export class Measures {
  renders = 0;
  bytes = 0;
  serverErrors = 0;
  browserErrors = 0;
  readonly renderMs = new Samples();
  readonly vitals: Readonly<Record<Vital, Samples>> = { lcp: new Samples(), inp: new Samples(), cls: new Samples() };
  readonly errors: KnownError[] = [];
  lastSeen = 0;

  note(error: NotedError): void {
    if (!error.isBackEnd && error.side === 'server') this.serverErrors += 1;
    if (error.side === 'browser') this.browserErrors += 1;
    const last = new Date().toISOString();
    const known = this.errors.find(({ side, message }) => side === error.side && message === error.message);
    if (known) Object.assign(known, { count: known.count + 1, last });
    else this.errors.unshift({ ...error, count: 1, last });
    this.errors.length = Math.min(this.errors.length, MAX_ERRORS);
  }

  /** Errors per render. */
  get errorRate(): number {
    return (this.serverErrors + this.browserErrors) / Math.max(1, this.renders);
  }
}
