import type { Tracing } from '../../../platform/observability/index.ts';
import { HttpProblem } from '../../../platform/http/index.ts';
import type { MollieSettings } from './mollie-settings.ts';

const DEADLINE_MS = 10_000;
const TRIES = 2;

export interface MollieCall {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `/payments/tr_…`; an address of the provider is taken as it is. */
  readonly path: string;
  readonly body?: object;
  /** Pays once; the provider remembers it for an hour. */
  readonly key?: string;
}

/** Calls the provider; `name` is for a trace: the operation, never the customer. */
export type CallMollie = <Answer>(name: string, call: MollieCall) => Promise<Answer>;

/** The provider said no; `field` is its own name of what is wrong. */
export class MollieError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, field: string | undefined) {
    super(`Mollie refuses: ${[status, field].filter(Boolean).join(' ')}.`);
    this.status = status;
    this.field = field;
  }
}

/**
 * The documented calls by themselves: the provider's library for Node has no deadline and speaks to no stand-in. A call whose
 * answer was lost is repeated once under its key; a provider that is away, or refuses the shop's key, is a 503 for our caller.
 */
export function mollieClient(
  { api, apiKey }: Pick<MollieSettings, 'api' | 'apiKey'>,
  trace: Tracing['call'] = (_, work) => work({}),
): CallMollie {
  return <Answer>(name: string, { method = 'GET', path, body, key }: MollieCall) =>
    trace(`mollie ${name}`, async (headers) => {
      const request: RequestInit = {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${apiKey}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      };
      const response = await answered(new URL(path.startsWith('/') ? `${api}/v2${path}` : path), request);
      const text = await response.text();
      const answer = (text ? JSON.parse(text) : {}) as Answer & { field?: string };
      if (!response.ok) throw new MollieError(response.status, answer.field);
      return answer as Answer;
    });
}

async function answered(address: URL, request: RequestInit): Promise<Response> {
  let reason = '';
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const response = await fetch(address, { ...request, signal: AbortSignal.timeout(DEADLINE_MS) });
      if (!isAway(response.status)) return response;
      reason = String(response.status);
    } catch (error) {
      reason = (error as Error).name;
    }
  }
  const refusal = new HttpProblem(503, { code: 'PAYMENT_UNAVAILABLE', message: 'The payment cannot be reached: try again in a moment.' });
  refusal.cause = new Error(`The second payment provider does not answer: ${reason}.`);
  throw refusal;
}

function isAway(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}
