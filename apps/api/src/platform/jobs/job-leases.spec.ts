import type { TestDatabase } from '@shop/testing';
import { vi } from 'vitest';
import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { openDatabase, type Database } from '../database/database.ts';
import { deferred } from '../../testing/deferred.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { JobLeases } from './job-leases.ts';

let database: TestDatabase;
let db: Database;
let here: JobLeases;
let elsewhere: JobLeases;

beforeAll(async () => {
  database = await shopDatabase();
  db = openDatabase(database.url, 1);
});

beforeEach(() => {
  here = new JobLeases(db);
  elsewhere = new JobLeases(db);
});

afterAll(async () => {
  await db?.destroy();
  await database?.close();
});

const HOURLY = 3_600_000;
const job = (name: string, everyMs = 0) => ({ name, everyMs });
const nothing = () => Promise.resolve();
/** The same as a clock that has gone on. */
const letPass = (name: string, interval: string) =>
  sql`update job_lease set leased_until = leased_until - ${interval}::interval, done_at = done_at - ${interval}::interval where job = ${name}`.execute(
    db,
  );

test('while one process is at a job, another leaves it; other jobs are free', async () => {
  const run = deferred();
  const first = here.during(job('close'), () => run.enter());
  await run.entered;
  expect(await elsewhere.during(job('close'), nothing)).toBe(false);
  expect(await elsewhere.during(job('erase'), nothing)).toBe(true);
  run.open();
  expect(await first).toBe(true);
  expect(await elsewhere.during(job('close'), nothing)).toBe(true);
});

test('what one process has done is due for all of them once its period is over, not before', async () => {
  expect(await here.during(job('hourly', HOURLY), nothing)).toBe(true);
  await letPass('hourly', '59 minutes');
  expect(await here.during(job('hourly', HOURLY), nothing)).toBe(false);
  expect(await elsewhere.during(job('hourly', HOURLY), nothing)).toBe(false);
  await letPass('hourly', '1 minute');
  expect(await elsewhere.during(job('hourly', HOURLY), nothing)).toBe(true);
});

test('what failed is thrown, and any process may try again at once', async () => {
  await expect(here.during(job('fails', HOURLY), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await elsewhere.during(job('fails', HOURLY), nothing)).toBe(true);
});

test('the lease of a process that gives no sign for twenty seconds is taken over, and what it ends afterwards changes nothing', async () => {
  const [dead, alive] = [deferred(), deferred()];
  const first = here.during(job('dies', HOURLY), () => dead.enter());
  await dead.entered;
  await letPass('dies', '19 seconds');
  expect(await elsewhere.during(job('dies', HOURLY), nothing)).toBe(false);
  await letPass('dies', '1 second');
  const second = elsewhere.during(job('dies', HOURLY), () => alive.enter());
  await alive.entered;
  dead.open();
  await first;
  expect(await new JobLeases(db).during(job('dies', HOURLY), nothing)).toBe(false);
  alive.open();
  expect(await second).toBe(true);
});

test('a job that takes long stays with a process that lives', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const run = deferred();
  const first = here.during(job('slow'), () => run.enter());
  await run.entered;
  const [beat] = intervals.mock.calls.find(([, milliseconds]) => milliseconds === 5000)!;
  intervals.mockRestore();
  await letPass('slow', '20 seconds');
  beat();
  while (!(await isLeased('slow'))) await turn();
  expect(await elsewhere.during(job('slow'), nothing)).toBe(false);
  run.open();
  expect(await first).toBe(true);
});

async function isLeased(name: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_lease')
    .select(sql<boolean>`leased_until > now()`.as('is_leased'))
    .where('job', '=', name)
    .executeTakeFirstOrThrow();
  return row.is_leased;
}
