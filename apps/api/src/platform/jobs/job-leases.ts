import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';

const HEARTBEAT_MS = 5000;
/** After this long without a heartbeat the holder is taken for dead, and another process runs its job. */
const LEASE_SECONDS = 20;

/** Lets one of all processes run a job. */
export interface Leases {
  /** Runs `work` under the job's lease; false, and nothing was run, where another process is at it or has done it in this period. */
  during(job: Pick<Job, 'name' | 'everyMs'>, work: () => Promise<unknown>): Promise<boolean>;
}

/** The leases of this process, in the table `job_lease`; all moments are the database's. */
export class JobLeases implements Leases {
  readonly #db: Database;
  readonly #holder = randomUUID();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The lease is renewed as long as `work` takes. What fails may be tried again at once, by any process. */
  async during(job: Pick<Job, 'name' | 'everyMs'>, work: () => Promise<unknown>): Promise<boolean> {
    if (!(await this.#take(job))) return false;
    const heartbeat = setInterval(() => void this.#renew(job.name).catch(() => undefined), HEARTBEAT_MS).unref();
    try {
      await work();
    } catch (error) {
      clearInterval(heartbeat);
      // A lease that cannot be given back runs out.
      await this.#release(job.name, { isDone: false }).catch(() => undefined);
      throw error;
    }
    clearInterval(heartbeat);
    await this.#release(job.name, { isDone: true });
    return true;
  }

  async #take({ name, everyMs }: Pick<Job, 'name' | 'everyMs'>): Promise<boolean> {
    const { rows } = await sql`
      insert into job_lease as lease (job, holder, leased_until) values (${name}, ${this.#holder}, ${leaseEnd})
      on conflict (job) do update set holder = excluded.holder, leased_until = excluded.leased_until
        where lease.leased_until <= now()
          and (lease.done_at is null or lease.done_at <= now() - make_interval(secs => ${everyMs / 1000}))
      returning job`.execute(this.#db);
    return rows.length === 1;
  }

  async #renew(job: string): Promise<void> {
    await sql`update job_lease set leased_until = ${leaseEnd} where job = ${job} and holder = ${this.#holder}`.execute(this.#db);
  }

  async #release(job: string, { isDone }: { isDone: boolean }): Promise<void> {
    await sql`update job_lease set leased_until = now(), done_at = case when ${isDone}::boolean then now() else done_at end
      where job = ${job} and holder = ${this.#holder}`.execute(this.#db);
  }
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
