import { Refusal } from '../../problem.ts';
import type { Tracing } from '../../operation/tracing.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Version of the provider's API that the shop was written for. */
const API_VERSION = '2025-09-30.clover';
const PATIENCE_MS = 10_000;
const TRIES = 2;

export interface StripeQuestion {
  readonly method: 'GET' | 'POST';
  /** `/v1/payment_intents`. */
  readonly path: string;
  readonly fields?: Readonly<Record<string, string | number | boolean>>;
  /** The same key twice is the same call, whatever was lost in between. */
  readonly key?: string;
  /** For a trace: what is asked, never about whom. */
  readonly name: string;
}

/** What the provider refuses, by its own code. */
export class StripeRefusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string) {
    super(`The payment provider refused: ${status} ${code}.`);
    this.status = status;
    this.code = code;
  }
}

export type AskStripe = <Answer>(question: StripeQuestion) => Promise<Answer>;

/** Speaks with the provider by HTTP. What can be repeated is tried twice; a provider that is away is a 503 for our own caller. */
export function stripeHttp({ api, secretKey }: StripeSettings, call: Tracing['call'] = (_, work) => work({})): AskStripe {
  return async <Answer>(question: StripeQuestion): Promise<Answer> => {
    const mayRepeat = question.method === 'GET' || question.key !== undefined;
    const answer = await call(`stripe ${question.name}`, (headers) =>
      tried(mayRepeat ? TRIES : 1, () => send(api, question, { ...headers, authorization: `Bearer ${secretKey}` })),
    );
    const body = (await answer.json().catch(() => ({}))) as Answer & { error?: { code?: string; type?: string } };
    if (answer.ok) return body;
    const code = body.error?.code ?? body.error?.type ?? 'unknown';
    if (answer.status >= 500 || answer.status === 429 || answer.status === 401) throw unavailable(`${answer.status} ${code}`);
    throw new StripeRefusal(answer.status, code);
  };
}

function send(api: string, { method, path, fields = {}, key }: StripeQuestion, headers: Record<string, string>): Promise<Response> {
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return fetch(`${api}${path}${method === 'GET' && form.size > 0 ? `?${form}` : ''}`, {
    method,
    headers: { ...headers, 'stripe-version': API_VERSION, ...(key && { 'idempotency-key': key }) },
    ...(method === 'POST' && { body: form }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

async function tried(times: number, work: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await work();
    if (answer.status < 500 || times === 1) return answer;
  } catch (error) {
    if (times === 1) throw unavailable(error instanceof Error ? error.name : 'unreachable');
  }
  return tried(times - 1, work);
}

function unavailable(reason: string): Refusal {
  const refusal = new Refusal(503, { code: 'PAYMENT_UNAVAILABLE', message: 'The payment cannot be reached: try again in a moment.' });
  refusal.cause = new Error(`The payment provider does not answer: ${reason}.`);
  return refusal;
}
