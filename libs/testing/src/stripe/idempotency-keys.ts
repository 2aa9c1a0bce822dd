import type { IncomingHttpHeaders } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly body: object;
}

interface KeyedCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

interface Answered {
  readonly question: string;
  readonly at: number;
  readonly reply: Reply;
}

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** The same key is the same answer for a day, by the provider's clock; with other parameters it is an error. */
export class IdempotencyKeys {
  readonly #answered = new Map<string, Answered>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  once({ method, path, form, headers }: KeyedCall, work: () => Reply): Reply {
    const key = headers['idempotency-key'] as string | undefined;
    if (!key || method !== 'POST') return work();
    const at = this.#now().getTime();
    const question = `${path}?${form.toString()}`;
    const known = this.#answered.get(key);
    if (known && at - known.at < REMEMBERED_MS) return known.question === question ? known.reply : OTHER_PARAMETERS;
    const reply = work();
    if (isRemembered(reply)) this.#answered.set(key, { question, at, reply: structuredClone(reply) });
    return reply;
  }

  forget(): void {
    this.#answered.clear();
  }
}

const OTHER_PARAMETERS: Reply = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

/** What fails its validation was never begun. */
function isRemembered({ status }: Reply): boolean {
  return status < 400 || status === 402 || status >= 500;
}
