import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, confirmed, fillBuyer, fillCard, mailsTo, orderOf, visitAs, type Visit } from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const HELD = /\/beneficiary\/login$/;

interface GiftVisit {
  readonly name: string;
  readonly visit: Visit;
  readonly prefix: string;
  readonly offer: string;
  readonly confirm: string;
  readonly exchange: string;
  readonly goOn: string;
  readonly submit: string;
  readonly exchanged: RegExp;
  readonly sold: RegExp;
}

const VISITS: readonly GiftVisit[] = [
  {
    name: 'on a phone in French',
    visit: { host: 'localhost', width: 390 } as Visit,
    prefix: '',
    offer: 'Offrir',
    confirm: 'Valider',
    exchange: 'Échanger ce coffret',
    goOn: 'Continuer',
    submit: 'Échanger maintenant',
    exchanged: /Votre cadeau est maintenant/,
    sold: /échangé le/,
  },
  {
    name: 'on a wide screen in Dutch',
    visit: { host: 'be.localhost', width: 1440 } as Visit,
    prefix: '/nl',
    offer: 'Cadeau geven',
    confirm: 'Bevestigen',
    exchange: 'Deze box omruilen',
    goOn: 'Verder',
    submit: 'Nu omruilen',
    exchanged: /Je cadeau is nu/,
    sold: /omgeruild op/,
  },
];

/** Buys a box for somebody; answers its code and the page of its order. */
async function buyBox(
  page: Page,
  { visit, prefix, offer, confirm }: GiftVisit,
  recipient: string,
): Promise<{ code: string; order: string }> {
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, `${prefix}/box/SPAEBOX`));
  await hydrated(page);
  await page.getByRole('button', { name: offer, exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=sending][value=now]').check();
  await page.getByRole('button', { name: confirm, exact: true }).click();
  await page.waitForURL(/\?(.*&)?giftFormat=/);
  await hydrated(page);
  await fillBuyer(page, aMail());
  await page.locator('[name=recipientEmail]').fill(recipient);
  await fillCard(page);
  await page.locator('form[method=dialog] button[type=submit]').click();
  const uuid = await confirmed(page);
  const [voucher] = (await orderOf(page, uuid)).vouchers ?? [];
  return { code: voucher!.code, order: page.url() };
}

for (const gift of VISITS)
  test(`a box becomes another one, then a gift card, from its page and by keyboard, under one code, ${gift.name} @GIFT-017`, async ({
    page,
  }) => {
    const { visit, prefix } = gift;
    const recipient = aMail().replace('camille', 'recipient');
    const { code, order } = await buyBox(page, gift, recipient);
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
