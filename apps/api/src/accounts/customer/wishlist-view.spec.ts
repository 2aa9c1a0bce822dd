import { openDemoAccount } from '../authentication/demo-account.ts';
import { openProductShop, type ProductShop } from '../../catalogue/routes/product-shop.test-utils.ts';
import { addToWishlist } from './wishlist.ts';
import { bookingDay } from '../../availability/booking-day.ts';
import { ownWishlist } from './wishlist-view.ts';

const NOW = new Date('2030-06-01T10:00:00Z');
let shop: ProductShop;

beforeAll(async () => {
  shop = await openProductShop(NOW);
}, 120_000);

afterAll(() => shop?.close());

test('a wished stay tells what the cards of the results tell of it; one that is sold no more tells no price @ACC-007', async () => {
  await openDemoAccount(shop.db, NOW);
  const { id: accountId } = await shop.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  for (const id of ['103', '101']) await addToWishlist({ db: shop.db, now: NOW, accountId }, { type: 'STAY', id });
  const body = { searchCriterias: { adult: 2 }, locale: 'fr_FR', numberOfPackagesPerHotel: 20 };
  const found = await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload: body });
  const offers = (found.json() as { exactMatch: { id: string; sellPrice: number; refPrice: number; nights: number }[] }).exactMatch;
  const { sellPrice, refPrice, nights } = offers.find(({ id }) => id === '101')!;
  const wish = { ...bookingDay('fr_FR', NOW), locale: 'fr_FR', party: { adults: 2, children: 0, babies: 0 } } as const;
  const { STAY } = await ownWishlist(shop, accountId, wish);
  const entries = new Map(STAY.map((entry) => [entry.id, entry]));
  expect(entries.get('101')).toMatchObject({
    available: true,
    card: { sellPrice, refPrice, nights, review: { count: expect.any(Number), average: expect.any(Number) } },
  });
  expect(entries.get('103')).toMatchObject({ available: false });
  expect(entries.get('103')).not.toHaveProperty('card');
});

test('on the days and for the party of the last search it costs what they cost; where it is sold out then, its cheapest day is told @ACC-007', async () => {
  const { id: accountId } = await shop.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const entryOn = async (checkin: string, adults = 2) => {
    const wish = { ...bookingDay('fr_FR', NOW), locale: 'fr_FR', party: { adults, children: 0, babies: 0 } } as const;
    const { STAY } = await ownWishlist(shop, accountId, { ...wish, period: { checkin, nights: 1 } });
    return STAY.find(({ id }) => id === '101')!;
  };
  const quote = async (checkin: string, adult: number) =>
    (await shop.get(`/api/product/101/quote?checkin=${checkin}&nights=1&adult=${adult}&locale=fr_FR`)).body.priceInfo.sellPrice as number;
  for (const adults of [1, 2]) expect((await entryOn('2030-06-20', adults)).card?.sellPrice).toBe(await quote('2030-06-20', adults));
  expect(await entryOn('2030-06-20')).not.toHaveProperty('unavailable');
  const cheapest = (await entryOn('2030-06-17')).card;
  expect(await entryOn('2030-06-12')).toMatchObject({ unavailable: 'soldOut', card: { sellPrice: cheapest?.sellPrice } });
  expect(await entryOn('2030-06-14')).toMatchObject({ unavailable: 'notOnTheseDays', card: { sellPrice: cheapest?.sellPrice } });
});
