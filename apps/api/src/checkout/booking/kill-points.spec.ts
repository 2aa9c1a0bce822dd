import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { killableShop, type KillableShop } from '../../testing/killable-shop.test-utils.ts';

let shop: KillableShop;

beforeAll(async () => {
  shop = await killableShop();
});

afterAll(() => shop?.close());

const LONG = 120_000;

test(
  'a supplement that a killed process has taken changes the booking, once, also for a customer who goes away',
  async () => {
    const killed = await shop.crashAtEveryStep(async (crashesAt) => {
      const email = `changer${crashesAt}@example.com`;
      const body = orderOf(stayItems(), 12_000, { buyer: { ...BUYER, email: { email } } });
      const { opened } = await shop.checkout.sell(body);
      await drainOutbox(shop.outbox);
      const url = `/gateway/bookings/${opened.orderUUID}/modification`;
      const travelPeriod = { checkinDate: '2030-06-27', checkoutDate: '2030-06-29' };
      const modification = { email, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 }, travelPeriod };
      const change = await shop.crashing.post(url, { ...modification, expectedDifference: 12_000 });
      if (change.status === 200) {
        await shop.quiet.pay(change.body.paymentIntentId);
        await shop.crashing.post(`${url}/complete`, { email, paymentIntentId: change.body.paymentIntentId });
      }
      await drainOutbox(shop.outbox);
      const { charged, refunded } = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)).body;
      const { checkin, nights } = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
      expect({ charged, refunded, checkin, nights }).toEqual(
        change.status === 200
          ? { charged: 24_000, refunded: 0, checkin: '2030-06-27', nights: 2 }
          : { charged: 12_000, refunded: 0, checkin: '2030-06-12', nights: 1 },
      );
    });
    expect(killed).toBeGreaterThanOrEqual(22);
  },
  LONG,
);

test(
  'a booking that is cancelled while the process is killed is cancelled and refunded once',
  async () => {
    const killed = await shop.crashAtEveryStep(async (crashesAt) => {
      const email = `leaver${crashesAt}@example.com`;
      const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000, { buyer: { ...BUYER, email: { email } } }));
      await drainOutbox(shop.outbox);
      const url = `/gateway/bookings/${opened.orderUUID}/cancellation`;
      const body = { email, expectedRefund: 9_600 };
      const requested = await shop.crashing.post(url, body, `${email}-cancel`);
      await shop.aMinutePasses();
      const answer = requested.status === 200 ? requested : await shop.checkout.post(url, body, `${email}-cancel`);
      expect(answer.body.status ?? answer.body.code).toMatch(/^(cancelled|ALREADY_CANCELLED)$/);
      await drainOutbox(shop.outbox);
      const { charged, refunded } = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)).body;
      expect({ charged, refunded }).toEqual({ charged: 12_000, refunded: 9_600 });
    });
    expect(killed).toBeGreaterThanOrEqual(14);
  },
  LONG,
);
