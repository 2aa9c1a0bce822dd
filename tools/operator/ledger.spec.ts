import { openShop, type OpenShop } from '@shop/api/open-shop';
import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let database: TestDatabase;
let shop: OpenShop;
const NUMBER = '20300601';
const uuid = randomUUID();

beforeAll(async () => {
  database = await testDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  shop = await openShop({ ...database, now: new Date('2020-06-01T10:00:00Z'), dataDirectory, catalogue: smallCatalogue() });
  await writeEntry('sale', [
    ['receivable', 12_000],
    ['deferredRevenue', -10_909],
    ['tax', -1_091],
  ]);
  await writeEntry('payment', [
    ['clearing', 12_000],
    ['receivable', -12_000],
  ]);
}, 120_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

async function writeEntry(
  kind: 'sale' | 'payment' | 'fee',
  lines: readonly (readonly ['receivable' | 'deferredRevenue' | 'tax' | 'clearing' | 'fees' | 'giftLiability', number])[],
) {
  const about = {
    event_key: `${kind}-${uuid}`,
    kind,
    purchase_uuid: uuid,
    at: new Date('2020-06-01T10:00:00Z'),
    day: '2020-06-01',
    point_of_sale: 'FR',
    supplies: null,
  };
  const { id } = await shop.db.insertInto('journal_entry').values(about).returning('id').executeTakeFirstOrThrow();
  const rows = lines.map(([account, amount_cents], position) => ({
    entry_id: id,
    position,
    account,
    subject: account === 'giftLiability' ? 'GIFT-1234' : null,
    amount_cents,
  }));
  await shop.db.insertInto('journal_line').values(rows).execute();
}

/** The command as an operator calls it, in a process of its own. */
function ledger(...words: string[]): Promise<{ code: number; out: string; reported: string }> {
  const env = { ...process.env, DATABASE_URL: database.url };
  return new Promise((done) => {
    execFile(process.execPath, ['tools/operator/ledger.ts', ...words], { env }, (error, out, reported) =>
      done({ code: (error?.code as number | undefined) ?? 0, out, reported }),
    );
  });
}

test('balance prints each account and ends well where everything agrees', async () => {
  const { code, out } = await ledger('balance');
  expect(code).toBe(0);
  expect(out).toMatch(/^clearing +120\.00$/m);
  expect(out).toMatch(/^deferredRevenue +-109\.09$/m);
  expect(out).toContain('The ledger balances.');
});

test('show prints the entries of an order; of one that is unknown it says what to give', async () => {
  const { code, out } = await ledger('show', uuid);
  expect([code, out.split('\n').filter((line) => !line.startsWith(' '))]).toEqual([0, ['2020-06-01 sale', '2020-06-01 payment', '']]);
  expect(await ledger('show', NUMBER)).toMatchObject({ code: 2, reported: expect.stringContaining('give its id or its booking number') });
});

test('close prints the totals of a day at each point of sale, and refuses one that is not over, and what is no day', async () => {
  const { code, out } = await ledger('close', '2020-06-01');
  expect([code, out]).toEqual([0, expect.stringMatching(/^FR 2020-06-01\n(.*\n)* {2}clearing +120\.00\n(.*\n)*IT 2020-06-01\n$/)]);
  expect((await ledger('close', '2020-06-01')).out).toBe(out);
  expect(await ledger('close', '2999-01-01')).toMatchObject({ code: 2, reported: expect.stringContaining('is not over') });
  expect(await ledger('close', 'yesterday')).toMatchObject({ code: 2, reported: expect.stringContaining('yyyy-MM-dd') });
});

test('what does not agree is named with both amounts, and ends with 1; a call without a verb ends with 2', async () => {
  await writeEntry('fee', [
    ['fees', 500],
    ['giftLiability', -500],
  ]);
  const { code, out } = await ledger('balance');
  expect([code, out]).toEqual([1, expect.stringContaining('…1234: giftLiability is 5.00, should be 0.00')]);
  expect((await ledger()).code).toBe(2);
});
