import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, mailsTo, orderOf } from '../../fixtures/checkout-visit.ts';
import { ON_A_PHONE, ON_A_WIDE_SCREEN, openIn, payForMailed, type GiftShop } from './gift-purchase.ts';
import { inShopTime, shopDay } from '../../fixtures/shop-clock.ts';

interface GiftVisit extends GiftShop {
  readonly sendNow: string;
  readonly change: string;
  readonly save: string;
  readonly scheduled: string;
  readonly sent: string;
  readonly opened: string;
}

const VISITS: readonly GiftVisit[] = [
  {
    ...ON_A_PHONE,
    sendNow: 'Envoyer maintenant',
    change: 'Modifier le jour ou le message',
    save: 'Enregistrer',
    scheduled: 'Envoi prévu',
    sent: 'Envoyé',
    opened: 'Ouvert',
  },
  {
    ...ON_A_WIDE_SCREEN,
    sendNow: 'Nu verzenden',
    change: 'Dag of bericht wijzigen',
    save: 'Opslaan',
    scheduled: 'Gepland',
    sent: 'Verzonden',
    opened: 'Geopend',
  },
];

async function buyForLater(page: Page, gift: GiftVisit, recipient: string): Promise<string> {
  await inShopTime(page);
  await openIn(page, gift, '/giftcard/customization');
  await page.locator('[name=sending][value=later]').check();
  await page.locator('form[method=dialog] button[type=submit]').click();
  await expect(page.locator('[name=sendDay]')).toBeFocused();
  await page.locator('[name=sendDay]').fill(shopDay(20));
  await page.locator('[name=sendTime]').selectOption('09:00');
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  return payForMailed(page, recipient);
}

for (const gift of VISITS)
  test(`a gift card for a later day is moved, then sent now, and its code opens, which its buyer sees, ${gift.name} @GIFT-001 @GIFT-003`, async ({
    page,
  }) => {
    const { visit, prefix, sendNow, change, save, scheduled, sent, opened } = gift;
    const recipient = aMail().replace('camille', 'recipient');
    const uuid = await buyForLater(page, gift, recipient);
    const delivery = page.locator('[data-delivery]');
    await expect(delivery).toContainText(scheduled);
    await expect(delivery).toContainText(recipient);
    expect(mailsTo(recipient)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);

    await delivery.getByRole('button', { name: change }).click();
    await delivery.locator('[name=sendDay]').fill(shopDay(30));
    await delivery.locator('[name=message]').fill('Bon voyage!');
    expect(await axeFaults(page)).toEqual([]);
    await delivery.getByRole('button', { name: save }).click();
    await expect(delivery).toContainText('Bon voyage!');
    expect(mailsTo(recipient)).toBe(0);

    await delivery.getByRole('button', { name: sendNow }).click();
    await expect(delivery).toHaveAttribute('data-delivery', 'sent', { timeout: 30_000 });
    await expect(delivery).toContainText(sent);
    expect(mailsTo(recipient)).toBe(1);
    expect(await axeFaults(page)).toEqual([]);

    const confirmation = page.url();
    const [voucher] = (await orderOf(page, uuid)).vouchers ?? [];
    await page.goto(addressOf(page, visit, `${prefix}/${voucher!.code}`));
    await page.waitForURL(/\/beneficiary\/login$/);
    await expect(page.locator('main h2').first()).toBeVisible();
    await page.goto(confirmation);
    await expect(delivery).toContainText(opened);
  });
