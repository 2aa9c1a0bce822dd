import { aHotel, aPlace, aRoom, aStay, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOffers, type OpenOffers } from '../testing/offers/open-offers.ts';
import { shopDatabase } from '../testing/shop-database.test-utils.ts';

let database: TestDatabase;
let shop: OpenOffers;

beforeAll(async () => {
  database = await shopDatabase();
  shop = await openOffers({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    render: async () => undefined,
    catalogue: {
      places: [aPlace()],
      hotels: [aHotel({ id: 1 }), aHotel({ id: 2, active: false })],
      rooms: [aRoom({ id: 1, hotel_id: 1 }), aRoom({ id: 2, hotel_id: 2 })],
      stays: [
        aStay({ id: 1, hotel_id: 1, room_id: 1, slug: 'first' }),
        aStay({ id: 2, hotel_id: 1, room_id: 1, slug: 'second' }),
        aStay({ id: 3, hotel_id: 1, room_id: 1, published: false }),
        aStay({ id: 4, hotel_id: 2, room_id: 2, slug: 'closed' }),
      ],
    },
  });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

const ask = async (url: string) => {
  const reply = await shop.app.inject({ url });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

test('the sitemap lists what is sold, page by page', async () => {
  expect((await ask('/gateway/sitemap/stay?limit=1')).body).toEqual({ entries: [{ id: '1', slug: 'first' }], next: 1 });
  expect((await ask('/gateway/sitemap/stay?after=1')).body).toEqual({ entries: [{ id: '2', slug: 'second' }] });
  expect((await ask('/gateway/sitemap/hotel')).body).toEqual({ entries: [{ id: '1' }] });
  expect((await ask('/gateway/sitemap/activity')).body).toEqual({ entries: [] });
});

test.each(['/gateway/sitemap/wish', '/gateway/sitemap/stay?after=-1', '/gateway/sitemap/stay?limit=0'])(
  '%s is refused by field',
  async (url) => {
    const { status, body } = await ask(url);
    expect(status).toBe(400);
    expect(body).toHaveProperty('field');
  },
);
