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

interface DatedEntry {
  readonly kind: 'sale' | 'cancellation' | 'performed';
  readonly day: string;
  readonly lines: readonly (readonly [
    account: 'receivable' | 'revenue' | 'commission' | 'tax' | 'giftLiability',
    cents: number,
    subject?: string,
  ])[];
  readonly supplies?: readonly object[];
}

/** An entry of no order. */
async function writeDated({ kind, day, lines, supplies }: DatedEntry): Promise<number> {
  const about = { kind, day, event_key: randomUUID(), purchase_uuid: null, at: NOW, point_of_sale: 'FR' };
  const { id } = await here.shop.db
    .insertInto('journal_entry')
    .values({ ...about, supplies: supplies ? JSON.stringify(supplies) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(([account, amount_cents, subject = null], position) => ({
    entry_id: id,
    position,
    account,
    subject,
    amount_cents,
  }));
  await here.shop.db.insertInto('journal_line').values(rows).execute();
  return id;
}

const supply = (key: string, { net, tax }: { net: number; tax: number }) => {
  const [country = '', rate = ''] = key.split(':');
  const vat = /^\d+$/.test(rate) ? { kind: 'taxed', country, rate: Number(rate) } : { kind: 'exempt', country, exemption: rate };
  return { item: 'extras', vat, gross: net + tax, net, tax };
};
/** Posts 1 euro and 0.10 of VAT, whatever its supply says. */
const writeSaleOfExtras = (day: string, supplied: { net: number; tax: number }) =>
  writeDated({
    ...{ kind: 'sale', day },
    lines: [
      ['receivable', 110],
      ['revenue', -100],
      ['tax', -10, 'FR:1000'],
    ],
    supplies: [supply('FR:1000', supplied)],
  });
const cells = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));

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

test('owed prints what became owed in a period', async () => {
  expect(await ledger('owed', '2020-05-01', '2020-05-31')).toMatchObject({ code: 0, out: expect.stringMatching(/^owed in all +0\.00\n$/) });
});

test.each([
  [['owed', '2020-05-01'], 'owed FROM TO'],
  [['owed', '2020-05-31', '2020-05-01'], 'is later than'],
  [['owed', 'May', '2020-05-31'], 'yyyy-MM-dd'],
  [['vat', '2020-04-01'], 'vat FROM TO, or export FROM TO'],
  [['vat', '2020-04-01', '2020-04-31'], '2020-04-31 is no day: give yyyy-MM-dd.'],
  [['export', '2020-04-01', '2020-03-31'], 'is later than'],
])('%j is refused for what is no period: %s', async (words, error) => {
  expect(await ledger(...words)).toMatchObject({ code: 2, error: expect.stringContaining(error) });
});

describe('the VAT of a period', () => {
  beforeAll(async () => {
    await writeDated({
      ...{ kind: 'sale', day: '2020-04-01' },
      lines: [
        ['receivable', 13_305],
        ['revenue', -12_000],
        ['tax', -1_000, 'FR:1000'],
        ['tax', -305, 'BE:2100'],
      ],
      supplies: [
        supply('FR:1000', { net: 10_000, tax: 1_000 }),
        supply('FR:insurance', { net: 500, tax: 0 }),
        supply('FR:multiPurposeVoucher', { net: 48, tax: 0 }),
        supply('BE:2100', { net: 1_452, tax: 305 }),
      ],
    });
    await writeDated({
      ...{ kind: 'cancellation', day: '2020-04-30' },
      lines: [
        ['receivable', -1_101],
        ['revenue', 1_001],
        ['tax', 100, 'FR:1000'],
      ],
      supplies: [supply('FR:1000', { net: -1_001, tax: -100 })],
    });
    // The margin of a stay under the margin scheme.
    await writeDated({
      ...{ kind: 'performed', day: '2020-04-30' },
      lines: [
        ['receivable', 1_200],
        ['commission', -1_000],
        ['tax', -200, 'FR:2000'],
      ],
    });
    await writeSaleOfExtras('2020-03-31', { net: 100, tax: 10 });
  });

  test('is what was posted from the first to the last day, by seller, country and rate, to the cent', async () => {
    const { code, out } = await ledger('vat', '2020-04-01', '2020-04-30');
    expect([code, cells(out)]).toEqual([
      0,
      [
        [expect.stringMatching(/^FR\d{11} \S/)],
        ['net', 'VAT', 'gross'],
        ['BE 21 %', '14.52', '3.05', '17.57'],
        ['FR 20 %', '10.00', '2.00', '12.00'],
        ['FR 10 %', '89.99', '9.00', '98.99'],
        ['FR insurance', '5.00', '0.00', '5.00'],
        ['in all', '119.51', '14.05', '133.56'],
      ],
    ]);
    expect((await ledger('vat', '2020-03-01', '2020-03-31')).out).toMatch(/in all +1\.00 +0\.10 +1\.10\n$/);
    expect(await ledger('vat', '2020-02-01', '2020-02-29')).toMatchObject({ code: 0, out: 'No VAT became due in these days.\n' });
  });

  test('names an entry that posts other VAT than its supplies say, and belongs to the seller of its time', async () => {
    const { body } = await here.shop.db.selectFrom('seller_profile').select('body').executeTakeFirstOrThrow();
    const next = JSON.stringify({ ...(body as object), name: 'Escale SA', vatNumber: 'BE0123456789' });
    await here.shop.db.insertInto('seller_profile').values({ body: next }).execute();
    const id = await writeSaleOfExtras('2020-01-15', { net: 99, tax: 11 });
    const { code, out } = await ledger('vat', '2020-01-01', '2020-01-31');
    expect([code, out]).toEqual([1, expect.stringMatching(/^BE0123456789 Escale SA\n/)]);
    expect(out).toContain(`entry ${id}: its entry posts 0.10 VAT, its supplies say 0.11`);
  });
});

test('vat names the first hundred entries that post other VAT, and says how many more there are', async () => {
  const entries = Array.from({ length: 102 }, () => writeSaleOfExtras('2019-02-01', { net: 99, tax: 11 }));
  await Promise.all(entries);
  const { code, out } = await ledger('vat', '2019-02-01', '2019-02-28');
  const wrong = out.split('\n').filter((line) => line.includes('its supplies say'));
  expect([code, wrong.length]).toEqual([1, 100]);
  expect(out).toMatch(/\n\.\.\. and 2 more whose VAT differs\n$/);
});

test('export prints every line of the entries of a period as CSV, a gift by its number alone', async () => {
  const id = await writeDated({
    ...{ kind: 'sale', day: '2019-12-31' },
    lines: [
      ['receivable', 1_205],
      ['giftLiability', -1_000, 'GIFT-SECRET'],
      ['giftLiability', -5, 'gift:17'],
      ['tax', -200, 'FR:2000'],
    ],
  });
  expect(await ledger('export', '2019-12-01', '2019-12-31')).toEqual({
    code: 0,
    error: '',
    out: [
      'entry,date,order,account,debit,credit,text',
      `${id},2019-12-31,,receivable,12.05,,sale`,
      `${id},2019-12-31,,giftLiability,,10.00,sale`,
      `${id},2019-12-31,,giftLiability,,0.05,sale gift:17`,
      `${id},2019-12-31,,tax,,2.00,sale FR:2000`,
      '',
    ].join('\r\n'),
  });
  expect((await ledger('export', '2020-06-01', '2020-06-01')).out).toContain(`,2020-06-01,${uuid},receivable,120.00,,sale\r\n`);
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
