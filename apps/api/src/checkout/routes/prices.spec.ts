import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutClient } from '../../testing/checkout-client.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

let database: TestDatabase;
let shop: OpenShop;
let get: ReturnType<typeof checkoutClient>['get'];

beforeAll(async () => {
  database = await shopDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  shop = await openShop({ ...database, now: new Date('2030-06-01T10:00:00Z'), dataDirectory, catalogue: smallCatalogue() });
  get = checkoutClient(shop.app).get;
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

const eligibility = (query: string) => get(`/gateway/purchase/alma/eligibility?${query}`);

test('ways to pay later are answered with their fees and days @API-033 @PROD-070', async () => {
  const { status, body } = await eligibility(
    'amount=30000&checkinDate=2030-07-01&pointOfSale=fr&cancellationPolicyType=FLEX&cancellableUntil=2030-06-25',
  );
  expect(status).toBe(200);
  expect(body.paymentMethods).toEqual([
    { type: 'deferred', paymentFee: 0, instalments: [{ day: '2030-06-25', amount: 30_000 }] },
    {
      type: '3x',
      paymentFee: 450,
      instalments: [
        { day: '2030-06-01', amount: 10_450 },
        { day: '2030-07-01', amount: 10_000 },
        { day: '2030-08-01', amount: 10_000 },
      ],
    },
    expect.objectContaining({ type: '4x', paymentFee: 660 }),
  ]);
});

test('shops without the feature answer none, an unknown shop and a day that does not exist are refused @PROD-078', async () => {
  expect((await eligibility('amount=30000&checkinDate=2030-07-01&pointOfSale=it')).body).toEqual({ paymentMethods: [] });
  expect((await eligibility('amount=30000&checkinDate=2030-07-01&pointOfSale=nl_be')).body.paymentMethods).toHaveLength(3);
  expect(await eligibility('amount=30000&checkinDate=2030-07-01&pointOfSale=xx')).toMatchObject({
    status: 400,
    body: { field: 'pointOfSale' },
  });
  expect(await eligibility('amount=30000&checkinDate=2030-02-30&pointOfSale=fr')).toMatchObject({
    status: 400,
    body: { field: 'checkinDate' },
  });
  expect(await eligibility('amount=-1&checkinDate=2030-07-01&pointOfSale=fr')).toMatchObject({ status: 400, body: { field: 'amount' } });
});

test('the insurance of a stay is priced by its amount and policy @API-042', async () => {
  const insurance = (query: string) => get(`/gateway/purchase/insurance?${query}`);
  expect((await insurance('amount=12000&cancellationPolicyType=FLEX&checkin=2030-06-20')).body).toEqual({
    amount: 600,
    cancellableUntil: '2030-06-19',
  });
  expect((await insurance('amount=12000&cancellationPolicyType=NCNR')).body).toEqual({ amount: 900 });
  expect(await insurance('amount=12000')).toMatchObject({ status: 400, body: { field: 'cancellationPolicyType' } });
});
