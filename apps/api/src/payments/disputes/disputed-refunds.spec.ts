import { failedRefunds } from '../refunds/failed-refunds.ts';
import { disputedShop, email } from './disputed-shop.test-utils.ts';
import { noteDispute } from './note-dispute.ts';

const { here, account, delivered, conditionsOf, cancel, giveBack, givenAt, accountsOf, isBalanced } = disputedShop();

describe('a booking whose payment a bank has taken back', () => {
  test('promises the whole refund again once the dispute is won', async () => {
    const { orderUUID, id } = await here.bought();
    const { id: dispute } = await delivered(() => account().dispute(id));
    await delivered(() => account().closeDispute(dispute, 'won'));
    expect(await conditionsOf(orderUUID)).toMatchObject({ refundableAmount: 9_600, modifiable: true });
  });

  test('stays decided when an answer that was read before the decision comes after it', async () => {
    const { orderUUID, id } = await here.bought();
    const { id: dispute, amount, reason } = await delivered(() => account().dispute(id));
    await delivered(() => account().closeDispute(dispute, 'won'));
    const late = { id: dispute, amount, reason, status: 'under_review', openedAt: here.shop.time.now };
    await noteDispute(here.shop.db, { intentId: id, now: here.shop.time.now }, late);
    expect(await conditionsOf(orderUUID)).toMatchObject({ refundableAmount: 9_600, modifiable: true });
    await isBalanced(orderUUID);
  });

  test('is not changed while it is disputed', async () => {
    const { orderUUID, id } = await here.bought();
    await delivered(() => account().dispute(id));
    const travelPeriod = { checkinDate: '2030-06-20', checkoutDate: '2030-06-21' };
    const modification = { email, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 }, travelPeriod };
    const change = await here.checkout.post(`/gateway/bookings/${orderUUID}/modification`, { ...modification, expectedDifference: 0 });
    expect(change).toMatchObject({ status: 409, body: { code: 'NOT_MODIFIABLE' } });
  });
});

describe('a refund that was promised before the dispute', () => {
  /** Cancelled, and disputed before the refund was requested of the provider; the shop is `notified` of the dispute or not. */
  const disputed = async (notified: boolean, amount?: number) => {
    const { orderUUID, id } = await here.bought();
    await cancel(orderUUID, 9_600);
    const open = () => account().dispute(id, amount === undefined ? {} : { amount });
    const { id: dispute } = notified ? await delivered(open) : open();
    return { orderUUID, id, dispute };
  };

  test.each([[true], [false]])(
    'is not requested again before the dispute ends, whether the shop was notified of it or not (%s)',
    async (notified) => {
      const { orderUUID, id } = await disputed(notified);
      expect([await giveBack(id), await giveBack(id), givenAt(id)]).toEqual([1, 0, []]);
      expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'charged', refunded: 0, disputed: 12_000 });
      expect(await accountsOf(orderUUID)).toEqual({ refundsDue: -9_600, disputes: 12_000 });
      await isBalanced(orderUUID);
    },
  );

  test('is settled by the dispute that is lost: the bank has given it', async () => {
    const { orderUUID, id, dispute } = await disputed(true);
    await giveBack(id);
    await delivered(() => account().closeDispute(dispute, 'lost'));
    expect([await giveBack(id), givenAt(id)]).toEqual([0, []]);
    expect(await accountsOf(orderUUID)).toEqual({ losses: 2_400 });
    await isBalanced(orderUUID);
  });

  test('is given after all where the bank reverses the dispute that was lost, and an answer from before that changes nothing', async () => {
    const { orderUUID, id, dispute } = await disputed(true);
    await giveBack(id);
    await delivered(() => account().closeDispute(dispute, 'lost'));
    const lost = account().disputes.get(dispute)!;
    const late = { id: dispute, amount: lost.amount, reason: lost.reason, status: 'lost', openedAt: here.shop.time.now };
    await delivered(() => account().closeDispute(dispute, 'won'));
    await noteDispute(here.shop.db, { intentId: id, now: here.shop.time.now }, late);
    expect([await giveBack(id), givenAt(id)]).toEqual([1, [9_600]]);
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 2_400 });
    await isBalanced(orderUUID);
  });

  test('is given once the dispute is won', async () => {
    const { orderUUID, id, dispute } = await disputed(true);
    await giveBack(id);
    await delivered(() => account().closeDispute(dispute, 'won'));
    expect([await giveBack(id), givenAt(id)]).toEqual([1, [9_600]]);
    expect(await here.stateOf(orderUUID)).toMatchObject({ refunded: 9_600, promised: 9_600 });
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 2_400 });
    await isBalanced(orderUUID);
  });

  test('goes on beside a part that is disputed, and a person gives what the provider refuses after the dispute is lost', async () => {
    const { orderUUID, id, dispute } = await disputed(true, 3_000);
    expect([await giveBack(id), givenAt(id)]).toEqual([1, []]);
    await delivered(() => account().closeDispute(dispute, 'lost'));
    expect([await giveBack(id), await giveBack(id), givenAt(id)]).toEqual([1, 0, []]);
    expect(await failedRefunds(here.shop.db)).toContainEqual(expect.objectContaining({ key: `cancelled-${id}`, amount: 6_600 }));
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 9_000, refundsDue: -6_600 });
    await isBalanced(orderUUID);
  });
});
