import { expect, test, type Page } from '@playwright/test';
import { aPurchase, boughtOnce, fillSummary, openStay, toSummary } from '../../fixtures/checkout-purchase.ts';
import { choose, confirmed, fillCard, pay, roomsLeft, VISITS, type Visit } from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

/** Requests a confirmation from the buyer. */
const CHALLENGING_CARD = '4000 0025 0000 3155';
/** What the demo catalogue's promotion of the day takes off by itself. */
const PROMISED = { code: 'EXTRA10', percent: 10 };

for (const visit of VISITS) {
  test(`a reload and Back at every step lose nothing that was chosen or promised, and buy once, ${visit.name} @order @PROD-003 @SEARCH-069`, async ({
    page,
    request,
  }) => {
    const purchase = await aPurchase(request, { activities: 1 });
    const { wish, mail, before } = purchase;
    const promised = Math.floor((wish.price * PROMISED.percent) / 100);
    const theStay = new RegExp(`${wish.id}.*#checkin=${wish.checkin}.*activityDates=${wish.activities[0]}_1`);
    const isWaiting = () => expect(page.locator('[data-payment=waiting]')).toContainText(visit.say.nothing);

    await page.context().addCookies([{ name: 'ab_tests', value: 'autoDiscount=on', domain: visit.host, path: '/' }]);
    await openStay(page, visit, wish);
    await expect(page.getByText(/^Promo.*10.%/)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await toSummary(page, visit);

    await choose(page, visit.say.flexible);
    await page.locator('[name=firstName]').fill('Anne');
    await page.reload();
    await expect(page.getByText(PROMISED.code)).toBeVisible();
    await expect(page.getByRole('radio', { name: visit.say.flexible })).toBeChecked();
    await expect(page.locator('[name=firstName]')).toHaveValue('Anne');
    await fillSummary(page, visit, { mail });
    await page.goBack();
    await expect(page).toHaveURL(theStay);
    await toSummary(page, visit);
    await expect(page.locator('[name=email]')).toHaveValue(mail);
    await expect(page.getByRole('radio', { name: visit.say.flexible })).toBeChecked();

    await payWith(page, visit, CHALLENGING_CARD);
    await page.getByRole('button', { name: visit.say.confirm }).waitFor();
    await page.goBack();
    await expect(page).toHaveURL(theStay);
    await page.goForward();
    await isWaiting();
    await page.reload();
    await isWaiting();
    await expect(page.locator('[name=lastName]')).toHaveValue('Martin');
    expect(await roomsLeft(request, wish)).toBe(before);

    await payWith(page, visit);
    const uuid = await confirmed(page);
    await page.reload();
    expect(await confirmed(page)).toBe(uuid);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(theStay);
    await page.goForward();
    expect(await confirmed(page)).toBe(uuid);
    const { parts } = await boughtOnce(page, request, { ...purchase, costs: wish.price - promised });
    expect(parts).toMatchObject({ product: wish.price, promotion: promised });
  });
}

/** After a reload or a way back the terms and the card are asked for again: neither is kept. */
async function payWith(page: Page, visit: Visit, card?: string): Promise<void> {
  await page.locator('[name=terms]').check();
  await fillCard(page, card);
  await pay(page, visit);
}
