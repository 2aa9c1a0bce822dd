import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated, watch } from './page-watch.ts';

const DATA_DIR = join(import.meta.dirname, '..', process.env.JOURNEY_DATABASE_URL ? 'var/journeys-postgres' : 'var/journeys');

interface Shop {
  readonly origin: string;
  readonly town: { readonly typed: string; readonly offered: RegExp };
  readonly say: Record<
    'search' | 'book' | 'stays' | 'terms' | 'mr' | 'first' | 'last' | 'phone' | 'number' | 'expiry' | 'cvc' | 'accept' | 'pay' | 'booked',
    RegExp
  >;
  readonly mail: string;
}

const french: Shop = {
  origin: 'localhost',
  town: { typed: 'lyo', offered: /^Lyon/ },
  say: {
    search: /^Chercher$/,
    stays: /séjours/,
    book: /^Réserver/,
    terms: /^(Flexible|Non annulable)/,
    mr: /^M\.$/,
    first: /^Prénom/,
    last: /^Nom/,
    phone: /^Téléphone/,
    number: /^Numéro de carte$/,
    expiry: /^Date d’expiration/,
    cvc: /^Cryptogramme/,
    accept: /J’accepte/,
    pay: /^Payer/,
    booked: /Votre séjour est réservé/,
  },
  mail: 'camille.martin@example.com',
};

const dutch: Shop = {
  origin: 'be.localhost/nl',
  town: { typed: 'antw', offered: /^Antwerpen/ },
  say: {
    search: /^Zoeken$/,
    stays: /verblij/,
    book: /^(Boek|Reserveer)/,
    terms: /^(Flexibel|Niet annuleerbaar)/,
    mr: /^Dhr/,
    first: /^Voornaam/,
    last: /^(Achternaam|Naam)/,
    phone: /^Telefoon/,
    number: /^Kaartnummer/,
    expiry: /^(Vervaldatum|Vervalt|Geldig)/,
    cvc: /(code|CVC)/i,
    accept: /voorwaarden/,
    pay: /^Betaal|^.*betalen$/,
    booked: /(geboekt|gereserveerd|bevestigd)/,
  },
  mail: 'lotte.peeters@example.com',
};

for (const [name, shop] of Object.entries({ 'in French': french, 'in Dutch at the Belgian address': dutch })) {
  test(`a visitor finds a stay near a town, books a night and pays by card, ${name} @order`, async ({ page, baseURL, request }) => {
    const said = watch(page);
    const [host, prefix] = shop.origin.split('/');
    const address = new URL(prefix ? `/${prefix}` : '/', baseURL);
    address.hostname = host ?? 'localhost';
    await page.goto(address.href);
    await hydrated(page);

    await page.getByRole('combobox').first().fill(shop.town.typed);
    await page.getByRole('option', { name: shop.town.offered }).first().click();
    await page.getByRole('button', { name: shop.say.search }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.say.stays);
    const card = page.locator('main article, main li').filter({ hasText: '€' }).first();
    await card.getByRole('link').first().click();

    await page.waitForURL(/\/(produit|product)\//);
    const stayId = /\/(\d{5,})(\/|#|\?|$)/.exec(page.url())?.[1] ?? '';
    await chooseANight(page);
    await chooseActivityDays(page);
    const { checkin, nights } = datesOf(page);
    const before = await roomsLeft(page, stayId, checkin, nights);
    await page
      .locator('main')
      .getByRole('link', { name: shop.say.book })
      .and(page.locator('a[href*="/reservation?"], a[href*="/boeking?"]'))
      .first()
      .click();

    await page.waitForURL(/\/(reservation|boeking)/);
    await page.getByRole('radio', { name: shop.say.terms }).check();
    await page.getByLabel(shop.say.mr).check();
    await page.getByLabel(shop.say.first).fill('Camille');
    await page.getByLabel(shop.say.last).last().fill('Martin');
    await page.getByLabel(/^E-mail/).fill(shop.mail);
    await page.getByLabel(shop.say.phone).fill('+33 6 12 34 56 78');
    await page.getByLabel(shop.say.number).fill('4242 4242 4242 4242');
    await page.getByLabel(shop.say.expiry).fill('12/30');
    await page.getByLabel(shop.say.cvc).last().fill('123');
    await page.getByLabel(shop.say.accept).check();
    await page.getByRole('button', { name: shop.say.pay }).click();

    await page.waitForURL(/\/confirmation\/[0-9a-f-]{36}\?status=success/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.say.booked);
    const uuid = /confirmation\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    const order = (await (await request.get(`/gateway/orders/${uuid}?locale=fr_FR`)).json()) as { status: string; checkin: string };
    expect(order).toMatchObject({ status: 'paid', checkin });
    expect(await roomsLeft(page, stayId, checkin, nights)).toBe(before - 1);
    await expect.poll(() => mailTo(shop.mail)).toContain('Content-Type: text/html');
    said.quiet();
  });
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
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/offers.json') asked.push(request.url());
  });
  await page.goto('/sejours?flow=booking&city=Lyon&lat=45.7485&lng=4.8467');
  await hydrated(page);
  await expect(page).toHaveURL(/#.*city=Lyon/);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

/** Presses the first open day, then the first that may be the departure. */
async function chooseANight(page: Page): Promise<void> {
  await hydrated(page);
  const open = page.locator('main [data-day][data-status="open"]');
  await open.nth(2).click();
  const arrival = page.locator('main [data-day][data-status="checkin"]').first();
  await expect(arrival).toBeVisible();
  const start = await arrival.getAttribute('data-day');
  await page.waitForLoadState('networkidle');
  const days = await open.evaluateAll((found) => found.map((day) => (day as HTMLElement).dataset.day ?? ''));
  const next = days.find((day) => day > (start ?? ''));
  await page.locator(`main [data-day="${next}"]`).first().click();
  await expect(page).toHaveURL(/checkout=/);
}

/** Every activity of the stay on its first day; a stay without any asks for none. */
async function chooseActivityDays(page: Page): Promise<void> {
  const choices = page.locator('main aside select');
  const book = page.locator('main a[href*="/reservation?"], main a[href*="/boeking?"]');
  await expect(choices.or(book).first()).toBeVisible();
  for (const choice of await choices.all()) await choice.selectOption({ index: 1 });
}

function datesOf(page: Page): { checkin: string; nights: number } {
  const day = (key: string) => new RegExp(`${key}=([\\d-]{10})`).exec(page.url())?.[1] ?? '';
  return { checkin: day('checkin'), nights: (Date.parse(day('checkout')) - Date.parse(day('checkin'))) / 86_400_000 };
}

async function roomsLeft(page: Page, stay: string, checkin: string, nights: number): Promise<number> {
  const response = await page.request.get(
    `/api/product/${stay}/quote?checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0&locale=fr_FR`,
  );
  return ((await response.json()) as { availableRooms?: number }).availableRooms ?? 0;
}

/** The newest mail in the outbox to that address, or nothing yet. */
function mailTo(address: string): string {
  const folder = join(DATA_DIR, 'mail');
  if (!existsSync(folder)) return '';
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return mails.filter((mail) => mail.includes(address)).at(-1) ?? '';
}
