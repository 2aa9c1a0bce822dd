import { vi } from 'vitest';
import { openMetrics } from '../observability/open-metrics.ts';
import type { Job } from './job.ts';
import type { Leases } from './job-leases.ts';
import { JobRunner } from './job-runner.ts';

const FREE: Leases = { during: async (_, work) => (await work(), true) };
const HELD: Leases = { during: () => Promise.resolve(false) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A runner of these jobs, with what it said and counted. */
function runnerOf(jobs: readonly Partial<Job>[], leases: Leases = FREE) {
  const said: [facts: object, message: string][] = [];
  const metrics = openMetrics();
  const log = { warn: (...words: unknown[]) => void said.push(words as [object, string]) };
  const whole = jobs.map((job, index) => ({ name: `job-${index}`, everyMs: 1000, budgetMs: 500, run: () => Promise.resolve(), ...job }));
  const runner = new JobRunner(whole, { leases, metrics, log });
  const value = async (line: string) =>
    Number(
      (await metrics.registry.metrics())
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.slice(line.length),
    );
  return { runner, said, value };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A run that ends when the test says so. */
function gated() {
  const gates: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  };
  return { run, begun: () => gates.length, end: () => gates.at(-1)!.resolve() };
}

test('a job runs a second after the start, then each time so long after its last run has ended, never beside itself', async () => {
  const job = gated();
  const { runner } = runnerOf([job]);
  runner.start();
  await pass(999);
  expect(job.begun()).toBe(0);
  await pass(1);
  expect(job.begun()).toBe(1);
  await pass(60_000);
  expect(job.begun()).toBe(1);
  job.end();
  await pass(999);
  expect(job.begun()).toBe(1);
  await pass(1);
  expect(job.begun()).toBe(2);
  job.end();
  await runner.stop();
  await pass(60_000);
  expect(job.begun()).toBe(2);
});

test('a job that hangs delays no other, and is reported once it is over its budget', async () => {
  let runs = 0;
  const { runner, said, value } = runnerOf([{ name: 'hangs', run: () => new Promise(() => undefined) }, { run: async () => void runs++ }]);
  runner.start();
  await pass(1499);
  expect(said).toEqual([]);
  await pass(8501);
  expect(runs).toBe(10);
  expect(said).toEqual([[{ job: 'hangs', budgetMs: 500 }, 'scheduled job hangs exceeds its time budget']]);
  expect(await value('shop_job_over_budget_total{job_name="hangs"}')).toBe(1);
  expect(await value('shop_job_runs_total{job_name="job-1",outcome="ok"}')).toBe(10);
});

test('a job that fails is reported, and waits twice as long each time, half a minute at most; once it is well it is as quick as before', async () => {
  const runs: number[] = [];
  let isDown = true;
  const began = performance.now();
  const run = () => {
    runs.push(Math.round((performance.now() - began) / 1000));
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve();
  };
  const { runner, said, value } = runnerOf([{ name: 'fails', run }]);
  runner.start();
  await pass(93_000);
  expect(runs).toEqual([1, 3, 7, 15, 31, 61, 91]);
  expect(said[1]).toEqual([{ err: new Error('down'), job: 'fails', failures: 2 }, 'scheduled job fails failed']);
  expect(await value('shop_job_runs_total{job_name="fails",outcome="error"}')).toBe(7);
  isDown = false;
  await pass(30_000);
  expect(runs.slice(7)).toEqual([121, 122, 123]);
  expect(said).toHaveLength(7);
});

test('a job of every hour that fails is tried again after an hour', async () => {
  let runs = 0;
  const { runner } = runnerOf([{ everyMs: 3_600_000, run: () => (runs++, Promise.reject(new Error('down'))) }]);
  runner.start();
  await pass(1000 + 3_599_999);
  expect(runs).toBe(1);
  await pass(1);
  expect(runs).toBe(2);
});

test('a job that another process runs is skipped and tried again a minute later', async () => {
  const looks: string[] = [];
  let runs = 0;
  const leases: Leases = {
    during: (job, work) => (looks.push(job.name), looks.length < 3 ? HELD.during(job, work) : FREE.during(job, work)),
  };
  const job = { name: 'shared', everyMs: 3_600_000, isExclusive: true, run: async () => void runs++ };
  const { runner, said, value } = runnerOf([job], leases);
  runner.start();
  await pass(61_000);
  expect([looks.length, runs]).toEqual([2, 0]);
  await pass(60_000);
  expect([looks.length, runs]).toEqual([3, 1]);
  expect(await value('shop_job_runs_total{job_name="shared",outcome="ok"}')).toBe(1);
  expect(said).toEqual([]);
});

test('a job that every process may run asks for no lease', async () => {
  let runs = 0;
  const { runner } = runnerOf([{ run: async () => void runs++ }], HELD);
  runner.start();
  await pass(1000);
  expect(runs).toBe(1);
});

test('when every job last ended well is counted from its first run on, and that it never ran can be seen before', async () => {
  vi.setSystemTime(1_900_000_000_000);
  const { runner, value } = runnerOf([{ name: 'well' }]);
  expect(await value('shop_job_runs_total{job_name="well",outcome="ok"}')).toBe(0);
  expect(await value('shop_job_last_success_timestamp_seconds{job_name="well"}')).toBeNaN();
  runner.start();
  await pass(1000);
  expect(await value('shop_job_last_success_timestamp_seconds{job_name="well"}')).toBe(1_900_000_001);
});

test('a process that ends waits for what runs, five seconds at most, and says what it leaves', async () => {
  const [short, long] = [gated(), gated()];
  const { runner, said } = runnerOf([short, { ...long, budgetMs: 60_000 }]);
  runner.start();
  await pass(1000);
  let hasStopped = false;
  const stopping = runner.stop().then(() => (hasStopped = true));
  short.end();
  await pass(4999);
  expect(hasStopped).toBe(false);
  await pass(1);
  await stopping;
  expect(said.at(-1)).toEqual([{ jobs: ['job-1'] }, 'scheduled jobs are left unfinished']);
});
