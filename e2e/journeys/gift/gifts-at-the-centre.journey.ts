import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, confirmed, fillBuyer, fillCard, orderOf, visitAs, type Visit } from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

/** Of the centre whose voucher is `DEMO-ACTIVITY-2468`. */
const KEY = 'centre_demo_2468';

interface Counter {
  readonly name: string;
  readonly visit: Visit;
  readonly prefix: string;
  readonly checkout: string;
  readonly key: string;
  readonly code: string;
  readonly redeem: string;
  readonly next: string;
  readonly latest: string;
  readonly leave: string;
  readonly redeemed: RegExp;
  readonly again: RegExp;
  readonly used: RegExp;
}

const COUNTERS: readonly Counter[] = [
  {
    name: 'on a phone in French',
    visit: { host: 'localhost', width: 390 } as Visit,
    prefix: '',
    checkout: '/reservation',
    key: 'Clé du centre',
    code: 'Code du bon',
    redeem: 'Valider maintenant',
    next: 'Code suivant',
    latest: 'Derniers codes',
    leave: 'Quitter',
    redeemed: /^Bon validé à \d+\sh/,
    again: /^Validé le .* à \d+\sh/,
    used: /utilisé le .* à \d+\sh/,
  },
  {
    name: 'on a wide screen in Dutch',
    visit: { host: 'be.localhost', width: 1440 } as Visit,
    prefix: '/nl',
    checkout: '/nl/boeking',
    key: 'Sleutel van het centrum',
    code: 'Code van de voucher',
    redeem: 'Nu inwisselen',
    next: 'Volgende code',
    latest: 'Laatste codes',
    leave: 'Verlaten',
    redeemed: /^Voucher ingewisseld om \d\d\.\d\d/,
    again: /^Ingewisseld op .* om \d\d\.\d\d/,
    used: /gebruikt op .* om \d\d\.\d\d/,
  },
];

/** Two vouchers of an activity of that centre, bought and paid; the browser stands on their confirmation. */
async function buyVouchers(page: Page, { visit, checkout }: Counter): Promise<readonly string[]> {
  const demo = await (await page.request.get('/gateway/gift-vouchers/DEMO-ACTIVITY-2468?locale=fr_FR')).json();
  const codes: string[] = [];
  for (let piece = 0; piece < 2; piece += 1) {
    await page.goto(addressOf(page, visit, `${checkout}?flow=activity&id=${demo.productCode}&a=${demo.adults}&customType=OWN_USE`));
    await hydrated(page);
    await fillBuyer(page, aMail());
    await fillCard(page);
    await page.locator('form[method=dialog] button[type=submit]').click();
    const { vouchers = [] } = await orderOf(page, await confirmed(page));
    codes.push(vouchers[0]!.code);
  }
  return codes;
}

async function openCounter(page: Page, { visit, prefix, key, code }: Counter): Promise<void> {
  await page.goto(addressOf(page, visit, `${prefix}/partner/redeem`));
  await hydrated(page);
  await page.getByLabel(key, { exact: true }).fill(KEY);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(code)).toBeVisible();
}

async function check(page: Page, { code }: Counter, typed: string): Promise<void> {
  await page.getByLabel(code).fill(typed);
  await page.keyboard.press('Enter');
}

for (const counter of COUNTERS)
  test(`a voucher is redeemed at its centre, once, also without a connection, and its buyer reads when, ${counter.name}`, async ({
    page,
  }) => {
    const { visit, redeem, redeemed, again, next, latest, leave, key, used } = counter;
    await visitAs(page, visit);
    const [offline = '', code = ''] = await buyVouchers(page, counter);
    const confirmation = page.url();
    await openCounter(page, counter);
    const status = page.locator('main [role=status]');

    await check(page, counter, code.replaceAll('-', ' ').toLowerCase());
    await expect(page.getByRole('button', { name: redeem })).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(status.getByText(redeemed)).toBeVisible();
    await expect(page.getByRole('button', { name: next })).toBeInViewport();
    expect(await axeFaults(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await check(page, counter, code);
    await expect(status.getByText(again)).toBeVisible();
    await expect(page.getByRole('button', { name: redeem })).toHaveCount(0);

    await check(page, counter, offline);
    await expect(page.getByRole('button', { name: redeem })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: redeem }).click();
    await expect(status).not.toContainText(redeemed);
    await page.getByRole('button', { name: next }).click();
    await expect(page.getByRole('region', { name: latest })).toContainText(offline);
    expect(await axeFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByRole('region', { name: latest }).locator('[data-status=redeemed]', { hasText: offline })).toBeVisible();

    await page.getByRole('button', { name: leave }).click();
    await expect(page.getByLabel(key, { exact: true })).toBeVisible();
    await page.goto(confirmation);
    await expect(page.locator('main')).toContainText(used);
  });
