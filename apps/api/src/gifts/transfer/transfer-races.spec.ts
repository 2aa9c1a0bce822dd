import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { paidWith } from '../../checkout/full-shop.test-utils.ts';
import { maintainLedger } from '../../ledger/maintain-ledger.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { NADIA, openTransfers, type Transfers } from './transfers.test-utils.ts';

let shop: Transfers;

beforeAll(async () => {
  shop = await openTransfers();
});
beforeEach(() => shop.beginAgain());
// Whatever a test has done, the books say what the vouchers say.
afterEach(async () => expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]));
afterAll(() => shop?.close());

const ROUNDS = [0, 1, 2, 3];
const newCodeOf = async () => {
  await drainOutbox(shop.outbox);
  return shop.mailedCode(NADIA.email);
};

describe('one moment, two requests', () => {
  test('given to two people at once, one of them gets it and the other is told that there is no such gift', async () => {
    for (const round of ROUNDS) {
      await shop.giftCard(`RACE-TWO-${round}`, 5_000);
      const answers = await Promise.all(
        [1, 2, 3].map((place) => shop.transfer(`RACE-TWO-${round}`, { email: `holder${place}.${round}@example.com` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
      expect(await shop.eventsOf(`RACE-TWO-${round}`)).toHaveLength(1);
    }
  });

  test('the same request twice at once gives it once, with one mail', async () => {
    await shop.giftCard('RACE-KEY', 5_000);
    const answers = await Promise.all([1, 2, 3].map(() => shop.transfer('RACE-KEY', {}, 'one key for all')));
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { transferredOn: '2030-06-01' } }));
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email)).toHaveLength(1);
  });

  test('given on and spent: who held it has the stay, or the new holder all of the gift; never both', async () => {
    for (const round of ROUNDS) {
      const code = `RACE-SPENT-${round}`;
      await shop.giftCard(code, 12_000);
      const order = orderOf(paidWith(stayItems(), code), 0);
      const [given, sold] = await Promise.all([shop.transfer(code), shop.checkout.sell(order).catch(() => undefined)]);
      const left = await shop.leftOn(code);
      expect([
        [200, undefined, { status: 'active', remaining_cents: 12_000 }],
        [409, 200, { status: 'used', remaining_cents: 0 }],
      ]).toContainEqual([given.status, sold?.bought.status, left]);
    }
  });

  test('given on and named by an order that is paid later: the order holds it, or does not know it', async () => {
    for (const round of ROUNDS) {
      const code = `RACE-NAMED-${round}`;
      await shop.giftCard(code, 12_000);
      const order = orderOf(paidWith(stayItems(), code), 0);
      const [given, started] = await Promise.all([shop.transfer(code), shop.checkout.start(order)]);
      expect([
        [200, 409, 'GIFT_NOT_FOUND'],
        [409, 200, undefined],
      ]).toContainEqual([given.status, started.status, started.body.code]);
      if (started.status !== 200) continue;
      expect((await shop.checkout.buy(order, started.body.paymentIntentId)).status).toBe(200);
      expect(await shop.leftOn(code)).toEqual({ status: 'used', remaining_cents: 0 });
    }
  });

  test('given on and given back: the order is cancelled, or the gift changes hands and is void a moment later', async () => {
    for (const round of ROUNDS) {
      const { code, uuid } = await shop.soldBox({ recipientEmail: `luc.${round}@example.com` });
      const body = { email: BUYER.email.email, expectedRefund: 14_900 };
      const [given, back] = await Promise.all([shop.transfer(code), shop.post(`/gateway/bookings/${uuid}/cancellation`, body)]);
      expect(back.status).toBe(200);
      expect([200, 409]).toContain(given.status);
      const { status } = await shop.db.selectFrom('gift_voucher').select('status').where('code', '=', code).executeTakeFirstOrThrow();
      expect(status).toBe('cancelled');
      await drainOutbox(shop.outbox);
      expect(shop.mailsTo(NADIA.email).filter(({ text }) => text.includes('Luc')).length).toBeLessThanOrEqual(round + 1);
    }
  });

  test('given on and sent to another address by its buyer: one of the two has it, under one code', async () => {
    for (const round of ROUNDS) {
      shop.mails.clear();
      const { code, delivery } = await shop.soldBox({ recipientEmail: `luc.${round}@example.com` });
      const lea = `lea.${round}@example.com`;
      const [given, corrected] = await Promise.all([shop.transfer(code), shop.post(`${delivery}/address`, { recipientEmail: lea })]);
      await drainOutbox(shop.outbox);
      const holders = [shop.mailedCode(NADIA.email), shop.mailedCode(lea)];
      const opened = await Promise.all(holders.map((one) => (one ? shop.open(one).then(({ status }) => status) : 404)));
      expect([
        [200, 409, [200, 404]],
        [404, 200, [404, 200]],
        [409, 200, [404, 200]],
      ]).toContainEqual([given.status, corrected.status, opened]);
      expect((await shop.open(code)).status).toBe(404);
    }
  });

  test('given on and extended: it changes hands, and the new last day counts for its new holder', async () => {
    await shop.giftCard('RACE-EXTENDED', 5_000, { expires_on: '2030-06-20' });
    const [given, extended] = await Promise.all([
      shop.transfer('RACE-EXTENDED'),
      shop.post('/gateway/gift-extensions?locale=fr_FR', { code: 'RACE-EXTENDED', until: '2030-09-20' }),
    ]);
    expect(given.status).toBe(200);
    expect([200, 404]).toContain(extended.status);
    const expiresOn = extended.status === 200 ? '2030-09-20' : '2030-06-20';
    expect((await shop.open(await newCodeOf())).body).toMatchObject({ expiresOn, remaining: 5_000 });
  });

  test('given on and written off on the day after its last: it has expired', async () => {
    await shop.giftCard('RACE-EXPIRED', 5_000, { expires_on: '2030-05-31' });
    const each = new SettleAll();
    const [given] = await Promise.all([shop.transfer('RACE-EXPIRED'), maintainLedger({ db: shop.db, each, now: shop.time.now })]);
    expect(given).toMatchObject({ status: 409, body: { code: 'GIFT_EXPIRED' } });
    expect((await shop.codeOf('RACE-EXPIRED')).current_code).toBeNull();
  });

  test('given on and opened with the old code: no browser holds it afterwards', async () => {
    await shop.giftCard('RACE-OPENED', 5_000);
    const browser = shop.visitor();
    await Promise.all([shop.transfer('RACE-OPENED'), browser.post('/gateway/beneficiary/sessions?locale=fr_FR', { code: 'RACE-OPENED' })]);
    expect((await browser.get('/gateway/beneficiary/session?locale=fr_FR')).status).toBe(401);
  });
});
