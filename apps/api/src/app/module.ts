import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Print } from '../documents/index.ts';
import type { Mailbox } from '../mail/index.ts';
import type { PayingShop } from '../payments/index.ts';
import type { DatabaseClock } from '../platform/database/index.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { OutboxHandlers } from '../platform/jobs/outbox.ts';
import type { Metrics } from '../platform/observability/index.ts';
import type { PageRows } from './page-rows.ts';

/** Everything the calls need; tests give their own. */
export type Shop = PayingShop;

/** What the jobs and the outbox of a process need. */
export interface Work extends Pick<Shop, 'db' | 'clock' | 'psp' | 'testProvider' | 'index' | 'pictures' | 'settings' | 'sender'> {
  readonly mailbox: Mailbox;
  /** Prints elsewhere than in this thread. */
  readonly print?: Print;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** How long a customer may take from payment to purchase before the shop completes the order by itself, milliseconds. */
  readonly graceMs?: number;
}

/** Everything that one process is made of. */
export type Parts = Work &
  Omit<Shop, 'outbox' | 'pageRows'> & {
    readonly pageRows?: PageRows;
    /** The clock behind `clock`, where it is compared with the database. */
    readonly databaseClock?: DatabaseClock;
  };

/** What a room brings into a process; its calls may do with less than the whole shop. */
export interface Module<Needs = Shop> {
  readonly name: string;
  /** Its calls. */
  readonly routes?: (app: FastifyInstance, shop: Needs & { readonly metrics: Metrics }) => void;
  /** What it does at a time of its own. */
  readonly jobs?: (work: Work) => readonly Job[];
  /** What it keeps in step with the database while its process answers calls; `stop` ends that. */
  readonly start?: (parts: Parts) => void;
  readonly stop?: (parts: Parts) => Promise<unknown>;
  /** Also in a process that only runs jobs: it answers health checks, and knows prices and the time. */
  readonly isNeededByJobs?: true;
  /** What it does for rows of the outbox; those of a module wait for no other module. */
  readonly outbox?: (work: Work) => OutboxHandlers;
}
