import { SoftwareAuthenticator } from '../accounts/routes/software-authenticator.test-utils.ts';
import { visitor, type Visitor } from '../accounts/routes/visitor.test-utils.ts';
import { cardShop, PASSWORD } from '../payments/cards/card-shop.test-utils.ts';
import { logging } from '../platform/observability/logging.ts';
import { BUYER, orderOf } from '../testing/checkout-client.ts';

const ORIGIN = 'http://shop.test';
const GIFT_CARD = 5_000;
const lines: string[] = [];
const here = cardShop({ logger: logging('trace', { write: (line) => void lines.push(line) }) });

/** What opens or names something of a customer, by kind. */
type Secrets = Map<string, string>;

/** A gift card is bought with the saved card, looked up, extended in vain, and given to somebody else. */
async function buysAGift(browser: Visitor, savedCard: string, secrets: Secrets): Promise<void> {
  const session = await here.form(browser);
  const recipient = 'luc.moreau@example.com';
  const items = { giftCardItem: { amount: GIFT_CARD, quantity: 1, recipientEmail: recipient } };
  const order = orderOf(items, GIFT_CARD, { buyer: { ...BUYER, lastName: 'Quillebœuf', email: { email: 'zoe@example.com' } } });
  const { body: opened } = await browser.post('/gateway/purchase/orders', order);
  const { paymentIntentId, orderUUID } = opened;
  const { body: secret } = await browser.post('/gateway/psp/stripe/client-secret', { paymentIntentId });
  await here.confirm(paymentIntentId, { session, saved: savedCard });
  const bought = await browser.post('/gateway/purchase/zeppto', {
    ...order,
    pspAuthorization: { paymentIntentId, paymentMethod: 'card' },
  });
  expect(bought.status).toBe(200);
  const { body } = await browser.get(`/gateway/orders/${orderUUID}?locale=fr_FR`);
  const code = body.vouchers[0].code as string;
  await browser.get(`/gateway/gift-vouchers/${code}?locale=fr_FR`);
  await browser.get(`/gateway/gift-voucher/${code}`);
  await browser.post('/gateway/gift-extensions?locale=fr_FR', { code, until: '2030-06-02' });
  await here.shop.db.updateTable('gift_delivery').set({ state: 'sent' }).execute();
  const to = { firstName: 'Nadia', email: 'nadia@example.com', fromName: 'Luc', message: 'Pour toi' };
  expect((await browser.post('/gateway/gift-transfers?locale=fr_FR', { code, ...to })).status).toBe(200);
  const { current_code } = await here.shop.db
    .selectFrom('gift_voucher')
    .select('current_code')
    .where('order_uuid', '=', orderUUID)
    .executeTakeFirstOrThrow();
  secrets.set('gift code', code).set('code of the new holder', current_code!).set('order', orderUUID).set('payment', paymentIntentId);
  secrets.set('secret of the payment', secret.clientSecret).set('secret of the form of cards', session);
  secrets.set('recipient', recipient).set('new holder', to.email);
}

/** A passkey is added, signs in, is refused once, and removed. */
async function usesAPasskey(browser: Visitor, secrets: Secrets): Promise<void> {
  const device = new SoftwareAuthenticator(ORIGIN);
  const { body: options } = await browser.post('/gateway/account/passkeys/options', { password: PASSWORD });
  const credential = device.create(options);
  const { status, body: passkey } = await browser.post('/gateway/account/passkeys', { credential });
  expect(status).toBe(201);
  const stranger = visitor(here.app, ORIGIN);
  const { body: challenge } = await stranger.post('/gateway/account/passkey-sessions/options');
  const answer = device.get(challenge);
  expect((await stranger.post('/gateway/account/passkey-sessions', { credential: answer })).status).toBe(200);
  expect((await stranger.post('/gateway/account/passkey-sessions', { credential: answer })).status).toBeGreaterThanOrEqual(400);
  await browser.ask('PATCH', `/gateway/account/passkeys/${passkey.id}`, { name: 'Téléphone de Zoé' });
  await browser.get(`/gateway/account/passkey/${credential.id}`);
  expect((await browser.post(`/gateway/account/passkeys/${passkey.id}/removal`, { password: PASSWORD })).status).toBeLessThan(300);
  secrets.set('passkey', credential.id).set('challenge', options.challenge).set('second challenge', challenge.challenge);
  secrets.set('signature of a passkey', answer.response.signature).set('name of a passkey', 'Téléphone de Zoé');
  for (const [name, value] of stranger.cookies) if (value.length > 16) secrets.set(`cookie ${name}`, value);
}

/** What a page can know and might repeat when it fails. */
const REPORTED = [
  'gift code',
  'code of the new holder',
  'secret of the payment',
  'secret of the form of cards',
  'saved card',
  'passkey',
  'challenge',
];

async function pagesReport(browser: Visitor, secrets: Secrets): Promise<void> {
  for (const kind of REPORTED) {
    const value = secrets.get(kind)!;
    const report = {
      locale: 'fr_FR',
      location: `/account/${value}?of=${value}#key=${value}`,
      message: `failed with ${value.slice(0, 200)}`,
    };
    expect((await browser.post('/gateway/logs', { ...report, level: 'error' })).status).toBe(204);
    expect((await browser.post('/gateway/reports/errors', { ...report, stack: `at open (/${value}.js)` })).status).toBe(204);
    expect((await browser.get(`/error?locale=fr_FR&uri=${encodeURIComponent(`/cadeau/${value}#${value}`)}`)).status).toBe(204);
  }
}

test('a gift, a saved card and a passkey: nothing that opens or names them is in a line of the log or in a metric, also where a page repeats it', async () => {
  const secrets: Secrets = new Map([['password', PASSWORD]]);
  const marie = await here.customer();
  await here.buy(marie);
  const [saved] = (await here.cards(marie)).cards;
  secrets.set('saved card', saved.id).set('address', marie.email);
  secrets.set('customer at the provider', (await here.customerOf(marie.id))!.customer_id);
  await buysAGift(marie, saved.id, secrets);
  await usesAPasskey(marie, secrets);
  expect((await marie.ask('DELETE', `/gateway/account/cards/${saved.id}`)).status).toBe(204);
  await marie.ask('DELETE', `/gateway/account/cards/${saved.id}x`);
  for (const [name, value] of marie.cookies) if (value.length > 16) secrets.set(`cookie ${name}`, value);
  await pagesReport(marie, secrets);

  const log = lines.join('');
  const metrics = (await here.app.inject('/metrics')).body;
  for (const route of [
    '/gateway/gift-transfers',
    '/gateway/account/cards/:id',
    '/gateway/account/passkeys/:id/removal',
    'a browser reports',
  ])
    expect(log).toContain(route);
  expect(metrics).toContain('/gateway/gift-transfers');
  const found = [...secrets].filter(([, value]) => `${log}${metrics}`.includes(value)).map(([kind]) => kind);
  expect(found).toEqual([]);
});
