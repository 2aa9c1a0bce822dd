import { boxRange, type BoxTerms } from '../../availability/gift-ranges/index.ts';
import { giftCard } from '../../testing/gift-card.ts';
import type { OpenShop } from '../../testing/open-shop.ts';
import { visitor } from '../../accounts/routes/visitor.test-utils.ts';
import { openGiftShop, type GiftShop } from './gift-shop.test-utils.ts';

let opened: GiftShop;
let shop: OpenShop;
let visitors = 0;

beforeAll(async () => {
  opened = await openGiftShop();
  shop = opened.shop;
}, 120_000);

afterAll(() => opened?.end());

/** Every question comes from an address of its own unless one is named: guesses are counted by address. */
async function get(url: string, remoteAddress = `10.0.${visitors >> 8}.${visitors++ & 255}`) {
  const answer = await shop.app.inject({ url, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const idsOf = (offers: { id: string }[]): string[] => offers.map((offer) => offer.id);

describe('the shop window of boxes', () => {
  test('lists the digital form of every box that is sold, with its promotion @API-015 @API-048 @GIFT-028 @RULE-006', async () => {
    const { body } = await get('/gateway/boxes/search?locale=nl_NL');
    expect(body.boxes.map((box: { code: string }) => box.code)).toEqual(['SPAEBOX', 'GRANDEBOX']);
    expect(body.boxes[0]).toMatchObject({
      title: 'Even naar de wellness',
      includedContent: 'Une nuit\nLe petit-déjeuner',
      price: { sellPrice: 12_000, referencePrice: 12_000, promo: 0 },
      images: { mainBySize: { '640_360': '/images/gift-1/640_360.webp' } },
      searchCriteria: { subthemas: [{ id: 'spa' }] },
    });
    expect(body.boxes[0].price).not.toHaveProperty('promotionEndsOn');
    expect(body.boxes[1].price).toEqual({ sellPrice: 45_000, referencePrice: 50_000, promo: 10, promotionEndsOn: '2030-06-30' });
  });

  test('shows a box with all that its page needs, in either format @API-013 @GIFT-027', async () => {
    const { body } = await get('/gateway/boxes/spabox/product-detail?locale=fr_FR');
    expect(body).toMatchObject({
      code: 'SPABOX',
      format: 'physical',
      otherFormatCode: 'SPAEBOX',
      title: 'Parenthèse au spa',
      description: 'Un bassin chaud.',
      includedContent: 'Une nuit\nLe petit-déjeuner',
      value: 12_000,
      referencePrice: 12_000,
      searchCriteriaProperties: { subthemas: ['spa'], nights: 1 },
      mainImageBySize: { '960_540': '/images/gift-1/960_540.webp' },
    });
    expect(Object.keys(body.imagesBySize)).toEqual(['120_80', '640_360', '750_360', '960_540', '1920_595', '1920_880']);
    expect(body.imagesBySize['120_80']).toHaveLength(2);
  });

  test('answers a box that is not sold with an error field @API-013', async () => {
    for (const code of ['NOEBOX', 'OLDEBOX', '%27--'])
      expect(await get(`/gateway/boxes/${code}/product-detail?locale=fr_FR`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', field: 'code', error: expect.stringContaining('There is no box') },
      });
    expect(await get('/gateway/boxes/NOEBOX/offers?locale=fr_FR')).toMatchObject({ status: 404, body: { field: 'boxCode' } });
    expect(await get('/gateway/boxes/SPAEBOX/product-detail?locale=xx')).toMatchObject({ status: 400, body: { field: 'locale' } });
  });

  test('offers the stays of its theme that it pays, eight a page, then nothing @API-014', async () => {
    const { body } = await get('/gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=0&limit=8');
    expect(idsOf(body.exactMatch).sort()).toEqual(['101', '301']);
    expect(body.searchDetails.totalCount).toBe(2);
    const first = await get('/gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=0&limit=1');
    const second = await get('/gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=1&limit=1');
    expect(idsOf([...first.body.exactMatch, ...second.body.exactMatch])).not.toContain('201');
    expect((await get('/gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=2')).body.exactMatch).toEqual([]);
    expect(await get('/gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=-1')).toMatchObject({ status: 400, body: { field: 'page' } });
  });
});

describe('the range of a box', () => {
  const staysFor = (box: Partial<BoxTerms> & Pick<BoxTerms, 'value_cents'>, isPaidWhole?: boolean): number[] => {
    const { stays } = shop.index;
    const range = boxRange(stays, { nights: 1, themes: ['spa'], required_items: null, ...box }, isPaidWhole);
    return [...stays.stays.id].filter((_, stay) => range[stay] === 1);
  };

  test('holds a stay that costs as much as the box on its cheapest day, and none that costs a cent more', () => {
    expect(staysFor({ value_cents: 9_000 })).toEqual([101]);
    expect(staysFor({ value_cents: 8_999 })).toEqual([]);
  });

  test('holds stays of any of its themes, and of its nights', () => {
    expect(staysFor({ value_cents: 50_000, themes: ['spa', 'city'] })).toEqual([101, 103, 201, 301]);
    expect(staysFor({ value_cents: 50_000, nights: 2 })).toEqual([101, 102, 201, 301]);
    expect(staysFor({ value_cents: 50_000, themes: ['opera'] })).toEqual([]);
  });

  test('holds those that have in their programme what the box promises: one of each choice, by kind or id', () => {
    const dear = (required_items: string[][]) => staysFor({ value_cents: 50_000, required_items });
    expect(dear([['breakfast']])).toEqual([101, 201, 301]);
    expect(dear([['breakfast'], ['candlelit-dinner', 'massage']])).toEqual([301]);
    expect(dear([['dinner']])).toEqual([301]);
    expect(dear([['breakfast'], ['massage']])).toEqual([]);
  });

  test('holds the dearer ones too when the recipient may pay the difference', () => {
    expect(staysFor({ value_cents: 8_999 }, false)).toEqual([101, 201, 301]);
  });
});

describe('the recipient of a box', () => {
  test('sees what is left to pay after the gift, never below 0 @API-016 @GIFT-020 @GIFT-021', async () => {
    const cheap = await get('/gateway/box-offers/SPAEBOX?locale=fr_FR&checkinDate=2030-06-08&hotelId=1');
    expect(cheap.body.gift).toMatchObject({ kind: 'BOX', value: 12_000, nights: 1, title: 'Parenthèse au spa' });
    expect(cheap.body.offers).toMatchObject([{ id: '101', offerPrice: 9_000, sellPrice: 0, priceType: 'BENEFICIARY' }]);
    const dear = await get('/gateway/box-offers/SPAEBOX?locale=fr_FR&checkin=2030-06-20&hotelId=1');
    expect(dear.body.offers).toMatchObject([{ id: '101', offerPrice: 18_000, sellPrice: 6_000 }]);
  });

  test('names the gift by its voucher, its box or its affiliate id, with the same answer @API-016', async () => {
    const [byBox, byVoucher, byAffiliate, byQuery] = await Promise.all([
      get('/gateway/box-offers/SPAEBOX?locale=fr_FR'),
      get('/gateway/box-offers/test-box-0001?locale=fr_FR'),
      get('/beneficiary/boxes/offers?locale=fr_FR&selectivePublicationAffiliateId=box-spa'),
      get('/beneficiary/boxes/offers?locale=fr_FR&code=TEST-BOX-0001'),
    ]);
    expect(idsOf(byBox.body.offers)).toHaveLength(2);
    for (const other of [byVoucher, byAffiliate, byQuery]) expect(other.body).toEqual(byBox.body);
  });

  test('of a box that is no longer sold chooses as before', async () => {
    const old = giftCard('TEST-BOX-OLD1', 12_000, { kind: 'BOX', product_code: 'OLDEBOX', nights: 1 });
    await shop.db.insertInto('gift_voucher').values(old).execute();
    const { body } = await get('/gateway/box-offers/TEST-BOX-OLD1?locale=fr_FR');
    expect([body.gift.title, idsOf(body.offers)]).toEqual(['Parenthèse au spa', expect.arrayContaining(['101'])]);
  });

  test('gets up to twenty stays of one hotel, and the dearer ones when the range is not matched @GIFT-022 @API-016', async () => {
    const nights = await get('/gateway/box-offers/GRANDEBOX?locale=fr_FR&hotelId=1');
    expect(idsOf(nights.body.offers).sort()).toEqual(['101', '102']);
    expect(idsOf((await get('/gateway/box-offers/GRANDEBOX?locale=fr_FR&hotelId=1&numberOfPackagesPerHotel=1')).body.offers)).toHaveLength(
      1,
    );
    expect(idsOf((await get('/gateway/box-offers/SPAEBOX?locale=fr_FR&hotelId=2')).body.offers)).toEqual([]);
    const all = await get('/gateway/box-offers/SPAEBOX?locale=fr_FR&hotelId=2&matchOfferRangePriceWithGiftAmount=false');
    expect(all.body.offers).toMatchObject([{ id: '201', sellPrice: 10_000 }]);
  });

  test('sees the same stays on the map, priced after the gift @SEARCH-033', async () => {
    const { body } = await get('/gateway/box-offers/SPAEBOX?locale=fr_FR&performMapSearch=true&checkin=2030-06-20');
    expect(body.offers).toEqual([]);
    expect(body.points.map(({ id, sellPrice }: { id: string; sellPrice: number }) => [id, sellPrice]).sort()).toEqual([
      ['101', 6_000],
      ['301', 0],
    ]);
  });

  test('is told where and what was searched, with list and map alike @GIFT-020', async () => {
    for (const map of ['', '&performMapSearch=true']) {
      const { body } = await get(`/gateway/box-offers/SPAEBOX?locale=fr_FR&city=Annecy&theme=spa${map}`);
      expect(body.searchDetails).toMatchObject({
        totalCount: 1,
        page: 0,
        adult: 2,
        themeId: 'spa',
        place: { label: 'Annecy', lat: 45.8992 },
      });
    }
  });

  test('gets facets of the same offers @API-018', async () => {
    const { body } = await get('/gateway/box-facets/SPAEBOX?locale=fr_FR');
    expect(body.totalCount).toBe(2);
    expect(body.hotelTypes).toContainEqual(expect.objectContaining({ value: 'castle', count: 1 }));
    expect((await get('/beneficiary/boxes/facets?locale=fr_FR&selectivePublicationAffiliateId=box-spa')).body).toEqual(body);
    expect((await get('/gateway/box-offers/SPAEBOX?locale=fr_FR&hotelType=castle')).body.offers).toMatchObject([{ id: '301' }]);
  });

  test.each([
    ['an unknown code', '/gateway/box-offers/NOPE-1234?locale=fr_FR', 404, 'GIFT_NOT_FOUND', 'code'],
    ['a voucher of another kind', '/gateway/box-offers/TEST-CARD-0001?locale=fr_FR', 404, 'GIFT_NOT_FOUND', 'code'],
    ['a used voucher', '/gateway/box-offers/TEST-BOX-USED1?locale=fr_FR', 409, 'GIFT_USED', 'code'],
    ['an expired voucher', '/gateway/box-facets/TEST-BOX-LATE1?locale=fr_FR', 409, 'GIFT_EXPIRED', 'code'],
    ['no gift at all', '/beneficiary/boxes/offers?locale=fr_FR', 400, 'INVALID_FIELD', 'selectivePublicationAffiliateId'],
    [
      'an unknown affiliate',
      '/beneficiary/boxes/offers?selectivePublicationAffiliateId=x',
      400,
      'INVALID_FIELD',
      'selectivePublicationAffiliateId',
    ],
    ['a day in the past', '/gateway/box-offers/SPAEBOX?checkinDate=2030-05-01', 400, 'INVALID_FIELD', 'checkin'],
    ['a hotel that is no number', '/gateway/box-offers/SPAEBOX?hotelId=x', 400, 'INVALID_FIELD', 'hotelId'],
  ])('is told of %s', async (_, url, status, code, field) => {
    expect(await get(url)).toMatchObject({ status, body: { code, field } });
  });
});

describe('the recipient of a gift stay', () => {
  test('chooses among all stays that are given, and pays the difference @API-017', async () => {
    const { body } = await get(
      '/beneficiary/single-vouchers/offers?locale=fr_FR&code=TEST-STAY-0001&matchOfferRangePriceWithGiftAmount=false',
    );
    expect(idsOf(body.offers).sort()).toEqual(['101', '301']);
    expect(body.gift).toMatchObject({ kind: 'SINGLEVOUCHER', value: 13_900, nights: 1, title: 'Détente au bord du lac' });
    const byAffiliate = await get('/beneficiary/single-vouchers/offers?locale=fr_FR&selectivePublicationAffiliateId=stay-101');
    expect(byAffiliate.body.offers).toEqual(body.offers);
  });

  test('gets facets of the same offers @API-018', async () => {
    const { body } = await get('/beneficiary/single-vouchers/facets?locale=fr_FR&selectivePublicationAffiliateId=stay-101');
    expect(body.totalCount).toBe(2);
    expect(await get('/beneficiary/single-vouchers/facets?locale=fr_FR&code=TEST-BOX-0001')).toMatchObject({ status: 404 });
  });
});

describe('a recipient who is signed in', () => {
  const signedIn = async (code: string) => {
    const browser = visitor(shop.app);
    expect((await browser.post('/gateway/beneficiary/sessions?locale=nl_NL', { code })).status).toBe(200);
    return browser;
  };

  test('searches without naming the gift again @API-016 @API-018', async () => {
    const browser = await signedIn('test box 0001');
    const byCode = await get('/gateway/box-offers/TEST-BOX-0001?locale=fr_FR');
    expect((await browser.get('/beneficiary/boxes/offers?locale=fr_FR')).body).toEqual(byCode.body);
    expect((await browser.get('/beneficiary/boxes/facets?locale=fr_FR')).body.totalCount).toBe(2);
    expect(await browser.get('/beneficiary/single-vouchers/offers?locale=fr_FR')).toMatchObject({ status: 404 });
  });

  test('sees the stay that was given ahead of all others, once, and the others on the pages behind it @GIFT-020', async () => {
    const browser = await signedIn('TEST-STAY-0001');
    const page = async (query: string) =>
      idsOf((await browser.get(`/beneficiary/single-vouchers/offers?locale=fr_FR&${query}`)).body.offers);
    for (const orderBy of ['priceAsc', 'popularity', 'priceQuality'])
      expect([...(await page(`orderBy=${orderBy}&limit=1`)), ...(await page(`orderBy=${orderBy}&limit=1&page=1`))]).toEqual(['101', '301']);
    expect(await page('limit=1&page=2')).toEqual([]);
    expect(await page('hotelType=castle')).toEqual(['301']);
  });

  test('learns what the gift is in their language, and which stay it can pay for', async () => {
    const box = await signedIn('TEST-BOX-0001');
    const session = async (query: string) => (await box.get(`/gateway/beneficiary/session?${query}`)).body;
    expect(await session('locale=nl_NL&stayId=101')).toMatchObject({ title: 'Even naar de wellness', value: 12_000, paysStay: true });
    expect(await session('stayId=103')).toMatchObject({ paysStay: false, fromName: 'Camille', message: 'Pour toi' });
    expect((await session('locale=fr_FR')).paysStay).toBeUndefined();
  });
});
