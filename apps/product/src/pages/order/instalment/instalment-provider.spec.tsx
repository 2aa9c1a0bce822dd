import { keepOpenBooking } from '@shop/api-client';
import type { SitePayment } from '@shop/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../../fixtures/an-order.ts';
import { renderPage } from '../../../fixtures/render-page.tsx';
import { Body } from '../checkout-parts.ts';

const PAYMENT: SitePayment = {
  ...{ provider: 'stripe', publishableKey: 'pk_1', isLetIn: true },
  script: 'https://js.stripe.com/endive/stripe.js',
};
const BEGUN = { number: 2, status: 'pending', amount: 8_000, paymentIntentId: 'pi_2', provider: 'stripe' };

/** What the provider's script is asked for, and how its payments end. */
const requested: object[] = [];
let outcomes: object[] = [];

function fakeStripe() {
  const element = {
    on: (event: string, listener: () => void) => void (event === 'ready' && queueMicrotask(listener)),
    mount: () => undefined,
  };
  const elements = { create: () => element, getElement: () => null, update: () => undefined, submit: () => Promise.resolve({}) };
  return {
    elements: (options: object) => (requested.push(options), elements),
    confirmPayment: ({ clientSecret }: { clientSecret: string }) => (requested.push({ clientSecret }), Promise.resolve(outcomes.shift())),
  };
}

beforeAll(() => Body.prepare());
beforeEach(() => {
  sessionStorage.clear();
  requested.length = 0;
  keepOpenBooking({ orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' });
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    if (script?.tagName !== 'SCRIPT') return append(...nodes);
    Object.assign(window, { Stripe: fakeStripe });
    queueMicrotask(() => script.onload?.(new Event('load')));
  };
});
afterEach(() => {
  Reflect.deleteProperty(document.head, 'append');
  Reflect.deleteProperty(window, 'Stripe');
  keepOpenBooking(null);
});

test('a customer who is signed in pays with a card saved with the account that owns the booking', async () => {
  document.cookie = 'account_id=a1';
  const bodies: unknown[] = [];
  renderPage(
    '/checkout?booking=b3f1&instalment=2',
    [
      ['/account/cards/form', ({ body }) => (bodies.push(body), { clientSecret: 'cuss_1' })],
      ['/orders/b3f1', () => anOrder({ schedule: [{ number: 2, day: '2027-03-01', amount: 8_000, status: 'planned' }] })],
    ],
    { payment: PAYMENT },
  );
  await waitFor(() => expect(requested[0]).toMatchObject({ customerSessionClientSecret: 'cuss_1', setupFutureUsage: 'off_session' }));
  expect(bodies).toEqual([{ orderUUID: 'b3f1' }]);
  document.cookie = 'account_id=; max-age=0';
});

test('the provider’s own form takes exactly this amount and keeps the card for the next ones; a declined card is followed by another', async () => {
  outcomes = [
    { error: { type: 'card_error', payment_intent: { status: 'requires_payment_method' } } },
    { paymentIntent: { status: 'succeeded' } },
  ];
  const { at } = renderPage(
    '/checkout?booking=b3f1&instalment=2',
    [
      ['/payment/complete', () => ({ number: 2, status: 'paid', amount: 0 })],
      ['/instalments/2/payment', () => BEGUN],
      ['/psp/stripe/client-secret', () => ({ clientSecret: 'pi_2_secret_x' })],
      ['/orders/b3f1', () => anOrder({ schedule: [{ number: 2, day: '2027-03-01', amount: 8_000, status: 'planned' }] })],
    ],
    { payment: PAYMENT },
  );
  await waitFor(() => expect(document.querySelector('[data-provider-form=ready]')).toBeTruthy());
  expect(requested[0]).toMatchObject({ mode: 'payment', amount: 8_000, currency: 'eur', setupFutureUsage: 'off_session' });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Pay €80' }));
  expect(await screen.findByText('Your bank declined the payment')).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay €80' }));
  await waitFor(() => expect(at()).toBe('/booking-management?status=instalment-paid'));
  const paid = requested.filter((one) => 'clientSecret' in one);
  expect(paid).toEqual([{ clientSecret: 'pi_2_secret_x' }, { clientSecret: 'pi_2_secret_x' }]);
});
