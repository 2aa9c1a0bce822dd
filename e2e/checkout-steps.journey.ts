import { expect, test, type Page } from '@playwright/test';
import { aBookableStay, type FoundStay } from './checkout-stays.ts';
import {
  addressOf,
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  mailsTo,
  orderOf,
  pay,
  roomsLeft,
  visitAs,
  VISITS,
} from './checkout-visit.ts';
import type { Visit } from './checkout-visit.ts';
import { hydrated } from './page-watch.ts';

/** Asks whoever pays to confirm it. */
const CHALLENGING_CARD = '4000 0025 0000 3155';

for (const visit of VISITS) {
  test(`a reload at every step loses nothing that was chosen and buys once, ${visit.name} @order @PROD-003`, async ({ page, request }) => {
    const wish = await aBookableStay(request, { activities: 1 });
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openStay(page, visit, wish);
    await page.reload();
    await hydrated(page);
    await toSummary(page, visit);
    await choose(page, visit.say.flexible);
    await page.locator('[name=firstName]').fill('Camille');
    await page.reload();
    await expect(page.getByRole('radio', { name: visit.say.flexible })).toBeChecked();
    await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
    await fillBuyer(page, mail);
    await fillCard(page, CHALLENGING_CARD);
    await pay(page, visit);
    await expect(page.getByRole('button', { name: visit.say.confirm })).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-payment=waiting]')).toContainText(visit.say.nothing);
    await expect(page.locator('[name=lastName]')).toHaveValue('Martin');
    await expect.poll(() => roomsLeft(request, wish)).toBe(before);
    await payAgain(page, visit);
    const uuid = await confirmed(page);
    await page.reload();
    expect(await confirmed(page)).toBe(uuid);
    expect(await orderOf(request, uuid)).toMatchObject({ status: 'paid', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });

  test(`Back at every step leads where one came from, keeps what was typed and never buys twice, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const wish = await aBookableStay(request, { activities: 1 });
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openStay(page, visit, wish);
    await toSummary(page, visit);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`checkin=${wish.checkin}.*activityDates=${wish.activities[0]}_1`));
    await toSummary(page, visit);
    await expect(page.locator('[name=email]')).toHaveValue(mail);
    await expect(page.getByRole('radio', { name: visit.say.flexible })).toBeChecked();
    await page.locator('[name=terms]').check();
    await fillCard(page, CHALLENGING_CARD);
    await pay(page, visit);
    await expect(page.getByRole('button', { name: visit.say.confirm })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`checkin=${wish.checkin}`));
    await page.goForward();
    await expect(page.locator('[data-payment=waiting]')).toContainText(visit.say.nothing);
    await expect.poll(() => roomsLeft(request, wish)).toBe(before);
    await payAgain(page, visit);
    const uuid = await confirmed(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`checkin=${wish.checkin}`));
    await page.goForward();
    expect(await confirmed(page)).toBe(uuid);
    expect(await orderOf(request, uuid)).toMatchObject({ status: 'paid', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });
}

/** The stay page as a link brings it: dates and the days of the activities are in its hash. */
async function openStay(page: Page, visit: Visit, { id, checkin, checkout, activities }: FoundStay): Promise<void> {
  const days = activities.map((activity) => `${activity}_1`).join('-');
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, `/stay/${id}#checkin=${checkin}&checkout=${checkout}&a=2&activityDates=${days}`));
  await hydrated(page);
}

async function toSummary(page: Page, visit: Visit): Promise<void> {
  await page.locator(`main a[href*="${visit.checkout}?"]:visible`).first().click();
  await page.waitForURL((address) => address.pathname === visit.checkout);
}

/** After a reload the terms and the card are asked for again: neither is kept. */
async function payAgain(page: Page, visit: Visit): Promise<void> {
  await page.locator('[name=terms]').check();
  await fillCard(page);
  await pay(page, visit);
}
