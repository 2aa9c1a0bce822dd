import { expect, test, type Page } from '@playwright/test';
import { aStayWithMore } from '../../fixtures/checkout-stays.ts';
import {
  aPurchase,
  boughtOnce,
  chooseActivityDays,
  fillSummary,
  openStay,
  purchaseOf,
  toSummary,
} from '../../fixtures/checkout-purchase.ts';
import {
  addressOf,
  aMail,
  confirmed,
  fillBuyer,
  fillCard,
  letThrough,
  mailsTo,
  openCheckout,
  orderOf,
  pay,
  turnTo,
  visitAs,
  VISITS,
} from '../../fixtures/checkout-visit.ts';
import { leaveRoutes } from '../../fixtures/page-watch.ts';

test.afterEach(({ page }) => leaveRoutes(page));

/** Cents that the code ESCAPADE20 takes off. */
const PROMOTION = 2_000;

for (const visit of VISITS) {
  test(`a family books two activities, each on its day, with a promotion code, ${visit.name} @order @PROD-053`, async ({
    page,
    request,
  }) => {
    const wanted = { activities: 2, children: 1, rooms: (rooms: number) => rooms > 4, price: (cents: number) => cents > 25_000 };
    const purchase = await aPurchase(request, wanted);
    const { wish, mail } = purchase;
    const [first, second] = wish.activities;
    await openCheckout(page, visit, { ...wish, children: 1, activityDates: `${first}_1-${second}_2` });
    await page.locator('details summary').first().click();
    await enterCode(page, 'first', 'escapade20');
    await expect(page.getByText('ESCAPADE20', { exact: true })).toBeVisible();
    const gift = await enterCode(page, 'last', 'DEMO-CARD-9999-0000');
    await expect(gift).toHaveAttribute('aria-invalid', 'true');
    await fillSummary(page, visit, { mail });
    const requested = page.waitForRequest('**/gateway/purchase/orders');
    await pay(page, visit);
    const { items } = (await requested).postDataJSON() as { items: { shortStayItem: { reservationCriteria: Record<string, unknown> } } };
    expect(items.shortStayItem.reservationCriteria).toMatchObject({
      activityDaySelections: [
        { activityId: first, day: 1 },
        { activityId: second, day: 2 },
      ],
      pax: { numberOfAdults: 2, numberOfChildren: 1 },
    });
    const order = await boughtOnce(page, request, { ...purchase, costs: wish.price - PROMOTION });
    expect(order).toMatchObject({ child: 1, parts: { product: wish.price, promotion: PROMOTION } });
  });

  test(`what is added on the stay page is paid for; a price that changes meanwhile is told and accepted first, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const { wish, more } = await aStayWithMore(request);
    const purchase = await purchaseOf(request, more);
    await page.route('**/gateway/purchase/price', async (route) => {
      const answer = await letThrough(route);
      const price = (await answer.json()) as { parts: { product: number }; total: number; remainingAmountToPay: number };
      price.parts.product -= 1_500;
      await route.fulfill({
        response: answer,
        json: { ...price, total: price.total - 1_500, remainingAmountToPay: price.remainingAmountToPay - 1_500 },
      });
    });
    await openStay(page, visit, wish);
    await page.locator('#extras li').getByRole('button').first().click();
    await page.waitForURL(new RegExp(`/${more.id}(/|#|$)`));
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await chooseActivityDays(page, visit);
    await toSummary(page, visit);
    await fillSummary(page, visit, purchase);
    await pay(page, visit);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(visit.say.changed);
    await dialog.getByRole('button', { name: visit.say.accept }).click();
    await boughtOnce(page, request, purchase);
  });
}

/** Applies a code in the first field, for promotions, or in the last, for gifts. */
async function enterCode(page: Page, place: 'first' | 'last', code: string) {
  const entry = page.locator('details form')[place]();
  await entry.getByRole('textbox').fill(code);
  await entry.getByRole('button').click();
  return entry.getByRole('textbox');
}

test('an activity is bought for oneself, and its voucher is on the confirmation @order', async ({ page, request }) => {
  const visit = VISITS[0]!;
  const found = await request.post('/api/search/activity-only.json', {
    data: { searchCriterias: { adult: 2 }, locale: 'fr_FR', limit: 1 },
  });
  const { results } = (await found.json()) as { results: { id: string }[] };
  const mail = aMail();
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, `${visit.checkout}?flow=activity&id=${results[0]!.id}&a=2&customType=OWN_USE`));
  await turnTo(page);
  await fillBuyer(page, mail);
  await fillCard(page);
  await pay(page, visit);
  const order = await orderOf(page, await confirmed(page));
  expect(order).toMatchObject({ status: 'paid', kind: 'gift', charged: order.amount, amount: order.parts.product });
  expect(order.vouchers).toHaveLength(1);
  await expect(page.getByText(order.vouchers![0]!.code)).toBeVisible();
  await expect.poll(() => mailsTo(mail)).toBe(1);
});
