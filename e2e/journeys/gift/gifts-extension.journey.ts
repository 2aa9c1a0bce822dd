import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, mailsTo } from '../../fixtures/checkout-visit.ts';
import { shopDay } from '../../fixtures/shop-clock.ts';
import { ON_A_PHONE, ON_A_WIDE_SCREEN, sendGift, type GiftShop } from './gift-purchase.ts';
import { inDatabase } from './journey-database.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const HELD = /\/beneficiary\/login$/;
const CUSTOMER = { email: 'demo@shop.example', password: 'demo-by-the-lake' };

interface GiftVisit extends GiftShop {
  readonly late: string;
  readonly extend: RegExp;
  readonly extended: RegExp;
  readonly lost: string;
  readonly sendCodes: string;
  readonly checkMail: string;
  readonly extendOwn: RegExp;
}

const VISITS: readonly GiftVisit[] = [
  {
    ...ON_A_PHONE,
    late: 'Ce cadeau a expiré, mais vous pouvez encore le prolonger',
    extend: /^Prolonger jusqu’au/,
    extended: /Votre cadeau est prolongé/,
    lost: 'Vous avez perdu le code ?',
    sendCodes: 'Recevoir les codes par e-mail',
    checkMail: 'Regardez votre boîte de réception',
    extendOwn: /^Prolonger gratuitement/,
  },
  {
    ...ON_A_WIDE_SCREEN,
    late: 'Dit cadeau is verlopen, maar je kan het nog verlengen',
    extend: /^Verlengen tot en met/,
    extended: /Je cadeau is verlengd/,
    lost: 'Code kwijt?',
    sendCodes: 'Codes per e-mail ontvangen',
    checkMail: 'Kijk in je mailbox',
    extendOwn: /gratis verlengen$/,
  },
];

/** So many days before the last one of a gift; below 0 after it. */
const lastDayIn = (code: string, days: number) =>
  inDatabase('update gift_voucher set expires_on = $2 where code = $1', [code, shopDay(days)]);

for (const gift of VISITS) {
  const { visit, prefix } = gift;

  test(`a gift that expired a month ago is extended where its code is opened, once, ${gift.name} @GIFT-017`, async ({ page }) => {
    const recipient = aMail().replace('camille', 'recipient');
    const { code } = await sendGift(page, gift, { product: 'giftCard', recipient });
    await expect.poll(() => mailsTo(recipient, 'voucher'), { timeout: 30_000 }).toBe(1);
    await lastDayIn(code, -30);
    await page.goto(addressOf(page, visit, `${prefix}/${code}`));
    await expect(page.getByText(gift.late)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.waitForURL(HELD);
    await page.getByRole('button', { name: gift.extend }).press('Enter');
    await expect(page.getByTestId('extended')).toContainText(gift.extended);
    await expect(page.getByTestId('extended')).toBeFocused();
    await expect(page.locator('main h2').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await expect.poll(() => mailsTo(recipient, 'gift-extended'), { timeout: 30_000 }).toBe(1);

    await lastDayIn(code, -1);
    await page.goto(addressOf(page, visit, `${prefix}/${code}`));
    await expect(page.locator('main form').first()).toBeVisible();
    await expect(page.getByText(gift.late)).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  test(`a code that was lost is mailed again, and the page names none, ${gift.name}`, async ({ page }) => {
    const recipient = aMail().replace('camille', 'recipient');
    const { code } = await sendGift(page, gift, { product: 'giftCard', recipient });
    await expect.poll(() => mailsTo(recipient, 'voucher'), { timeout: 30_000 }).toBe(1);
    await page.goto(addressOf(page, visit, `${prefix}/beneficiary/login`));
    await hydrated(page);
    await page.getByText(gift.lost).click();
    await page.getByRole('button', { name: gift.sendCodes }).click();
    await expect(page.locator('[name=lostEmail]')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    for (const address of [recipient, `nobody.${recipient}`]) {
      await page.locator('[name=lostEmail]').fill(address);
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('lost-code-reported')).toContainText(gift.checkMail);
      await expect(page.locator('main')).not.toContainText(code);
      expect(await axeFaults(page)).toEqual([]);
      await page.getByTestId('lost-code-reported').getByRole('button').click();
    }
    await expect.poll(() => mailsTo(recipient, 'account'), { timeout: 30_000 }).toBe(1);
    expect(mailsTo(`nobody.${recipient}`)).toBe(0);
  });

  test(`a gift that expires in a week is extended from the account after its terms, ${gift.name}`, async ({ page }) => {
    const { code } = await sendGift(page, gift, { product: 'giftCard', recipient: CUSTOMER.email });
    await lastDayIn(code, 7);
    await page.goto(addressOf(page, visit, `${prefix}/account/signin?origin=%2Faccount%2Fgifts`));
    await hydrated(page);
    await page.locator('main [name=email]').fill(CUSTOMER.email);
    await page.locator('main [name=password]').fill(CUSTOMER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/account\/gifts/);
    const extend = page.getByRole('button', { name: gift.extendOwn }).and(page.locator(`[aria-label*="${code}"]`));
    await extend.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: gift.extend }).click();
    await expect(page.getByTestId('extended')).toContainText(gift.extended);
    await expect(extend).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
  });
}
