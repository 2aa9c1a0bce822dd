import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { chooseActivityDays, summaryLinks, toSummary } from '../../fixtures/checkout-purchase.ts';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { aMail, choose, confirmed, fillBuyer, fillCard, openCheckout, orderOf } from '../../fixtures/checkout-visit.ts';
import { buyGift, ON_A_PHONE, ON_A_WIDE_SCREEN, openIn, type GiftShop } from './gift-purchase.ts';
import { hydrated } from '../../fixtures/page-watch.ts';
import { shopDay } from '../../fixtures/shop-clock.ts';

/** Weeks ahead of Tuesdays to try: a gift covers a night out of season sooner than one in summer. */
const WEEKS_AHEAD = [10, 16, 22, 28, 34];

/** From the gift's own address to a stay that costs nothing more. */
async function openCoveredStay(page: Page, shop: GiftShop, code: string): Promise<void> {
  await openIn(page, shop, `/${code}`);
  await page.waitForURL(/\/beneficiary\/login$/);
  await expect(page.locator('main blockquote')).toHaveText('Bon voyage!');
  expect(await axeFaults(page)).toEqual([]);
  const covered = page.locator('main article').filter({ has: page.getByText(shop.included) });
  for (const weeks of WEEKS_AHEAD) {
    await openIn(page, shop, `${shop.stays}#${aTuesdayNight(weeks)}`);
    await expect(page.locator('main article').first()).toBeVisible();
    if ((await covered.count()) > 0) break;
  }
  await covered.first().locator('a').first().click();
  await page.waitForURL(/checkin=/);
  await hydrated(page);
}

function aTuesdayNight(weeks: number): string {
  const day = weeks * 7;
  const tuesday = day + ((9 - new Date(shopDay(day)).getUTCDay()) % 7);
  return `checkin=${shopDay(tuesday)}&checkout=${shopDay(tuesday + 1)}`;
}

/** Books what the booking summary shows with the gift alone; answers the order's id. */
async function bookForNothing(page: Page, shop: GiftShop, mail: string): Promise<string> {
  await chooseActivityDays(page, shop.visit);
  await summaryLinks(page, shop.visit).first().waitFor();
  await toSummary(page, shop.visit);
  await hydrated(page);
  await choose(page, shop.flexible);
  await fillBuyer(page, mail);
  await expect(page.locator('[name=cardNumber]')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  return confirmed(page);
}

/** Cents of a gift that are spent, as its holder is told; Infinity while it cannot be opened. */
async function spentOf(page: Page, shop: GiftShop, code: string): Promise<number> {
  await openIn(page, shop, `/${code}`);
  await page.waitForURL(/\/beneficiary\/login$/);
  const { remaining = -Infinity, value = 0 } = await page.evaluate(
    async () => (await (await fetch('/gateway/beneficiary/session?locale=fr_FR')).json()) as { remaining?: number; value?: number },
  );
  return value - remaining;
}

async function cancel(page: Page, shop: GiftShop, { number, mail }: { number: string; mail: string }): Promise<void> {
  await openIn(page, shop, shop.booking);
  await page.locator('[name=bookingNumber]').fill(number);
  await page.locator('main [name=email]').fill(mail);
  await page.locator('main form button[type=submit]').click();
  await page.locator('main nav a[href$="#cancel"]').click();
  await page.locator('#cancel button[data-look=primary]').click();
  await page.locator('dialog[open] button[data-look=primary]').click();
  await expect(page.locator('#cancel')).toContainText(/annulée|geannuleerd/);
}

test(`a box is bought, opened by its code, spent on a night without a card, and back after its cancellation, ${ON_A_PHONE.name} @GIFT-001 @GIFT-020 @GIFT-021`, async ({
  page,
}) => {
  const shop = ON_A_PHONE;
  const [voucher] = (await buyGift(page, shop, { product: 'box', format: 'digital' })).vouchers ?? [];
  const code = voucher?.code ?? '';
  await openCoveredStay(page, shop, code);
  await expect(page.getByText(shop.included).filter({ visible: true }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const mail = aMail();
  const uuid = await bookForNothing(page, shop, mail);
  const { bookingNumber, ...order } = (await orderOf(page, uuid)) as Awaited<ReturnType<typeof orderOf>> & { bookingNumber: string };
  expect(order).toMatchObject({ status: 'paid', charged: 0 });
  await cancel(page, shop, { number: bookingNumber, mail });
  // The money comes back to the gift right after the cancellation, not within it.
  await expect.poll(() => spentOf(page, shop, code)).toBeLessThan(order.parts.gifts ?? 0);
});

test(`two gifts and a card pay one stay, ${ON_A_WIDE_SCREEN.name} @GIFT-001 @PROD-064`, async ({ page, request }) => {
  const shop = ON_A_WIDE_SCREEN;
  const codes: string[] = [];
  for (const product of ['giftCard', 'stay'] as const)
    codes.push((await buyGift(page, shop, { product, format: 'digital' })).vouchers?.[0]?.code ?? '');
  const wish = await aBookableStay(request, { price: (cents) => cents > 60_000 });
  await openCheckout(page, { ...shop.visit, checkout: shop.visit.checkout }, wish);
  const field = page.locator('main input[autocapitalize=characters]:visible').last();
  if ((await field.count()) === 0) await page.getByText(/^Kortingscode, cadeaubon/).click();
  for (const code of codes) {
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part=gift]').filter({ hasText: code })).toBeVisible();
  }
  await choose(page, shop.flexible);
  await fillBuyer(page, aMail());
  await fillCard(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  const order = await orderOf(page, await confirmed(page));
  expect(order.status).toBe('paid');
  expect(order.charged).toBe(order.amount);
  expect(order.parts.gifts).toBeGreaterThan(10_000);
});
