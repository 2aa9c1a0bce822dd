import { PartnerMessage } from '@shop/contracts';
import { Value } from 'typebox/value';
import { webcrypto } from 'node:crypto';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import {
  aPartner,
  deliveredCatalogue,
  kayakOrder,
  move,
  partnerServer,
  sendPartnerMessages,
  withPartners,
  type TakenCall,
} from '../partner-shop.test-utils.ts';
import { sendDueMessages } from '../jobs/send-partner-messages.ts';

const privateWebhookHosts: string[] = [];
const shop = shopOfFile({ catalogue: deliveredCatalogue(), settings: { privateWebhookHosts } });
let server: Awaited<ReturnType<typeof partnerServer>>;
let secret: string;

beforeAll(async () => {
  server = await partnerServer();
  privateWebhookHosts.push(server.host);
  const secrets = await withPartners(shop, aPartner({ id: 'pms', channel: 'webhook', webhook: server.url }));
  secret = secrets.find(({ kind }) => kind === 'webhookSecret')!.secret;
});

beforeEach(async () => {
  server.taken.length = 0;
  server.state.answer = () => 200;
  await shop.db.deleteFrom('partner_message').execute();
});

afterAll(() => server?.close());

const states = async () =>
  (await shop.db.selectFrom('partner_message').select('state').where('kind', '=', 'hotel').orderBy('serial').execute()).map(
    ({ state }) => state,
  );
const hoursPass = (hours: number) => void (shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000));
const messageIn = ({ body }: TakenCall) => JSON.parse(body) as PartnerMessage;
const sell = async () => (await shop.checkout.sell(kayakOrder())).opened.orderUUID as string;

/** As a partner checks it, by the book and with another library than the shop's. */
async function isGenuine({ headers, body }: TakenCall): Promise<boolean> {
  const bytes = new TextEncoder();
  const raw = Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0));
  const key = await webcrypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const [version, signature = ''] = String(headers['webhook-signature']).split(',');
  const signed = bytes.encode(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`);
  const given = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  return version === 'v1' && webcrypto.subtle.verify('HMAC', key, given, signed);
}

test('a webhook is signed, dated, and says what the contract says', async () => {
  await sell();
  await sendPartnerMessages(shop);
  const [call] = server.taken;
  expect(await isGenuine(call!)).toBe(true);
  expect(await isGenuine({ ...call!, body: call!.body.replace('Marie', 'Maria') })).toBe(false);
  expect(Number(call!.headers['webhook-timestamp'])).toBe(shop.time.now.getTime() / 1000);
  expect([...Value.Errors(PartnerMessage, messageIn(call!))]).toEqual([]);
  expect(messageIn(call!)).toMatchObject({
    id: call!.headers['webhook-id'],
    type: 'booked',
    sequence: 1,
    guest: { firstName: 'Marie', lastName: 'Durand', phone: '+33612345678', language: 'fr' },
    stay: {
      hotel: { id: 1 },
      room: { name: 'Chambre double', count: 1 },
      checkin: '2030-06-12',
      nights: 1,
      adults: 2,
      specialRequest: 'A quiet room, please',
    },
  });
  expect(await states()).toEqual(['acknowledged']);
});

test('a server that takes a message for a person to answer leaves it open', async () => {
  server.state.answer = () => 202;
  await sell();
  await sendPartnerMessages(shop);
  expect(await states()).toEqual(['sent']);
});

test('a partner that is down for hours hears of everything, in order and once, when it is back', async () => {
  server.state.answer = () => 503;
  const uuid = await sell();
  await sendPartnerMessages(shop);
  expect((await move(shop, uuid, { checkin: '2030-06-19', checkout: '2030-06-20' })).status).toBe(200);
  for (let hour = 0; hour < 5; hour++) {
    hoursPass(1);
    await sendPartnerMessages(shop);
  }
  expect(await states()).toEqual(['queued', 'queued']);
  expect(new Set(server.taken.map((call) => messageIn(call).type))).toEqual(new Set(['booked']));
  server.taken.length = 0;
  server.state.answer = () => 200;
  hoursPass(1);
  await sendPartnerMessages(shop);
  expect(server.taken.map((call) => messageIn(call).type)).toEqual(['booked', 'changed']);
  expect(await states()).toEqual(['acknowledged', 'acknowledged']);
});

test('after three days a message is a dead letter, and customer care is notified', async () => {
  server.state.answer = () => 500;
  await sell();
  for (let hour = 0; hour <= 73; hour++) {
    await sendPartnerMessages(shop);
    hoursPass(1);
  }
  expect(await states()).toEqual(['failed']);
  await drainOutbox(shop.outbox);
  const alerts = [...shop.mails].filter(([name]) => name.startsWith('partner-alert')).map(([, mail]) => mail);
  expect(alerts.map(({ to }) => to.address)).toContain('care@shop.example');
  expect(alerts.map(({ text }) => text)).toContainEqual(expect.stringContaining('by webhook'));
});

test('customer care is notified of a failing server after a day, and once more when the message is a dead letter', async () => {
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  server.state.answer = () => 500;
  await sell();
  const subjects: string[] = [];
  for (let day = 1; day <= 5; day++) {
    for (let hour = 0; hour < 24; hour++) {
      hoursPass(1);
      await sendPartnerMessages(shop);
    }
    await drainOutbox(shop.outbox);
    const alerts = [...shop.mails].filter(([name, { text }]) => name.startsWith('partner-alert') && text.includes('by webhook'));
    subjects.push(...alerts.map(([, { subject }]) => `day ${day}: ${subject.split(':')[0]!}`));
    shop.mails.clear();
  }
  expect(subjects).toEqual(['day 1: Hotel 1 has not been notified', 'day 3: Hotel 1 could not be notified']);
});

test('a webhook that is gone for good is not tried again', async () => {
  server.state.answer = () => 410;
  await sell();
  await sendPartnerMessages(shop);
  expect([await states(), server.taken.length]).toEqual([['failed'], 1]);
});

test('a process that crashes after sending leaves the message to the next, under the same id', async () => {
  const log = { warn: () => undefined };
  const crashing = {
    db: shop.db.withPlugin({
      transformQuery({ node }) {
        if (server.taken.length > 0) throw new Error('killed');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
    mailbox: { deliver: () => Promise.resolve() },
    sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' },
    now: () => shop.time.now,
    webhooks: { privateHosts: privateWebhookHosts },
    log,
  };
  await sell();
  await sendDueMessages(crashing).catch(() => undefined);
  expect([server.taken.length, await states()]).toEqual([1, ['queued']]);
  await sendPartnerMessages(shop);
  expect(server.taken).toHaveLength(1);
  hoursPass(0.05);
  await sendPartnerMessages(shop);
  expect(server.taken).toHaveLength(2);
  expect(new Set(server.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await states()).toEqual(['acknowledged']);
});

test('two processes send every message once', async () => {
  const worker = () =>
    sendDueMessages({
      db: shop.db,
      mailbox: { deliver: () => Promise.resolve() },
      sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' },
      now: () => shop.time.now,
      webhooks: { privateHosts: privateWebhookHosts },
      log: { warn: () => undefined },
    });
  for (let order = 0; order < 12; order++) await sell();
  for (let round = 0; round < 3; round++) await Promise.all([worker(), worker(), worker()]);
  const ids = server.taken.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
});

test('a webhook into a private network is refused, also by a name that leads there', async () => {
  for (const webhook of [
    'http://partner.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://localhost/',
  ]) {
    await withPartners(shop, aPartner({ id: 'pms', channel: 'webhook', webhook }));
    await shop.db.deleteFrom('partner_message').execute();
    await sell();
    await shop.partners.runOnce();
    const { state, last_error } = await shop.db
      .selectFrom('partner_message')
      .select(['state', 'last_error'])
      .where('kind', '=', 'hotel')
      .executeTakeFirstOrThrow();
    expect([webhook, state, last_error]).toEqual([webhook, 'queued', expect.stringMatching(/not https|private network|PRIVATE_ADDRESS/)]);
  }
  expect(server.taken).toEqual([]);
});
