import type { TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import { OutboxWorker } from './outbox.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await shopDatabase();
  db = openDatabase(database.url, database.pool);
});

afterAll(async () => {
  await db?.destroy();
  await database?.close();
});

test('a mail that could not leave is tried again, later each time, until it has left', async () => {
  const sent: string[] = [];
  let isDown = true;
  const outbox = new OutboxWorker({
    db,
    log: { warn: () => undefined },
    handlers: {
      confirmationMail: ({ uuid }) => (isDown ? Promise.reject(new Error('disk full')) : Promise.resolve(void sent.push(uuid!))),
      refund: () => Promise.resolve(),
    },
  });
  const row = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  /** From when it was written to the next try, by the clock of the database alone. */
  const wait = async () => {
    const seconds = sql<number>`extract(epoch from next_attempt_at - created_at)::float8`;
    return (await db.selectFrom('outbox').select(seconds.as('seconds')).executeTakeFirstOrThrow()).seconds;
  };
  const due = () =>
    db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(0) })
      .execute();
  await db
    .insertInto('outbox')
    .values({ kind: 'confirmationMail', payload: JSON.stringify({ uuid: 'u-1' }), sent_at: null, last_error: null })
    .execute();

  expect(await outbox.runOnce()).toBe(0);
  expect(await row()).toMatchObject({ attempts: 1, sent_at: null, last_error: 'Error: disk full' });
  expect(await wait()).toBeGreaterThanOrEqual(5);
  expect(await outbox.runOnce()).toBe(0);
  expect((await row()).attempts).toBe(1);
  await due();
  await outbox.runOnce();
  expect(await wait()).toBeGreaterThanOrEqual(10);

  isDown = false;
  await due();
  expect(await outbox.runOnce()).toBe(1);
  await due();
  expect(await outbox.runOnce()).toBe(0);
  expect(sent).toEqual(['u-1']);
});

test('rows wait for no handler of another worker, and a kind that nobody handles is left as it is', async () => {
  await db.deleteFrom('outbox').execute();
  for (const kind of ['refund', 'confirmationMail', 'voucherMail'] as const) await enqueue(db, kind, {});
  const [done, refunding]: [string[], PromiseWithResolvers<void>] = [[], Promise.withResolvers<void>()];
  const log = { warn: () => undefined };
  const refunds = new OutboxWorker({ db, log, handlers: { refund: () => refunding.promise } });
  const mails = new OutboxWorker({ db, log, handlers: { confirmationMail: async () => void done.push('confirmation') } });
  const hanging = refunds.runOnce();
  expect(await mails.runOnce()).toBe(1);
  expect(done).toEqual(['confirmation']);
  refunding.resolve();
  expect(await hanging).toBe(1);
  const left = await db.selectFrom('outbox').select(['kind', 'attempts']).where('sent_at', 'is', null).execute();
  expect(left).toEqual([{ kind: 'voucherMail', attempts: 0 }]);
});

test('a row that has failed for months holds up no other', async () => {
  await db.deleteFrom('outbox').execute();
  for (const key of ['old', 'new']) await enqueue(db, 'refund', { key });
  await db
    .updateTable('outbox')
    .set({ attempts: 1_100 })
    .where(sql<boolean>`payload->>'key' = 'old'`)
    .execute();
  const done: string[] = [];
  const refund = ({ key }: Record<string, string>) =>
    key === 'old' ? Promise.reject(new Error('refused')) : Promise.resolve(void done.push(key!));
  expect(await new OutboxWorker({ db, log: { warn: () => undefined }, handlers: { refund } }).runOnce()).toBe(1);
  expect(done).toEqual(['new']);
});

describe('a row that is being delivered', () => {
  const log = { warn: () => undefined };
  const passed = (seconds: number) =>
    db
      .updateTable('outbox')
      .set({ next_attempt_at: sql<Date>`next_attempt_at - make_interval(secs => ${seconds})` })
      .execute();

  /** Two rows, of which the first hangs at a worker until `resume`. */
  async function hanging() {
    await db.deleteFrom('outbox').execute();
    for (const uuid of ['first', 'second']) await enqueue(db, 'confirmationMail', { uuid });
    const [begun, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sent: string[] = [];
    const slow = async ({ uuid }: Record<string, string>) => {
      sent.push(uuid!);
      begun.resolve();
      await resumed.promise;
    };
    const quick = async ({ uuid }: Record<string, string>) => void sent.push(uuid!);
    const [one, other] = [slow, quick].map((confirmationMail) => new OutboxWorker({ db, log, handlers: { confirmationMail } }));
    const round = one!.runOnce();
    await begun.promise;
    return { sent, round, other: other!, resume: resumed.resolve, refuse: resumed.reject };
  }

  test('is taken by no other process however slow it is, and the rows behind it are free for others', async () => {
    const { sent, round, other, resume } = await hanging();
    await passed(100);
    expect(await other.runOnce()).toBe(1);
    resume();
    expect(await round).toBe(1);
    expect(sent).toEqual(['first', 'second']);
  });

  test('comes back once its process has died', async () => {
    const { sent, round, other, resume } = await hanging();
    await passed(121);
    expect(await other.runOnce()).toBe(2);
    resume();
    await round;
    expect(sent).toEqual(['first', 'first', 'second']);
  });

  test('and fails after another process has sent it stays sent', async () => {
    const { round, other, refuse } = await hanging();
    await passed(121);
    await other.runOnce();
    refuse(new Error('late'));
    await round;
    const row = await db.selectFrom('outbox').select(['sent_at', 'last_error']).orderBy('id').executeTakeFirstOrThrow();
    expect(row).toEqual({ sent_at: expect.any(Date), last_error: null });
  });
});
