import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { aBookableStay, type FoundStay, type Wanted } from './checkout-stays.ts';
import {
  addressOf,
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  mailsTo,
  orderOf,
  roomsLeft,
  visitAs,
  type BoughtOrder,
  type Visit,
} from './checkout-visit.ts';
import { hydrated } from './page-watch.ts';

/** A stay that somebody is about to buy, and what the shop holds of it before. */
export interface Purchase {
  readonly wish: FoundStay;
  readonly mail: string;
  /** Rooms left. */
  readonly before: number;
  /** Cents that the card pays; undefined where the test reads it from the order's parts. */
  readonly costs: number | undefined;
}

export async function aPurchase(request: APIRequestContext, wanted: Wanted = {}): Promise<Purchase> {
  return purchaseOf(request, await aBookableStay(request, wanted));
}

export async function purchaseOf(request: APIRequestContext, wish: FoundStay): Promise<Purchase> {
  return { wish, mail: aMail(), before: await roomsLeft(request, wish), costs: wish.price };
}

/** Everything that the booking summary of a stay asks for. */
export async function fillSummary(page: Page, visit: Visit, { mail, card }: { mail: string; card?: string }): Promise<void> {
  await choose(page, visit.say.flexible);
  await fillBuyer(page, mail);
  await fillCard(page, card);
}

/** What the database holds in the end: one paid order at the right price, its rooms taken once, and one confirmation sent. */
export async function boughtOnce(
  page: Page,
  request: APIRequestContext,
  purchase: Purchase,
  { instalments = 1 } = {},
): Promise<BoughtOrder> {
  const { wish, mail, before, costs } = purchase;
  const order = await orderOf(page, await confirmed(page));
  // The first instalment bears the fee and what does not divide; the others are charged on their days.
  const later = Math.floor((order.amount - (order.parts.paymentFee ?? 0)) / instalments);
  const charged = order.amount - (instalments - 1) * later;
  expect(order).toMatchObject({ status: 'paid', charge: 'charged', amount: costs ?? order.amount, charged });
  await expect.poll(() => roomsLeft(request, wish)).toBe(before - wish.rooms);
  await expect.poll(() => mailsTo(mail)).toBe(1);
  return order;
}

/** The stay page as a link brings it: dates, and a day for each activity, are in its hash. */
export async function openStay(page: Page, visit: Visit, { id, checkin, checkout, activities }: FoundStay): Promise<void> {
  const days = activities.map((activity) => `${activity}_1`).join('-');
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, `/stay/${id}#checkin=${checkin}&checkout=${checkout}&a=2${days && `&activityDates=${days}`}`));
  await hydrated(page);
}

/** Every activity of the stay on its first day; a stay without any asks for none. */
export async function chooseActivityDays(page: Page, visit: Visit): Promise<void> {
  const choices = page.locator('main aside select');
  await expect(choices.or(summaryLinks(page, visit)).filter({ visible: true }).first()).toBeVisible();
  for (const choice of await choices.all()) await choice.selectOption({ index: 1 });
}

/** On the stay page, once nothing stands in the way of booking. */
export const summaryLinks = (page: Page, visit: Visit) => page.locator(`main a[href*="${visit.checkout}?"]:not([aria-disabled]):visible`);

export async function toSummary(page: Page, visit: Visit): Promise<void> {
  await summaryLinks(page, visit).first().click();
  await page.waitForURL((address) => address.pathname === visit.checkout);
}
