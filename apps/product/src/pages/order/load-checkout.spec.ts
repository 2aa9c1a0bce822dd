import { queryClientContext, siteContext } from '@shop/contracts/page';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { anOrderPrice } from '../../specimens/an-order-price.ts';
import { aQuote, aStay } from '../../specimens/a-stay.ts';
import { loadCheckout } from './load-checkout.ts';

const ADDRESS = 'https://shop.example/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21';

/** Asks for the booking summary of a shop whose quote is answered like this. */
async function load(
  address: string,
  quote: () => Response = () => Response.json(aQuote()),
  stay: () => Response = () => Response.json(aStay()),
) {
  globalThis.fetch = async (input) => answerOf(String(input), { quote, stay });
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

describe('the booking summary is asked for', () => {
  test('with dates that can be had', async () => {
    expect(await load(ADDRESS)).toEqual({ status: 200 });
  });

  test('without dates: 400', async () => {
    expect(await load('https://shop.example/checkout?id=101')).toEqual({ status: 400 });
  });

  test('with dates that are refused: the refusal and its status', async () => {
    expect(await load(ADDRESS, () => problem(409, 'PACKAGE_NOT_AVAILABLE_CHECKIN'))).toMatchObject({
      status: 409,
      refusal: { kind: 'notAvailableOnCheckin' },
    });
    expect(await load(ADDRESS, () => problem(400, 'INVALID_FIELD'))).toMatchObject({
      status: 400,
      refusal: { kind: 'notBookable', code: 'INVALID_FIELD' },
    });
  });

  test('while quotes fail: the page is drawn and asks again', async () => {
    expect(await load(ADDRESS, () => problem(503, 'NOT_READY'))).toEqual({ status: 200 });
  });

  test('of an unknown stay: 404', async () => {
    await expect(load(ADDRESS, undefined, () => problem(404, 'NOT_FOUND'))).rejects.toMatchObject({ init: { status: 404 } });
  });
});
