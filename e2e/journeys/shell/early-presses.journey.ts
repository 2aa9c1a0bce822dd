import { expect, test, type Page } from '@playwright/test';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { accessibilityTree, eventually, MOMENTS, openEarly, pressAt, typeEarly } from './early-visit.ts';
import { answeredConsent } from '../../fixtures/hotel-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

interface EarlyVisit {
  readonly what: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly path: string | ((page: Page) => Promise<string>);
  readonly asksConsent?: boolean;
  act(page: Page, seconds: number): Promise<void>;
  result(page: Page): Promise<void>;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByTestId('consent');
const openDialog = (page: Page) => page.locator('dialog[open]');
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /favoris$/ })
    .first();
const place = (page: Page) => page.getByRole('search').first().getByRole('combobox', { name: 'Où ?' });

const VISITS: readonly EarlyVisit[] = [
  {
    what: '“Où ?” on the home page opens the search',
    size: PHONE,
    path: '/',
    act: (page) => pressAt(page.locator('main button[aria-haspopup="dialog"]:visible').first()),
    result: (page) => eventually(openDialog(page).getByRole('combobox')).toBeVisible(),
  },
  {
    what: 'a place typed into the search finds its towns',
    size: WIDE,
    path: '/',
    act: (page) => typeEarly(place(page), 'lyo'),
    async result(page) {
      await eventually(page.getByRole('option', { name: /^Lyon/ }).first()).toBeVisible();
      await expect(place(page)).toHaveValue('lyo');
    },
  },
  {
    what: '“Filtrer” opens the filters',
    size: PHONE,
    path: '/sejours?flow=booking',
    act: (page) => pressAt(page.getByRole('button', { name: /^Filtrer/ })),
    result: (page) => eventually(openDialog(page).getByRole('checkbox').first()).toBeVisible(),
  },
  {
    what: '“Tout refuser” is an answer once and for all, and the hash stays',
    size: PHONE,
    path: '/sejours?flow=booking#c=1',
    asksConsent: true,
    act: (page) => pressAt(banner(page).getByRole('button', { name: 'Tout refuser' })),
    async result(page) {
      await eventually(banner(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/sejours\?flow=booking#c=1$/);
      expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe('1.m0.a0');
      expect(await page.evaluate(() => document.referrer)).toBe('');
    },
  },
  {
    what: 'a heart is kept',
    size: PHONE,
    path: '/sejours?flow=booking',
    act: (page) => pressAt(heart(page)),
    async result(page) {
      await eventually(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('main').locator('button[aria-pressed=true]')).toHaveCount(1);
    },
  },
  {
    what: 'the results are ordered anew',
    size: WIDE,
    path: '/sejours?flow=booking',
    act: (page) =>
      page
        .getByLabel('Trier par')
        .selectOption({ index: 1 })
        .then(() => undefined),
    async result(page) {
      await eventually(page).toHaveURL(/[?#&]sort=promo/);
      await expect(page.getByLabel('Trier par')).toHaveValue('promo');
    },
  },
  {
    what: 'a longer present costs more',
    size: WIDE,
    path: async (page) => `/stay/${(await aBookableStay(page.request)).id}?flow=gifting`,
    act: (page) =>
      page
        .getByLabel('Durée du cadeau')
        .selectOption({ index: 1 })
        .then(() => undefined),
    async result(page) {
      const longer = await page.getByLabel('Durée du cadeau').locator('option').nth(1).getAttribute('value');
      await eventually(page.getByRole('link', { name: /^Offrir/ }).first()).toHaveAttribute('href', new RegExp(`giftNights=${longer}&`));
      await expect(page.getByLabel('Durée du cadeau')).toHaveValue(longer ?? '');
    },
  },
  {
    what: 'the first tap into the booking summary is in its field, and what follows is kept',
    size: PHONE,
    path: summary,
    async act(page) {
      await typeEarly(page.locator('[name=firstName]'), 'Camille');
      await pressAt(page.locator('label', { has: page.locator('[name=civility]') }).first());
    },
    async result(page) {
      await hydrated(page);
      await pressAt(page.getByRole('button', { name: /^(Payer|Réserver)/ }).last());
      await eventually(page.locator('[name=lastName]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
      await expect(page.locator('[name=firstName]')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name=civility]').first()).toBeChecked();
    },
  },
  {
    what: 'a booking is looked for',
    size: PHONE,
    path: '/gerer-ma-reservation#modify',
    async act(page) {
      await typeEarly(page.locator('[name=bookingNumber]'), '00000000');
      await typeEarly(page.getByRole('main').locator('[name=email]'), 'camille@example.com');
      await page.keyboard.press('Enter');
    },
    async result(page) {
      await eventually(page.getByRole('alert')).toContainText(/Aucune réservation trouvée/);
      await expect(page).toHaveURL(/#modify$/);
    },
  },
  {
    what: 'somebody signs in, with what was typed',
    size: PHONE,
    path: '/account/signin',
    async act(page) {
      await typeEarly(page.getByRole('main').locator('input[type=email]').first(), 'nobody@example.com');
      await typeEarly(page.getByRole('main').locator('input[type=password]'), 'not my password');
      await page.keyboard.press('Enter');
    },
    async result(page) {
      await eventually(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('main').locator('input[type=email]').first()).toHaveValue('nobody@example.com');
      expect(page.url()).not.toContain('nobody');
    },
  },
  {
    what: 'a message is begun',
    size: PHONE,
    path: '/contact',
    act: (page) => pressAt(page.getByRole('button', { name: 'Laissez-nous un message' })),
    result: (page) => eventually(openDialog(page).getByRole('combobox').first()).toBeVisible(),
  },
];

async function summary(page: Page): Promise<string> {
  const { id, checkin, checkout, activities } = await aBookableStay(page.request);
  const activityDates = activities.map((activity) => `${activity}_1`).join('-');
  return `/reservation?id=${id}&checkin=${checkin}&checkout=${checkout}&a=2${activityDates && `&activityDates=${activityDates}`}`;
}

/** `EARLY_PRESSES=all`: each visit at each moment; without it each visit once, and each moment twice. */
const drawn = VISITS.flatMap((visit, index) =>
  MOMENTS.filter((_, moment) => process.env.EARLY_PRESSES === 'all' || moment === index % MOMENTS.length).map(
    (seconds) => [visit, seconds] as const,
  ),
);

for (const [{ what, size, path, asksConsent, act, result }, seconds] of drawn)
  test(`${seconds} s after the page is drawn on a slow phone: ${what}`, async ({ page }) => {
    await page.setViewportSize(size);
    if (!asksConsent) await answeredConsent(page, ['localhost']);
    await openEarly(page, typeof path === 'string' ? path : await path(page), heading(page), seconds);
    await act(page, seconds);
    await result(page);
  });

test('a booking summary that nobody has touched has its fields and Pay in the accessibility tree, with and without its code', async ({
  page,
}) => {
  await answeredConsent(page, ['localhost']);
  const address = await summary(page);
  const isWhole = async () => {
    const tree = await accessibilityTree(page);
    for (const part of [/^textbox Prénom/, /^textbox Nom/, /^textbox .*e-mail/i, /^checkbox /, /^button (Payer|Réserver|Le prix)/])
      expect(tree.filter((node) => part.test(node)).length, String(part)).toBeGreaterThan(0);
  };
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address);
  await isWhole();
  await page.unroute(/\.js$/);
  await page.goto(address);
  await hydrated(page);
  await isWhole();
});
