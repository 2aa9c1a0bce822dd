import { BookingMoney } from '@shop/account/src/components/booking/booking-money.tsx';
import { drainOutbox, orderOf, stayItems } from '@shop/api/checkout-client';
import { documentMessages } from '@shop/api/document-messages';
import { openFullShop, paidWith, type FullShop } from '@shop/api/full-shop';
import { instalmentMessages } from '@shop/api/instalment-messages';
import type { Locale, OrderView, PayLaterType } from '@shop/contracts';
import { LOCALES } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { PaymentLines } from '@shop/product/src/components/order/confirmation/paid-parts.tsx';
import { htmlLang } from '@shop/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';

/** Each source tells the same lines: a label and an amount. */
type Reported = readonly (readonly [label: string, amount: string])[];

const LOCALE: Locale = 'fr_FR';
const DECLINED_LATER = '4000000000009995';
let shop: FullShop;
let customers = 0;

beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop?.close());

interface Way {
  readonly plan?: PayLaterType;
  readonly gift?: number;
  readonly wallet?: boolean;
  readonly insured?: boolean;
  readonly card?: string;
}
type Deed = 'dearer' | 'cheaper' | 'cancelled' | { readonly on: string };

const DEARER = '2030-06-29';
const CHEAPER = '2030-06-27';

/** Buys two nights from 26 June (three nights for four instalments), at 120 euros a night; today is 1 June. */
test.each<[what: string, way: Way, deeds: readonly Deed[], reported: string]>([
  ['a card', {}, [], 'Total 240 €, Payé par carte bancaire 240 €'],
  ['a wallet', { wallet: true }, [], 'Total 240 €, Payé par carte bancaire 240 €'],
  ['gifts in part', { gift: 5_000 }, [], 'Total 240 €, Payé par carte cadeau ou bon 50 €, Payé par carte bancaire 190 €'],
  ['gifts in full', { gift: 30_000 }, [], 'Total 240 €, Payé par carte cadeau ou bon 240 €'],
  ['a deferred payment', { plan: 'deferred' }, [], 'Total 240 €, À prélever le lundi 24 juin 2030 240 €'],
  [
    'three instalments',
    { plan: '3x' },
    [],
    'Total 243,60 €, Payé le samedi 1er juin 2030 83,60 €, À prélever le lundi 1er juillet 2030 80 €, À prélever le jeudi 1er août 2030 80 €',
  ],
  [
    'four instalments',
    { plan: '4x' },
    [],
    'Total 367,92 €, Payé le samedi 1er juin 2030 97,92 €, À prélever le lundi 1er juillet 2030 90 €, À prélever le jeudi 1er août 2030 90 €, À prélever le dimanche 1er septembre 2030 90 €',
  ],
  ['a card, made dearer', {}, ['dearer'], 'Total 360 €, Payé par carte bancaire 360 €'],
  ['a card, made cheaper', {}, ['cheaper'], 'Total 120 €, Payé par carte bancaire 240 €, Remboursé sur votre carte bancaire 120 €'],
  [
    'gifts in part, made cheaper',
    { gift: 12_000 },
    ['cheaper'],
    'Total 120 €, Payé par carte cadeau ou bon 120 €, Payé par carte bancaire 120 €, Remboursé sur votre carte bancaire 60 €, Rendu sur votre carte cadeau ou bon 60 €',
  ],
  ['a deferred payment, made dearer', { plan: 'deferred' }, ['dearer'], 'Total 360 €, À prélever le lundi 24 juin 2030 360 €'],
  [
    'three instalments, made cheaper',
    { plan: '3x' },
    ['cheaper'],
    'Total 123,60 €, Payé le samedi 1er juin 2030 83,60 €, À prélever le lundi 1er juillet 2030 40 €',
  ],
  ['a card, cancelled', {}, ['cancelled'], 'Total 240 €, Payé par carte bancaire 240 €, Remboursé sur votre carte bancaire 192 €'],
  [
    'a card with insurance, cancelled',
    { insured: true },
    ['cancelled'],
    'Total 252 €, Payé par carte bancaire 252 €, Remboursé sur votre carte bancaire 240 €',
  ],
  [
    'gifts in part, cancelled',
    { gift: 12_000 },
    ['cancelled'],
    'Total 240 €, Payé par carte cadeau ou bon 120 €, Payé par carte bancaire 120 €, Remboursé sur votre carte bancaire 96 €, Rendu sur votre carte cadeau ou bon 96 €',
  ],
  ['a deferred payment, cancelled', { plan: 'deferred' }, ['cancelled'], 'Total 240 €'],
  ['a deferred payment on its day', { plan: 'deferred' }, [{ on: '2030-06-24' }], 'Total 240 €, Payé le lundi 24 juin 2030 240 €'],
  [
    'three instalments, the second declined',
    { plan: '3x', card: DECLINED_LATER },
    [{ on: '2030-07-01' }],
    'Total 243,60 €, Payé le samedi 1er juin 2030 83,60 €, Impayé, dû le lundi 1er juillet 2030 80 €, À prélever le jeudi 1er août 2030 80 €',
  ],
])('%s: page, mail and booking management tell one story', async (_, way, deeds, reported) => {
  shop.time.now = new Date('2030-06-01T10:00:00Z');
  const { uuid, email } = await buy(way);
  for (const deed of deeds) await carryOut({ uuid, email, deed });
  await drainOutbox(shop.outbox);
  const { body: order } = (await shop.checkout.get(`/gateway/orders/${uuid}?locale=${LOCALE}`)) as { body: OrderView };
  const number = order.bookingNumber;
  const { body: found } = await shop.checkout.post('/gateway/bookings/find', { bookingNumber: number, email, locale: LOCALE });
  expect({ page: lines(pageLines(order)), management: lines(managedLines(found.order)) }).toEqual({ page: reported, management: reported });
  expect(mailText(email)).toContain(mailed(reported, way));
});

test.each(LOCALES)('the words of money are the same in pages, mails and papers in %s', (locale) => {
  const messages = (app: string) => JSON.parse(readFileSync(`apps/${app}/src/messages/${locale}.json`, 'utf8')) as Record<string, string>;
  const [product, account] = [messages('product'), messages('account')];
  const { paid, total } = documentMessages(locale);
  const { paidOn, dueOn, unpaidSince } = instalmentMessages(locale);
  expect(product['product.order.confirmation.total']).toBe(total);
  for (const kind of ['gifts', 'card', 'cardBack', 'disputedBack', 'giftsBack'] as const) {
    expect(product[`product.order.confirmation.${kind}`]).toBe(paid[kind]);
    expect(account[`account.booking.payment.${kind}`]).toBe(paid[kind]);
  }
  expect(product['product.order.confirmation.paidOn']).toBe(paidOn('{day}'));
  expect(product['product.order.confirmation.dueOn']).toBe(dueOn('{day}'));
  expect(product['product.order.confirmation.unpaidSince']).toBe(unpaidSince('{day}'));
  expect(account['account.booking.instalment.taken']).toBe(paidOn('{day}'));
  expect(account['account.booking.instalment.due']).toBe(dueOn('{day}'));
  expect(account['account.booking.instalment.failed']).toContain(unpaidSince('{day}'));
});

async function buy({ plan, gift, wallet, insured, card }: Way) {
  const email = `story${++customers}@example.com`;
  const nights = plan === '4x' ? '2030-06-29' : '2030-06-28';
  const serial = `STORY-${customers}`;
  if (gift) await shop.giftCard(serial, gift);
  const stay = stayItems({ checkin: '2030-06-26', checkout: nights });
  const items = { ...(gift ? paidWith(stay, serial) : stay), ...(insured && { insuranceItem: { hasInsurance: true } }) };
  const price = (await shop.price(items)).body as { remainingAmountToPay: number };
  const fee = { deferred: 0, '3x': 360, '4x': 792, none: 0 }[plan ?? 'none'];
  const buyer = { ...orderOf(items, 0).buyer, email: { email } };
  const order = orderOf(items, price.remainingAmountToPay + fee, { buyer, ...(plan && { paymentPlan: plan }) });
  const { body: opened, status } = await shop.checkout.start(order);
  expect([status, opened]).toEqual([200, expect.anything()]);
  if (opened.amount > 0) await shop.checkout.pay(opened.paymentIntentId, card);
  const pspAuthorization = { paymentIntentId: opened.paymentIntentId, paymentMethod: wallet ? 'applePay' : 'card' };
  expect((await shop.checkout.post('/gateway/purchase/zeppto', { ...order, pspAuthorization })).status).toBe(200);
  await drainOutbox(shop.outbox);
  return { uuid: opened.orderUUID as string, email };
}

async function carryOut({ uuid, email, deed }: { readonly uuid: string; readonly email: string; readonly deed: Deed }) {
  if (typeof deed === 'object') {
    shop.time.now = new Date(`${deed.on}T10:00:00Z`);
    return;
  }
  if (deed === 'cancelled') {
    const { body: order } = await shop.checkout.get(`/gateway/orders/${uuid}?locale=${LOCALE}`);
    const { body } = await shop.checkout.post('/gateway/bookings/find', { bookingNumber: order.bookingNumber, email, locale: LOCALE });
    const expectedRefund = body.modificationConditions.refundableAmount as number;
    expect((await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund })).status).toBe(200);
    return;
  }
  const wish = {
    ...{ email, locale: LOCALE, pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 } },
    travelPeriod: { checkinDate: '2030-06-26', checkoutDate: deed === 'dearer' ? DEARER : CHEAPER },
  };
  const { body: price } = await shop.checkout.post(`/gateway/bookings/${uuid}/modification-price`, wish);
  const expectedDifference = price.kind === 'supplement' ? price.amount : -price.amount;
  const { body: change } = await shop.checkout.post(`/gateway/bookings/${uuid}/modification`, { ...wish, expectedDifference });
  if (change.status === 'done') return;
  await shop.checkout.pay(change.paymentIntentId);
  const done = { email, paymentIntentId: change.paymentIntentId };
  expect((await shop.checkout.post(`/gateway/bookings/${uuid}/modification/complete`, done)).status).toBe(200);
}

const pageLines = (order: OrderView): Reported =>
  statedBy(drawn('product', createElement(PaymentLines, { order })), /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);

/** Without the headline of the price, and without what becomes of a payment that the bank has declined. */
function managedLines(order: OrderView): Reported {
  const reported = statedBy(drawn('account', createElement(BookingMoney, { order })), /<span[^>]*>([^<]*)<\/span><b>(.*?)<\/b>/g);
  return reported.map(([label, amount], place) => [place === 0 ? 'Total' : label.replace(/\s*: refusé par .*/, ''), amount]);
}

function drawn(app: string, view: ReactNode): string {
  const messages = JSON.parse(readFileSync(`apps/${app}/src/messages/${LOCALE}.json`, 'utf8')) as Record<string, string>;
  const site = {
    locale: LOCALE,
    pointOfSale: 'FR',
    prefix: '',
    timeZone: 'Europe/Paris',
    today: '2030-06-01',
    todayIsClosed: false,
    origin: '',
  };
  const inSite = createElement(SiteContext.Provider, { value: site as never }, createElement(MemoryRouter, null, view));
  const inWords = createElement(IntlProvider, { locale: htmlLang(LOCALE), messages }, inSite);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, inWords));
}

function statedBy(html: string, line: RegExp): Reported {
  return [...html.matchAll(line)].map(([, label = '', amount = '']) => [label.replaceAll('&#x27;', "'"), amount]);
}

const lines = (reported: Reported): string => reported.map(([label, amount]) => plain(`${label} ${amount}`)).join(', ');

/** As a reader sees it: no-break spaces are spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

function mailText(email: string): string {
  const mine = [...shop.mails.values()].filter(({ to }) => to.address === email);
  return plain(mine.at(-1)?.text ?? '').replaceAll('\n', ', ');
}

/** As a mail joins label and amount; those about one payment of a plan name the plan alone. */
function mailed(reported: string, { plan }: Way): string {
  const written = reported.replace(/ (?=[\d,]+ €(?:, |$))/g, ' : ');
  return plan ? written.split(', ').slice(1).join(', ') : written;
}
