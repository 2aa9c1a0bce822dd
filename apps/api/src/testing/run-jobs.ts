import { openJobs } from '../app/open-api.ts';
import type { Work } from '../app/module.ts';
import type { Job } from '../platform/jobs/job.ts';

/** Jobs that specs run by themselves, when they are about them. */
const APART: ReadonlySet<string> = new Set([
  'mail-about-wishes',
  'remind-holders-of-gifts',
  'reconcile-payments',
  'chase-silent-partners',
  'erase-partner-deliveries',
  'purge-analytics',
  'send-partner-messages',
]);

/** What a spec says of the shop whose jobs it runs; without `index` nobody is mailed about wishes. */
export type ShopOfJobs = Pick<Work, 'db' | 'psp'> & Partial<Work> & { readonly now: () => Date };

/** One run of every job, one after the other, as by a process that has just begun. Throws the first failure once all have run. */
export async function runJobs({ now, ...shop }: ShopOfJobs): Promise<void> {
  const silent = { warn: () => undefined, info: () => undefined };
  const unused = { settings: { privateWebhookHosts: [] } } as unknown as Work;
  const { jobs } = openJobs({ ...unused, log: silent, ...shop, clock: now });
  const failures: unknown[] = [];
  for (const job of jobs)
    if (!APART.has(job.name) || (job.name === 'mail-about-wishes' && shop.index))
      await job.run().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** What a shop looks at every second is due in every round of a spec. */
const ROUND_MS = 1000;

/** Runs the jobs that are due, one after the other, whenever it is asked; what fails is left to the next time. */
export function dueJobs(jobs: readonly Job[]): () => Promise<void> {
  const lastRuns = new Map<Job, number>();
  return async () => {
    for (const job of jobs) {
      const elapsed = performance.now();
      const isDue = job.everyMs <= ROUND_MS || elapsed - (lastRuns.get(job) ?? -Infinity) >= job.everyMs;
      if (APART.has(job.name) || !isDue) continue;
      lastRuns.set(job, elapsed);
      await job.run().catch(() => undefined);
    }
  };
}

/** One round of what partners are told: reminders and what is over first, then messages that are due. Answers how many were sent. */
export function partnerRound(jobs: readonly Job[]): () => Promise<number> {
  const run = (name: string) => jobs.find((job) => job.name === name)!.run();
  return async () => {
    await run('chase-silent-partners');
    await run('erase-partner-deliveries');
    return (await run('send-partner-messages')) as number;
  };
}
