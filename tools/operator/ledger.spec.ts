import { randomUUID } from 'node:crypto';
import { operatedShop } from './operated-shop.test-utils.ts';

const NOW = new Date('2020-06-01T10:00:00Z');
const NUMBER = '20300601';
const uuid = randomUUID();

const here = operatedShop(NOW);
const ledger = (...words: string[]) => here.command('ledger', ...words);

beforeAll(async () => {
  await writeEntry('sale', [
    ['receivable', 12_000],
    ['deferredRevenue', -10_909],
    ['tax', -1_091],
  ]);
  await writeEntry('payment', [
    ['clearing', 12_000],
    ['receivable', -12_000],
  ]);
});

async function writeEntry(
  kind: 'sale' | 'payment' | 'fee',
  lines: readonly (readonly ['receivable' | 'deferredRevenue' | 'tax' | 'clearing' | 'fees' | 'giftLiability', number])[],
) {
  const about = {
    event_key: `${kind}-${uuid}`,
    kind,
    purchase_uuid: uuid,
    at: NOW,
    day: '2020-06-01',
    point_of_sale: 'FR',
    supplies: null,
  };
  const { id } = await here.shop.db.insertInto('journal_entry').values(about).returning('id').executeTakeFirstOrThrow();
  const rows = lines.map(([account, amount_cents], position) => ({
    entry_id: id,
    position,
    account,
    subject: account === 'giftLiability' ? 'GIFT-1234' : null,
    amount_cents,
  }));
  await here.shop.db.insertInto('journal_line').values(rows).execute();
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
  expect(await ledger('show', NUMBER)).toMatchObject({ code: 2, error: expect.stringContaining('give its id or its booking number') });
});

test('close prints the totals of a day at each point of sale, and refuses one that is not over, and what is no day', async () => {
  const { code, out } = await ledger('close', '2020-06-01');
  expect([code, out]).toEqual([0, expect.stringMatching(/^FR 2020-06-01\n(.*\n)* {2}clearing +120\.00\n(.*\n)*IT 2020-06-01\n$/)]);
  expect((await ledger('close', '2020-06-01')).out).toBe(out);
  expect(await ledger('close', '2999-01-01')).toMatchObject({ code: 2, error: expect.stringContaining('is not over') });
  expect(await ledger('close', 'yesterday')).toMatchObject({ code: 2, error: expect.stringContaining('yyyy-MM-dd') });
});

test('owed prints what became owed in a period, and refuses what is no period', async () => {
  expect(await ledger('owed', '2020-05-01', '2020-05-31')).toMatchObject({ code: 0, out: expect.stringMatching(/^owed in all +0\.00\n$/) });
  expect(await ledger('owed', '2020-05-01')).toMatchObject({ code: 2, error: expect.stringContaining('owed FROM TO') });
  expect(await ledger('owed', '2020-05-31', '2020-05-01')).toMatchObject({ code: 2, error: expect.stringContaining('is later than') });
  expect(await ledger('owed', 'May', '2020-05-31')).toMatchObject({ code: 2, error: expect.stringContaining('yyyy-MM-dd') });
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
