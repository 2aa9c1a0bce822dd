import type { FastifyInstance } from 'fastify';
import type { Job } from '../platform/jobs/job.ts';
import { JobLeases } from '../platform/jobs/job-leases.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { OutboxWorker } from '../platform/jobs/outbox.ts';
import { openMetrics } from '../platform/observability/index.ts';
import { buildApp, type Shop } from './app.ts';
import type { JobPlace } from './config.ts';
import type { Parts, Work } from './module.ts';
import { MODULES } from './modules.ts';

/** What the modules do by themselves. */
export interface OpenJobs {
  /** All but those of the outbox, in the order of the modules. */
  readonly jobs: readonly Job[];
  /** The job that carries out each module's rows of the outbox. */
  readonly outboxJobs: readonly Job[];
  /** One round of the outbox of every module; answers how many rows were done. */
  readonly outbox: { runOnce(): Promise<number> };
}

/** Puts the jobs of the modules together; none of them runs yet. */
export function openJobs(work: Work): OpenJobs {
  const { db, log } = work;
  const workers = MODULES.flatMap(({ name, outbox }) =>
    outbox ? [{ name, worker: new OutboxWorker({ db, handlers: outbox(work), log }) }] : [],
  );
  return {
    jobs: MODULES.flatMap(({ jobs }) => jobs?.(work) ?? []),
    outboxJobs: workers.map(({ name, worker }) => worker.job(`deliver-outbox-of-${name}`)),
    outbox: {
      async runOnce() {
        const done = await Promise.all(workers.map(({ worker }) => worker.runOnce()));
        return done.reduce((sum, rows) => sum + rows, 0);
      },
    },
  };
}

export interface OpenApi extends OpenJobs {
  readonly app: FastifyInstance;
  /** Begins to keep in step with the database, and to run the jobs that are this process's. */
  start(): void;
  /** What ends, in this order, once the last request is answered. */
  readonly stops: readonly (() => Promise<unknown>)[];
}

/**
 * The shop of one process over its parts, as `main.ts` and the shop of the tests open it: nothing listens or runs yet. A call
 * that leaves something in the outbox triggers a round of it, where the jobs are this process's; `outboxOf` names another one.
 */
export async function openApi(
  parts: Parts,
  { place = 'here', outboxOf }: { readonly place?: JobPlace; readonly outboxOf?: (jobs: OpenJobs) => Shop['outbox'] } = {},
): Promise<OpenApi> {
  const metrics = parts.metrics ?? openMetrics();
  const opened = openJobs(parts);
  const outbox = outboxOf?.(opened) ?? (place === 'here' ? opened.outbox : OUTBOX_ELSEWHERE);
  const jobs = place === 'elsewhere' ? [] : [...opened.jobs, ...opened.outboxJobs];
  const runner = new JobRunner(jobs, { leases: new JobLeases(parts.db), metrics, log: parts.log });
  const modules = place === 'only' ? MODULES.filter(({ isNeededByJobs }) => isNeededByJobs) : MODULES;
  return {
    ...opened,
    app: await buildApp({ ...parts, metrics, outbox }, { modules }),
    start() {
      for (const { start } of modules) start?.(parts);
      runner.start();
    },
    stops: [() => runner.stop(), ...modules.flatMap(({ stop }) => (stop ? [() => stop(parts)] : []))],
  };
}

/** The process that has the jobs looks every second. */
const OUTBOX_ELSEWHERE: Shop['outbox'] = { runOnce: () => Promise.resolve(0) };
