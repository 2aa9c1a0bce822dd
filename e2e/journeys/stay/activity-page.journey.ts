import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { answeredConsent, on, PHONE, someActivities, WIDE } from '../../fixtures/hotel-visit.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

const french = {
  host: 'localhost',
  panel: 'Votre activité',
  more: 'Un participant de plus',
  offer: 'Offrir',
  offerTitle: 'Offrir cette activité',
  buy: 'Acheter pour moi',
  buyTitle: 'Acheter cette activité pour vous',
  go: 'Continuer',
  viewed: 'Activités vues récemment',
};
const spanish: typeof french = {
  host: 'es.localhost',
  panel: 'Tu actividad',
  more: 'Un participante más',
  offer: 'Regalar',
  offerTitle: 'Regala esta actividad',
  buy: 'Comprar para mí',
  buyTitle: 'Compra esta actividad para ti',
  go: 'Continuar',
  viewed: 'Vistas recientemente',
};

let ids: readonly string[] = [];
test.beforeAll(async ({ request }) => {
  ids = (await someActivities(request)).map(({ id }) => id);
});
test.beforeEach(({ page }) => answeredConsent(page, ['localhost', 'es.localhost']));

for (const [name, shop, size] of [
  ['in French on a wide screen', french, WIDE],
  ['in Spanish on a phone', spanish, PHONE],
] as const) {
  test(`${name} an activity is bought for three, as a gift or for oneself @ACT-007 @ACT-009 @ACT-010 @ACT-011`, async ({
    page,
    baseURL,
  }) => {
    const pageErrors = watch(page);
    const look = async (where = 'main') => expect(await axeFaults(page, where)).toEqual([]);
    await page.setViewportSize(size);
    await page.goto(on(baseURL, shop.host, `/activity/${ids[0]}`));
    await hydrated(page);
    await look();
    const panel = page.getByRole('region', { name: shop.panel });
    await panel.getByRole('button', { name: shop.more }).click();
    await expect(page).toHaveURL(/#a=3$/);
    await page.reload();
    await hydrated(page);
    await expect(panel.locator('output')).toHaveText('3');

    await panel.getByRole('button', { name: shop.offer }).click();
    const gift = page.getByRole('dialog', { name: shop.offerTitle });
    await expect(gift.getByRole('link', { name: shop.go })).toHaveAttribute('href', new RegExp(`flow=activity&id=${ids[0]}&a=3$`));
    await look('dialog[open]');
    await page.keyboard.press('Escape');
    await expect(gift).toBeHidden();

    await panel.getByRole('button', { name: shop.buy }).click();
    await page.getByRole('dialog', { name: shop.buyTitle }).getByRole('link', { name: shop.go }).click();
    await expect(page).toHaveURL(new RegExp(`flow=activity&id=${ids[0]}&a=3&customType=OWN_USE$`));
    pageErrors.quiet();
  });
}

test('with keys alone the voucher opens, holds the focus and gives it back; the next activity shows what was looked at @ACT-002', async ({
  page,
  baseURL,
}) => {
  await page.goto(on(baseURL, 'localhost', `/activity/${ids[0]}`));
  await hydrated(page);
  const offer = page.getByRole('region', { name: french.panel }).getByRole('button', { name: french.offer });
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: french.offerTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();

  await expect.poll(() => page.evaluate(() => localStorage.getItem('escale.recentlyViewed'))).toContain('ACTIVITY');
  await page.goto(on(baseURL, 'localhost', `/activity/${ids[1]}`));
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('region', { name: french.viewed }).getByRole('article')).toHaveCount(1);
});

test('an activity that nobody knows is not found', async ({ request }) => {
  expect((await request.get('/activity/999999999')).status()).toBe(404);
});
