import { expect, test } from '@playwright/test';
import { aBookableStay, aStayWithMore } from './checkout-stays.ts';
import {
  addressOf,
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  mailsTo,
  openCheckout,
  orderOf,
  pay,
  roomsLeft,
  turnTo,
  TWO_VISITS,
  visitAs,
  VISITS,
} from './checkout-visit.ts';
import { watch } from './page-watch.ts';

for (const visit of VISITS) {
  test(`a stay is insured and paid in three instalments, ${visit.name} @order @PROD-064 @PROD-074`, async ({ page, request }) => {
    const said = watch(page);
    const wish = await aBookableStay(request, { price: (cents) => cents >= 20_000 && cents < 180_000 });
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.insured);
    await choose(page, visit.say.three);
    await fillBuyer(page, mail);
    await fillCard(page);
    await pay(page, visit);
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', charge: 'charged', charged: order.amount });
    expect(order.parts.insurance).toBeGreaterThan(0);
    expect(order.parts.paymentFee).toBeGreaterThan(0);
    expect(order.parts.product! + order.parts.insurance! + order.parts.paymentFee!).toBe(order.amount);
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
    said.quiet();
  });
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
  const order = await orderOf(request, await confirmed(page));
  expect(order).toMatchObject({ status: 'paid', kind: 'gift', charged: order.amount, amount: order.parts.product });
  expect(order.vouchers).toHaveLength(1);
  await expect(page.getByText(order.vouchers![0]!.code)).toBeVisible();
  await expect.poll(() => mailsTo(mail)).toBe(1);
});

for (const visit of VISITS) {
  test(`a stay with an upsell costs what both say, ${visit.name} @order`, async ({ page, request }) => {
    const { wish, upsell } = await aStayWithMore(request);
    const more = { ...wish, id: upsell.id };
    const before = await roomsLeft(request, more);
    const mail = aMail();
    await openCheckout(page, visit, more);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await fillCard(page);
    await pay(page, visit);
    const order = await orderOf(request, await confirmed(page));
    expect(order.amount).toBe(wish.price + upsell.difference);
    expect(order).toMatchObject({ status: 'paid', charged: order.amount });
    await expect.poll(() => roomsLeft(request, more)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });

  test(`a family books a stay with two activities, each on its day, ${visit.name} @order @PROD-053`, async ({ page, request }) => {
    const wish = await aBookableStay(request, { activities: 2, children: 1, rooms: (rooms) => rooms > 4 });
    const [first, second] = wish.activities;
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openCheckout(page, visit, { ...wish, children: 1, activityDates: `${first}_1-${second}_2` });
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await fillCard(page);
    const asked = page.waitForRequest('**/gateway/purchase/orders');
    await pay(page, visit);
    const { items } = (await asked).postDataJSON() as { items: { shortStayItem: { reservationCriteria: Record<string, unknown> } } };
    expect(items.shortStayItem.reservationCriteria).toMatchObject({
      activityDaySelections: [
        { activityId: first, day: 1 },
        { activityId: second, day: 2 },
      ],
      pax: { numberOfAdults: 2, numberOfChildren: 1 },
    });
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', child: 1, amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - wish.rooms);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });
}

for (const visit of TWO_VISITS) {
  test(`a promotion code and a gift card lower what the card pays, ${visit.name} @order`, async ({ page, request }) => {
    const wish = await aBookableStay(request, { price: (cents) => cents > 25_000 });
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.flexible);
    await page.locator('details summary').first().click();
    const [promotion, gift] = [page.locator('details form').first(), page.locator('details form').last()];
    await promotion.getByRole('textbox').fill('escapade20');
    await promotion.getByRole('button').click();
    await expect(page.getByText('ESCAPADE20')).toBeVisible();
    await gift.getByRole('textbox').fill('DEMO-CARD-9999-0000');
    await gift.getByRole('button').click();
    await expect(gift.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await fillBuyer(page, aMail());
    await fillCard(page);
    await pay(page, visit);
    const order = await orderOf(request, await confirmed(page));
    expect(order.parts.promotion).toBe(2_000);
    expect(order.amount).toBe(order.parts.product! - 2_000);
    expect(order.charged).toBe(order.amount);
  });
}
