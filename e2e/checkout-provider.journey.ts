import { expect, test } from '@playwright/test';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { aBookableStay } from './checkout-stays.ts';
import {
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  MAIL_FOLDER,
  mailsTo,
  openCheckout,
  orderOf,
  pay,
  roomsLeft,
  TWO_VISITS,
} from './checkout-visit.ts';

/** The provider does not answer in time, and tells by webhook some seconds later that it was paid. */
const LATE_CARD = '4000 0000 0000 0341';

for (const visit of TWO_VISITS) {
  test(`a provider that answers late is waited for, over a reload too, and charges once, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const wish = await aBookableStay(request);
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await fillCard(page, LATE_CARD);
    await pay(page, visit);
    await expect(page.locator('[data-payment=processing]')).toContainText(visit.say.checking);
    await page.reload();
    expect(await orderOf(request, await confirmed(page))).toMatchObject({ status: 'paid', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });
}

test('a shop that cannot send mail sells all the same, and sends it once it can, once @order', async ({ page, request }) => {
  const visit = TWO_VISITS[0]!;
  const wish = await aBookableStay(request);
  const mail = aMail();
  await openCheckout(page, visit, wish);
  await choose(page, visit.say.flexible);
  await fillBuyer(page, mail);
  await fillCard(page);
  const kept = `${MAIL_FOLDER}.kept`;
  if (existsSync(MAIL_FOLDER)) renameSync(MAIL_FOLDER, kept);
  writeFileSync(MAIL_FOLDER, 'in the way');
  try {
    await pay(page, visit);
    expect(await orderOf(request, await confirmed(page))).toMatchObject({ status: 'paid', charged: wish.price });
  } finally {
    rmSync(MAIL_FOLDER);
    if (existsSync(kept)) renameSync(kept, MAIL_FOLDER);
  }
  await expect.poll(() => mailsTo(mail), { timeout: 40_000 }).toBe(1);
});
