import { readOrderDetails } from '../../documents/order-details.ts';
import { cancellationMail } from '../../notifications/confirmation.ts';
import { SENDER } from '../../notifications/every-mail.test-utils.ts';
import { pdfText } from '../../documents/pdf-text.test-utils.ts';
import { orderCookie, orderOf } from '../../testing/checkout-client.ts';
import { aboutPayment } from '../providers/stripe/stripe-shop.test-utils.ts';
import { disputedShop, email, OWED_TO_HOTEL } from './disputed-shop.test-utils.ts';

const { here, account, delivered, conditionsOf, cancel, giveBack, givenAt, accountsOf, owedToHotel, isBalanced } = disputedShop();
const DISPUTED_BACK = 'Repris par votre banque (paiement contesté)';
/** Without the spaces that keep words together. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('a booking whose payment a bank has taken back', () => {
  /** Bought, disputed whole or in part, and cancelled; its ledger balances after each. */
  const cancelled = async (amount?: number) => {
    const { orderUUID, id } = await here.bought();
    const { id: dispute } = await delivered(() => account().dispute(id, amount === undefined ? {} : { amount }));
    await isBalanced(orderUUID);
    const now = 9_600 - Math.min(9_600, amount ?? 12_000);
    expect((await cancel(orderUUID, now)).body).toMatchObject({ refund: { total: now, disputed: 9_600 - now } });
    await isBalanced(orderUUID);
    return { orderUUID, id, dispute };
  };
  const ended = async (dispute: string, end: 'won' | 'lost') => delivered(() => account().closeDispute(dispute, end));

  test('that is cancelled meanwhile says what depends on the dispute, and promises the whole refund of its policy', async () => {
    const { orderUUID, id } = await here.bought();
    await delivered(() => account().dispute(id));
    expect(await conditionsOf(orderUUID)).toMatchObject({
      ...{ cancellable: true, refundableAmount: 0, disputedAmount: 9_600, modifiable: false },
    });
    expect(await cancel(orderUUID, 9_600)).toMatchObject({ status: 409, body: { code: 'REFUND_CHANGED', amount: 0 } });
    const { refund } = (await cancel(orderUUID, 0)).body;
    expect(refund).toEqual({ total: 0, card: 0, gifts: 0, disputed: 9_600 });
    expect([await giveBack(id), givenAt(id)]).toEqual([0, []]);
    expect(await accountsOf(orderUUID)).toEqual({ disputes: 12_000, refundsDue: -9_600 });
    expect(await owedToHotel(orderUUID)).toBe(OWED_TO_HOTEL);
    await isBalanced(orderUUID);
  });

  test('has a credit note of the whole refund, and a mail that says who gives it', async () => {
    const { orderUUID, id } = await here.bought();
    await here.checkout.post(`/gateway/bookings/${orderUUID}/invoice`, { email });
    await delivered(() => account().dispute(id));
    await cancel(orderUUID, 0);
    const printed = (await readOrderDetails(here.shop.db, orderUUID))!;
    expect(printed.invoices.map(({ kind, gross, refunded }) => [kind, gross, refunded])).toEqual([
      ['invoice', 12_000, undefined],
      ['creditNote', 9_600, 9_600],
    ]);
    const { text } = cancellationMail(printed, SENDER);
    expect(text).toContain('Votre banque nous a repris 96');
    expect(plain(text)).toContain(`${DISPUTED_BACK} : 96 €`);
    expect(text).not.toContain('Remboursé sur votre carte bancaire');
    expect(text).not.toContain('Le remboursement vous parvient');
  });

  test('names what the bank has taken back by itself, until the dispute is won: in the order, its mail and its documents', async () => {
    const { orderUUID, id, dispute } = await cancelled(3_000);
    const moneyOf = async () => (await readOrderDetails(here.shop.db, orderUUID))!.money;
    const printed = async () => {
      const url = `/gateway/orders/${orderUUID}/confirmation.pdf`;
      const { rawPayload } = await here.shop.app.inject({ url, headers: orderCookie(url) });
      return plain(pdfText(rawPayload));
    };
    expect(await moneyOf()).toEqual({ card: 12_000, gifts: 0, cardBack: 6_600, disputedBack: 3_000, giftsBack: 0 });
    expect((await here.checkout.get(`/gateway/orders/${orderUUID}?locale=fr_FR`)).body.money).toEqual(await moneyOf());
    const mail = plain(cancellationMail((await readOrderDetails(here.shop.db, orderUUID))!, SENDER).text);
    for (const line of ['Remboursé sur votre carte bancaire : 66 €', `${DISPUTED_BACK} : 30 €`]) expect(mail).toContain(line);
    expect(await printed()).toContain(`${DISPUTED_BACK} 30 €`);
    await ended(dispute, 'won');
    await giveBack(id);
    expect(await moneyOf()).toEqual({ card: 12_000, gifts: 0, cardBack: 9_600, giftsBack: 0 });
    expect(await printed()).not.toContain(DISPUTED_BACK);
  });

  test('stays named as taken back by the bank once the dispute is lost', async () => {
    const { orderUUID, dispute } = await cancelled();
    await ended(dispute, 'lost');
    const { money } = (await readOrderDetails(here.shop.db, orderUUID))!;
    expect(money).toEqual({ card: 12_000, gifts: 0, cardBack: 0, disputedBack: 9_600, giftsBack: 0 });
  });

  test.each([
    [12_000, { losses: 2_400 }],
    [9_600, { clearing: 2_400 }],
  ])('gives nothing by itself once it has lost the dispute of %i cents: the bank has given the refund', async (amount, accounts) => {
    const { orderUUID, id, dispute } = await cancelled(amount);
    await ended(dispute, 'lost');
    expect([await giveBack(id), givenAt(id)]).toEqual([0, []]);
    expect(await accountsOf(orderUUID)).toEqual(accounts);
    expect(await owedToHotel(orderUUID)).toBe(OWED_TO_HOTEL);
    await isBalanced(orderUUID);
  });

  test('gives the refund once, as soon as it has won the dispute', async () => {
    const { orderUUID, id, dispute } = await cancelled();
    await ended(dispute, 'won');
    expect([await giveBack(id), await giveBack(id), givenAt(id)]).toEqual([1, 0, [9_600]]);
    expect(await here.stateOf(orderUUID)).toMatchObject({ refunded: 9_600, promised: 9_600 });
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 2_400 });
    expect(await owedToHotel(orderUUID)).toBe(OWED_TO_HOTEL);
    await isBalanced(orderUUID);
  });

  test('that is cancelled after the dispute was lost owes what the policy leaves, and the refund again where the bank reverses it', async () => {
    const { orderUUID, id } = await here.bought();
    const { id: dispute } = await delivered(() => account().dispute(id));
    await ended(dispute, 'lost');
    expect((await cancel(orderUUID, 0)).body).toMatchObject({ refund: { total: 0, disputed: 9_600 } });
    expect(await accountsOf(orderUUID)).toEqual({ losses: 2_400 });
    expect(await owedToHotel(orderUUID)).toBe(OWED_TO_HOTEL);
    await isBalanced(orderUUID);
    await ended(dispute, 'won');
    expect([await giveBack(id), givenAt(id)]).toEqual([1, [9_600]]);
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 2_400 });
    await isBalanced(orderUUID);
  });

  test('gives what the policy leaves beside a part that is disputed, and that part once the dispute is won', async () => {
    const { orderUUID, id, dispute } = await cancelled(3_000);
    expect(await here.stateOf(orderUUID)).toMatchObject({ promised: 6_600, disputed: 3_000 });
    // The provider gives nothing of a disputed payment back.
    expect([await giveBack(id), givenAt(id)]).toEqual([1, []]);
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 9_000, disputes: 3_000, refundsDue: -9_600 });
    await ended(dispute, 'won');
    expect([await giveBack(id), givenAt(id).toSorted((a, b) => a - b)]).toEqual([2, [3_000, 6_600]]);
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 2_400 });
    await isBalanced(orderUUID);
  });

  test('owes what the policy leaves beside a part whose dispute is lost', async () => {
    const { orderUUID, dispute } = await cancelled(3_000);
    await ended(dispute, 'lost');
    expect(await accountsOf(orderUUID)).toEqual({ clearing: 9_000, refundsDue: -6_600 });
    expect(await owedToHotel(orderUUID)).toBe(OWED_TO_HOTEL);
    await isBalanced(orderUUID);
  });
});

describe('an order of gifts whose payment a bank has taken back', () => {
  test.each([
    [10_000, 0],
    [4_000, 6_000],
  ])('of which it took %i gives %i back by itself, and owes nothing for its void vouchers', async (amount, refund) => {
    const order = orderOf({ giftCardItem: { amount: 10_000 } }, 10_000);
    const { orderUUID, paymentIntentId: id } = await here.opened(order as never);
    await here.standIn.pay(id, 'pm_card_visa');
    await here.tell(aboutPayment(id));
    await delivered(() => account().dispute(id, { amount }));
    expect((await cancel(orderUUID, refund)).body).toMatchObject({ status: 'cancelled', refund: { total: refund, disputed: amount } });
    expect(await accountsOf(orderUUID)).toMatchObject({ refundsDue: -10_000 });
    const [voucher] = await here.shop.db.selectFrom('gift_voucher').selectAll().where('order_uuid', '=', orderUUID).execute();
    expect(voucher?.status).toBe('cancelled');
    await isBalanced(orderUUID);
    await isBalanced(`…${voucher!.code.slice(-4)}`);
  });
});
