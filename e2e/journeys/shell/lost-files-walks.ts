import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { aHotelOnSale, PHONE, someActivities, WIDE } from '../../fixtures/hotel-visit.ts';

/** Something that a visitor opens on a page, and what is to be seen then. */
export interface Step {
  readonly name: string;
  act(page: Page): Promise<unknown>;
  opened(page: Page): Locator;
}

/** A page, and all that is opened on it. */
export interface Walk {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  path(request: APIRequestContext): string | Promise<string>;
  readonly steps: readonly Step[];
}

const window = (page: Page) => page.locator('dialog[open]');
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first().click();
const heart: Step = {
  name: 'a heart',
  act: press(/favoris$/),
  opened: (page) => page.getByRole('main').locator('button[aria-pressed=true]').first(),
};
const opensWindow = (name: string, button: string | RegExp, within: (open: Locator) => Locator): Step => ({
  name,
  act: press(button),
  opened: (page) => within(window(page)).first(),
});
const searchOnAPhone: Step = {
  name: 'the search',
  act: (page) => page.locator('main button[aria-haspopup="dialog"]:visible').first().click(),
  opened: (page) => window(page).getByRole('combobox'),
};

export const WALKS: readonly Walk[] = [
  { name: 'home', size: PHONE, path: () => '/', steps: [searchOnAPhone, heart] },
  {
    name: 'results on a phone',
    size: PHONE,
    path: () => '/sejours?flow=booking',
    steps: [
      opensWindow('the filters', /^Filtrer/, (open) => open.getByRole('checkbox')),
      opensWindow('the order', 'Trier', (open) => open.getByRole('radio')),
      opensWindow('the map', 'Carte', (open) => open.locator('[data-state=drawn]')),
      searchOnAPhone,
      heart,
    ],
  },
  {
    name: 'results on a wide screen',
    size: WIDE,
    path: () => '/sejours?flow=booking',
    steps: [
      {
        name: 'a filter',
        act: (page) => page.locator('main [aria-haspopup=dialog]', { hasText: /^Équipements/ }).click(),
        opened: (page) => page.getByRole('checkbox').first(),
      },
      { name: 'the days', act: press(/^Quand/), opened: (page) => page.getByRole('grid').first() },
    ],
  },
  {
    name: 'a stay',
    size: WIDE,
    path: async (request) => `/stay/${(await aBookableStay(request)).id}`,
    steps: [
      opensWindow('the room', 'Voir la chambre', (open) => open.getByRole('heading')),
      opensWindow('the reviews', /^Voir (l’avis|les \d+ avis)$/, (open) => open.getByRole('article')),
      heart,
    ],
  },
  {
    name: 'a hotel',
    size: WIDE,
    path: async (request) => `/hotel/${await aHotelOnSale(request)}?flow=hotel`,
    steps: [
      { name: 'the days', act: press(/^Dates/), opened: (page) => page.locator('button[data-day]:visible').first() },
      opensWindow('the map', 'Voir sur la carte', (open) => open.locator('[data-state=drawn]')),
    ],
  },
  {
    name: 'an activity',
    size: WIDE,
    path: async (request) => `/activity/${(await someActivities(request))[0]!.id}`,
    steps: [opensWindow('the voucher', 'Offrir', (open) => open.getByRole('link', { name: 'Continuer' }))],
  },
  {
    name: 'the booking summary',
    size: PHONE,
    async path(request) {
      const { id, checkin, checkout, activities } = await aBookableStay(request);
      const days = activities.length ? `&activityDates=${activities.map((activity) => `${activity}_1`).join('-')}` : '';
      return `/reservation?id=${id}&checkin=${checkin}&checkout=${checkout}&a=2${days}`;
    },
    steps: [
      {
        name: 'the telephone',
        act: (page) => page.locator('[name=phone]').fill('06 12 34 56 78'),
        opened: (page) => page.locator('[name=phone]'),
      },
    ],
  },
  {
    name: 'booking management',
    size: PHONE,
    path: () => '/gerer-ma-reservation',
    steps: [
      {
        name: 'a booking',
        async act(page) {
          await page.locator('[name=bookingNumber]').fill('00000000');
          await page.getByRole('main').locator('[name=email]').fill('camille@example.com');
          await page.getByRole('button', { name: /^Retrouver ma réservation/ }).click();
        },
        opened: (page) => page.getByRole('alert').filter({ hasText: 'Aucune réservation trouvée' }),
      },
    ],
  },
  { name: 'sign-in', size: PHONE, path: () => '/account/signin', steps: [] },
  { name: 'the wishlist', size: WIDE, path: () => '/wishlist', steps: [] },
  {
    name: 'a second page',
    size: WIDE,
    path: () => '/contact',
    steps: [
      {
        name: 'the newsletter',
        async act(page) {
          await page.clock.install();
          await page.getByRole('banner').getByRole('link').first().click();
          await page.waitForURL(/localhost:\d+\/(\?.*)?$/);
          await page.clock.fastForward(11_000);
        },
        // Nobody has asked for it: where it is lost nothing is missing.
        opened: (page) => page.locator('main h1', { hasText: 'Partez vendredi' }),
      },
    ],
  },
  {
    name: 'contact',
    size: WIDE,
    path: () => '/contact',
    steps: [opensWindow('a message', 'Laissez-nous un message', (open) => open.getByRole('combobox'))],
  },
];
