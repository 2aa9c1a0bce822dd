import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import {
  addressOf,
  aMail,
  confirmed,
  fillBuyer,
  fillCard,
  orderOf,
  visitAs,
  type BoughtOrder,
  type Visit,
} from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

/** The shop as gifts are bought and used there: its addresses and words. */
export interface GiftShop {
  readonly name: string;
  readonly visit: Visit;
  readonly prefix: string;
  readonly setup: string;
  readonly stays: string;
  readonly booking: string;
  readonly offer: string;
  readonly confirm: string;
  readonly included: RegExp;
  readonly flexible: RegExp;
  readonly address: { readonly shipPostalCode: string; readonly shipCity: string };
}

export const ON_A_PHONE: GiftShop = {
  name: 'on a phone in French',
  visit: { host: 'localhost', width: 390, checkout: '/reservation' } as Visit,
  prefix: '',
  setup: '/cadeau/preparer',
  stays: '/cadeau/sejours',
  booking: '/gerer-ma-reservation',
  offer: 'Offrir',
  confirm: 'Valider',
  included: /^Inclus$/,
  flexible: /^(Flexible|Non remboursable)/,
  address: { shipPostalCode: '75002', shipCity: 'Paris' },
};

export const ON_A_WIDE_SCREEN: GiftShop = {
  name: 'on a wide screen in Dutch',
  visit: { host: 'be.localhost', width: 1440, checkout: '/nl/boeking' } as Visit,
  prefix: '/nl',
  setup: '/cadeau/samenstellen',
  stays: '/cadeau/verblijven',
  booking: '/boeking-beheren',
  offer: 'Cadeau geven',
  confirm: 'Bevestigen',
  included: /^Inbegrepen$/,
  flexible: /^(Flexibel|Niet terugbetaalbaar)/,
  address: { shipPostalCode: '2000', shipCity: 'Antwerpen' },
};

export type Product = 'box' | 'giftCard' | 'stay';

/** Opens a page of the shop in the version of the visit; answers its status. */
export async function openIn(page: Page, { visit, prefix }: GiftShop, path: string): Promise<number> {
  await visitAs(page, visit);
  const answer = await page.goto(addressOf(page, visit, `${prefix}${path}`));
  await hydrated(page);
  return answer?.status() ?? 0;
}

/** A gift with the words of two givers, in either format, paid by card. */
export async function buyGift(
  page: Page,
  shop: GiftShop,
  gift: { product: Product; format: 'digital' | 'physical' },
): Promise<BoughtOrder> {
  const form = await openSetup(page, shop, gift.product);
  await page.locator(`${form} [name=giftFormat][value=${gift.format}]`).check();
  await page.locator(`${form} [name=fromName]`).fill('Léo & Jeanne');
  await page.locator(`${form} [name=message]`).fill('Bon voyage!');
  await expect(page.locator(`${form} figure`)).toContainText('Léo & Jeanne');
  expect(await axeFaults(page)).toEqual([]);
  await submitSetup(page, shop, gift.product);
  await page.waitForURL((address) => address.pathname === shop.visit.checkout);
  await hydrated(page);
  await fillBuyer(page, aMail());
  if (gift.format === 'physical') {
    await page.locator('[name=shipName]').fill('Camille Martin');
    await page.locator('[name=shipAddressLine]').fill('3 rue du Lac');
    for (const [field, text] of Object.entries(shop.address)) await page.locator(`[name=${field}]`).fill(text);
  }
  await fillCard(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  const uuid = await confirmed(page);
  expect(await axeFaults(page)).toEqual([]);
  const order = await orderOf(page, uuid);
  expect(order).toMatchObject({ status: 'paid', charged: order.amount });
  return order;
}

/** Buys a gift that is mailed to `recipient` at once; answers its code, and the address of its order's page. */
export async function sendGift(
  page: Page,
  shop: GiftShop,
  { product, recipient }: { product: Product; recipient: string },
): Promise<{ code: string; order: string }> {
  const form = await openSetup(page, shop, product);
  await page.locator(`${form} [name=sending][value=now]`).check();
  await submitSetup(page, shop, product);
  const uuid = await payForMailed(page, recipient);
  const [voucher] = (await orderOf(page, uuid)).vouchers ?? [];
  return { code: voucher!.code, order: page.url() };
}

/** Pays by card for a gift that is mailed to `recipient`; answers the order's id. */
export async function payForMailed(page: Page, recipient: string): Promise<string> {
  await page.waitForURL(/\?(.*&)?giftFormat=/);
  await hydrated(page);
  await fillBuyer(page, aMail());
  await page.locator('[name=recipientEmail1]').fill(recipient);
  await fillCard(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('form[method=dialog] button[type=submit]').click();
  return confirmed(page);
}

/** The set-up form of a gift; answers what holds its fields. */
async function openSetup(page: Page, shop: GiftShop, product: Product): Promise<string> {
  if (product === 'box') {
    await openIn(page, shop, '/box/SPAEBOX');
    await page.getByRole('button', { name: shop.offer, exact: true }).click();
    return 'dialog';
  }
  await openIn(page, shop, product === 'giftCard' ? '/giftcard/customization' : `${shop.setup}/${await aGiftableStay(page.request)}`);
  return 'main';
}

async function submitSetup(page: Page, { confirm }: GiftShop, product: Product): Promise<void> {
  if (product === 'box') await page.getByRole('button', { name: confirm, exact: true }).click();
  else await page.locator('form[method=dialog] button[type=submit]').click();
}

async function aGiftableStay(request: APIRequestContext): Promise<string> {
  const data = { locale: 'fr_FR', searchCriterias: {}, performGiftableSearch: true, orderBy: 'priceQuality' };
  const found = (await (await request.post('/api/offers.json', { data })).json()) as { exactMatch: { id: string }[] };
  return found.exactMatch[0]?.id ?? '';
}
