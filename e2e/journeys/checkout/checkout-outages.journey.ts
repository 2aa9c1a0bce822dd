import { expect, test } from '@playwright/test';
import { aPurchase, boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { letThrough, openCheckout, OTHER_VISITS, pay, VISITS } from '../../fixtures/checkout-visit.ts';
import { leaveRoutes } from '../../fixtures/page-watch.ts';

/** What the browser asks of the shop on the way to a booking. */
const CALLS = {
  order: /gateway\/purchase\/orders$/,
  card: /psp\/test\/payment-intents\/[^/]+\/confirm/,
  booking: /gateway\/purchase\/zeppto$/,
  payment: /gateway\/orders\/[^/]+\/payment/,
} as const;
type Call = keyof typeof CALLS;

test.afterEach(({ page }) => leaveRoutes(page));

for (const visit of VISITS) {
  test(`the answer to the order, the card and the booking is lost: the shop finds out what became of each and books once, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const purchase = await aPurchase(request);
    const lost: Call[] = [];
    for (const call of ['order', 'card', 'booking'] as const)
      await page.route(CALLS[call], async (route) => {
        if (lost.includes(call)) return route.continue();
        lost.push(call);
        await letThrough(route);
        return route.abort('connectionreset');
      });
    await openCheckout(page, visit, purchase.wish);
    await fillSummary(page, visit, purchase);
    await pay(page, visit);
    await page.locator('[data-payment=unreachable], [data-payment=processing]').waitFor();
    await pay(page, visit);
    await boughtOnce(page, request, purchase);
    expect(lost).toEqual(['order', 'card', 'booking']);
  });
}

for (const visit of OTHER_VISITS) {
  test(`the shop is down at the order, the card and the booking: nothing is lost, and each goes on once it is back, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const purchase = await aPurchase(request);
    const refused: Call[] = [];
    /** From this step on, until it is back. */
    let down: Call | undefined;
    await page.route(/gateway\/(purchase|psp|orders)\//, (route) => {
      const call = (['order', 'card', 'booking', 'payment'] as const).find((name) => CALLS[name].test(route.request().url()));
      const isRefused = call && down && (call === down || (call === 'payment' && refused.includes(down)));
      if (!isRefused) return route.continue();
      refused.push(call);
      return route.fulfill({ status: 503, json: { code: 'NOT_READY', message: 'down' } });
    });
    const status = page.locator('[data-payment=unreachable]');
    await openCheckout(page, visit, purchase.wish);
    await fillSummary(page, visit, purchase);
    for (const step of ['order', 'card', 'booking'] as const) {
      down = step;
      await pay(page, visit);
      await expect.poll(() => refused).toContain(step);
      await expect(status).toContainText(visit.say.lost);
      await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
      await expect(page.locator('[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
      down = undefined;
      // A charge that came through is finished by the page itself.
      if (step !== 'booking') await expect(status).toContainText(visit.say.nothing);
    }
    await boughtOnce(page, request, purchase);
  });
}
