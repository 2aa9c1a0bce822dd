import { expect, test } from '@playwright/test';
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { aPurchase, boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { confirmed, MAIL_FOLDER, mailsTo, openCheckout, orderOf, pay, VISITS } from '../../fixtures/checkout-visit.ts';

/** The provider does not answer in time, and tells by webhook some seconds later that it was paid. */
const LATE_CARD = '4000 0000 0000 0341';

for (const visit of VISITS) {
  test(`a provider that answers late is waited for, over a reload too, and charges once, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const purchase = await aPurchase(request);
    await openCheckout(page, visit, purchase.wish);
    await fillSummary(page, visit, { ...purchase, card: LATE_CARD });
    await pay(page, visit);
    await expect(page.locator('[data-payment=processing]')).toContainText(visit.say.checking);
    await page.reload();
    await boughtOnce(page, request, purchase);
  });
}

test('a shop that cannot send mail sells all the same, and sends it once it can, once @order', async ({ page, request }) => {
  const visit = VISITS[0]!;
  const { wish, mail } = await aPurchase(request);
  await openCheckout(page, visit, wish);
  await fillSummary(page, visit, { mail });
  const stored = `${MAIL_FOLDER}.kept`;
  if (existsSync(MAIL_FOLDER)) renameSync(MAIL_FOLDER, stored);
  writeFileSync(MAIL_FOLDER, 'in the way');
  try {
    await pay(page, visit);
    expect(await orderOf(page, await confirmed(page))).toMatchObject({ status: 'paid', charged: wish.price });
  } finally {
    rmSync(MAIL_FOLDER);
    // The shop may have made the folder again in the meantime.
    if (existsSync(stored)) cpSync(stored, MAIL_FOLDER, { recursive: true });
    rmSync(stored, { recursive: true, force: true });
  }
  await expect.poll(() => mailsTo(mail), { timeout: 40_000 }).toBe(1);
});
