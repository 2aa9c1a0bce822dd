import type { OrderPriceBody, PaymentState, Site, StayDetail } from '@shop/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrderPrice } from './an-order-price.ts';
import { aPayment } from './a-payment.ts';
import { aQuote, aStay } from './a-stay.ts';
import { Refused, renderPage, type FakeCall } from './render-page.tsx';

export const ADDRESS = '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2';
export const ORDER = { orderUUID: 'b3f1', amount: 24_900, paymentIntentId: 'pi_1', provider: 'test', expiresAt: '2027-02-10T10:30:00Z' };

export interface FakeShop {
  readonly order?: FakeCall[1];
  readonly card?: FakeCall[1];
  readonly purchase?: FakeCall[1];
  readonly payment?: () => Partial<PaymentState> | Error;
  readonly insurance?: FakeCall[1];
  readonly price?: FakeCall[1];
  readonly eligibility?: FakeCall[1];
  readonly quote?: FakeCall[1];
  readonly stay?: StayDetail;
  readonly site?: Partial<Site>;
  /** Gets what is logged. */
  readonly heard?: (body: unknown) => unknown;
}

/** The checkout with a shop that sells, unless told otherwise. */
export function showCheckout(shop: FakeShop = {}, address = ADDRESS) {
  const calls: FakeCall[] = [
    ['/detail.json', () => shop.stay ?? aStay()],
    ['/quote', shop.quote ?? (() => aQuote())],
    ['/purchase/price', shop.price ?? (({ body }) => anOrderPrice(body as OrderPriceBody))],
    ['/purchase/insurance', shop.insurance ?? (() => new Refused(503, 'DOWN'))],
    ['/alma/eligibility', shop.eligibility ?? (() => ({ paymentMethods: [] }))],
    ['/purchase/orders', shop.order ?? (() => ORDER)],
    ['/psp/stripe/client-secret', () => ({ clientSecret: 'pi_1_secret_x' })],
    ['/confirm', shop.card ?? (() => ({ status: 'succeeded' }))],
    ['/purchase/zeppto', shop.purchase ?? (() => ({ booking: { orderUUID: 'b3f1' } }))],
    ['/gateway/logs', ({ body }) => shop.heard?.(body) ?? {}],
    ['/orders/b3f1/payment', () => paymentOf(shop.payment?.() ?? {})],
  ];
  return renderPage(address, calls, shop.site);
}

function paymentOf(facts: Partial<PaymentState> | Error): PaymentState | Error {
  return facts instanceof Error ? facts : aPayment(facts, 'b3f1');
}

export const field = (label: string) => screen.findByLabelText(label);

export async function write(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

/** Everything but a choice about cancellation. */
export async function fillIn({ withCard = true } = {}): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Mrs' }));
  await write('First name', 'Anne');
  await write('Last name', 'Dupont');
  await write('E-mail', 'anne@example.com');
  await write('Phone', '06 12 34 56 78');
  if (withCard) {
    await write('Card number', '4242424242424242');
    await write('Expiry date', '1229');
    await write('Security code', '123');
  }
  await userEvent.click(screen.getByRole('checkbox'));
}

export async function pay(text = 'Pay €249'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: text }));
}
