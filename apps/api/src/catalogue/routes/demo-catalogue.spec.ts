import {
  ActivityDetail,
  Availabilities,
  BoxDetail,
  CheckoutNights,
  HotelDetail,
  HotelOffersAnswer,
  LOCALES,
  ProductOffers,
  Quote,
  Recommendations,
  RecommendedOfferAnswer,
  ReviewsAnswer,
  StayDetail,
  Upsells,
} from '@shop/contracts';
import { openDemoShop, type DemoShop } from './demo-shop.test-utils.ts';

const HOTELS = 24;

let demo: DemoShop;
let hotels: number[];
let stays: { id: number; variant_of: number | null }[];

beforeAll(async () => {
  demo = await openDemoShop(HOTELS);
  const { db } = demo.shop;
  hotels = (await db.selectFrom('hotel').select('id').orderBy('id').execute()).map(({ id }) => id);
  stays = await db.selectFrom('stay').select(['id', 'variant_of']).orderBy('id').execute();
}, 180_000);

afterAll(() => demo?.close());

const answerOf: DemoShop['get'] = (schema, url) => demo.get(schema, url);

const localeOf = (place: number) => LOCALES[place % LOCALES.length]!;

/** Each picture says what it shows. */
function expectDescribed({ images, imageAlts }: { readonly images: readonly unknown[]; readonly imageAlts?: readonly string[] }): void {
  expect(imageAlts).toHaveLength(images.length);
  expect(imageAlts).not.toContain('');
}

test('every stay of the demo catalogue tells itself whole in its schema @API-009', async () => {
  for (const [place, { id }] of stays.entries()) {
    const detail = await answerOf<StayDetail>(StayDetail, `/api/weekend/${id}/detail.json?locale=${localeOf(place)}`);
    expect(detail.details?.room).toBeDefined();
    expect(detail.hotel.localTax?.toBePaidAtHotel).toBe(true);
    expect(detail.hotel.location.completeAddress?.streetAddress).not.toBe('');
    expect(detail.pageModel?.pageTitle).not.toBe('');
    expect(detail.images.length).toBeGreaterThan(0);
    expectDescribed(detail);
    expectDescribed(detail.room);
    expect(JSON.stringify(detail)).not.toMatch(/undefined|\[object/);
  }
}, 120_000);

test('every hotel of the demo catalogue tells itself whole, with rooms, weekends and neighbours @HOTEL-016', async () => {
  for (const [place, id] of hotels.entries()) {
    const locale = localeOf(place);
    const hotel = await answerOf<HotelDetail>(HotelDetail, `/api/hotels/${id}?locale=${locale}`);
    for (const gallery of [hotel, ...hotel.rooms]) expectDescribed(gallery);
    const sold = hotel.rooms
      .flatMap((room) => room.list)
      .filter((offer) => !stays.find((stay) => String(stay.id) === offer.id)?.variant_of);
    const withProgramme = sold.filter((offer) => offer.shortProgramIntroWithoutRoom !== '');
    expect(sold.length - withProgramme.length).toBe(hotel.rooms.length);
    expect(withProgramme.map((offer) => offer.id).sort()).toEqual(hotel.weekends.map((weekend) => weekend.id).sort());
    await answerOf(HotelOffersAnswer, `/api/hotels/${id}/offers.json?limit=1&locale=${locale}`);
    await answerOf(ReviewsAnswer, `/api/hotel/${id}/reviews.json?locale=${locale}&withOtherLanguageFallback=true`);
    await answerOf(Availabilities, `/api/hotels/${id}/availabilities.json?locale=${locale}&length=12`);
  }
}, 120_000);

test('the pictures of every activity and box of the demo catalogue say what they show', async () => {
  const { db } = demo.shop;
  for (const [place, { id }] of (await db.selectFrom('activity_product').select('id').execute()).entries())
    expectDescribed(
      await answerOf<ActivityDetail>(ActivityDetail, `/api/activity-only/weekend/${id}/detail.json?locale=${localeOf(place)}`),
    );
  for (const [place, { code }] of (await db.selectFrom('box').select('code').execute()).entries()) {
    const { imagesBySize, imageAlts } = await answerOf<BoxDetail>(
      BoxDetail,
      `/gateway/boxes/${code}/product-detail?locale=${localeOf(place)}`,
    );
    expectDescribed({ images: imagesBySize['640_360']!, imageAlts });
  }
}, 120_000);

test('what the calendars of the demo catalogue show can be quoted, and the other calls fit their schemas @API-030', async () => {
  for (const [place, { id, variant_of }] of stays.entries()) {
    const locale = localeOf(place);
    const { availabilities } = await answerOf<Availabilities>(
      Availabilities,
      `/api/product/${id}/availabilities.json?locale=${locale}&length=3`,
    );
    const open = Object.entries(availabilities).filter(([, day]) => day !== null);
    const [checkin, day] = open[(place * 7) % Math.max(1, open.length)] ?? [];
    if (!checkin || !day) continue;
    const query = `checkin=${checkin}&nights=${day.minLos}&adult=2&child=0&baby=0&locale=${locale}`;
    const quote = await answerOf<Quote>(Quote, `/api/product/${id}/quote?${query}`);
    if (variant_of === null) expect(quote.nightList?.[0]?.sellPrice).toBe(day.amount);
    const offers = await answerOf<ProductOffers>(ProductOffers, `/api/product/${id}/offers?${query}`);
    expect(offers[String(id)]?.priceInfo).toEqual(quote.priceInfo);
    const nights = await answerOf<number[]>(
      CheckoutNights,
      `/api/weekend/${id}/packageCheckoutNights.json?${query.replace('nights', 'night')}`,
    );
    expect(nights).toContain(day.minLos);
    await answerOf(Upsells, `/api/product/${id}/upsells?${query}`);
    await answerOf(RecommendedOfferAnswer, `/api/product/${id}/recommended-offer?${query}`);
    await answerOf(Recommendations, `/api/recommendations?id=${id}&locale=${locale}`);
    const dated = await answerOf<StayDetail>(StayDetail, `/api/weekend/${id}/detail.json?${query}&client=msite`);
    expect(dated.price?.sellPrice).toBe(quote.priceInfo.sellPrice);
  }
}, 240_000);
