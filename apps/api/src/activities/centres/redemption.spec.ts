import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { cancel } from '../../partners/partner-shop.test-utils.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { stockActivities } from '../activity-rows.test-utils.ts';
import { BATHS, BREWERY, centreAt, PADDLES, soldVoucher } from './centre-shop.test-utils.ts';

const shop = shopOfFile();
let baths: Awaited<ReturnType<typeof centreAt>>;

beforeAll(async () => {
  await stockActivities(shop.db);
  baths = await centreAt(shop, BATHS);
});
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));
// Whatever a test has done, the books say what the vouchers say.
afterEach(async () => expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]));

const NOON = '2030-06-01T10:00:00.000Z';
const later = (time: string) => void (shop.time.now = new Date(`2030-06-01T${time}:00.000Z`));
const stored = (code: string) =>
  shop.db.selectFrom('gift_voucher').select(['status', 'remaining_cents']).where('code', '=', code).executeTakeFirstOrThrow();
const eventsOf = (code: string) =>
  shop.db.selectFrom('gift_event').select(['at', 'detail']).where('code', '=', code).where('kind', '=', 'redeemed').execute();

/** What the books say of a voucher since it was sold: its worth comes, and goes. */
async function movementsOf(code: string): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('journal_line')
    .select('amount_cents')
    .where('account', '=', 'giftLiability')
    .where('subject', '=', code)
    .orderBy('entry_id')
    .execute();
  return rows.map(({ amount_cents }) => -amount_cents);
}

describe('a centre', () => {
  test('reads what a voucher opens, typed as it comes, and neither its price nor anybody', async () => {
    const { code, uuid } = await soldVoucher(shop, {
      recipientEmail: 'luc@example.com',
      customization: { fromName: 'Zoë', message: 'Pour toi' },
    });
    const typed = code.replaceAll('-', ' ').toLowerCase();
    const { status, body } = await baths.check(typed);
    const { booking_number: bookingNumber } = await shop.db
      .selectFrom('purchase')
      .select('booking_number')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect([status, body]).toEqual([
      200,
      {
        ...{ code, state: 'redeemable', label: 'Deux heures aux bains', activities: ['Bains'] },
        ...{ adults: 2, expiresOn: '2031-06-01', bookingNumber },
      },
    ]);
  });

  test('redeems it once: it is used, what happened is written down with its amount, and it is owed no more', async () => {
    const { code } = await soldVoucher(shop);
    expect(await baths.redeem(code)).toMatchObject({ status: 200, body: { state: 'used', usedAt: NOON, usedBy: 'Les Bains du Lac' } });
    expect(await stored(code)).toEqual({ status: 'used', remaining_cents: 0 });
    expect(await eventsOf(code)).toEqual([{ at: new Date(NOON), detail: { amount: 6_000, centre: BATHS } }]);
    expect(await movementsOf(code)).toEqual([6_000, -6_000]);
    const { rows } = await shop.db
      .selectFrom('journal_line')
      .innerJoin('journal_entry', 'journal_entry.id', 'entry_id')
      .select(['account', 'amount_cents'])
      .where('event_key', '=', `redeemed-${code}`)
      .orderBy('account')
      .execute()
      .then((lines) => ({ rows: lines.map(({ account, amount_cents }) => [account, amount_cents]) }));
    expect(rows).toEqual([
      ['commission', -1_250],
      ['discounts', -50],
      ['giftLiability', 6_000],
      ['merchantPayable', -3_750],
      ['prepaidTax', -950],
    ]);
  });

  test('who presses twice, or asks again after a lost answer, is told the same; a second redemption is told when it was', async () => {
    const { code } = await soldVoucher(shop);
    const first = await baths.redeem(code, 'press-1');
    later('10:32');
    expect(await baths.redeem(code, 'press-1')).toEqual(first);
    // What was kept of the answer has been forgotten meanwhile, as for a page that was offline for days.
    await shop.db.deleteFrom('idempotency').execute();
    expect(await baths.redeem(code, 'press-1')).toEqual(first);
    expect(await baths.redeem(code, 'press-2')).toEqual({
      status: 409,
      body: { code: 'VOUCHER_USED', message: 'This voucher has been used.', field: 'code', usedAt: NOON },
    });
    expect(await baths.check(code)).toMatchObject({ body: { state: 'used', usedAt: NOON, usedBy: 'Les Bains du Lac' } });
    expect(await eventsOf(code)).toHaveLength(1);
  });

  test('says nothing of another centre’s voucher that it would not say of none', async () => {
    const { code } = await soldVoucher(shop, {}, '70004', 5_700);
    await shop.db.insertInto('gift_voucher').values(giftCard('CARD-2345', 5_000)).execute();
    const none = await baths.check('NONE-2345-ABCD');
    expect(none).toMatchObject({ status: 404, body: { code: 'UNKNOWN_VOUCHER' } });
    for (const strange of [code, 'CARD-2345', '????']) {
      expect(await baths.check(strange)).toEqual(none);
      expect(await baths.redeem(strange)).toEqual(none);
    }
    expect(await (await centreAt(shop, BREWERY)).redeem(code)).toMatchObject({ status: 200 });
  });

  test('of two that run an activity the first redeems it, and the other reads where and when', async () => {
    const { code } = await soldVoucher(shop, {}, '70002', 8_000);
    const paddles = await centreAt(shop, PADDLES);
    expect(await paddles.check(code)).toMatchObject({ body: { label: 'Kayak puis bains', activities: ['Kayak'] } });
    expect((await paddles.redeem(code)).status).toBe(200);
    expect(await baths.check(code)).toMatchObject({ body: { state: 'used', usedBy: 'Pagaie Club', activities: ['Bains'] } });
    expect(await baths.redeem(code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_USED' } });
  });

  test('redeems a voucher that was sold elsewhere, which the books open first', async () => {
    const voucher = { kind: 'DIGITAL_ACTIVITY_ONLY' as const, product_code: '70001', adults: 2 };
    await shop.db
      .insertInto('gift_voucher')
      .values(giftCard('ELSE-2345', 4_000, voucher))
      .execute();
    expect((await baths.redeem('ELSE-2345')).status).toBe(200);
    expect(await movementsOf('ELSE-2345')).toEqual([4_000, -4_000]);
  });

  test('is stopped like everybody once it goes on guessing; right codes cost nothing', async () => {
    const { code } = await soldVoucher(shop);
    for (let tries = 0; tries < 12; tries += 1) expect((await baths.check(code)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await baths.check(`NONE-${tries}`)).status).toBe(404);
    expect(await baths.redeem(code)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const paddles = await centreAt(shop, PADDLES);
    expect((await paddles.check(code)).status).toBe(404);
  });
});

describe('a voucher that is not valid is refused with the reason', () => {
  const sendAt = { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' };
  const cancelled = (code: string) => shop.db.updateTable('gift_voucher').set({ status: 'cancelled' }).where('code', '=', code).execute();
  const unpaid = (uuid: string) => shop.db.updateTable('purchase').set({ status: 'pending' }).where('uuid', '=', uuid).execute();

  test('expired, the day after its last', async () => {
    const { code } = await soldVoucher(shop);
    shop.time.now = new Date('2031-06-01T21:59:00Z');
    expect(await baths.check(code)).toMatchObject({ body: { state: 'redeemable' } });
    shop.time.now = new Date('2031-06-01T22:00:00Z');
    expect(await baths.redeem(code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_EXPIRED' } });
    expect(await baths.check(code)).toMatchObject({ body: { state: 'expired' } });
  });

  test('given back, by its buyer', async () => {
    const { code, uuid } = await soldVoucher(shop);
    expect((await cancel(shop, uuid, 5_700)).status).toBe(200);
    expect(await baths.redeem(code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_GIVEN_BACK' } });
  });

  test('still to be sent, until its recipient has it', async () => {
    const { code } = await soldVoucher(shop, { recipientEmail: 'luc@example.com', sendAt });
    expect(await baths.redeem(code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_SCHEDULED' } });
  });

  test('cancelled, or not paid', async () => {
    const voucher = { kind: 'DIGITAL_ACTIVITY_ONLY' as const, product_code: '70001', adults: 2 };
    await shop.db
      .insertInto('gift_voucher')
      .values(giftCard('ELSE-6789', 4_000, voucher))
      .execute();
    await cancelled('ELSE-6789');
    expect(await baths.redeem('ELSE-6789')).toMatchObject({ status: 409, body: { code: 'VOUCHER_CANCELLED' } });
    const { code, uuid } = await soldVoucher(shop);
    await unpaid(uuid);
    expect(await baths.redeem(code)).toMatchObject({ status: 409, body: { code: 'VOUCHER_NOT_PAID' } });
    await shop.db.updateTable('purchase').set({ status: 'paid' }).where('uuid', '=', uuid).execute();
  });
});

describe('once it is redeemed', () => {
  test('a gift is not given back any more, and its order says when it was used', async () => {
    const { code, uuid } = await soldVoucher(shop);
    await baths.redeem(code);
    expect(await cancel(shop, uuid, 5_700)).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } });
    const { body } = await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`);
    expect(body.vouchers).toEqual([expect.objectContaining({ code, state: 'used', usedAt: NOON })]);
  });
});

describe('one moment, two requests', () => {
  test('redeemed on two devices at once, it is redeemed once and the other is told so', async () => {
    const { code } = await soldVoucher(shop);
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => baths.redeem(code, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await eventsOf(code)).toHaveLength(1);
  });

  test('the same request twice at once has one answer', async () => {
    const { code } = await soldVoucher(shop);
    const answers = await Promise.all(['once', 'once', 'once'].map((key) => baths.redeem(code, key)));
    expect(answers).toEqual(Array(3).fill(expect.objectContaining({ status: 200 })));
    expect(await eventsOf(code)).toHaveLength(1);
  });

  test('redeemed and given back: one comes first, the other is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { code, uuid } = await soldVoucher(shop);
      const [redeemed, back] = await Promise.all([baths.redeem(code), cancel(shop, uuid, 5_700)]);
      const outcome = [redeemed.status, back.status, (await stored(code)).status];
      expect([
        [200, 409, 'used'],
        [409, 200, 'cancelled'],
      ]).toContainEqual(outcome);
    }
  });
});
