import { expect, test, type APIRequestContext } from '@playwright/test';
import { findOffer, frenchOffers, openDaysOf, quoteOf } from './found-stays.ts';
import { aHotelOnSale, on } from '../../fixtures/hotel-visit.ts';
import { shopDay } from '../../fixtures/shop-clock.ts';

/** What the production build answers of products, without a browser's code. */
const get = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> => (await (await request.get(path)).json()) as Answer;
/** In the HTML that the server sends. */
const pageOf = async (request: APIRequestContext, address: string): Promise<string> => {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  return answer.text();
};

test('the score of a hotel has one decimal and its word on the stay page; a house without reviews is new @HOTEL-020 @HOTEL-021', async ({
  request,
}) => {
  const WORDS = ['Bien', 'Très bien', 'Excellent', 'Fantastique', 'Parfait'];
  const offers = await frenchOffers(request);
  for (const [low, high, word] of [
    [6, 6.9, undefined],
    [7, 7.9, 'Bien'],
    [8, 8.4, 'Très bien'],
    [8.5, 8.9, 'Excellent'],
    [9, 9.4, 'Fantastique'],
    [9.5, 10, 'Parfait'],
  ] as const) {
    const { id, hotel } = offers.find(({ hotel: { review } }) => review.average >= low && review.average <= high)!;
    const heading = /<h1.*?<\/header>/s.exec(await pageOf(request, `/stay/${id}`))![0].replaceAll(/<!-- -->/g, '');
    const score = hotel.review.average.toFixed(1).replace('.', ',');
    expect(heading).toContain(`Note de ${score} sur 10`);
    expect(WORDS.filter((each) => heading.includes(`>${each}<`))).toEqual(word ? [word] : []);
    expect(heading).not.toContain('Nouveau');
  }
  const { id } = offers.find(({ hotel }) => hotel.review.count === 0)!;
  const heading = /<h1.*?<\/header>/s.exec(await pageOf(request, `/stay/${id}`))![0];
  expect(heading).toContain('>Nouveau<');
  expect(heading).not.toContain('sur 10');
});

test('on cards only scores of nine and more have a word @HOTEL-020', async ({ page, baseURL }) => {
  await page.goto(on(baseURL, 'localhost', '/sejours?flow=booking&city=Lyon&lat=45.7485&lng=4.8467'), { waitUntil: 'commit' });
  const scores = page.locator('main article').getByText(/^Note de \d,?\d? sur 10, \d+ avis$/);
  await expect(scores.first()).toBeAttached();
  const read = await scores.evaluateAll((labels) =>
    labels.map(({ textContent, parentElement }) => ({
      score: Number(/de ([\d,]+)/.exec(textContent)![1]!.replace(',', '.')),
      isPraised: /Bien|bien|Excellent|Fantastique|Parfait/.test(parentElement!.textContent),
    })),
  );
  expect(read.length).toBeGreaterThan(5);
  for (const { score, isPraised } of read) expect([score, isPraised]).toEqual([score, score >= 9]);
});

test('reviews name what guests judge: the welcome is called Home in English, and every score lies between 0 and 10 @PROD-086', async ({
  request,
}) => {
  const { hotel } = await findOffer(request, {}, ({ hotel: { review } }) => review.count > 10);
  const path = `/api/hotel/${hotel.id}/reviews.json?withOtherLanguageFallback=true`;
  const { totalCount, score, list, details } = await get<{
    totalCount: number;
    score: number;
    list: Record<string, unknown>[];
    details: { criterion: string; label: string; score: number }[];
  }>(request, `${path}&wordedIn=en_GB`);
  expect([totalCount, list.length]).toEqual([hotel.review.count, 10]);
  expect(details.map(({ criterion }) => criterion)).toEqual([
    ...['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'],
  ]);
  expect(details[0]!.label).toBe('Home');
  for (const each of [score, ...details.map((detail) => detail.score)]) expect(each > 0 && each <= 10).toBe(true);
  for (const review of list)
    expect(Object.keys(review)).toEqual(expect.arrayContaining(['id', 'locale', 'customer', 'type', 'date', 'average', 'positive']));
  expect(list.some(({ negative }) => typeof negative === 'string')).toBe(true);
});

test('a Dutch town takes a share of the booking, a French one so much a night, and the quote counts with it @PROD-025', async ({
  request,
}) => {
  interface Taxed {
    readonly hotel: {
      readonly localTax: { type: string; amount: number; percentage?: number; currency: string; toBePaidAtHotel: boolean };
    };
  }
  for (const [country, type] of [
    ['NL', 'BOOKING_PERCENTAGE'],
    ['FR', 'PER_PERSON_PER_NIGHT'],
  ] as const) {
    const { id } = await findOffer(request, { country }, () => true);
    const { localTax } = (await get<Taxed>(request, `/api/weekend/${id}/detail.json?locale=fr_FR`)).hotel;
    expect(localTax).toMatchObject({ type, currency: 'EUR', toBePaidAtHotel: true });
    const [day] = await openDaysOf(request, id);
    const { priceInfo, localTaxTotalAmount } = await quoteOf(request, id, day!);
    const share = (priceInfo.sellPrice * (localTax.percentage ?? 0)) / 100;
    expect(localTaxTotalAmount).toBe(type === 'BOOKING_PERCENTAGE' ? Math.round(share) : localTax.amount * 2 * day!.nights);
    expect(localTaxTotalAmount).toBeGreaterThan(0);
  }
});

test('each offer of a room says what it is, what it costs and how it can be cancelled @PROD-021 @PROD-042', async ({ request }) => {
  interface Rooms {
    readonly rooms: readonly {
      readonly list: readonly { readonly id: string; readonly sellPrice?: number; readonly shortProgramIntroWithoutRoom: string }[];
    }[];
  }
  const { rooms } = await get<Rooms>(request, `/api/hotels/${await aHotelOnSale(request)}?locale=fr_FR&adult=2&child=0&baby=0`);
  const offers = rooms.flatMap(({ list }) => list);
  expect(offers.length).toBeGreaterThan(1);
  // A night without a programme has nothing to introduce.
  expect(offers.filter(({ shortProgramIntroWithoutRoom: intro }) => intro).length).toBeGreaterThan(0);
  for (const offer of offers)
    expect(offer).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      nights: expect.any(Number),
      checkin: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      price: {
        sellPrice: expect.any(Number),
        refPrice: expect.any(Number),
        promoPercentageRounded: expect.any(Number),
        nights: expect.any(Number),
      },
      shortProgramIntroWithoutRoom: expect.stringMatching(/^(?:\p{Lu}|$)/u),
      cancellationPolicy: { cancellable: expect.any(Boolean), type: expect.any(String) },
      paxCount: 2,
      hasSelectedDates: false,
    });
});

test('availabilities need a product @PROD-034', async ({ request }) => {
  const answer = await request.get('/api/product/%20/availabilities.json?locale=fr_FR');
  expect([answer.status(), ((await answer.json()) as { message: string }).message]).toEqual([400, 'Product ID is required']);
});

test('paying later is there in France, Spain and both languages of Belgium, and nowhere else @PROD-077', async ({ request }) => {
  const checkinDate = shopDay(40);
  const ways: Record<string, string[]> = {};
  for (const pointOfSale of ['fr_fr', 'es_es', 'fr_be', 'nl_be', 'nl_nl', 'it_it']) {
    const path = `/gateway/purchase/alma/eligibility?amount=40000&checkinDate=${checkinDate}&pointOfSale=${pointOfSale}`;
    ways[pointOfSale] = (await get<{ paymentMethods: { type: string }[] }>(request, path)).paymentMethods.map(({ type }) => type);
  }
  const all = ['deferred', '3x', '4x'];
  expect(ways).toEqual({ fr_fr: all, es_es: all, fr_be: all, nl_be: all, nl_nl: [], it_it: [] });
});

test('"/checkout" leads to the booking summary with all that it asks for, of a stay and of an activity @API-046', async ({ request }) => {
  const { id } = await findOffer(request, {}, () => true);
  const [day] = await openDaysOf(request, id);
  for (const query of [`id=${id}&checkin=${day!.checkin}&checkout=${day!.checkout}&a=2`, 'flow=activity&id=70001&a=2']) {
    const answer = await request.get(`/checkout?${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, `/reservation?${query}`]);
  }
  expect(await pageOf(request, `/checkout?id=${id}&checkin=${day!.checkin}&checkout=${day!.checkout}&a=2`)).toMatch(/<h1[^>]*>/);
});

test('channel managers see their word on the button, other visitors do not @PROD-010', async ({ request }) => {
  const { id } = await findOffer(request, {}, () => true);
  expect(await pageOf(request, `/stay/${id}?connectivity=1`)).toMatch(/>CM</);
  expect(await pageOf(request, `/stay/${id}`)).not.toMatch(/>CM</);
});

test('an activity search titles its page and tells search engines of it, in the head of the page too @ACT-006', async ({ request }) => {
  const place = { city: 'Lyon', lat: 45.7485, lng: 4.8467 };
  const data = { searchCriterias: { adult: 2, ...place }, locale: 'fr_FR', limit: 24 };
  const found = (await (await request.post('/api/search/activity-only.json', { data })).json()) as {
    mainTitle: string;
    mainImage: string;
    results: object[];
    searchDetails: { totalCount: number };
    pageModel: { pageTitle: string; metaDescription: string; serpSeoLargeContent: string; alternateUrls: { locale: string }[] };
  };
  const { pageModel } = found;
  expect(found).toMatchObject({ mainTitle: expect.stringContaining('Lyon'), mainImage: expect.stringMatching(/^\/images\//) });
  expect(found.searchDetails.totalCount).toBeGreaterThanOrEqual(found.results.length);
  expect(pageModel).toMatchObject({ metaRobots: 'index, follow', canonicalUrl: expect.stringContaining('/activites?') });
  expect(pageModel.alternateUrls.map(({ locale }) => locale)).toEqual(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT']);
  const html = await pageOf(request, '/activites?flow=activity&city=Lyon&lat=45.7485&lng=4.8467');
  const reported = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  expect(reported(/<title>([^<]*)/g)).toEqual([expect.stringContaining(pageModel.pageTitle)]);
  expect(reported(/<meta name="description" content="([^"]*)/g)).toEqual([pageModel.metaDescription]);
  expect(reported(/<link rel="canonical" href="([^"]*)/g)).toEqual([expect.stringMatching(/\/activites\?.*city=Lyon/)]);
  expect(reported(/<link rel="alternate" hrefLang="([^"]*)/g)).toEqual(['fr-FR', 'es-ES', 'fr-BE', 'nl-BE', 'nl-NL', 'it-IT', 'x-default']);
  expect(pageModel.serpSeoLargeContent).toContain('Lyon');
});
