import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aHotelOnSale, answeredConsent, on, PHONE, WIDE } from '../../fixtures/hotel-visit.ts';
import { openDays } from '../../fixtures/open-days.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

const french = {
  host: 'localhost',
  tabs: 'Sur cette page',
  dates: /^Dates/,
  confirm: 'Valider',
  details: 'Voir le détail',
  close: 'Fermer',
  see: 'Voir le séjour',
  includes: 'Votre séjour comprend',
  map: 'Voir sur la carte',
  where: / sur la carte$/,
  offers: 'Offres',
  next: 'Hôtels suivants',
};
const spanish: typeof french = {
  host: 'es.localhost',
  tabs: 'En esta página',
  dates: /^Fechas/,
  confirm: 'Confirmar',
  details: 'Ver los detalles',
  close: 'Cerrar',
  see: 'Ver la estancia',
  includes: 'Tu estancia incluye',
  map: 'Ver en el mapa',
  where: / en el mapa$/,
  offers: 'Ofertas',
  next: 'Hoteles siguientes',
};

let hotel = '';
test.beforeAll(async ({ request }) => {
  hotel = await aHotelOnSale(request);
});
test.beforeEach(({ page }) => answeredConsent(page, ['localhost', 'es.localhost']));

for (const [name, shop, size] of [
  ['in French on a wide screen', french, WIDE],
  ['in Spanish on a phone', spanish, PHONE],
] as const) {
  test(`${name} a room is found by date, read in its window, and taken to its stay @HOTEL-002 @HOTEL-005 @HOTEL-006`, async ({
    page,
    baseURL,
  }) => {
    const pageErrors = watch(page);
    const look = async (where = 'main') => expect(await axeFaults(page, where)).toEqual([]);
    await page.setViewportSize(size);
    await page.goto(on(baseURL, shop.host, `/hotel/${hotel}?flow=hotel`));
    await hydrated(page);
    await look();

    const tabs = page.getByRole('navigation', { name: shop.tabs });
    await expect(tabs).toHaveCSS('position', shop === french ? 'sticky' : 'static');
    await page.getByRole('button', { name: shop.dates }).click();
    const open = await openDays(page);
    await open.first().click();
    const arrival = await page.locator('button[data-day][data-selected="start"]:visible').getAttribute('data-day');
    await look('[role=dialog]:not([hidden]), dialog[open]');
    await open.first().click();
    if (size === PHONE) await page.getByRole('button', { name: shop.confirm }).click();
    await expect(page).toHaveURL(new RegExp(`#checkin=${arrival}&checkout=`));
    await expect(page.locator('button[data-day]')).toHaveCount(0);
    await expect(page.locator('#products [aria-busy=true]')).toHaveCount(0);

    await page
      .getByRole('button', { name: new RegExp(shop.details, 'i') })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('heading', { name: shop.includes })).toBeVisible();
    await expect(details.getByRole('link', { name: shop.see })).toHaveAttribute(
      'href',
      new RegExp(`checkin=${arrival}&checkout=.*offerId=`),
    );
    await expect(details.getByRole('status')).toHaveCount(0);
    await look('dialog[open]');
    await details.getByRole('link', { name: shop.see }).click();
    await expect(page).toHaveURL(new RegExp(`checkin=${arrival}`));
    pageErrors.quiet();
  });
}

test('the offers anchor stops 70 px below the edge of a phone and 100 px below that of a wide screen @HOTEL-014', async ({
  page,
  baseURL,
}) => {
  for (const [size, offset] of [
    [PHONE, 70],
    [WIDE, 100],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(on(baseURL, 'localhost', `/hotel/${hotel}?of=${size.width}#anchor=products`));
    await hydrated(page);
    const top = () => page.locator('#products').evaluate((offers) => Math.round(offers.getBoundingClientRect().top));
    await expect.poll(top).toBe(offset);
  }
});

test('the tab of what is seen is marked, the neighbours move by three, and with keys alone the map opens, holds the focus and gives it back @HOTEL-010 @HOTEL-012', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(on(baseURL, 'localhost', `/hotel/${hotel}`));
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: french.tabs });
  await tabs.getByRole('link', { name: french.offers }).click();
  await expect(tabs.getByRole('link', { name: french.offers })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: french.next }).click();
  await expect(page.getByText(/^Hôtels 4 à/)).toBeAttached();

  const show = page.getByRole('button', { name: french.map });
  await show.focus();
  await page.keyboard.press('Enter');
  const map = page.getByRole('dialog', { name: french.where });
  await expect(map.locator('[data-state=drawn]')).toBeVisible({ timeout: 30_000 });
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();
});

test('a hotel that nobody knows is not found', async ({ request }) => {
  expect((await request.get('/hotel/999999999')).status()).toBe(404);
  expect((await request.get('/hotel/nowhere')).status()).toBe(404);
});
