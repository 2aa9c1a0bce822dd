import type { ContentBody, ContentKind, Locale } from '@shop/contracts';
import { aHotel, aPlace, aRoom, aStay, storedMonth } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOffers, type OpenOffers } from '../../testing/offers/open-offers.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

/** An embedded database opens slowly on a busy machine. */
const OPENING_MS = 120_000;

export type WrittenShop = Awaited<ReturnType<typeof openWrittenShop>>;

export const said = (text: string) => ({ blocks: [{ type: 'paragraph' as const, runs: [{ text }] }] });
export const home = (title: string): ContentBody<'homepage'> => ({
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
export const news = (text: string): ContentBody<'announcement'> => ({
  pages: ['home', 'search'],
  flows: ['booking', 'hotel'],
  announcementBanner: { content: said(text), colorVariation: 'blue', link: { url: '/contact' } },
});

/** A shop of one stay whose editors have written something of every kind. */
/** The shop of all tests of a file. */
export function writtenShopOfFile(): WrittenShop {
  const shop = {} as WrittenShop;
  beforeAll(async () => void Object.assign(shop, await openWrittenShop()), OPENING_MS);
  afterAll(() => shop.close?.());
  return shop;
}

async function openWrittenShop() {
  const database = await shopDatabase();
  const shop = await openOffers({
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
      months: [storedMonth()],
    },
  });
  const write = writer(shop);
  await writeFrontPages(write);
  await writeInnerPages(write);
  await shop.content.refresh();
  return {
    ...shop,
    databaseUrl: database.url,
    async ask<Answer = Record<string, unknown>>(url: string): Promise<{ status: number; body: Answer }> {
      const response = await shop.app.inject({ url });
      return { status: response.statusCode, body: response.json() };
    },
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

type Write = <Kind extends ContentKind>(kind: Kind, key: string, locale: Locale, body: ContentBody<Kind>) => Promise<void>;

const writer =
  (shop: OpenOffers): Write =>
  async (kind, key, locale, body) => {
    await shop.db
      .insertInto('content_entry')
      .values({ kind, key, locale, body: JSON.stringify(body) })
      .execute();
  };

async function writeFrontPages(write: Write) {
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
}

async function writeInnerPages(write: Write) {
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
    offers: { title: 'La sélection', searchCriterias: { theme: 'spa' }, limit: 12 },
    terms: said('Pour deux personnes.'),
  });
}
