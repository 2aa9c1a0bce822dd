import { promotedBox } from '@shop/testing';
import type { AnnouncementAnswer, TargetedBannerAnswer } from '@shop/contracts';
import { home, news, writtenShopOfFile } from './a-written-shop.test-utils.ts';

const shop = writtenShopOfFile();
const ask = <Answer = Record<string, unknown>>(url: string) => shop.ask<Answer>(url);

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
  afterEach(() => shop.db.deleteFrom('box').execute());

  async function sell(collection: string, facts: { readonly themes?: string[]; readonly position?: number } = {}) {
    await shop.db
      .insertInto('box')
      .values({
        code: `${collection}EBOX`,
        collection,
        format: 'digital',
        title: JSON.stringify({ fr: 'Un bain à deux', nl: 'Samen in bad', en: 'A bath for two' }),
        description: JSON.stringify({ fr: 'Une nuit', en: 'A night' }),
        included_content: JSON.stringify({ fr: 'Une nuit\nUn spa', en: 'A night\nA spa' }),
        ...promotedBox(13, 15_900),
        nights: 1,
        adults: 2,
        themes: ['spa'],
        images: ['spa-77'],
        rating: 8.8,
        affiliate_id: 'house',
        position: 1,
        published: true,
        ...facts,
      })
      .execute();
    await shop.content.refresh();
  }

  test('the block of boxes shows those that are sold, with their price before and now @API-025', async () => {
    await sell('SPA');
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

  test('a box that no stay can be chosen with gives its place to the next one that opens a stay @API-025', async () => {
    await sell('SPA', { themes: ['ski'] });
    await sell('SEA', { themes: ['ski'], position: 2 });
    await sell('CITY', { position: 4 });
    await sell('VINES', { position: 3 });
    await sell('LAKE', { position: 5 });
    const { body } = await ask<{ results: { sku: string; position: number }[] }>('/gateway/content-boxes-block/fr_fr');
    expect(body.results.map(({ sku, position }) => [sku, position])).toEqual([
      ['VINESEBOX', 1],
      ['CITYEBOX', 2],
    ]);
  });

  test('the boxes that content names stand before those that fill its block @API-025', async () => {
    await sell('CITY', { position: 1 });
    await sell('SPA', { position: 9 });
    const { body } = await ask<{ results: { sku: string }[] }>('/gateway/content-boxes-block/fr_fr');
    expect(body.results.map(({ sku }) => sku)).toEqual(['SPAEBOX', 'CITYEBOX']);
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
