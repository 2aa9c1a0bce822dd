import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import {
  MAIL_FOLDER,
  addressOf,
  aMail,
  confirmed,
  fillBuyer,
  fillCard,
  mailsTo,
  orderOf,
  visitAs,
  type Visit,
} from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const HELD = /\/beneficiary\/login$/;

interface GiftVisit {
  readonly name: string;
  readonly visit: Visit;
  readonly prefix: string;
  readonly give: string;
  readonly giveNow: string;
  readonly given: RegExp;
  readonly unknown: string;
  readonly sold: RegExp;
}

const VISITS: readonly GiftVisit[] = [
  {
    name: 'on a phone in French',
    visit: { host: 'localhost', width: 390 } as Visit,
    prefix: '',
    give: 'Offrir ce cadeau à quelqu’un d’autre',
    giveNow: 'Offrir ce cadeau maintenant',
    given: /Nadia peut utiliser le cadeau dès maintenant/,
    unknown: 'Nous ne trouvons pas ce code',
    sold: /offert à quelqu’un d’autre le/,
  },
  {
    name: 'on a wide screen in Dutch',
    visit: { host: 'be.localhost', width: 1440 } as Visit,
    prefix: '/nl',
    give: 'Dit cadeau doorgeven aan iemand anders',
    giveNow: 'Nu doorgeven',
    given: /Nadia kan het cadeau meteen gebruiken/,
    unknown: 'We vinden deze code niet',
    sold: /doorgegeven aan iemand anders op/,
  },
];

/** Buys a gift card for somebody; answers its code and the page of its order. */
async function buyCard(page: Page, { visit, prefix }: GiftVisit, recipient: string): Promise<{ code: string; order: string }> {
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, `${prefix}/giftcard/customization`));
  await hydrated(page);
  await page.locator('[name=sending][value=now]').check();
  await page.locator('form[method=dialog] button[type=submit]').click();
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

/** The code in the mail that brought a gift to its new holder. */
function mailedCode(address: string): string {
  const files = existsSync(MAIL_FOLDER) ? readdirSync(MAIL_FOLDER).filter((file) => file.startsWith('gift-transferred')) : [];
  const mail = files.map((file) => readFileSync(join(MAIL_FOLDER, file), 'utf8')).find((text) => text.includes(address));
  return /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}\b/.exec(mail ?? '')?.[0] ?? '';
}

for (const gift of VISITS)
  test(`a gift is given to somebody else from its page: the old code opens nothing, the mailed one does, ${gift.name} @GIFT-017`, async ({
    page,
  }) => {
    const { visit, prefix } = gift;
    const [recipient, newHolder] = [aMail().replace('camille', 'recipient'), aMail().replace('camille', 'nadia')];
    const { code, order } = await buyCard(page, gift, recipient);
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
