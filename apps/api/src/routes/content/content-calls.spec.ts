import type { AnnouncementAnswer, ContentBody, ContentKind, Locale, MenuAnswer, TargetedBannerAnswer } from '@shop/contracts';
import { aHotel, aPlace, aRoom, aStay, testDatabase, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';

let database: TestDatabase;
let shop: OpenShop;

const said = (text: string) => ({ blocks: [{ type: 'paragraph' as const, runs: [{ text }] }] });
const home = (title: string): ContentBody<'homepage'> => ({
  seo: { title, description: 'Une nuit ailleurs', index: true, follow: true },
  announcementBanner: { content: said('Bientôt'), colorVariation: 'red' },
  header: { menu: true, gift: true, wishlist: true, account: true, help: false },
  promoBar: {
    campaign: 'hiver',
    category: 'promo',
    flow: 'booking',
    internalCode: 'hiver',
    links: [],
    flowTabs: [{ flow: 'gifting', label: 'Cadeaux' }],
  },
  jumbotron: { title, subtitle: 'Hôtels choisis', imageUrl: '/images/sea-1/1920_880.webp' },
  themes: [],
  blocks: [
    {
      type: 'TopSearchResults',
      id: 'week',
      title: 'Cette semaine',
      itemType: 'stay',
      searchCriterias: { country: 'FR', adult: 2 },
      limit: 8,
    },
    { type: 'MainUSP', id: 'usp', title: 'Toujours', items: [{ icon: 'tag', title: 'Prix', text: 'Dit d’emblée' }] },
    { type: 'TargetedBanner', id: 'targeted' },
  ],
  footer: { legal: true, newsletter: false, contact: true },
});
const news = (text: string): ContentBody<'announcement'> => ({
  pages: ['home', 'search'],
  flows: ['booking', 'hotel'],
  announcementBanner: { content: said(text), colorVariation: 'blue', link: { url: '/contact' } },
});

async function write<Kind extends ContentKind>(kind: Kind, key: string, locale: Locale, body: ContentBody<Kind>): Promise<void> {
  await shop.db
    .insertInto('content_entry')
    .values({ kind, key, locale, body: JSON.stringify(body) })
    .execute();
}

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    catalogue: {
      places: [
        aPlace(),
        aPlace({ id: 'region-fr-84', category: 'region', label: aHotel().region, value: 'Auvergne-Rhône-Alpes', postalcode: null }),
      ],
      hotels: [aHotel()],
      rooms: [aRoom()],
      stays: [aStay({ themes: ['spa'] })],
    },
  });
  await write('homepage', 'booking', 'fr_FR', home('Séjours'));
  await write('homepage', 'gifting', 'fr_FR', home('Cadeaux'));
  await write('announcement', 'news', 'fr_FR', news('Du neuf'));
  await write('announcement', 'news', 'nl_NL', news('Nieuws'));
  await write('announcement-fallback', 'help', 'fr_FR', {
    flow: ['booking'],
    pages: ['product'],
    variation: 'grey',
    campaign: 'help',
    category: 'announcement',
    content: said('Une question ?'),
  });
  await write('targeted-banner', 'spa', 'fr_FR', {
    rules: { page: ['home'], theme: ['spa'], isLessThanTwoHours: true },
    banner: {
      title: 'Dimanche soir',
      subtitle: 'Les bassins sont à vous',
      imageUrl: '/images/spa-1/1500_736.webp',
      imageMobile: '/images/spa-1/750_528.webp',
      imagePosition: 'left',
      imageAlt: 'Un bassin',
      ctas: [{ label: 'Voir', url: '/sejours' }],
      newTab: false,
      campaign: 'spa',
      category: 'targeted',
    },
  });
  await write('boxes-block', 'home', 'fr_FR', {
    campaign: 'best',
    title: 'Les coffrets',
    subtitle: 'Échangeables',
    buttonLabel: 'Tous',
    buttonURL: '/coffrets',
    boxes: ['SPA', 'GONE'],
  });
  await write('gift-block', 'home', 'fr_FR', {
    title: 'Offrez',
    subtitle: 'Du temps',
    imageS: '/images/gift-1/750_528.webp',
    imageL: '/images/gift-1/1500_736.webp',
    boxURL: '/coffrets',
    singleVoucherURL: '/sejours',
    giftcardURL: '/giftcard/customization',
    activityOnlyURL: '/activites',
    campaign: 'gift',
    category: 'cross-sell',
  });
  await write('menu', 'header', 'fr_FR', {
    links: [
      {
        _id: 'top',
        label: 'Inspirations',
        children: [
          {
            _id: 'dest',
            label: 'Destinations',
            children: [{ _id: 'ara', label: 'Auvergne-Rhône-Alpes', location: { category: 'region', value: 'Auvergne-Rhône-Alpes' } }],
          },
        ],
      },
    ],
    themes: [
      { id: 'spa', name: 'Spa', icon: 'bath', uri: '/sejours' },
      { id: '39', name: 'En famille', icon: 'users', uri: '/sejours' },
    ],
  });
  await write('static-page', 'cookies', 'fr_FR', {
    title: 'Cookies',
    description: 'Vos choix',
    updatedOn: '2030-01-02',
    content: said('Rien sans accord.'),
  });
  await write('landing', 'xmas', 'fr_FR', { page: 'own', season: { theme: 'xmas', from: '12-01', until: '01-06' }, content: home('Noël') });
  await write('landing', 'spring', 'fr_FR', { page: 'home', season: { theme: 'spring', from: '03-20', until: '06-20' } });
  await write('minisite', 'dimanche', 'fr_FR', {
    minisiteId: 360,
    partnerName: 'Dimanche',
    bannerUrls: { desktop: '/images/sea-2/1920_595.webp', mobile: '/images/sea-2/750_528.webp' },
    seo: { title: 'Dimanche', description: 'Une sélection', index: true, follow: true },
    title: 'Les adresses de Dimanche',
    intro: said('Choisies sur place.'),
    offers: { title: 'La sélection', searchCriterias: { theme: 'spa' }, limit: 12, startingPrice: 7500 },
    terms: said('Pour deux personnes.'),
  });
}, 120_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

async function ask<Answer = Record<string, unknown>>(url: string): Promise<{ status: number; body: Answer }> {
  const response = await shop.app.inject({ url });
  return { status: response.statusCode, body: response.json() };
}

describe('the home page’s content', () => {
  test('comes keyed by flow with everything that an entry holds @API-023 @HOME-011', async () => {
    const { status, body } = await ask('/api/cms/homepage?locale=fr_FR');
    expect(status).toBe(200);
    expect(body).toEqual({ booking: home('Séjours'), gifting: home('Cadeaux') });
  });

  test('is empty where there is none', async () => {
    expect(await ask('/api/cms/homepage?locale=it_IT')).toEqual({ status: 200, body: {} });
  });
});

describe('banners', () => {
  test('the banner service lists entries by page kind and flow, with their translations @API-024', async () => {
    const { body } = await ask<AnnouncementAnswer>('/gateway/cms/announcementBanner');
    expect(body.homePages.map(({ flow, locale, localizations }) => [flow, locale, localizations.map((other) => other.locale)])).toEqual([
      ['booking', 'fr_FR', ['nl_NL']],
      ['hotel', 'fr_FR', ['nl_NL']],
    ]);
    expect(body.homePages[0]!.announcementBanner).toEqual(news('Du neuf').announcementBanner);
    expect(body.searchPages).toEqual(body.homePages);
    expect(body.productPages).toEqual([]);
    expect(body.fallbacks).toMatchObject([{ locale: 'fr_FR', flow: ['booking'], pages: ['product'], variation: 'grey' }]);
  });

  test('the banner service answers one locale alone', async () => {
    const { body } = await ask<AnnouncementAnswer>('/gateway/cms/announcementBanner?locale=nl_NL');
    expect(body.homePages.map(({ locale, localizations }) => [locale, localizations])).toEqual([
      ['nl_NL', []],
      ['nl_NL', []],
    ]);
    expect(body.fallbacks).toEqual([]);
  });

  test('targeted banners come with their rules, without a payload @API-020', async () => {
    const { status, body } = await ask<TargetedBannerAnswer>('/content/targetedBanner.json');
    expect(status).toBe(200);
    expect(body.banners).toMatchObject([
      {
        rules: { locale: ['fr_FR'], page: ['home'], theme: ['spa'], isLessThanTwoHours: true },
        banner: { id: 'spa', imagePosition: 'left', newTab: false },
      },
    ]);
  });
});

describe('blocks that sell gifts', () => {
  test('the block of boxes shows those that are sold, with their price before and now @API-025', async () => {
    await shop.db
      .insertInto('box')
      .values({
        code: 'SPAEBOX',
        collection: 'SPA',
        format: 'digital',
        title: JSON.stringify({ fr: 'Un bain à deux', nl: 'Samen in bad', en: 'A bath for two' }),
        description: JSON.stringify({ fr: 'Une nuit', en: 'A night' }),
        included_content: JSON.stringify({ fr: 'Une nuit\nUn spa', en: 'A night\nA spa' }),
        value_cents: 13_900,
        reference_cents: 15_900,
        nights: 1,
        adults: 2,
        themes: ['spa'],
        images: ['spa-77'],
        rating: 8.8,
        affiliate_id: 'house',
        position: 1,
        published: true,
      })
      .execute();
    const { status, body } = await ask<{ results: unknown[] }>('/gateway/content-boxes-block/fr_fr');
    expect(status).toBe(200);
    expect(body).toEqual({
      campaign: 'best',
      title: 'Les coffrets',
      subtitle: 'Échangeables',
      buttonLabel: 'Tous',
      buttonURL: '/coffrets',
      results: [
        {
          id: 'SPAEBOX',
          sku: 'SPAEBOX',
          handle: 'spa',
          title: 'Un bain à deux',
          image: '/images/spa-77/640_360.webp',
          includedContent: 'Une nuit\nUn spa',
          rating: 8.8,
          price: 15_900,
          promoPrice: 13_900,
          discount: 12,
          position: 1,
          campaign: 'best',
        },
      ],
    });
  });

  test.each([
    ['a locale in its usual spelling', 'fr_FR', 400],
    ['a locale that nobody speaks', 'xx_xx', 400],
    ['a locale without a block', 'it_it', 404],
  ])('%s is refused with a message and the values @API-025', async (_, locale, status) => {
    const answer = await ask(`/gateway/content-boxes-block/${locale}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), values: { locale } });
  });

  test('the gift block comes as a list of fields per locale @API-026 @HOME-019', async () => {
    const { body } = await ask('/gateway/content/giftBlock');
    expect(body).toMatchObject({
      items: [{ fields: { locale: 'fr_FR', imageS: '/images/gift-1/750_528.webp', activityOnlyURL: '/activites', campaign: 'gift' } }],
    });
  });
});

describe('navigation and pages', () => {
  test('the menu tells how many stays lie behind a theme and a region @SHELL-031', async () => {
    const { body } = await ask<MenuAnswer>('/gateway/content/menu?locale=fr_FR');
    expect(body.themes).toEqual([
      { id: 'spa', name: 'Spa', icon: 'bath', uri: '/sejours', count: 1 },
      { id: '39', name: 'En famille', icon: 'users', uri: '/sejours' },
    ]);
    expect(body.links[0]!.children![0]!.children![0]).toEqual({
      _id: 'ara',
      label: 'Auvergne-Rhône-Alpes',
      location: { category: 'region', value: 'Auvergne-Rhône-Alpes' },
      count: 1,
    });
  });

  test('a static page comes by its id @API-050', async () => {
    const { body } = await ask('/gateway/content/static/cookies?locale=fr_FR');
    expect(body).toEqual({
      id: 'cookies',
      title: 'Cookies',
      description: 'Vos choix',
      updatedOn: '2030-01-02',
      content: said('Rien sans accord.'),
    });
  });

  test('a landing page is the home page or a page of its own', async () => {
    expect((await ask('/gateway/content/landing/spring?locale=fr_FR')).body).toMatchObject({ slug: 'spring', page: 'home' });
    expect((await ask('/gateway/content/landing/xmas?locale=fr_FR')).body).toMatchObject({ page: 'own', content: home('Noël') });
  });

  test('a minisite comes by its address in its own locale @MINI-002', async () => {
    expect((await ask('/gateway/content/minisite/dimanche?locale=fr_FR')).body).toMatchObject({
      minisiteId: 360,
      minisiteUrl: 'dimanche',
      minisiteLocale: 'fr_FR',
      bannerUrls: { desktop: '/images/sea-2/1920_595.webp' },
    });
    expect((await ask('/gateway/content/minisite/dimanche?locale=fr_BE')).status).toBe(404);
  });

  test('the addresses of content are listed for the resolver', async () => {
    expect((await ask('/gateway/content/addresses?locale=fr_FR')).body).toEqual({
      minisites: [{ minisiteId: 360, minisiteUrl: 'dimanche' }],
      landings: [
        { slug: 'spring', page: 'home' },
        { slug: 'xmas', page: 'own' },
      ],
      staticPages: ['cookies'],
    });
  });

  test.each([
    'static/terms',
    'static/..%2f..%2fetc',
    'landing/summer',
    'minisite/nobody',
    'minisite/%F0%9F%98%80',
    'ideas',
    'footer',
    'popular-questions',
  ])('what is not written is not found: %s', async (path) => {
    expect(await ask(`/gateway/content/${path}?locale=fr_FR`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('an id with a NUL in it never reaches the database', async () => {
    expect((await ask('/gateway/content/static/%00?locale=fr_FR')).status).toBeLessThan(500);
  });

  test.each([
    '/api/cms/homepage',
    '/gateway/cms/announcementBanner',
    '/gateway/content/giftBlock',
    '/gateway/content/promoBar',
    '/gateway/content/menu',
    '/gateway/content/footer',
    '/gateway/content/static/cookies',
    '/gateway/content/ideas',
    '/gateway/content/minisite/dimanche',
    '/gateway/content/landing/xmas',
    '/gateway/content/addresses',
    '/gateway/content/popular-questions',
    '/gateway/content/articles',
  ])('an unknown locale is refused by %s with its field', async (path) => {
    expect(await ask(`${path}?locale=xx_XX`)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field: 'locale' } });
  });
});
