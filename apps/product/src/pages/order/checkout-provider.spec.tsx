import type { SitePayment } from '@shop/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, ORDER, pay, showCheckout, type FakeShop } from '../../fixtures/a-checkout.ts';
import { Refused } from '../../fixtures/render-page.tsx';
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
  isComplete: true,
  /** Draws the form; at once unless a test holds it back. */
  draw: undefined as (() => void) | 'held back' | undefined,
  outcome: {} as object,
  requested: [] as { elements?: object; confirmed?: Record<string, unknown>; updated?: object; focused?: boolean }[],
};

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

/** The document has no network: the script is there as soon as it is wanted, or never. */
beforeEach(() => {
  Object.assign(provider, {
    isBlocked: false,
    isComplete: true,
    draw: undefined,
    outcome: { paymentIntent: { status: 'succeeded' } },
    requested: [],
  });
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    if (script?.tagName !== 'SCRIPT') return append(...nodes);
    if (!provider.isBlocked) Object.assign(window, { Stripe: fakeStripe });
    queueMicrotask(() => (provider.isBlocked ? script.onerror?.('blocked') : script.onload?.(new Event('load'))));
  };
});
afterEach(() => {
  Reflect.deleteProperty(document.head, 'append');
  Reflect.deleteProperty(window, 'Stripe');
});

function fakeStripe() {
  return {
    elements(options: object) {
      provider.requested.push({ elements: options });
      return {
        create: () => ({
          on(event: string, listener: () => void) {
            if (event !== 'ready') return;
            if (provider.draw) provider.draw = listener;
            else queueMicrotask(listener);
          },
          mount: (home: HTMLElement) => home.append('the provider’s frame'),
        }),
        getElement: () => ({ focus: () => provider.requested.push({ focused: true }) }),
        update: (updated: object) => provider.requested.push({ updated }),
        submit: () => Promise.resolve(provider.isComplete ? {} : { error: { type: 'validation_error' } }),
      };
    },
    confirmPayment(confirmed: Record<string, unknown>) {
      provider.requested.push({ confirmed });
      return Promise.resolve(provider.outcome);
    },
  };
}

const show = (shop: FakeShop = {}) =>
  showCheckout({ ...shop, site: { payment: PAYMENT }, order: () => ({ ...ORDER, provider: 'stripe' }) });

test('a form that an ad blocker holds back says so, also to a customer who presses, keeps what was typed, and can be tried again', async () => {
  provider.isBlocked = true;
  show();
  expect(await screen.findByText('The payment form could not be loaded')).toBeTruthy();
  await fillIn({ withCard: false });
  await pay();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })));
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
  expect(provider.requested[0]!.elements).toMatchObject({ mode: 'payment', amount: 24_900, currency: 'eur' });
  const { confirmed } = provider.requested.find((one) => one.confirmed)!;
  expect(confirmed).toMatchObject({
    clientSecret: 'pi_1_secret_x',
    redirect: 'if_required',
    confirmParams: { return_url: expect.stringMatching(/\/gateway\/psp\/stripe\/return\/pi_1\?prefix=/) },
  });
});

describe('a press on the button while the form is still loading', () => {
  const draw = () => act(() => (provider.draw as () => void)());
  const waiting = () => screen.findByRole('button', { name: 'The payment form is loading' });
  beforeEach(() => (provider.draw = 'held back'));

  test('says what it waits for, and goes on as soon as the form is there', async () => {
    const { at } = show();
    await fillIn({ withCard: false });
    await pay();
    expect((await waiting()).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(provider.draw).toBeInstanceOf(Function));
    draw();
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
  });

  test('leads to what is missing in the form once it is there', async () => {
    provider.isComplete = false;
    show();
    await fillIn({ withCard: false });
    await pay();
    await waiting();
    await waitFor(() => expect(provider.draw).toBeInstanceOf(Function));
    draw();
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeTruthy();
    expect(provider.requested.at(-1)).toEqual({ focused: true });
  });

  test('counts for no other price than the one it was pressed for', async () => {
    const { at } = show({ insurance: () => ({ amount: 1_300 }) });
    await fillIn({ withCard: false });
    await userEvent.click(await screen.findByRole('radio', { name: /Flexible/ }));
    await pay();
    await waiting();
    await userEvent.click(await screen.findByRole('radio', { name: /With cancellation insurance/ }));
    expect(await screen.findByRole('button', { name: 'Pay €262' })).toBeTruthy();
    await waitFor(() => expect(provider.draw).toBeInstanceOf(Function));
    draw();
    expect(at()).not.toContain('/confirmation');
    await pay('Pay €262');
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
  });
});

describe('saved cards', () => {
  afterEach(() => void (document.cookie = 'account_id=; max-age=0'));
  const secretOf = async () => {
    await screen.findByText('the provider’s frame');
    return (provider.requested[0]!.elements as { customerSessionClientSecret?: string }).customerSessionClientSecret;
  };

  test('of a customer who is signed in stand in the provider’s form, which offers to save another', async () => {
    document.cookie = 'account_id=a1';
    show({ cards: () => ({ clientSecret: 'cuss_1' }) });
    expect(await secretOf()).toBe('cuss_1');
  });

  test('that cannot be had leave the form without', async () => {
    document.cookie = 'account_id=a1';
    show({ cards: () => new Refused(503, 'PAYMENT_UNAVAILABLE') });
    expect(await secretOf()).toBeUndefined();
  });

  test('are not asked for by a guest', async () => {
    const requested: unknown[] = [];
    show({ cards: (call) => (requested.push(call), { clientSecret: 'cuss_1' }) });
    expect(await secretOf()).toBeUndefined();
    expect(requested).toEqual([]);
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
  await waitFor(() => expect(provider.requested.at(-1)).toMatchObject({ updated: { amount: 26_200, setupFutureUsage: null } }));
  expect(provider.requested.filter(({ elements }) => elements)).toHaveLength(1);
});

test('the second provider asks where the buyer lives, and takes the payment on its own page @PROD-076', async () => {
  const requested: unknown[] = [];
  const payment: SitePayment = { ...PAYMENT, alternative: { name: 'Klarna', countries: ['ES'] } };
  const tell = (answer: object) => (call: { body: unknown }) => {
    requested.push(call.body);
    return answer;
  };
  showCheckout({
    site: { payment, locale: 'es_ES' },
    order: tell({ ...ORDER, provider: 'mollie', paymentIntentId: 'mollie_1' }),
    page: tell({ href: '#the-provider' }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Klarna/ }));
  await fillIn({ withCard: false });
  await pay('Go on with Klarna');
  await userEvent.click(await screen.findByRole('link', { name: 'Mandatory field: enter your address' }));
  expect(screen.getByLabelText(/^Address/)).toHaveFocus();
  for (const [label, text] of [
    [/^Address/, 'Calle Mayor 1'],
    [/^Postal code/, '28013'],
    [/^Town/, 'Madrid'],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await pay('Go on with Klarna');
  await waitFor(() => expect(location.hash).toBe('#the-provider'));
  expect(requested).toEqual([
    expect.objectContaining({ paymentMethod: 'alternative', buyer: expect.objectContaining({ city: 'Madrid' }) }),
    { paymentIntentId: 'mollie_1', prefix: '' },
  ]);
});
