import { QueryClient } from '@tanstack/react-query';
import { eligibilityQuery, insuranceQuery, orderPriceQuery, paymentQuery } from '../index.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function requestedFor(options: { queryKey: readonly unknown[] }): Promise<string> {
  const requested: string[] = [];
  globalThis.fetch = async (url, init = {}) => {
    requested.push(`${init.method} ${String(url)}`);
    return Response.json({ parts: {}, giftcards: [], instalments: [], paymentMethods: [] });
  };
  await new QueryClient().fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);
  return requested.join();
}

test('the questions of the booking summary go where the contract says @API-001', async () => {
  expect(await requestedFor(orderPriceQuery({ locale: 'fr_FR', items: {} }))).toBe('POST /gateway/purchase/price');
  expect(await requestedFor(insuranceQuery({ amount: 24_900, cancellationPolicyType: 'FLEX', checkin: '2027-02-20' }))).toBe(
    'GET /gateway/purchase/insurance?amount=24900&cancellationPolicyType=FLEX&checkin=2027-02-20',
  );
  expect(
    await requestedFor(
      eligibilityQuery({ amount: 24_900, checkinDate: '2027-02-20', pointOfSale: 'nl_be', cancellableUntil: '2027-02-18' }),
    ),
  ).toBe('GET /gateway/purchase/alma/eligibility?amount=24900&checkinDate=2027-02-20&pointOfSale=nl_be&cancellableUntil=2027-02-18');
  expect(await requestedFor(paymentQuery('u-1'))).toBe('GET /gateway/orders/u-1/payment');
});
