import { loadGoogleTag, tellGoogleAds, tellGooglePage } from './google-tag.ts';

const commands = () => (window.dataLayer as unknown as ArrayLike<unknown>[]).map((one) => (one.length ? Array.from(one) : one));
const script = () => document.head.querySelector('script')?.getAttribute('src');

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test('a property is told what may be kept before it runs, and that the shop tells its own page views', () => {
  loadGoogleTag({ id: 'G-ABC123', personalizedAds: false });
  expect(script()).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
  const [consent, , config] = commands();
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(consent).toEqual(['consent', 'default', { analytics_storage: 'granted', ...denied }]);
  expect(config).toEqual(['config', 'G-ABC123', { send_page_view: false }]);
});

test('a property hears of every event of the shop as a command, of those before the tag as well', () => {
  window.dataLayer = [{ event: 'page_view', page_type: 'home', page_path: '/', locale: 'fr_FR' }];
  loadGoogleTag({ id: 'G-ABC123', personalizedAds: false });
  window.dataLayer.push({ event: 'ga_load_attempted' });
  const events = commands().filter((one) => Array.isArray(one) && one[0] === 'event');
  expect(events).toEqual([
    ['event', 'page_view', { page_type: 'home', page_path: '/', locale: 'fr_FR' }],
    ['event', 'ga_load_attempted', {}],
  ]);
});

test('a container reads the data layer by itself; advertising is allowed only by the visitor', () => {
  loadGoogleTag({ id: 'GTM-XYZ', personalizedAds: true });
  expect(script()).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-XYZ');
  expect(commands()[0]).toMatchObject(['consent', 'default', { ad_storage: 'granted' }]);
  expect(commands()[1]).toMatchObject({ event: 'gtm.js' });
});

test('a choice that changes is told to the tag that is there', () => {
  tellGoogleAds(false);
  expect(commands()).toEqual([['consent', 'update', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }]]);
});

test('of a page Google learns the pattern of its route, and no address', () => {
  tellGooglePage('https://shop.example/:code');
  expect(commands()).toEqual([['set', { page_location: 'https://shop.example/:code', page_referrer: location.origin }]]);
});
