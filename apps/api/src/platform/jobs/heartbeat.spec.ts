import type { TestDatabase } from '@shop/testing';
import { vi } from 'vitest';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../database/database.ts';
import { onlyOnce, type Answer } from './idempotency.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

let database: TestDatabase;
let here: Database;
let elsewhere: Database;

beforeAll(async () => {
  database = await shopDatabase();
  here = openDatabase(database.url, 1);
  elsewhere = openDatabase(database.url, 1);
});

afterAll(async () => {
  await here?.destroy();
  await elsewhere?.destroy();
  await database?.close();
});

const request = (key: string) => ({ scope: 'orders', key, body: { amount: 1 } });
const longAgo = (key: string) => sql`update idempotency set created_at = now() - interval '21 seconds' where key = ${key}`.execute(here);
const ageOf = async (key: string): Promise<number> =>
  (
    await sql<{ age: number }>`select extract(epoch from now() - created_at)::float as age from idempotency where key = ${key}`.execute(
      here,
    )
  ).rows[0]!.age;

/** A call whose answer is given when the test says so. */
function slowCall() {
  let answer: (given: Answer) => void = () => undefined;
  let runs = 0;
  const answered = new Promise<Answer>((give) => (answer = give));
  return { run: () => (runs++, answered), answer: () => answer({ status: 200, body: { runs } }), runs: () => runs };
}

test('a request that takes long is not taken for lost while its process lives', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const call = slowCall();
  const first = onlyOnce(here, request('slow'), call.run);
  while (call.runs() === 0) await sleep(10);
  await longAgo('slow');
  const [beat] = intervals.mock.calls.find(([, milliseconds]) => milliseconds === 5000)!;
  intervals.mockRestore();
  beat();
  while ((await ageOf('slow')) > 20) await sleep(10);
  const second = onlyOnce(elsewhere, { ...request('slow'), waitMs: 60_000 }, call.run);
  call.answer();
  expect(await second).toEqual(await first);
  expect(call.runs()).toBe(1);
});

test('while a request runs, a second with its key is told so once it has waited', async () => {
  const call = slowCall();
  const first = onlyOnce(here, request('running'), call.run);
  while (call.runs() === 0) await sleep(10);
  const second = onlyOnce(elsewhere, { ...request('running'), waitMs: 50 }, call.run);
  await expect(second).rejects.toMatchObject({ status: 409, problem: { code: 'IDEMPOTENCY_IN_FLIGHT' } });
  call.answer();
  expect((await first).body).toEqual({ runs: 1 });
});

test('a request of a process that died may be sent again, 20 seconds after its last sign', async () => {
  await here.insertInto('idempotency').values({ scope: 'orders', key: 'dead', body_hash: '', status: null, answer: null }).execute();
  const answer = { status: 200, body: { orderUUID: 'second' } };
  const { body_hash } = await hashOf('other');
  await here.updateTable('idempotency').set({ body_hash }).where('key', '=', 'dead').execute();
  await longAgo('dead');
  expect(await onlyOnce(elsewhere, request('dead'), () => Promise.resolve(answer))).toEqual(answer);
});

/** What the shop keeps of this body. */
async function hashOf(key: string) {
  await onlyOnce(here, request(key), () => Promise.resolve({ status: 200, body: {} }));
  return here.selectFrom('idempotency').select('body_hash').where('key', '=', key).executeTakeFirstOrThrow();
}
