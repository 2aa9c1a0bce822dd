import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

const IDLE_EVERY_MS = 100;
/** A purchase may be queued for its room; the process manager kills the process 20 s after its request to end. */
const FINISH_MS = 12_000;

interface Leaving {
  /** How long `/readyz` says no before the process stops listening: as long as a balancer takes to notice. */
  readonly noticeMs: number;
  /** How long requests may take that are being answered; then they are cut off. */
  readonly finishMs?: number;
  readonly log: Pick<FastifyInstance['log'], 'warn'>;
}

/** The way out of the shell: takes nothing new, and answers what has begun. Calls that are passed on, purchases among them, are finished. */
export async function drain(app: FastifyInstance, { noticeMs, finishMs = FINISH_MS, log }: Leaving): Promise<void> {
  await sleep(noticeMs);
  const force = setTimeout(() => {
    log.warn({ finishMs }, 'requests that took too long are cut off');
    app.server.closeAllConnections();
  }, finishMs);
  // Browsers and balancers keep their connections; each is closed once its last request is answered.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(force);
}
