import { expect, test } from '@playwright/test';
import { aBookableStay, buyTheRest } from './checkout-stays.ts';
import {
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  letThrough,
  mailsTo,
  openCheckout,
  orderOf,
  pay,
  roomsLeft,
  TWO_VISITS,
  VISITS,
} from './checkout-visit.ts';

for (const visit of VISITS) {
  test(`a declined card is followed by one that pays: one order, charged once, ${visit.name} @order`, async ({ page, request }) => {
    const wish = await aBookableStay(request);
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await fillCard(page, '4000 0000 0000 0002');
    await pay(page, visit);
    await expect(page.getByRole('alert')).toContainText(visit.say.declined);
    await expect(page.getByRole('alert')).toContainText(visit.say.nothing);
    await page.reload();
    await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
    await expect(page.locator('[data-payment=waiting]')).toContainText(visit.say.nothing);
    await page.locator('[name=terms]').check();
    await fillCard(page, '4000 0025 0000 3155');
    await pay(page, visit);
    await page.getByRole('button', { name: visit.say.confirm }).click();
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', charge: 'charged', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });

  test(`a price that has changed meanwhile is told and accepted before it is paid, ${visit.name} @order`, async ({ page, request }) => {
    const wish = await aBookableStay(request);
    const before = await roomsLeft(request, wish);
    await page.route('**/gateway/purchase/price', async (route) => {
      const answer = await letThrough(route);
      const price = (await answer.json()) as { parts: { product: number }; total: number; remainingAmountToPay: number };
      price.parts.product -= 1_500;
      await route.fulfill({
        response: answer,
        json: { ...price, total: price.total - 1_500, remainingAmountToPay: price.remainingAmountToPay - 1_500 },
      });
    });
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.insured);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, aMail());
    await fillCard(page);
    await page.locator('[data-part=toPay]').first().waitFor({ state: 'attached' });
    await pay(page, visit);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(visit.say.changed);
    await dialog.getByRole('button', { name: visit.say.accept }).click();
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
  });

  test(`the last room goes to somebody else meanwhile: nothing is charged, and the way leads back, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const wish = await aBookableStay(request, { rooms: (rooms) => rooms >= 1 && rooms <= 3 });
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, aMail());
    await fillCard(page);
    await buyTheRest(request, wish, await roomsLeft(request, wish));
    await pay(page, visit);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(visit.say.soldOut);
    await expect(alert).toContainText(visit.say.nothing);
    await expect(page.getByRole('link', { name: visit.say.back })).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
    await expect.poll(() => roomsLeft(request, wish)).toBe(0);
  });
}

const STEPS = {
  'the order': '**/gateway/purchase/orders',
  'the card': '**/psp/test/payment-intents/*/confirm',
  'the booking': '**/gateway/purchase/zeppto',
} as const;

for (const [step, address, visit] of Object.entries(STEPS).flatMap(([name, path]) => TWO_VISITS.map((one) => [name, path, one] as const))) {
  test(`the answer to ${step} is lost: the shop finds out what became of it, and one booking is made, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const wish = await aBookableStay(request);
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    let losses = 0;
    await page.route(address, async (route) => {
      if (losses++ > 0) return route.continue();
      await letThrough(route);
      return route.abort('connectionreset');
    });
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, mail);
    await fillCard(page);
    await pay(page, visit);
    if (step === 'the order') {
      await page.locator('[data-payment=unreachable], [data-payment=processing]').waitFor();
      await pay(page, visit);
    }
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', charge: 'charged', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });

  test(`the shop is down at ${step}: nothing is lost, and it goes on once it is back, ${visit.name} @order`, async ({ page, request }) => {
    const wish = await aBookableStay(request);
    const before = await roomsLeft(request, wish);
    let isDown = true;
    await page.route(/gateway\/(purchase\/orders|purchase\/zeppto|psp|orders\/)/, (route) =>
      isDown && (/orders\/[^/]+\/payment$/.test(route.request().url()) || matches(route.request().url(), step))
        ? route.fulfill({ status: 503, json: { code: 'NOT_READY', message: 'down' } })
        : route.continue(),
    );
    await openCheckout(page, visit, wish);
    await choose(page, visit.say.flexible);
    await fillBuyer(page, aMail());
    await fillCard(page);
    await pay(page, visit);
    const status = page.locator('[data-payment=unreachable]');
    await expect(status).toContainText(visit.say.lost);
    await expect(page.locator('[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
    isDown = false;
    if (step === 'the order') await expect(status).toContainText(visit.say.nothing);
    if (step !== 'the booking') await pay(page, visit);
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', charge: 'charged', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
  });
}

function matches(url: string, step: string): boolean {
  return { 'the order': /purchase\/orders/, 'the card': /psp/, 'the booking': /zeppto/ }[step]?.test(url) ?? false;
}
