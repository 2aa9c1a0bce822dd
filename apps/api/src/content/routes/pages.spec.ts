import type { MenuAnswer } from '@shop/contracts';
import { home, said, writtenShopOfFile } from './a-written-shop.test-utils.ts';

const shop = writtenShopOfFile();
const ask = <Answer = Record<string, unknown>>(url: string) => shop.ask<Answer>(url);

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
