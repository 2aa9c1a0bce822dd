import { queryClientContext, siteContext } from '@shop/contracts/page';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { aQuote, aStay } from '../../fixtures/a-stay.ts';
import { loadCheckout, needsOwnDocument } from './load-checkout.ts';

const ADDRESS = 'https://shop.example/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21';

interface Shop {
  readonly quote?: () => Response;
  readonly stay?: () => Response;
  readonly experiments?: Record<string, string>;
  /** Gets each body that is sent. */
  readonly heard?: unknown[];
}

/** Asks for the booking summary of a shop that answers like this. */
async function load(address: string, { quote, stay, experiments, heard }: Shop = {}) {
  globalThis.fetch = async (input, init) => {
    if (typeof init?.body === 'string') heard?.push(JSON.parse(init.body));
    return answerOf(String(input), { quote: quote ?? (() => Response.json(aQuote())), stay: stay ?? (() => Response.json(aStay())) });
  };
  const context = new RouterContextProvider();
  context.set(queryClientContext, new QueryClient());
  context.set(siteContext, {
    locale: 'en_GB',
    pointOfSale: 'FR',
    prefix: '',
    timeZone: 'Europe/Paris',
    today: '2027-02-10',
    todayIsClosed: false,
    origin: 'https://shop.example',
    ...(experiments && { experiments }),
  });
  const { data, init } = await loadCheckout({ request: new Request(address), context, params: {} } as unknown as LoaderFunctionArgs);
  return { ...data, status: init?.status };
}

function answerOf(address: string, { quote, stay }: { quote: () => Response; stay: () => Response }): Response {
  if (address.includes('/purchase/price')) return Response.json(anOrderPrice({ items: {} }));
  if (address.includes('/purchase/insurance')) return Response.json({ amount: 1_300 });
  return address.includes('/quote') ? quote() : stay();
}

const problem = (status: number, code: string) => Response.json({ code, message: code }, { status });

describe('the booking summary is opened as a document of its own', () => {
  const stripe = { provider: 'stripe', publishableKey: 'pk_1', script: 'https://js.stripe.com/endive/stripe.js' } as const;

  test('where this one does not let the provider’s script in', () => {
    expect(needsOwnDocument({ payment: { ...stripe, isLetIn: false } })).toBe(true);
    expect(needsOwnDocument({ payment: { ...stripe, isLetIn: true } })).toBe(false);
  });

  test('where nobody could say who takes payments when this one was drawn: no form could ever be shown in it', () => {
    expect(needsOwnDocument({})).toBe(true);
  });

  test('but not for the test provider, whose fields are the shop’s', () => {
    expect(needsOwnDocument({ payment: { provider: 'test', isLetIn: false } })).toBe(false);
  });
});

describe('the booking summary is asked for', () => {
  test('with dates that can be had', async () => {
    expect(await load(ADDRESS)).toEqual({ status: 200 });
  });

  test('without dates: 400', async () => {
    expect(await load('https://shop.example/checkout?id=101')).toEqual({ status: 400 });
  });

  test('with dates that are refused: the refusal and its status', async () => {
    expect(await load(ADDRESS, { quote: () => problem(409, 'PACKAGE_NOT_AVAILABLE_CHECKIN') })).toMatchObject({
      status: 409,
      refusal: { kind: 'notAvailableOnCheckin' },
    });
    expect(await load(ADDRESS, { quote: () => problem(400, 'INVALID_FIELD') })).toMatchObject({
      status: 400,
      refusal: { kind: 'notBookable', code: 'INVALID_FIELD' },
    });
  });

  test('while quotes fail: the page is drawn and asks again', async () => {
    expect(await load(ADDRESS, { quote: () => problem(503, 'NOT_READY') })).toEqual({ status: 200 });
  });

  test('with a discount that a card has promised: the server draws its price', async () => {
    const stay = () => Response.json(aStay({ autoDiscount: { code: 'EXTRA10', value: 10 } }));
    const [reported, others]: unknown[][] = [[], []];
    await load(ADDRESS, { stay, experiments: { autoDiscount: 'on' }, heard: reported });
    await load(ADDRESS, { stay, heard: others });
    expect(reported).toMatchObject([{ items: { promotionCodeItem: { code: 'EXTRA10' } } }]);
    expect(others).not.toMatchObject([{ items: { promotionCodeItem: expect.anything() as unknown } }]);
  });

  test('to change a booking: whose it is only the browser proves, and no price is asked', async () => {
    const heard: unknown[] = [];
    const quote = () => problem(409, 'PACKAGE_NOT_AVAILABLE_CHECKIN');
    expect(await load(`${ADDRESS}&modify=b3f1`, { quote, heard })).toEqual({ status: 200 });
    expect(heard).toEqual([]);
  });

  test('of an unknown stay: 404', async () => {
    await expect(load(ADDRESS, { stay: () => problem(404, 'NOT_FOUND') })).rejects.toMatchObject({ init: { status: 404 } });
  });
});
