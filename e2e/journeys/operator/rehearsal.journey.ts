import { expect, test as base } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { aChangeableStay, toNewDates } from '../../fixtures/booking-changes.ts';
import { aPurchase } from '../../fixtures/checkout-purchase.ts';
import { addressOf, confirmed, orderOf, pay, visitAs } from '../../fixtures/checkout-visit.ts';
import { bearTokens, forgetsThePassword, registers, signsInWithAPasskey, spendsAGift } from './rehearsal-account.ts';
import { isToPartner, mailsOf, mailsSent, operator, ordersAndMoney, providerMovements, query, workLeft } from './rehearsal-books.ts';
import { openOutputs, PROOF, type Outputs } from './rehearsal-outputs.ts';
import { SECRET_KINDS, Secrets } from './rehearsal-secrets.ts';
import { FOLDER, openRehearsal, type RehearsedShop } from './rehearsal-shop.ts';
import { cancelled, disputed, found, heldOf, idsOf, isSeen, moneyOf, openSummary, pressed, QUIET_MS, toBank } from './rehearsal-steps.ts';
import { CUSTOMERS, injectFaults, type FaultInjection } from './rehearsal-faults.ts';
import { REHEARSED_VISITS } from './rehearsal-visits.ts';
import { typeCard, watchPayment } from '../../fixtures/stripe-shop.ts';

/** `npm run rehearsal`: both languages at both widths. */
const VISITS = process.env.REHEARSAL === 'long' ? REHEARSED_VISITS : REHEARSED_VISITS.slice(0, 2);
const LINK = /https:\/\/\S+?\/confirmation\/[0-9a-f-]{36}\?status=success#key=[\w-]{43}/;
const START_MS = 240_000;
const VISIT_MS = 240_000;
const ACCOUNT_MS = 120_000;

/** Of the operator: their page of releases, and the export of orders. */
const TOKENS = { OPERATOR_TOKEN: randomBytes(24).toString('hex'), ORDER_EXPORT_TOKEN: randomBytes(24).toString('hex') };

const test = base.extend<object, { shop: RehearsedShop; injection: FaultInjection; secrets: Secrets; outputs: Outputs }>({
  outputs: [
    async ({}, provide) => {
      const outputs = await openOutputs();
      await provide(outputs);
      outputs.close();
    },
    { scope: 'worker' },
  ],
  secrets: [({}, provide) => provide(new Secrets()), { scope: 'worker' }],
  shop: [
    async ({ outputs }, provide) => {
      const shop = await openRehearsal({ ...outputs.settings, ...TOKENS });
      await namePartner(shop);
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  injection: [
    async ({ shop }, provide) => {
      const injection = injectFaults(shop);
      await provide(injection);
      await injection.ended();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  context: async ({ context, secrets, outputs }, provide) => {
    secrets.watch(context);
    await outputs.watch(context);
    await provide(context);
  },
  baseURL: ({ shop }, provide) => provide(shop.origin),
  ignoreHTTPSErrors: true,
});
test.describe.configure({ mode: 'serial' });

for (const visit of VISITS)
  test(`a stay is bought, moved to dearer days and to cheaper ones, disputed and cancelled while each process is killed in turn, ${visit.name} @PROD-062`, async ({
    page,
    request,
    shop,
    injection,
  }) => {
    test.setTimeout(VISIT_MS);
    const { purchase, dearer, cheaper } = await aChangeableStay(request);
    const { mail, wish } = purchase;
    const watched = watchPayment(page, shop);
    const at = { ...visit, port: shop.port };
    await openSummary(page, at, { wish, mail });
    await typeCard(page, '4242 4242 4242 4242');
    await injection.during(pressed(page, () => pay(page, at), /\/confirmation\/[0-9a-f-]{36}\?status=success/));
    const uuid = await confirmed(page);
    const bought = await orderOf(page, uuid);
    expect(bought).toMatchObject({ status: 'paid', charged: wish.price });
    const number = (bought as unknown as { bookingNumber: string }).bookingNumber;

    await page.goto(addressOf(page, at, `${visit.bookingManagement}#modify`));
    await injection.during(found(page, visit, { number, mail }));
    await toNewDates(page, dearer);
    await expect(page.locator('[data-kind=supplement]')).toContainText(visit.words.supplement);
    await isSeen(page, '[data-provider-form=ready]');
    await typeCard(page, '4242 4242 4242 4242');
    await page.locator('[name=terms]').check();
    await injection.during(pressed(page, () => pay(page, at), /status=changed/));
    await expect(page.locator('main')).toContainText(visit.words.changed);
    expect(await orderOf(page, uuid)).toMatchObject({ status: 'paid', checkin: dearer.checkin, charged: dearer.price });

    await page.locator('main nav a[href$="#modify"]').click();
    await toNewDates(page, cheaper);
    await expect(page.locator('[data-kind=refund]')).toContainText(visit.words.refund);
    await injection.during(pressed(page, () => page.locator('[data-order-form] button[data-look=primary]').click(), /status=changed/));
    await expect(page.locator('main')).toContainText(visit.words.changed);
    await expect.poll(() => heldOf(shop, uuid), { timeout: QUIET_MS }).toBe(cheaper.price);

    await injection.during(disputed(shop, uuid, 'won'));

    await page.locator('main nav a[href$="#cancel"]').click();
    await injection.during(cancelled(page, visit));
    const stored = cheaper.price - Math.floor((cheaper.price * 80) / 100);
    await expect.poll(() => heldOf(shop, uuid), { timeout: QUIET_MS }).toBe(stored);
    expect(await orderOf(page, uuid)).toMatchObject({ status: 'cancelled' });
    // Confirmation, two changes, cancellation.
    await expect.poll(() => idsOf(shop, number).length, { timeout: QUIET_MS }).toBe(4);
    expect(watched.faults).toEqual([]);
  });

test('a bank asks on a page of its own: refused there nothing is taken, accepted there the stay is booked, in Dutch on a phone', async ({
  page,
  request,
  shop,
}) => {
  const visit = { ...REHEARSED_VISITS[1]!, port: shop.port };
  const { wish, mail } = await aPurchase(request);
  await toBank(page, visit, { wish, mail });
  await page.locator('#refuse').click();
  await page.waitForURL(/be\.localhost.*\/nl\/confirmation\/[0-9a-f-]{36}\?status=failure/);
  await expect(page.locator('[data-charge]')).toBeVisible();
  await expect(page.locator('main')).toContainText(visit.say.nothing);

  await toBank(page, visit, { wish, mail });
  await page.locator('#accept').click();
  const uuid = await confirmed(page);
  expect(new URL(page.url()).host).toBe(`be.localhost:${shop.port}`);
  expect(await orderOf(page, uuid)).toMatchObject({ status: 'paid', charged: wish.price });
  await expect(page.getByText(/^\d{8}$/).first()).toBeVisible();
});

test('a tab that is closed at the bank loses nothing: the provider tells the shop, and the mail leads to the booking, in Dutch', async ({
  page,
  request,
  shop,
  context,
}) => {
  const visit = { ...REHEARSED_VISITS[1]!, port: shop.port };
  const { wish, mail } = await aPurchase(request);
  await toBank(page, visit, { wish, mail });
  const intent = /\/bank\/(\w+)/.exec(page.url())![1]!;
  await page.close();
  shop.provider.account.meetChallenge(intent, true);
  const uuid = shop.provider.account.intent(intent).metadata.reference!;
  await expect.poll(async () => (await moneyOf(shop, uuid)).status).toBe('paid');
  expect(await heldOf(shop, uuid)).toBe(wish.price);
  const link = () => mailsOf(shop).flatMap(({ text }) => (text.includes(mail) ? (LINK.exec(text)?.[0] ?? []) : []))[0];
  await expect.poll(link).toBeDefined();
  await context.clearCookies();
  const later = await context.newPage();
  await later.goto(link()!);
  await expect(later.getByText(/^\d{8}$/).first()).toBeVisible();
  expect(await later.evaluate(() => document.documentElement.lang)).toMatch(/^nl/);
  await disputed(shop, uuid, 'lost');
});

test('a customer opens an account, forgets the password, signs in with a passkey, buys a gift with a card that is saved, and spends it; partner and operator bear their tokens, in French on a wide screen', async ({
  page,
  request,
  shop,
  secrets,
}) => {
  test.setTimeout(ACCOUNT_MS);
  const visit = { ...REHEARSED_VISITS[0]!, port: shop.port };
  await visitAs(page, visit);
  const customer = await forgetsThePassword(page, visit, shop, await registers(page, visit, shop));
  await signsInWithAPasskey(page, visit, customer);
  await spendsAGift(page, visit, request);
  for (const token of await bearTokens(shop, request, Object.values(TOKENS))) secrets.add('token', token);
});

test('calls of gifts that no page asks yet answer behind TLS and shell @API-017 @API-021 @API-048', async ({ request, shop }) => {
  const requested = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const { boxes } = await requested<{ boxes: { code: string }[] }>('/gateway/boxes/search?locale=fr_FR');
  expect(boxes.map(({ code }) => code)).toContainEqual(expect.stringMatching(/EBOX$/));
  const [gift] = await query<{ id: string }>(shop.databaseUrl, 'select affiliate_id as id from single_voucher limit 1');
  const question = `locale=fr_FR&matchOfferRangePriceWithGiftAmount=false&selectivePublicationAffiliateId=${gift!.id}`;
  const { offers } = await requested<{ offers: { id: string }[] }>(`/beneficiary/single-vouchers/offers?${question}`);
  expect(offers.length).toBeGreaterThan(1);
  const fees = () => requested('/gateway/shipping-costs?locale=fr_FR');
  expect(await fees()).toMatchObject({ code: 'PHYSICAL_NOT_AVAILABLE' });
  const line = (country: string, cents: number) => JSON.stringify({ kind: 'shippingFee', pointOfSale: 'FR', country, cents });
  writeFileSync(`${FOLDER}.fees.jsonl`, [line('FR', 0), line('BE', 690)].join('\n'));
  expect(await operator(shop, 'catalogue', 'import', `${FOLDER}.fees.jsonl`, '--only', 'shippingFees')).toMatchObject({ isFine: true });
  await expect.poll(fees).toEqual({ amount: 0, internationalShippingFeesPerCountry: { BE: 690 } });
});

test('in the end the ledger balances, no order is lost or doubled, and every mail is sent once', async ({ shop, injection }) => {
  test.setTimeout(VISIT_MS);
  const { orders: accepted, faults } = await injection.ended();
  expect(faults).toEqual([]);
  expect(accepted.length).toBeGreaterThan(5);
  expect([...injection.taken].sort()).toEqual([...shop.parts].sort());
  await expect.poll(() => workLeft(shop), { timeout: QUIET_MS }).toEqual([]);

  const orders = await ordersAndMoney(shop);
  const paid = orders.filter(({ status }) => status === 'paid');
  expect(accepted.filter((uuid) => !paid.some((order) => order.uuid === uuid))).toEqual([]);
  expect(paid.filter(({ held, costs, payments }) => held !== costs || payments !== 1)).toEqual([]);
  expect(orders.filter(({ status, held }) => (status === 'pending' || status === 'failed') && held !== 0)).toEqual([]);

  expect(await operator(shop, 'ledger', 'balance')).toMatchObject({ isFine: true, said: expect.stringContaining('The ledger balances.') });
  const moved = providerMovements(shop);
  const reconciled = await operator(shop, 'reconcile', '--from', moved.firstDay, '--to', moved.lastDay, '--grace', '0');
  expect(reconciled).toEqual({ isFine: true, said: `${moved.count} movements compared, no differences.` });

  const mails = mailsOf(shop).filter((mail) => !isToPartner(mail));
  expect(new Set(mails.map(({ id }) => id)).size).toBe(await mailsSent(shop));
  const confirmations = paid.map(({ bookingNumber }) => idsOf(shop, bookingNumber).filter((id) => id.startsWith('confirmation-')).length);
  expect(confirmations).toEqual(paid.map(() => 1));
});

test('no log, event, metric or trace holds a secret of all these journeys @SHELL-065', async ({ shop, secrets, outputs }) => {
  secrets.readMails(shop);
  secrets.readProvider(shop.provider);
  secrets.add('address of a visitor', shop.visitor);
  secrets.add('address of a visitor', CUSTOMERS);
  expect([...secrets.kinds].sort()).toEqual([...SECRET_KINDS].sort());
  // The search finds what is there.
  const mailed = mailsOf(shop).map(({ text }) => text.split('application/pdf')[0]);
  for (const kind of ['access key', 'gift code', 'e-mail', 'mailed token']) expect(secrets.in(mailed.join('\n')).join()).toContain(kind);

  const reported = await outputs.read(shop);
  for (const [name, words] of Object.entries(PROOF)) expect(reported[name as keyof typeof PROOF], name).toContain(words);
  expect(Object.entries(reported).flatMap(([name, text]) => secrets.in(text).map((found) => `${name}: ${found}`))).toEqual([]);
});

/** Every house hears of its bookings by mail. */
async function namePartner(shop: RehearsedShop): Promise<void> {
  const hotels = await query<{ id: number }>(shop.databaseUrl, 'select id from hotel');
  const partner = { id: 'houses', name: 'All houses', locale: 'fr_FR', channel: 'mail', email: 'desk@houses.example' };
  const file = `${FOLDER}.partners.jsonl`;
  writeFileSync(file, JSON.stringify({ ...partner, hotels: hotels.map(({ id }) => id) }));
  expect(await operator(shop, 'partners', 'import', file)).toMatchObject({ isFine: true });
}
