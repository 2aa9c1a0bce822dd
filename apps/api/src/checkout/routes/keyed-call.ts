import type { Problem } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitProviderCall, type PayingShop } from '../../payments/index.ts';
import { problemOf, HttpProblem } from '../../platform/http/index.ts';
import { type Answer, type KeyedRequest, onlyOnce } from '../../platform/jobs/index.ts';

interface Keyed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What else goes with the answer, the first time and whenever it is repeated. */
  readonly before?: (answer: Answer) => Promise<void>;
  /** For a client that sends no `Idempotency-Key` (API-037): the key that stands in for it; without one the call just runs. */
  readonly withoutKey?: () => Promise<string | undefined>;
}

type KeyedShop = Pick<PayingShop, 'db' | 'index' | 'outbox' | 'deadlines' | 'clock' | 'settings'>;

/**
 * A call that moves money, marked with its `idempotencyScope`: needs an `Idempotency-Key`, runs once a key, within the limit of calls
 * that reach the provider where it is marked as one, and triggers a round of the outbox.
 */
export function keyedCall(shop: KeyedShop) {
  const { db, index, outbox, deadlines } = shop;
  return async ({ request, reply, before, withoutKey }: Keyed, work: () => Promise<Answer>) => {
    const scope = scopeOf(request);
    const limited = async () => {
      await limitProviderCall(shop, request, reply);
      return work();
    };
    const run = () => limited().catch((error: unknown) => logRefused(request, error));
    const keyed = { scope, body: { ...(request.params as object), body: request.body }, waitMs: deadlines?.waitMs };
    const given = keyOf(request);
    const answer =
      given === undefined && withoutKey
        ? await runKeyless(db, { ...keyed, key: await withoutKey() }, run)
        : await onlyOnce(db, { ...keyed, key: given }, run);
    if (answer.status >= 400) request.refusal = (answer.body as Problem).code;
    await before?.(answer);
    wake(request, [() => index.refresh(), () => outbox.runOnce()]);
    return reply.header('cache-control', 'no-store').status(answer.status).send(reported(answer, request));
  };
}

function scopeOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config.idempotencyScope === undefined) throw new Error(`${url} runs once a key, but is not marked with an idempotencyScope.`);
  return config.idempotencyScope;
}

/** An upstream service has refused what the customer asked for, such as the provider a payment: the operator reads why. */
function logRefused(request: FastifyRequest, error: unknown): never {
  if (error instanceof HttpProblem && error.status < 500 && error.cause)
    request.log.warn({ err: error }, 'an upstream service has refused');
  throw error;
}

/** Refusals of the wallet's calls say what went wrong in `error` too (API-037, API-038). */
function reported({ status, body }: Answer, request: FastifyRequest): unknown {
  return status >= 400 ? problemOf(request, body as Problem) : body;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Work that would run by itself within a second is done at once; the answer does not wait for it. */
function wake(request: FastifyRequest, jobs: readonly (() => Promise<unknown>)[]): void {
  for (const job of jobs) job().catch((error: unknown) => request.log.warn({ err: error }, 'left to the next round'));
}

/** An answer that is not final: a caller that sent no key may repeat the call, and gets a new answer. */
class NotYet extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('not yet');
    this.answer = answer;
  }
}

/** Runs once for the key that stands in; only what went well is kept under it. */
async function runKeyless(db: PayingShop['db'], { key, ...request }: KeyedRequest, run: () => Promise<Answer>): Promise<Answer> {
  const once = async (): Promise<Answer> => {
    const answer = await run().catch((error: unknown) => {
      if (error instanceof HttpProblem && error.status < 500) return { status: error.status, body: error.problem };
      throw error;
    });
    if (answer.status === 200) return answer;
    throw new NotYet(answer);
  };
  try {
    return key === undefined ? await once() : await onlyOnce(db, { ...request, key }, once);
  } catch (error) {
    if (error instanceof NotYet) return error.answer;
    throw error;
  }
}
