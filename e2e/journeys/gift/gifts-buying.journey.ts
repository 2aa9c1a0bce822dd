import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aMail, confirmed, fillBuyer, fillCard, orderOf } from '../../fixtures/checkout-visit.ts';
import { buyGift, ON_A_PHONE, ON_A_WIDE_SCREEN, openIn, type Product } from './gift-purchase.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const MESSAGE = 'Bon voyage!';

async function payByCard(page: Page): Promise<string> {
  await page.waitForURL(/\?(.*&)?giftFormat=/);
  await hydrated(page);
  await fillBuyer(page, aMail());
  await fillCard(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  return confirmed(page);
}

test('a digital box is bought on a phone, with the giver’s words @GIFT-026 @GIFT-029 @GIFT-030', async ({ page }) => {
  await openIn(page, ON_A_PHONE, '/coffrets');
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('main a[href*="/box/"]').first().click();
  await page.waitForURL(/\/box\/\w+EBOX/);
  await hydrated(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Offrir', exact: true }).click();
  await page.locator('dialog [name=fromName]').fill('Camille');
  await page.locator('dialog [name=message]').fill(MESSAGE);
  await expect(page.locator('dialog figure')).toContainText(MESSAGE);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Valider' }).click();
  const order = await orderOf(page, await payByCard(page));
  expect(order).toMatchObject({ status: 'paid', charged: order.amount, vouchers: [{}] });
});

test('a gift card is bought on a wide screen @GIFT-003', async ({ page }) => {
  await openIn(page, ON_A_WIDE_SCREEN, '/giftcard/customization');
  await page.getByRole('radio', { name: /150/ }).check();
  await expect(page.locator('figure')).toContainText('150');
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  expect(await orderOf(page, await payByCard(page))).toMatchObject({ status: 'paid', amount: 15_000, charged: 15_000 });
});

test('a stay is given in print, and its delivery abroad is paid @GIFT-002 @GIFT-009 @GIFT-036', async ({ page, request }) => {
  const found = await request.post('/api/offers.json', {
    data: { locale: 'nl_BE', searchCriterias: {}, performGiftableSearch: true, orderBy: 'priceQuality' },
  });
  const { exactMatch } = (await found.json()) as { exactMatch: { id: string }[] };
  await openIn(page, ON_A_WIDE_SCREEN, `/cadeau/samenstellen/${exactMatch[0]?.id}#giftNights=1`);
  await page.locator('[name=giftFormat][value=physical]').check();
  await page.locator('[name=extras-treats]').first().check();
  await expect(page).toHaveURL(/giftFormat=physical&extras=\w+/);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  await page.waitForURL(/flow=gifting/);
  await hydrated(page);
  await page.locator('[name=shipName]').fill('Jan Peeters');
  await page.locator('[name=shipAddressLine]').fill('Meir 1');
  await page.locator('[name=shipPostalCode]').fill('1011 AB');
  await page.locator('[name=shipCity]').fill('Amsterdam');
  await page.locator('[name=shipCountry]').selectOption('NL');
  const order = await orderOf(page, await payByCard(page));
  expect(order.parts.shipping).toBeGreaterThan(0);
  expect(order.parts.extras).toBeGreaterThan(0);
  expect(order).toMatchObject({ status: 'paid', charged: order.amount });
  expect(order.amount).toBe((order.parts.product ?? 0) + (order.parts.extras ?? 0) + (order.parts.shipping ?? 0));
});

for (const [product, shop] of [
  ['box', ON_A_WIDE_SCREEN],
  ['giftCard', ON_A_PHONE],
  ['stay', ON_A_PHONE],
] as const satisfies readonly (readonly [Product, typeof ON_A_PHONE])[])
  test(`a gift of kind ${product} is printed and sent, ${shop.name} @GIFT-001 @GIFT-011 @GIFT-015`, async ({ page }) => {
    const { parts, amount } = await buyGift(page, shop, { product, format: 'physical' });
    expect(amount).toBe((parts.product ?? 0) + (parts.extras ?? 0) + (parts.shipping ?? 0));
  });

/** Tabs to the field of a name; the browser's own order of focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  for (let tabs = 0; tabs < 80 && (await focused()) !== name; tabs++) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

test('a gift card is bought with the keyboard alone @GIFT-003 @GIFT-013', async ({ page }) => {
  await openIn(page, ON_A_WIDE_SCREEN, '/giftcard/customization');
  await tabTo(page, 'amount');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('figure')).toContainText('150');
  await tabTo(page, 'fromName');
  await page.keyboard.type('R2D2');
  await tabTo(page, 'message');
  await page.keyboard.type('Tot snel');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[name=fromName]')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Léo & Jeanne');
  await page.keyboard.press('Enter');
  await page.waitForURL(/flow=giftcard/);
  await hydrated(page);
  await tabTo(page, 'civility');
  await page.keyboard.press('Space');
  for (const [name, text] of Object.entries({ firstName: 'Camille', lastName: 'Martin', email: aMail(), phone: '+33612345678' })) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  for (const [name, text] of Object.entries({ cardNumber: '4242424242424242', cardExpiry: '1230', cardCvc: '123' })) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'terms');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await orderOf(page, await confirmed(page))).toMatchObject({ status: 'paid', amount: 15_000 });
});

test('an unknown box is 404 @GIFT-023', async ({ page }) => {
  expect(await openIn(page, ON_A_PHONE, '/box/NOSUCHEBOX')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('the pages of boxes are for people, and engines only follow them @GIFT-025', async ({ page }) => {
  for (const path of ['/coffrets', '/box/SPAEBOX']) {
    expect(await openIn(page, ON_A_PHONE, path)).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  }
});
