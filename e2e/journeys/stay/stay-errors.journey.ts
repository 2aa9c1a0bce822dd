import { expect, test, type Page } from '@playwright/test';
import { findOffer, findStay, openDaysOf } from './found-stays.ts';
import { aHotelOnSale, answeredConsent, on, WIDE } from '../../fixtures/hotel-visit.ts';
import { alive, hydrated, leaveRoutes } from '../../fixtures/page-watch.ts';
import { shopDay } from '../../fixtures/shop-clock.ts';

const FAILED = 'Oups, une erreur est survenue';
const DOWN = { status: 500, json: { code: 'DOWN', message: 'down' } };
const opened = (page: Page) => page.locator('dialog[open]');

async function open(page: Page, baseURL: string | undefined, address: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(on(baseURL, 'localhost', address));
  await hydrated(page);
}

test.beforeEach(({ page }) => answeredConsent(page, ['localhost']));
test.afterEach(({ page }) => leaveRoutes(page));

test('the drawer of the hotel’s offers waits, then lists the stay at hand first; one whose offers fail says only so @PROD-094 @PROD-095', async ({
  page,
  request,
  baseURL,
}) => {
  const offers = '**/api/offers.json';
  const { id } = await findOffer(request, { city: 'Lyon', lat: 45.7485, lng: 4.8467 }, () => true);
  const [day] = await openDaysOf(request, id);
  await open(page, baseURL, `/stay/${id}#checkin=${day!.checkin}&checkout=${day!.checkout}`);
  const all = page.getByRole('button', { name: 'Voir toutes les offres' });
  await page.locator('#practical').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(all).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(offers, async (route) => (await held.promise, route.continue()));
  await all.click();
  await expect(opened(page).getByRole('status', { name: 'Nous cherchons les offres' })).toBeVisible();
  held.resolve();
  await expect(opened(page).getByRole('article').first()).toContainText(await page.locator('h1').innerText());
  await page.keyboard.press('Escape');

  await page.unroute(offers);
  await page.route(offers, (route) => (route.request().postData()?.includes('checkin') ? route.fulfill(DOWN) : route.continue()));
  await page.reload();
  await hydrated(page);
  await page.locator('#practical').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await all.click();
  await expect(opened(page)).toContainText(FAILED, { timeout: 20_000 });
  await expect(opened(page).getByRole('article')).toHaveCount(0);
});

test('a recommended stay has its tag only where it has a price @PROD-058', async ({ page, request, baseURL }) => {
  const { id } = await findOffer(request, {}, () => true);
  for (const isPriced of [true, false]) {
    await page.route('**/recommended-offer?*', async (route) => {
      const answer = await route.fetch();
      expect(answer.status(), 'what the shop says of the recommended stay').toBe(200);
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), ...(!isPriced && { sellPrice: 0, refPrice: 0 }) },
      });
    });
    await open(page, baseURL, `/stay/${id}`);
    await page.locator('#practical').scrollIntoViewIfNeeded();
    // Others stand beside it.
    const recommended = page.locator('#recommended').getByRole('article').first();
    // The page grows by what comes into sight above it, and a scroll that is faster than it loads has to come back: down, and up again.
    let steps = 0;
    await expect(async () => {
      await page.mouse.wheel(0, steps++ % 6 === 5 ? -1_500 : 300);
      await expect(recommended).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expect(recommended.getByText('Recommandé')).toHaveCount(isPriced ? 1 : 0);
    if (!isPriced) await expect(recommended).not.toContainText('€');
    await page.unroute('**/recommended-offer?*');
  }
});

test('details of a room’s offer that fail leave their block empty but for the way to ask again @PROD-029', async ({
  page,
  request,
  baseURL,
}) => {
  const hotel = await aHotelOnSale(request);
  let isDown = true;
  await page.route('**/detail.json?*', (route) => (isDown ? route.fulfill(DOWN) : route.continue()));
  await open(page, baseURL, `/hotel/${hotel}?flow=hotel`);
  const details = page.getByRole('button', { name: /voir le détail/i }).first();
  await alive(details);
  await details.click();
  const programme = opened(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Votre séjour comprend' }) });
  await expect(programme).toContainText(FAILED, { timeout: 20_000 });
  await expect(programme.getByRole('listitem')).toHaveCount(0);
  isDown = false;
  await programme.getByRole('button', { name: 'Réessayer' }).click();
  await expect(programme.getByRole('listitem').first()).toBeVisible();
});

test('a hotel’s calendar is one request of twelve months @HOTEL-015', async ({ page, request, baseURL }) => {
  await open(page, baseURL, `/hotel/${await aHotelOnSale(request)}`);
  const dates = page.getByRole('button', { name: /^Dates/ });
  await alive(dates);
  const requested: URL[] = [];
  page.on('request', (sent) => sent.url().includes('availabilities.json') && requested.push(new URL(sent.url())));
  const answer = page.waitForResponse('**/availabilities.json?*');
  await dates.click();
  const { availabilities } = (await (await answer).json()) as { availabilities: object };
  await expect(page.locator('button[data-day][data-status="open"]').first()).toBeVisible();
  expect(requested.map(({ searchParams }) => searchParams.get('length'))).toEqual(['12']);
  expect(new Set(Object.keys(availabilities).map((day) => day.slice(0, 7))).size).toBe(12);
});

test('where nobody can say whether an order may be paid later nothing is said of it @PROD-078', async ({ page, request, baseURL }) => {
  const { id } = await findStay(request, { type: 'hotel' }, ({ programLine }) => programLine.every(({ activityId }) => !activityId));
  const day = (await openDaysOf(request, id)).find(({ checkin }) => checkin > shopDay(20))!;
  await open(page, baseURL, `/reservation?id=${id}&checkin=${day.checkin}&checkout=${day.checkout}&a=2`);
  const ways = page.getByRole('radio', { name: /^(En 3 fois|Par carte, plus tard)/ });
  await alive(page.locator('main h1'));
  await expect(ways.first()).toBeAttached();
  await page.route('**/alma/eligibility*', (route) => route.fulfill(DOWN));
  const failed = page.waitForResponse((answer) => answer.url().includes('eligibility') && answer.status() === 500);
  await page.getByRole('radio', { name: /Avec l’assurance annulation/ }).check();
  await failed;
  await expect(page.locator('form[method=dialog] button[type=submit]')).toContainText(/^(Payer|Réserver)/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(FAILED);
});
