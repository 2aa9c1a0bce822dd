import { expect, type Locator, type Page } from '@playwright/test';
import type { FoundStay } from '../../fixtures/checkout-stays.ts';
import { sentMails } from '../../fixtures/checkout-visit.ts';

/** Of every account that a journey opens. */
export const PASSWORD = 'een-blauw-meer-bij-avond';

const MOST_STOPS = 80;

/** Moves by Tab alone. */
export async function reach(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No press of Tab leads there.');
}

export async function press(page: Page, part: Locator): Promise<void> {
  await reach(page, part);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, part: Locator, text: string): Promise<void> {
  await reach(page, part);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** By the calls of the shop's pages: Node does not know the hosts below `localhost`; the page does. */
export function call(page: Page, method: string, path: string, data?: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ({ address, ...init }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(address, init.body ? { ...init, headers } : { method: init.method });
      return answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>);
    },
    { address: path, method, ...(data && { body: JSON.stringify(data) }) },
  );
}

/** Somebody who is signed in on this device. */
export async function register(page: Page, { email, locale }: { email: string; locale: string }): Promise<void> {
  const path = '/gateway/account/registrations';
  await call(page, 'POST', path, { email, password: PASSWORD, firstName: 'Zoé', lastName: 'Quillebœuf', locale });
  const token = await mailed(email, /#confirm=([\w-]+)/);
  expect(await call(page, 'POST', `${path}/confirm`, { token, password: PASSWORD })).toMatchObject({ email });
}

interface Bought {
  readonly email: string;
  readonly locale: string;
}

/** A stay that is paid by card. */
export async function buy(page: Page, { wish, ...bought }: Bought & { readonly wish: FoundStay }): Promise<void> {
  const { id, checkin, checkout, activities } = wish;
  const reservationCriteria = {
    ...{ offerId: id, pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 } },
    travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
    activityDaySelections: activities.map((activityId) => ({ activityId, day: 1 })),
  };
  await buyItems(page, { shortStayItem: { gift: false, reservationCriteria } }, bought);
}

/** An order that is paid by card. */
export async function buyItems(page: Page, items: object, { email, locale }: Bought): Promise<void> {
  const buyer = {
    ...{ email: { email }, civility: 'MRS', firstName: 'Zoé', lastName: 'Quillebœuf', phoneNumber: '+33612345678', country: 'FR' },
  };
  const { remainingAmountToPay: expectedAmount } = await call(page, 'POST', '/gateway/purchase/price', { locale, items });
  const order = { locale, buyer, currency: 'EUR', items, expectedAmount };
  const { paymentIntentId } = await call(page, 'POST', '/gateway/purchase/orders', order);
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
  await call(page, 'POST', `/gateway/psp/test/payment-intents/${String(paymentIntentId)}/confirm`, card);
  const paid = { ...order, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } };
  expect(await call(page, 'POST', '/gateway/purchase/zeppto', paid)).toHaveProperty('booking.orderUUID');
}

/** What the newest mail of an account to the address says. */
export async function mailed(email: string, words: RegExp): Promise<string> {
  const found = () => {
    const plain = sentMails(email, 'account').map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    return plain.flatMap((text) => words.exec(text) ?? []).at(-1);
  };
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return found()!;
}
