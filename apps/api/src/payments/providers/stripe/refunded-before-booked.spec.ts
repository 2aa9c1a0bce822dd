import { planned } from '../../schedule/write-schedule.ts';
import { findAllImbalances } from '../../../ledger/find-imbalances.ts';
import { ORDER, stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();

describe('a payment that the dashboard gives back', () => {
  const tellSince = async (count: number) => {
    for (const event of here.standIn.account.events.slice(count)) expect((await here.tell(event)).statusCode).toBe(200);
  };
  const isBalanced = async (uuid: string) =>
    expect((await findAllImbalances(here.shop.db, { graceMinutes: 0 })).filter(({ subject }) => subject === uuid)).toEqual([]);

  test('before its order is booked books nothing, no matter which is heard first, the provider or the browser', async () => {
    for (const isToldFirst of [true, false]) {
      const { orderUUID, paymentIntentId } = await here.opened();
      await here.standIn.pay(paymentIntentId, 'pm_card_visa');
      here.standIn.account.refund(paymentIntentId);
      const before = here.standIn.account.events.length - 2;
      if (isToldFirst) await tellSince(before);
      expect(await here.checkout.buy(ORDER, paymentIntentId)).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
      await tellSince(before);
      expect(await here.stateOf(orderUUID)).toMatchObject({ status: 'failed', charge: 'refunded', charged: 12_000, refunded: 12_000 });
      await isBalanced(orderUUID);
    }
  });

  test('once its order is booked leaves it booked, and the browser is told so again', async () => {
    const { orderUUID, id } = await here.bought();
    const before = here.standIn.account.events.length;
    here.standIn.account.refund(id);
    await tellSince(before);
    expect(await here.checkout.buy(ORDER, id)).toMatchObject({ status: 200, body: { booking: { orderUUID } } });
    expect(await here.orderStatus(orderUUID)).toBe('paid');
    await isBalanced(orderUUID);
  });

  test('does not pay the supplement of a change that was not made yet: the booking stays as it is', async () => {
    const { orderUUID } = await here.bought();
    const url = `/gateway/bookings/${orderUUID}/modification`;
    const email = ORDER.buyer.email.email;
    const travelPeriod = { checkinDate: '2030-06-20', checkoutDate: '2030-06-22' };
    const modification = { email, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 }, travelPeriod };
    const { paymentIntentId } = (await here.checkout.post(url, { ...modification, expectedDifference: 12_000 })).body;
    await here.standIn.pay(paymentIntentId, 'pm_card_visa');
    const before = here.standIn.account.events.length;
    here.standIn.account.refund(paymentIntentId);
    const completed = await here.checkout.post(`${url}/complete`, { email, paymentIntentId });
    expect(completed).toMatchObject({ status: 409, body: { code: 'PAID_TOO_LATE' } });
    await tellSince(before);
    expect((await here.checkout.get(`/gateway/orders/${orderUUID}?locale=fr_FR`)).body).toMatchObject({ checkin: '2030-06-12' });
  });

  test('does not pay an instalment that is still open', async () => {
    const { orderUUID: uuid } = await here.bought();
    const row = planned({ uuid, number: 1, day: '2030-07-01', amount: 4_000 });
    await here.shop.db.insertInto('payment_schedule').values(row).execute();
    const email = ORDER.buyer.email.email;
    const url = `/gateway/bookings/${uuid}/instalments/1/payment`;
    const { paymentIntentId } = (await here.checkout.post(url, { email })).body;
    await here.standIn.pay(paymentIntentId, 'pm_card_visa');
    here.standIn.account.refund(paymentIntentId);
    const completed = await here.checkout.post(`${url}/complete`, { email, paymentIntentId });
    expect(completed).toMatchObject({ status: 402, body: { code: 'PAYMENT_NOT_CONFIRMED' } });
  });
});
