import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { paidWith } from '../../checkout/full-shop.test-utils.ts';
import { maintainLedger } from '../../ledger/maintain-ledger.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { NADIA } from '../transfer/transfers.test-utils.ts';
import { GOLF, openExchanges, type Exchanges } from './exchanges.test-utils.ts';

let shop: Exchanges;

beforeAll(async () => {
  shop = await openExchanges();
});
beforeEach(() => shop.beginAgain());
afterEach(async () => expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]));
afterAll(() => shop?.close());

const ROUNDS = [0, 1, 2, 3];
const spaBox = (code: string, change: object = {}) =>
  shop.giftCard(code, 12_000, { kind: 'BOX', product_code: 'SPAEBOX', nights: 1, ...change });

describe('one moment, two requests for a box', () => {
  test('exchanged for two things at once, it becomes one after the other, each by its rule', async () => {
    for (const round of ROUNDS) {
      const code = `RACE-TWO-${round}`;
      await spaBox(code, { value_cents: 14_900, remaining_cents: 14_900 });
      const answers = await Promise.all([shop.exchange(code), shop.exchange(code, GOLF)]);
      const statuses = answers.map(({ status }) => status);
      // A golf box may still become a gift card; a gift card is no box any more.
      expect([
        [200, 409],
        [200, 200],
      ]).toContainEqual(statuses);
      expect(await shop.rowOf(code)).toMatchObject({ kind: 'GIFTCARD', product_code: null, remaining_cents: 14_900 });
    }
  });

  test('exchanged and spent: it pays its stay, or is a gift card with all of its worth', async () => {
    for (const round of ROUNDS) {
      const code = `RACE-SPENT-${round}`;
      await spaBox(code);
      const order = orderOf(paidWith(stayItems(), code), 0);
      const [exchanged, sold] = await Promise.all([shop.exchange(code), shop.checkout.sell(order).catch(() => undefined)]);
      const { kind, remaining_cents: left } = await shop.rowOf(code);
      const isSold = sold?.bought.status === 200;
      expect(left).toBe(isSold ? 0 : 12_000);
      expect(kind).toBe(exchanged.status === 200 ? 'GIFTCARD' : 'BOX');
    }
  });

  test('exchanged and named by an order that it could not pay as what it is then: one of the two is refused', async () => {
    for (const round of ROUNDS) {
      const code = `RACE-NAMED-${round}`;
      await spaBox(code, { value_cents: 14_900, remaining_cents: 14_900 });
      const [exchanged, started] = await Promise.all([
        shop.exchange(code, GOLF),
        shop.checkout.start(orderOf(paidWith(stayItems(), code), 0)),
      ]);
      expect([
        [200, 409, 'GIFT_NOT_USABLE'],
        [409, 200, undefined],
      ]).toContainEqual([exchanged.status, started.status, started.body.code]);
    }
  });

  test('exchanged and extended: it is both', async () => {
    await spaBox('RACE-EXTENDED', { expires_on: '2030-06-20' });
    const [exchanged, extended] = await Promise.all([
      shop.exchange('RACE-EXTENDED'),
      shop.post('/gateway/gift-extensions?locale=fr_FR', { code: 'RACE-EXTENDED', until: '2030-09-20' }),
    ]);
    expect([exchanged.status, extended.status]).toEqual([200, 200]);
    expect(await shop.rowOf('RACE-EXTENDED')).toMatchObject({ kind: 'GIFTCARD', expires_on: '2030-09-20' });
  });

  test('exchanged and given to somebody else: the new holder has it, whatever it is, under their code alone', async () => {
    for (const round of ROUNDS) {
      const code = `RACE-GIVEN-${round}`;
      await spaBox(code);
      const [exchanged, given] = await Promise.all([shop.exchange(code), shop.transfer(code)]);
      expect(given.status).toBe(200);
      expect([200, 404]).toContain(exchanged.status);
      await drainOutbox(shop.outbox);
      const { body } = await shop.open(shop.mailedCode(NADIA.email));
      expect(body).toMatchObject({ kind: exchanged.status === 200 ? 'GIFTCARD' : 'BOX', remaining: 12_000 });
      expect((await shop.open(code)).status).toBe(404);
    }
  });

  test('exchanged and given back: it is void, and all of it is given back once', async () => {
    for (const round of ROUNDS) {
      const { code, uuid } = await shop.soldBox({ recipientEmail: `luc.${round}@example.com` });
      const body = { email: BUYER.email.email, expectedRefund: 14_900 };
      const [exchanged, back] = await Promise.all([shop.exchange(code), shop.post(`/gateway/bookings/${uuid}/cancellation`, body)]);
      expect(back.status).toBe(200);
      expect([200, 409]).toContain(exchanged.status);
      expect((await shop.leftOn(code)).status).toBe('cancelled');
    }
  });

  test('exchanged and written off on the day after its last: it has expired', async () => {
    await spaBox('RACE-EXPIRED', { expires_on: '2030-05-31' });
    const each = new SettleAll();
    const [exchanged] = await Promise.all([shop.exchange('RACE-EXPIRED'), maintainLedger({ db: shop.db, each, now: shop.time.now })]);
    expect(exchanged).toMatchObject({ status: 409, body: { code: 'GIFT_EXPIRED' } });
    expect(await shop.rowOf('RACE-EXPIRED')).toMatchObject({ kind: 'BOX' });
  });
});
