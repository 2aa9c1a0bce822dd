import type { SitePayment } from '@shop/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, ORDER, pay, showCheckout, type FakeShop } from '../../specimens/a-checkout.ts';
import { Body } from './checkout-parts.ts';

const PAYMENT: SitePayment = {
  provider: 'stripe',
  publishableKey: 'pk_1',
  script: 'https://js.stripe.com/endive/stripe.js',
  isLetIn: true,
};

/** What the provider's script is asked for, and what it answers. */
const provider = {
  isBlocked: false,
  outcome: {} as object,
  asked: [] as { elements?: object; confirmed?: Record<string, unknown>; updated?: object }[],
};

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

/** The document has no network: the script is there as soon as it is wanted, or never. */
beforeEach(() => {
  Object.assign(provider, { isBlocked: false, outcome: { paymentIntent: { status: 'succeeded' } }, asked: [] });
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    if (script?.tagName !== 'SCRIPT') return append(...nodes);
    Object.assign(window, { Stripe: fakeStripe });
    queueMicrotask(() => (provider.isBlocked ? script.onerror?.('blocked') : script.onload?.(new Event('load'))));
  };
});
afterEach(() => Reflect.deleteProperty(document.head, 'append'));

function fakeStripe() {
  return {
    elements(options: object) {
      provider.asked.push({ elements: options });
      return {
        create: () => ({
          on: (event: string, listener: () => void) => void (event === 'ready' && queueMicrotask(listener)),
          mount: (home: HTMLElement) => home.append('the provider’s frame'),
        }),
        update: (updated: object) => provider.asked.push({ updated }),
        submit: () => Promise.resolve({}),
      };
    },
    confirmPayment(confirmed: Record<string, unknown>) {
      provider.asked.push({ confirmed });
      return Promise.resolve(provider.outcome);
    },
  };
}

const show = (shop: FakeShop = {}) =>
  showCheckout({ ...shop, site: { payment: PAYMENT }, order: () => ({ ...ORDER, provider: 'stripe' }) });

test('a form that an ad blocker holds back says so, keeps what was typed, and can be tried again', async () => {
  provider.isBlocked = true;
  show();
  expect(await screen.findByText('The payment form could not be loaded')).toBeTruthy();
  await fillIn({ withCard: false });
  provider.isBlocked = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the provider’s frame')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Anne');
});

test('the provider’s form takes the place of the card’s fields, and pays the order that was opened', async () => {
  const { at } = show();
  expect(await screen.findByText('the provider’s frame')).toBeTruthy();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await fillIn({ withCard: false });
  await pay();
  await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
  expect(provider.asked[0]!.elements).toMatchObject({ mode: 'payment', amount: 24_900, currency: 'eur' });
  const { confirmed } = provider.asked.find((one) => one.confirmed)!;
  expect(confirmed).toMatchObject({
    clientSecret: 'pi_1_secret_x',
    redirect: 'if_required',
    confirmParams: { return_url: expect.stringMatching(/\/gateway\/psp\/stripe\/return\/pi_1\?prefix=/) },
  });
});

test('a card that was declined keeps all that was typed', async () => {
  provider.outcome = { error: { type: 'card_error', code: 'card_declined' } };
  show();
  await screen.findByText('the provider’s frame');
  await fillIn({ withCard: false });
  await pay();
  expect(await screen.findByText('Your bank declined the payment')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Anne');
});

test('a price that changes, as with an insurance, takes no form away, and the form is told of it', async () => {
  show({ insurance: () => ({ amount: 1_300 }) });
  await screen.findByText('the provider’s frame');
  await userEvent.click(await screen.findByRole('radio', { name: /With cancellation insurance/ }));
  await waitFor(() => expect(provider.asked.at(-1)).toMatchObject({ updated: { amount: 26_200, setupFutureUsage: null } }));
  expect(provider.asked.filter(({ elements }) => elements)).toHaveLength(1);
});
