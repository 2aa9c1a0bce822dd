import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../observability/open-metrics.ts';
import type { Job } from './job.ts';
import type { Leases } from './job-leases.ts';
import { Polling } from './polling.ts';

/** The first run of a job after the start, unless it says otherwise. */
const FIRST_MS = 1000;
/** A job that keeps failing waits twice as long each time, up to this, or as long as it always does. */
const LONGEST_BACKOFF_MS = 30_000;
/** How soon a process looks again at a job that another one runs or has done. */
const HELD_ELSEWHERE_MS = 60_000;
/** A process that ends waits so long for what runs. */
const STOP_MS = 5000;

export interface JobRunnerDeps {
  readonly leases: Leases;
  readonly metrics: Pick<Metrics, 'jobs'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Runs the jobs of a process, each in a loop of its own: one that hangs or fails delays no other. A failure and a run over its
 * budget have a log line each, and every run counts in the metrics.
 */
export class JobRunner {
  readonly #loops: readonly JobLoop[];
  readonly #log: JobRunnerDeps['log'];

  constructor(jobs: readonly Job[], deps: JobRunnerDeps) {
    this.#loops = jobs.map((job) => new JobLoop(job, deps));
    this.#log = deps.log;
  }

  start(): void {
    for (const loop of this.#loops) loop.start();
  }

  /** Begins nothing new and waits so many milliseconds for what runs; the rest is left to another process, once its leases have run out. */
  async stop(waitMs = STOP_MS): Promise<void> {
    const running = new Set(this.#loops);
    const all = Promise.all(this.#loops.map((loop) => loop.stop().then(() => running.delete(loop))));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([all, new Promise((done) => (timer = setTimeout(done, waitMs)))]);
    clearTimeout(timer);
    if (running.size > 0) this.#log.warn({ jobs: [...running].map(({ name }) => name) }, 'scheduled jobs are left unfinished');
  }
}

class JobLoop {
  readonly #job: Job;
  readonly #deps: JobRunnerDeps;
  readonly #polling = new Polling(
    () => this.#round(),
    () => this.#pauseMs(),
  );
  #failures = 0;
  #isHeldElsewhere = false;

  constructor(job: Job, deps: JobRunnerDeps) {
    this.#job = job;
    this.#deps = deps;
    deps.metrics.jobs.register(job.name);
  }

  get name(): string {
    return this.#job.name;
  }

  start(): void {
    this.#polling.start(() => undefined, this.#job.firstAfterMs ?? FIRST_MS);
  }

  stop(): Promise<void> {
    return this.#polling.stop();
  }

  async #round(): Promise<void> {
    const { leases, log } = this.#deps;
    try {
      const hasRun = this.#job.isExclusive ? await leases.during(this.#job, () => this.#run()) : (await this.#run(), true);
      this.#isHeldElsewhere = !hasRun;
      this.#failures = 0;
    } catch (error) {
      this.#failures++;
      log.warn({ err: error, job: this.name, failures: this.#failures }, `scheduled job ${this.name} failed`);
    }
  }

  async #run(): Promise<void> {
    const { metrics, log } = this.#deps;
    const { budgetMs } = this.#job;
    const began = performance.now();
    const budget = setTimeout(() => {
      metrics.jobs.overBudget.inc({ job_name: this.name });
      log.warn({ job: this.name, budgetMs }, `scheduled job ${this.name} exceeds its time budget`);
    }, budgetMs).unref();
    const outcome = await this.#job.run().then(
      () => ({ error: undefined }),
      (error: unknown) => ({ error: error ?? new Error('no reason') }),
    );
    clearTimeout(budget);
    metrics.jobs.observe(this.name, { seconds: (performance.now() - began) / 1000, hasFailed: outcome.error !== undefined });
    if (outcome.error !== undefined) throw outcome.error;
  }

  #pauseMs(): number {
    const { everyMs } = this.#job;
    if (this.#isHeldElsewhere) return Math.min(everyMs, HELD_ELSEWHERE_MS);
    return Math.max(everyMs, Math.min(LONGEST_BACKOFF_MS, everyMs * 2 ** this.#failures));
  }
}
