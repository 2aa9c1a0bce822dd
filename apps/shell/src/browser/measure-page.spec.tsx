import { setConsent } from '@shop/analytics';
import { BOOT_ID } from '../boot.ts';
import { aSite } from '../testing/a-site.ts';
import { measurePage } from './measure-page.ts';

const REMOTES = { minisites: { release: '36f16814' }, search: { release: '3f9c11aa' }, account: { release: 'unused' } };
const stored = { fetch: globalThis.fetch, visibility: Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')! };
const reported: { readonly address: string; readonly body: unknown }[] = [];

/** jsdom measures nothing. */
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));
beforeEach(() => {
  setConsent(true);
  document.cookie = '_ga=GA1.1.12.34; path=/';
  document.head.innerHTML = `<script type="application/json" id="${BOOT_ID}">${JSON.stringify({ page: ['minisites', 'search'], remotes: REMOTES })}</script>`;
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    reported.push({ address, body: JSON.parse(body) as unknown });
    return new Response(null, { status: 204 });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = stored.fetch;
  Object.defineProperty(Document.prototype, 'visibilityState', stored.visibility);
});

test('a page tells how it felt with the releases that it was drawn from, once it is left; experiments are kept in a cookie', async () => {
  const site = aSite({ experiments: { card: 'new' } });
  void measurePage({ site, pageType: 'home', path: '/', isSignedIn: false, personalizedAds: false });
  expect(document.cookie).toContain(`ab_tests=${encodeURIComponent('card=new')}`);
  expect(reported).toEqual([]);
  Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  const vitals = reported.find(({ address }) => address === '/gateway/reports/vitals')?.body;
  expect(vitals).toMatchObject({ releases: ['minisites@36f16814', 'search@3f9c11aa'], cls: 0 });
});
