import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { answeredConsent, on } from '../../fixtures/hotel-visit.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';
import { shopDay } from '../../fixtures/shop-clock.ts';

const SHOPS = {
  French: {
    host: 'localhost',
    say: {
      dates: 'Choisissez vos dates',
      book: 'Réserver',
      panel: 'Votre réservation',
      noDates: 'Veuillez choisir vos dates de séjour.',
      reviews: /^Voir (l’avis|les \d+ avis)$/,
      offers: 'Voir toutes les offres',
      room: 'Voir la chambre',
      hours: 'Horaires',
      failed: 'Oups, une erreur est survenue',
      tab: 'Hôtel',
      close: 'Fermer',
      gone: /Plus de disponibilités/,
    },
  },
  Spanish: {
    host: 'es.localhost',
    say: {
      dates: 'Elige tus fechas',
      book: 'Reservar',
      panel: 'Tu reserva',
      noDates: 'Elige las fechas de tu viaje.',
      reviews: /^Ver (la opinión|las \d+ opiniones)$/,
      offers: 'Ver todas las ofertas',
      room: 'Ver la habitación',
      hours: 'Horarios',
      failed: 'Vaya, algo ha salido mal',
      tab: 'Hotel',
      close: 'Cerrar',
      gone: /No quedan plazas/,
    },
  },
} as const;

interface Found {
  readonly id: string;
  readonly uri: string;
}

interface BookableStay extends Found {
  readonly checkin: string;
  readonly checkout: string;
}

let found: Promise<BookableStay> | undefined;
/** The same for every visit: nobody buys it. */
const aStay = (page: Page): Promise<BookableStay> => (found ??= searchStay(page));

/** A stay of the demo catalogue whose hotel has reviews and other offers, and the first day on which it can be had. */
async function searchStay(page: Page): Promise<BookableStay> {
  const body = { searchCriterias: { adult: 2, child: 0, baby: 0, city: 'Lyon', lat: 45.7485, lng: 4.8467 }, locale: 'fr_FR', limit: 24 };
  const { exactMatch } = (await (await page.request.post('/api/offers.json', { data: body })).json()) as {
    exactMatch: (Found & { hotel: { review: { count: number } }; weekend: { legacyPackageCount: number }[] })[];
  };
  const stay = exactMatch.find(({ hotel, weekend }) => hotel.review.count > 10 && (weekend[0]?.legacyPackageCount ?? 0) > 1);
  expect(stay).toBeDefined();
  const month = shopDay().slice(0, 7);
  const { availabilities } = (await (
    await page.request.get(`/api/product/${stay?.id}/availabilities.json?month=${month}&length=4&locale=fr_FR`)
  ).json()) as { availabilities: Record<string, { minLos: number } | null> };
  const [checkin = '', day] = Object.entries(availabilities).find(([, open]) => open) ?? [];
  const checkout = new Date(Date.parse(checkin) + (day?.minLos ?? 1) * 86_400_000).toISOString().slice(0, 10);
  return { id: stay?.id ?? '', uri: stay?.uri ?? '', checkin, checkout };
}

/** Behind an open window nothing can be reached: the window alone is looked at. */
async function isAccessible(page: Page): Promise<void> {
  const hasWindow = (await openedWindow(page).count()) > 0;
  expect(await axeFaults(page, hasWindow ? 'dialog[open]' : 'body')).toEqual([]);
}

const openedWindow = (page: Page) => page.locator('dialog[open]');

test.beforeEach(({ page }) => answeredConsent(page, ['localhost', 'es.localhost']));

/** Each language and each width once. */
for (const [language, width] of [
  ['French', 1440],
  ['Spanish', 390],
] as const) {
  const shop = SHOPS[language];
  test(`${language}, ${width} px: a visitor reads a stay, opens its windows and is stopped without dates @PROD-011`, async ({
    page,
    baseURL,
  }) => {
    const pageErrors = watch(page);
    const { id } = await aStay(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(on(baseURL, shop.host, `/stay/${id}`));
    await hydrated(page);
    await page.getByRole('button', { name: shop.say.room }).click();
    await expect(openedWindow(page)).toBeVisible();
    await isAccessible(page);
    await openedWindow(page).getByRole('button', { name: shop.say.close }).click();
    await page.getByRole('button', { name: shop.say.hours }).click();
    await expect(openedWindow(page)).toContainText(/\d\d(:\d\d|\sh)/);
    await isAccessible(page);
    await openedWindow(page).getByRole('button', { name: shop.say.close }).click();
    await page.getByRole('button', { name: shop.say.reviews }).click();
    await expect(openedWindow(page).getByRole('article')).toHaveCount(10);
    await isAccessible(page);
    await openedWindow(page).getByRole('button', { name: shop.say.close }).click();
    await page.getByRole('button', { name: shop.say.offers }).click();
    await expect(openedWindow(page).getByRole('article').first()).toBeVisible();
    await isAccessible(page);
    await openedWindow(page).getByRole('button', { name: shop.say.close }).click();
    await page.getByRole('button', { name: shop.say.book, exact: true }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: shop.say.noDates })).toBeVisible();
    await expect(page.locator('#dates')).toBeFocused();
    await isAccessible(page);
    pageErrors.quiet();
  });
}

test('other offers are asked for 72 px before they come into sight; tabs bring a section to 88 px below the upper edge, and then carry price and button @PROD-006 @PROD-015 @PROD-096', async ({
  page,
}) => {
  const { id } = await aStay(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/stay/${id}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('region', { name: 'Votre séjour en bref' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Chambre', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Chambre', exact: true })).toBeInViewport();
  expect(requested.filter((path) => /offers\.json|recommended-offer/.test(path))).toEqual([]);
  // The panel's button is in the window: there is one way to book in sight.
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Avis', exact: true }).click();
  await expect.poll(() => page.locator('#reviews').evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBe(88);
  await expect(bar.getByRole('button', { name: 'Réserver' })).toBeVisible();
  await page.locator('#practical').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('#other-offers')).toBeVisible();
  await expect(page.locator('#recommended')).toBeVisible();
});

test('with the API down at reviews, offers or quote the page stays whole and says what is missing', async ({ page }) => {
  const { id, checkin, checkout } = await aStay(page);
  await page.route(/\/(reviews\.json|offers\?|quote\?)/, (route) =>
    route.fulfill({ status: 500, json: { code: 'DOWN', message: 'down' } }),
  );
  await page.goto(`/stay/${id}#checkin=${checkin}&checkout=${checkout}`);
  await hydrated(page);
  const { say } = SHOPS.French;
  await expect(page.getByText(say.gone)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer de dates' }).last()).toBeVisible();
  await page.getByRole('button', { name: say.reviews }).click();
  await expect(openedWindow(page)).toContainText(say.failed);
  await isAccessible(page);
  await openedWindow(page).getByRole('button', { name: say.close }).click();
  await expect(page.locator('#reviews')).toHaveCount(0);
});
