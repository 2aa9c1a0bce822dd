import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, mailsTo } from '../../fixtures/checkout-visit.ts';
import { ON_A_PHONE, ON_A_WIDE_SCREEN, sendGift, type GiftShop } from './gift-purchase.ts';

const HELD = /\/beneficiary\/login$/;

interface GiftVisit extends GiftShop {
  readonly exchange: string;
  readonly goOn: string;
  readonly submit: string;
  readonly exchanged: RegExp;
  readonly sold: RegExp;
}

const VISITS: readonly GiftVisit[] = [
  {
    ...ON_A_PHONE,
    exchange: 'Échanger ce coffret',
    goOn: 'Continuer',
    submit: 'Échanger maintenant',
    exchanged: /Votre cadeau est maintenant/,
    sold: /échangé le/,
  },
  {
    ...ON_A_WIDE_SCREEN,
    exchange: 'Deze box omruilen',
    goOn: 'Verder',
    submit: 'Nu omruilen',
    exchanged: /Je cadeau is nu/,
    sold: /omgeruild op/,
  },
];

for (const gift of VISITS)
  test(`a box becomes another one, then a gift card, from its page and by keyboard, under one code, ${gift.name} @GIFT-017`, async ({
    page,
  }) => {
    const { visit, prefix } = gift;
    const recipient = aMail().replace('camille', 'recipient');
    const { code, order } = await sendGift(page, gift, { product: 'box', recipient });
    await expect.poll(() => mailsTo(recipient, 'voucher'), { timeout: 30_000 }).toBe(1);

    await page.goto(addressOf(page, visit, `${prefix}/${code}`));
    await page.waitForURL(HELD);
    const title = page.locator('main h2').first();
    const was = await title.textContent();
    await page.getByText(gift.exchange).click();
    await page.locator('main [name=exchangeFor]').nth(1).check();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: gift.goOn }).press('Enter');
    await expect(page.getByTestId('confirm-exchange')).toBeFocused();
    await expect(page.getByTestId('confirm-exchange')).toContainText(was!);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: gift.submit }).press('Enter');
    await expect(page.getByTestId('exchanged')).toContainText(gift.exchanged);
    await expect(page.getByTestId('exchanged')).toBeFocused();
    await expect(title).not.toHaveText(was!);
    expect(await axeFaults(page)).toEqual([]);
    await expect.poll(() => mailsTo(recipient, 'gift-exchanged'), { timeout: 30_000 }).toBe(1);

    await page.getByText(gift.exchange).click();
    await page.getByRole('button', { name: gift.goOn }).press('Enter');
    await page.getByRole('button', { name: gift.submit }).press('Enter');
    await expect(page.getByText(gift.exchange)).toHaveCount(0);
    await expect(page.getByTestId('exchanged')).toBeFocused();
    await expect.poll(() => mailsTo(recipient, 'gift-exchanged'), { timeout: 30_000 }).toBe(2);

    await page.goto(order);
    await expect(page.locator('main')).toContainText(gift.sold);
    await expect(page.locator('main')).toContainText(code);
    expect(await axeFaults(page)).toEqual([]);
  });
