import type { HomeContent, Minisite } from '@shop/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { answering } from '@shop/testing/network';
import { offer } from '../home/home-page.test-utils.tsx';
import { openPage } from '../../testing/open-page.test-utils.tsx';
import { Component, loader } from './open-route.ts';

function Failed() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `status ${error.status}` : 'another error'}</p>;
}
const routes = [{ path: '/:slug', loader, Component, ErrorBoundary: Failed, HydrateFallback: () => null }];
let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

const text = (words: string) => ({ blocks: [{ type: 'paragraph' as const, runs: [{ text: words }] }] });
const seo = { title: 'Sunday Elsewhere', description: 'Hotels', index: true, follow: true };
const minisite: Minisite = {
  minisiteId: 360,
  minisiteUrl: 'sunday-elsewhere',
  partnerName: 'Sunday Elsewhere',
  minisiteLocale: 'en_GB',
  bannerUrls: { desktop: '/images/sea-1/1920_595.webp', mobile: '/images/sea-1/750_528.webp' },
  logoUrl: '/images/sea-2/120_80.webp',
  footer: text('Run by the shop for readers.'),
  seo,
  title: 'The addresses of Sunday Elsewhere',
  intro: text('We slept in every one.'),
  offers: { title: 'Our rooms', searchCriterias: { country: 'FR', theme: 'spa' }, limit: 12 },
  terms: text('Two people in a double room.'),
};
const content: HomeContent = {
  seo,
  jumbotron: { title: 'Under the tree', subtitle: '', imageUrl: '/images/snow-1/640_360.webp' },
  themes: [],
  blocks: [],
  footer: { legal: true, newsletter: false, contact: true },
};
const season = { theme: 'xmas', from: '12-01', until: '01-06' };
const found = { exactMatch: [], searchDetails: { totalCount: 0, page: 0 } };

describe('a partner’s page', () => {
  test('bears both names, the partner’s pictures, its offers, terms and legal text @MINI-001 @MINI-002', async () => {
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': minisite, '/api/offers.json': found });
    openPage(routes, { at: '/sunday-elsewhere' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The addresses of Sunday Elsewhere');
    expect(screen.getByText('Sunday Elsewhere × Escale')).toBeInTheDocument();
    expect(document.querySelector('picture source')?.getAttribute('srcset')).toBe(minisite.bannerUrls.desktop);
    expect(document.querySelector('picture img')?.getAttribute('src')).toBe(minisite.bannerUrls.mobile);
    const terms = within(screen.getByRole('region', { name: 'Terms of the campaign' }));
    expect(terms.getByText('Two people in a double room.')).toBeInTheDocument();
    expect(terms.getByText('Run by the shop for readers.')).toBeInTheDocument();
  });

  test('says what the cheapest of its stays costs now, not what the campaign once promised @MINI-009', async () => {
    const shown = { exactMatch: [offer('101')], searchDetails: { totalCount: 1, page: 0 } };
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': minisite, '/api/offers.json': shown });
    openPage(routes, { at: '/sunday-elsewhere' });
    expect(await screen.findByText(/^From €\d+ for 2 people$/)).toBeInTheDocument();
    const cheapest = network.requested
      .filter(({ path }) => path === '/api/offers.json')
      .map(({ body }) => body as { orderBy: string; limit: number });
    expect(cheapest).toContainEqual(
      expect.objectContaining({ orderBy: 'priceAsc', limit: 1, searchCriterias: expect.objectContaining({ theme: 'spa' }) }),
    );
  });

  test.each([
    [{ until: '2026-05-03' }, 'over', 'This campaign ended on Sunday 3 May 2026. Its stays are still on sale at the prices of today.'],
    [{ until: '2026-05-04' }, 'running', 'To be booked until Monday 4 May 2026.'],
    [{ from: '2026-05-05', until: '2026-06-01' }, 'upcoming', 'This campaign begins on Tuesday 5 May 2026.'],
  ])('with a campaign of %j says that it is %s @MINI-005 @MINI-006 @MINI-007', async (campaign, _state, text) => {
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': { ...minisite, campaign }, '/api/offers.json': found });
    openPage(routes, { at: '/sunday-elsewhere' });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('is a click from the partner @MINI-004', async () => {
    const noted: number[] = [];
    globalThis.__SHOP_PARTNER__ = { current: () => undefined, note: (number) => noted.push(number) };
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': minisite, '/api/offers.json': found });
    openPage(routes, { at: '/sunday-elsewhere' });
    await waitFor(() => expect(noted).toEqual([360]));
    globalThis.__SHOP_PARTNER__ = undefined;
  });

  test('says no distance: its stays are not near anything that the visitor named', async () => {
    const shown = { exactMatch: [{ ...offer('101'), distance: 54 }], searchDetails: { totalCount: 1, page: 0 } };
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': minisite, '/api/offers.json': shown });
    openPage(routes, { at: '/sunday-elsewhere' });
    expect(await screen.findByRole('article')).not.toHaveTextContent(/km/);
  });

  test('asks for the stays of its own criteria', async () => {
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': minisite, '/api/offers.json': found });
    openPage(routes, { at: '/sunday-elsewhere' });
    await screen.findByRole('heading', { level: 1 });
    expect(network.requested.find(({ path }) => path === '/api/offers.json')?.body).toMatchObject({
      searchCriterias: { country: 'FR', theme: 'spa' },
      limit: 12,
    });
  });

  test('names the partner in the links of its stays and of all that fit, so that an order is the partner’s @PROD-084', async () => {
    const shown = { exactMatch: [offer('101')], searchDetails: { totalCount: 1, page: 0 } };
    network = answering({ '/gateway/content/minisite/sunday-elsewhere': minisite, '/api/offers.json': shown });
    openPage(routes, { at: '/sunday-elsewhere' });
    const card = await screen.findByRole('link', { name: /Creeks and a kayak/ });
    const all = screen.getByRole('link', { name: /^See all \(/ });
    for (const link of [card, all])
      expect(new URL(link.getAttribute('href') ?? '', 'https://shop.example').searchParams.get('minisite')).toBe('360');
  });
});

describe('a landing page', () => {
  test('shows its own content @HOME-012', async () => {
    network = answering({ '/gateway/content/landing/xmas': { locale: 'en_GB', slug: 'xmas', page: 'own', season, content } });
    openPage(routes, { at: '/xmas' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Under the tree');
  });

  test('that is mapped to the home page shows it @HOME-014', async () => {
    network = answering({
      '/gateway/content/landing/spring': { locale: 'en_GB', slug: 'spring', page: 'home', season: { ...season, theme: 'spring' } },
      '/api/cms/homepage': { booking: { ...content, jumbotron: { ...content.jumbotron, title: 'Home' } } },
    });
    openPage(routes, { at: '/spring' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Home');
  });

  test('without configuration turns a loader, stays out of search engines and never becomes an error @HOME-013', async () => {
    network = answering({});
    openPage(routes, { at: '/black-friday' });
    expect((await screen.findByRole('status')).textContent).toBe('Loading…');
    await waitFor(() => expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'));
    expect(screen.queryByText(/status|error/)).toBeNull();
  });

  test('of a word that nobody knows is a 404', async () => {
    network = answering({});
    openPage(routes, { at: '/nowhere' });
    expect(await screen.findByText('status 404')).toBeInTheDocument();
  });
});
