import type { FastifyInstance, FastifyReply } from 'fastify';
import { eventLoopLag, type Lag } from '../observability/event-loop-lag.ts';
import { routeOf } from '../observability/logging.ts';

/** From where on a process would rather say "later" than be late for everybody. */
export interface Pressure {
  /** Mean lag of the event loop over the last second. */
  readonly lagMs: number;
  /** Requests that are being answered at the same time. */
  readonly requests: number;
  readonly memoryBytes?: number;
  /** Says how late the process is; measured at its event loop where none is given. */
  readonly lag?: Lag;
}

export const PRESSURE: Pressure = { lagMs: 3000, requests: 2000 };

/** Those who watch the process must see it also when it is busy. */
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);
/** Customers who pay have an order already: they are served to the end, while new requests get a 503. What reaches the provider has limits of its own. */
const PAYING = /^\/gateway\/(psp\/|purchase\/zeppto$|bookings\/:uuid\/modification\/complete$|orders\/:uuid\/payment$)/;

/** A customer who orders has decided: the order is queued however late the process is, as long as there is a place. */
const ORDERING = '/gateway/purchase/orders';

const RETRY_SECONDS = 2;
const LOOK_EVERY_MS = 1000;

const isAlwaysServed = (route: string): boolean => WATCHING.has(route) || PAYING.test(route);

/** Refuses new requests with 503 and `Retry-After` while the process has more to do than it can. */
export function holdBack(app: FastifyInstance, { lagMs, requests, memoryBytes = Infinity, lag = eventLoopLag() }: Pressure): void {
  let running = 0;
  let isLate = false;
  let isFull = false;
  const look = setInterval(() => {
    isLate = lag.read().mean * 1000 > lagMs;
    isFull = memoryBytes < Infinity && process.memoryUsage.rss() > memoryBytes;
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    lag.stop();
  });
  app.addHook('onRequest', async (request, reply) => {
    running++;
    reply.raw.once('close', () => running--);
    const route = routeOf(request);
    const isTooMuch = running > requests || isFull || (isLate && route !== ORDERING);
    if (isTooMuch && !isAlwaysServed(route)) return refuse(reply);
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .header('retry-after', String(RETRY_SECONDS))
    .send({ code: 'TRY_AGAIN', message: `The shop is busy: try again in ${RETRY_SECONDS} seconds.` });
}
