import type { Problem } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../app.ts';
import { onlyOnce, type Answer } from '../../purchase/idempotency.ts';

interface Keyed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Keys of different calls do not meet. */
  readonly scope: string;
  /** What else goes with the answer, the first time and whenever it is repeated. */
  readonly before?: (answer: Answer) => Promise<void>;
}

/** A call that moves money: needs an `Idempotency-Key`, runs once a key, and wakes whoever waits for what it left. */
export function keyedCall({ db, index, outbox }: Pick<Shop, 'db' | 'index' | 'outbox'>) {
  return async ({ request, reply, scope, before }: Keyed, run: () => Promise<Answer>) => {
    const body = { ...(request.params as object), body: request.body };
    const answer = await onlyOnce(db, { scope, key: keyOf(request), body }, run);
    if (answer.status >= 400) request.refusal = (answer.body as Problem).code;
    await before?.(answer);
    wake(request, [() => index.refresh(), () => outbox.runOnce()]);
    return reply.header('cache-control', 'no-store').status(answer.status).send(answer.body);
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Work that would run by itself within a second is done at once; the answer does not wait for it. */
function wake(request: FastifyRequest, jobs: readonly (() => Promise<unknown>)[]): void {
  for (const job of jobs) job().catch((error: unknown) => request.log.warn({ err: error }, 'left to the next round'));
}
