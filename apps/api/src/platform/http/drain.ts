import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

const IDLE_EVERY_MS = 100;

export interface Draining {
  readonly app: FastifyInstance;
  /** What ends after the last request, in this order. */
  readonly afterwards: readonly (() => Promise<unknown>)[];
  /** How long `/readyz` says no before the process stops listening: as long as a balancer takes to notice. */
  readonly noticeMs: number;
  /** Lets that time pass; a test says when it is over. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** How long requests may take that are being answered; then they are cut off. */
  readonly finishMs: number;
  readonly log: { info(facts: object, message: string): void; warn(facts: object, message: string): void };
}

export interface Drain {
  readonly isDraining: boolean;
  /** Safe to call twice: the second call waits for the first. */
  end(draining: Draining): Promise<void>;
}

/** The way out of a process: say that one leaves, take nothing new, finish what has begun, close everything. */
export function drain(): Drain {
  let ending: Promise<void> | undefined;
  return {
    get isDraining() {
      return ending !== undefined;
    },
    end: (draining) => (ending ??= leave(draining)),
  };
}

async function leave({ app, afterwards, noticeMs, wait = sleep, finishMs, log }: Draining): Promise<void> {
  const began = performance.now();
  await wait(noticeMs);
  const force = setTimeout(() => {
    log.warn({ finishMs }, 'requests that took too long are cut off');
    app.server.closeAllConnections();
  }, finishMs);
  // Callers keep their connections; each is closed once its last request is answered.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(force);
  for (const end of afterwards) await end().catch((error: unknown) => log.warn({ err: error }, 'something did not end well'));
  log.info({ ms: Math.round(performance.now() - began) }, 'drained');
}
