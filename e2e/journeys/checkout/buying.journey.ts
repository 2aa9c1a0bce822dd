import { expect, test, type Page } from '@playwright/test';
import { chooseActivityDays, summaryLinks } from '../../fixtures/checkout-purchase.ts';
import {
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  knowTheNewsletter,
  mailsTo,
  orderOf,
  pay,
  roomsLeft,
  visitAs,
  VISITS,
  type Visit,
} from '../../fixtures/checkout-visit.ts';
import { daysAreKnown, openDays } from '../../fixtures/open-days.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

interface Shop {
  readonly home: string;
  readonly town: { readonly typed: string; readonly offered: RegExp };
  readonly say: Record<'search' | 'stays' | 'book' | 'booked', RegExp>;
}

const SHOPS: Record<string, Shop> = {
  fr_FR: {
    home: '/',
    town: { typed: 'lyo', offered: /^Lyon/ },
    say: { search: /^Chercher$/, stays: /séjours/, book: /^Réserver/, booked: /Votre séjour est réservé/ },
  },
  es_ES: {
    home: '/',
    town: { typed: 'madr', offered: /^Madrid/ },
    say: { search: /^Buscar$/, stays: /estancias/, book: /^Reservar/, booked: /Tu estancia está reservada/ },
  },
  nl_BE: {
    home: '/nl',
    town: { typed: 'antw', offered: /^Antwerpen/ },
    say: { search: /^Zoeken$/, stays: /verblij/, book: /^Boek/, booked: /Je verblijf is geboekt/ },
  },
};

const BELGIAN: Visit = {
  ...VISITS[0]!,
  name: 'in Dutch at the Belgian address',
  host: 'be.localhost',
  locale: 'nl_BE',
  checkout: '/nl/boeking',
  say: { ...VISITS[0]!.say, pay: /^Betaal|betalen$/, flexible: /^(Flexibel|Niet terugbetaalbaar)/ },
};

for (const visit of [...VISITS, BELGIAN]) {
  const { home, town, say } = SHOPS[visit.locale]!;
  test(`a visitor finds a stay near a town, books a night and pays by card, ${visit.name} @order`, async ({ page, baseURL, request }) => {
    const pageErrors = watch(page);
    const mail = aMail();
    const address = new URL(home, baseURL);
    address.hostname = visit.host;
    await visitAs(page, visit);
    await knowTheNewsletter(page);
    await page.goto(address.href);
    await hydrated(page);

    const box = visit.width < 600 ? await openedSearch(page) : page;
    await box.getByRole('combobox').first().fill(town.typed);
    await box.getByRole('option', { name: town.offered }).first().click();
    await box.getByRole('button', { name: say.search }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say.stays);
    const card = page.locator('main article, main li').filter({ hasText: '€' }).first();
    await card.getByRole('link').first().click();

    await page.waitForURL(/\/(produit|product|producto)\//);
    const stayId = /\/(\d{5,})(\/|#|\?|$)/.exec(page.url())?.[1] ?? '';
    await chooseANight(page);
    await chooseActivityDays(page, visit);
    const wish = { id: stayId, ...datesOf(page) };
    const before = await roomsLeft(request, wish);
    await page.locator('main').getByRole('link', { name: say.book }).and(summaryLinks(page, visit)).first().click();

    await page.waitForURL((there) => there.pathname === visit.checkout);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await fillCard(page);
    await pay(page, visit);
    const uuid = await confirmed(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say.booked);
    const order = await orderOf(page, uuid);
    expect(order).toMatchObject({ status: 'paid', checkin: wish.checkin, amount: order.parts.product, charged: order.amount });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
    pageErrors.quiet();
  });
}

/** On a phone the search is a window of its own. */
async function openedSearch(page: Page) {
  await page.locator('main button[aria-haspopup="dialog"]:visible').first().click();
  return page.getByRole('dialog');
}

test('the results and the stay are in the HTML that the server sends', async ({ request }) => {
  const results = await (await request.get('/sejours?flow=booking&city=Lyon&lat=45.7485&lng=4.8467')).text();
  const link = /href="(\/produit\/sejour\/\d+[^"#?]*)/.exec(results)?.[1];
  expect(results).toMatch(/\d+\s?€/);
  expect(link).toBeTruthy();
  const stay = await (await request.get(link ?? '')).text();
  expect(stay).toContain('application/ld+json');
  expect(stay).toMatch(/<h1[^>]*>[^<]+/);
});

test('what the server asked is not asked again by the browser', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/offers.json') requested.push(request.url());
  });
  await page.goto('/sejours?flow=booking&city=Lyon&lat=45.7485&lng=4.8467');
  await hydrated(page);
  await expect(page).toHaveURL(/#.*city=Lyon/);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

/** Presses an open day, then the first that may be the departure. */
async function chooseANight(page: Page): Promise<void> {
  await hydrated(page);
  const open = await openDays(page);
  await open.nth(2).click();
  const arrival = page.locator('main [data-day][data-status="checkin"]:visible').first();
  await expect(arrival).toBeVisible();
  const start = await arrival.getAttribute('data-day');
  await daysAreKnown(page);
  const days = await open.evaluateAll((found) => found.map((day) => (day as HTMLElement).dataset.day ?? ''));
  const next = days.find((day) => day > (start ?? ''));
  await page.locator(`main [data-day="${next}"]:visible`).first().click();
  await expect(page).toHaveURL(/checkout=/);
}

function datesOf(page: Page): { checkin: string; checkout: string } {
  const day = (key: string) => new RegExp(`${key}=([\\d-]{10})`).exec(page.url())?.[1] ?? '';
  return { checkin: day('checkin'), checkout: day('checkout') };
}
