import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, mailsTo, sentMails } from '../../fixtures/checkout-visit.ts';
import { ON_A_PHONE, ON_A_WIDE_SCREEN, sendGift, type GiftShop } from './gift-purchase.ts';

const HELD = /\/beneficiary\/login$/;

interface GiftVisit extends GiftShop {
  readonly give: string;
  readonly giveNow: string;
  readonly given: RegExp;
  readonly unknown: string;
  readonly sold: RegExp;
}

const VISITS: readonly GiftVisit[] = [
  {
    ...ON_A_PHONE,
    give: 'Offrir ce cadeau à quelqu’un d’autre',
    giveNow: 'Offrir ce cadeau maintenant',
    given: /Nadia peut utiliser le cadeau dès maintenant/,
    unknown: 'Nous ne trouvons pas ce code',
    sold: /offert à quelqu’un d’autre le/,
  },
  {
    ...ON_A_WIDE_SCREEN,
    give: 'Dit cadeau doorgeven aan iemand anders',
    giveNow: 'Nu doorgeven',
    given: /Nadia kan het cadeau meteen gebruiken/,
    unknown: 'We vinden deze code niet',
    sold: /doorgegeven aan iemand anders op/,
  },
];

/** The code in the mail that brought a gift to its new holder. */
function mailedCode(address: string): string {
  const [mail] = sentMails(address, 'gift-transferred');
  return /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}\b/.exec(mail ?? '')?.[0] ?? '';
}

for (const gift of VISITS)
  test(`a gift is given to somebody else from its page: the old code opens nothing, the mailed one does, ${gift.name} @GIFT-017`, async ({
    page,
  }) => {
    const { visit, prefix } = gift;
    const [recipient, newHolder] = [aMail().replace('camille', 'recipient'), aMail().replace('camille', 'nadia')];
    const { code, order } = await sendGift(page, gift, { product: 'giftCard', recipient });
    await expect.poll(() => mailsTo(recipient, 'voucher'), { timeout: 30_000 }).toBe(1);

    await page.goto(addressOf(page, visit, `${prefix}/${code}`));
    await page.waitForURL(HELD);
    await page.getByText(gift.give).click();
    await page.getByRole('button', { name: gift.giveNow }).click();
    await expect(page.locator('main [name=firstName]')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('main [name=firstName]').fill('Nadia');
    await page.locator('main [name=email]').fill(newHolder);
    await page.locator('main [name=message]').fill('Bon voyage!');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: gift.giveNow }).press('Enter');
    await expect(page.getByTestId('transferred')).toContainText(gift.given);
    await expect(page.getByTestId('transferred')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);

    await page.goto(addressOf(page, visit, `${prefix}/${code}`));
    await expect(page.getByText(gift.unknown).first()).toBeVisible();

    await expect.poll(() => mailsTo(newHolder, 'gift-transferred'), { timeout: 30_000 }).toBe(1);
    await expect.poll(() => mailsTo(recipient, 'gift-given-away'), { timeout: 30_000 }).toBe(1);
    const newCode = mailedCode(newHolder);
    expect(newCode).not.toBe(code);
    await page.goto(addressOf(page, visit, `${prefix}/${newCode}`));
    await page.waitForURL(HELD);
    await expect(page.locator('main blockquote')).toContainText('Bon voyage!');

    await page.goto(order);
    await expect(page.locator('main')).toContainText(gift.sold);
    for (const secret of [newCode, newHolder]) await expect(page.locator('main')).not.toContainText(secret);
    expect(await axeFaults(page)).toEqual([]);
  });
