import { expect, type Page } from '@playwright/test';
import { findBooking } from '../../fixtures/booking-changes.ts';
import { choose, fillBuyer, openCheckout, pay } from '../../fixtures/checkout-visit.ts';
import { mailsOf, ordersAndMoney, query } from './rehearsal-books.ts';
import type { RehearsedShop } from './rehearsal-shop.ts';
import type { RehearsedVisit } from './rehearsal-visits.ts';
import { formOf } from '../../fixtures/stripe-shop.ts';

/** Once nothing is taken away any more; what was put off waits up to a minute. */
export const QUIET_MS = 120_000;
/** Of a press that is repeated while parts are away. */
const PRESS_MS = 120_000;

export interface Buying {
  readonly wish: Parameters<typeof openCheckout>[2];
  readonly mail: string;
}

export type At = RehearsedVisit & { readonly port: number };

/** A visitor who agreed to being measured, with everything filled in but how to pay. */
export async function openSummary(page: Page, visit: At, { wish, mail }: Buying): Promise<void> {
  await openCheckout(page, visit, wish);
  await isSeen(page, '[data-provider-form=ready]');
  await choose(page, visit.say.flexible);
  await fillBuyer(page, mail);
}

export async function toBank(page: Page, visit: At, buying: Buying): Promise<void> {
  await openSummary(page, visit, buying);
  await formOf(page).locator('[value=bancontact]').check();
  await pay(page, visit);
  await page.waitForURL(/\/bank\/pi_/);
}

export async function isSeen(page: Page, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible({ timeout: 30_000 });
}

/** Presses, and presses again where the shop says that it did not hear, until the page has gone where it leads. */
export async function pressed(page: Page, press: () => Promise<void>, to: RegExp): Promise<void> {
  await expect(async () => {
    if (to.test(page.url())) return;
    await press();
    await page.waitForURL(to, { timeout: 15_000 });
  }).toPass({ timeout: PRESS_MS });
}

/** Finds a booking, and presses again where the shop says that it did not hear. */
export async function found(
  page: Page,
  { words }: RehearsedVisit,
  booking: { readonly number: string; readonly mail: string },
): Promise<void> {
  await expect(async () => {
    await findBooking(page, { ...booking, say: words });
    await expect(page.locator('main a[href*="modify="]').first()).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: PRESS_MS });
}

export async function cancelled(page: Page, { words }: RehearsedVisit): Promise<void> {
  const start = page.locator('#cancel > * button[data-look=primary], #cancel button[data-look=primary]').first();
  const sure = page.locator('dialog[open] button[data-look=primary]');
  await expect(async () => {
    const done = page.locator('#cancel').filter({ hasText: words.cancelled });
    if (await done.isVisible()) return;
    if (!(await sure.isVisible())) await start.click({ timeout: 3_000 });
    await sure.click({ timeout: 3_000 });
    await expect(done).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: PRESS_MS });
}

/** The customer's bank takes the first payment back, and decides; the shop tells customer care of both. */
export async function disputed(shop: RehearsedShop, uuid: string, end: 'won' | 'lost'): Promise<void> {
  const { account } = shop.provider;
  const intent = [...account.intents.values()].find(({ metadata, status }) => metadata.reference === uuid && status === 'succeeded')!;
  const dispute = account.dispute(intent.id);
  const noted = () => query<{ status: string }>(shop.databaseUrl, 'select status from payment_dispute where id = $1', [dispute.id]);
  const isNoted = (status: string) => expect.poll(() => noted().catch(() => []), { timeout: QUIET_MS }).toEqual([{ status }]);
  await isNoted('needs_response');
  account.closeDispute(dispute.id, end);
  await isNoted(end);
}

export async function moneyOf(shop: RehearsedShop, uuid: string) {
  const orders = await ordersAndMoney(shop);
  return orders.find((order) => order.uuid === uuid)!;
}

export const heldOf = async (shop: RehearsedShop, uuid: string) => (await moneyOf(shop, uuid)).held;

/** Different mails to the customer about a booking. */
export function idsOf(shop: RehearsedShop, number: string): string[] {
  const ids = new Set(mailsOf(shop).map(({ id }) => id));
  return [...ids].filter((id) => id.includes(`-${number}-`) && !id.startsWith('partner-'));
}
