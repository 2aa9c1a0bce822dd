import { LONGEST_WISHLIST } from '@shop/domain';
import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from './account-shop.test-utils.ts';
import type { Visitor } from './visitor.test-utils.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
  await shop.db
    .insertInto('activity_center')
    .values({
      id: 5,
      label: 'Ballon du lac',
      stars: 0,
      address: 'Quai 1',
      city: 'Annecy',
      place_id: 'city-3037543',
      region: JSON.stringify({ fr: 'Haute-Savoie', nl: 'Haute-Savoie' }),
      country: 'FR',
      latitude: 45.9,
      longitude: 6.1,
    })
    .execute();
  await shop.db
    .insertInto('activity_product')
    .values({
      id: 501,
      center_id: 5,
      label: JSON.stringify({ fr: 'Vol en ballon', nl: 'Ballonvaart' }),
      slug: 'vol-en-ballon',
      description: '{}',
      activities: '[]',
      schedules: '[]',
      nice_to_know: '[]',
      important_infos: '[]',
      tag_ids: [],
      themes: [],
      first_adults: 1,
      sell_cents: [9_900],
      images: ['balloon-1'],
      popularity: 1,
    } as never)
    .execute();
}, OPENING_MS);
afterAll(() => shop?.end());
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));

const accountIdOf = (browser: Visitor) => browser.cookies.get('account_id')!;
const put = (browser: Visitor, item: string) => browser.ask('PUT', `/gateway/account/wishlist/${item}`);
const remove = (browser: Visitor, item: string) => browser.ask('DELETE', `/gateway/account/wishlist/${item}`);
const wishlist = async (browser: Visitor, locale = 'fr_FR') => (await browser.get(`/gateway/account/wishlist?locale=${locale}`)).body;
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the wishlist', () => {
  test('an item is added once however often it is added, and removed however often it is removed @ACC-006', async () => {
    const browser = await shop.customer('heart@example.com');
    expect([(await put(browser, 'STAY/101')).status, (await put(browser, 'STAY/101')).status]).toEqual([204, 204]);
    expect(ids((await wishlist(browser)).STAY)).toEqual(['101']);
    expect([(await remove(browser, 'STAY/101')).status, (await remove(browser, 'STAY/101')).status]).toEqual([204, 204]);
    expect(await wishlist(browser)).toEqual({ STAY: [], ACTIVITY: [] });
  });

  test('entries have id, label, hotel, picture and address in the asked language, activities typed so @ACC-007 @ACC-008', async () => {
    const browser = await shop.customer('entries@example.com');
    await put(browser, 'STAY/101');
    await put(browser, 'ACTIVITY/501');
    expect(await wishlist(browser, 'nl_NL')).toMatchObject({
      STAY: [
        {
          type: 'STAY',
          id: '101',
          label: 'Ontspannen aan het meer',
          hotel: { id: '1', label: 'Hôtel des Marquisats', stars: 3, location: { label: 'Annecy, Auvergne-Rhône-Alpes' } },
          imageUrl: '/images/lake-1/640_360.webp',
          image: '/images/lake-1/640_360.webp',
          uri: '/product/verblijf/101/ontspannen-aan-het-meer',
          available: true,
        },
      ],
      ACTIVITY: [
        {
          type: 'ACTIVITY',
          id: '501',
          label: 'Ballonvaart',
          hotel: { label: 'Ballon du lac' },
          card: { headwords: [], sellPrice: 9_900, refPrice: 9_900 },
        },
      ],
    });
  });

  test('what a guest kept comes along at sign-in, nothing twice, what is unknown left out', async () => {
    const browser = await shop.customer('guest@example.com');
    await put(browser, 'STAY/102');
    const guest = [
      { type: 'STAY', id: '101' },
      { type: 'STAY', id: '102' },
      { type: 'STAY', id: '999' },
      { type: 'ACTIVITY', id: '501' },
    ];
    const signIn = { email: 'guest@example.com', password: PASSWORD, wishlist: guest };
    await shop.visitor().post('/gateway/account/sessions', signIn);
    await shop.visitor().post('/gateway/account/sessions', signIn);
    const merged = await wishlist(browser);
    expect([ids(merged.STAY).sort(), ids(merged.ACTIVITY)]).toEqual([['101', '102'], ['501']]);
  });

  test('a full one refuses one more by its code, keeps what it holds, and takes another once there is room', async () => {
    const browser = await shop.customer('full@example.com');
    const others = Array.from({ length: LONGEST_WISHLIST }, (_, number) => ({
      account_id: accountIdOf(browser),
      type: 'STAY' as const,
      item_id: 5_000 + number,
      added_at: shop.time.now,
      place: number,
    }));
    await shop.db.insertInto('wishlist_entry').values(others).execute();
    expect(await put(browser, 'STAY/101')).toMatchObject({
      status: 409,
      body: { code: 'WISHLIST_FULL', message: expect.stringContaining(String(LONGEST_WISHLIST)) },
    });
    await remove(browser, 'STAY/5000');
    expect([(await put(browser, 'STAY/101')).status, (await put(browser, 'STAY/101')).status]).toEqual([204, 204]);
    expect((await put(browser, 'STAY/102')).body.code).toBe('WISHLIST_FULL');
    expect(ids((await wishlist(browser)).STAY)).toEqual(['101']);
  });

  test.each([
    ['a stay that is not there', 'STAY/999', 404],
    ['an unknown type', 'HOTEL/1', 400],
    ['an id that is no number', "STAY/1'--", 400],
    ['a number beyond all stays', 'STAY/999999999', 404],
  ])('%s is refused', async (_, item, status) => {
    const browser = await shop.customer(`refused-${status}-${item.length}@example.com`);
    expect((await put(browser, item)).status).toBe(status);
  });
});
