import type { Database } from '@shop/api/database';
import { smallSmtpServer } from '@shop/api/small-smtp-server';
import { openShop, type OpenShop } from '@shop/api/open-shop';
import { shopDatabase } from '@shop/api/shop-database';
import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { tmpdir } from 'node:os';
import { checkMail } from './check-mail.ts';
import { checkPartners } from './check-partners.ts';
import { checkStripe } from './check-stripe.ts';

const publicOrigin = 'https://www.shop.example';
const WEBHOOK = `${publicOrigin}/gateway/psp/stripe/webhook`;

describe('Stripe', () => {
  let standIn: StripeStandIn;
  beforeAll(async () => {
    standIn = await stripeStandIn();
  });
  afterAll(() => standIn.close());

  const found = async (settings: object = {}) => {
    const [finding] = await checkStripe({ stripe: { ...standIn.settings, ...settings }, publicOrigin, isDemo: false });
    return `${finding!.state}: ${finding!.says}`;
  };
  const endpoint = (events: readonly string[], url = WEBHOOK, status: 'enabled' | 'disabled' = 'enabled') => {
    const about = { id: `we_${standIn.account.webhookEndpoints.length}`, object: 'webhook_endpoint', enabled_events: events } as const;
    (standIn.account.webhookEndpoints as object[]).splice(0, Infinity, { ...about, url, status });
  };

  test('opens an account in test mode: a shop that sells must not', async () => {
    expect(await found()).toBe('fail: the account is in test mode: nobody is charged');
    expect(await found({ isStandIn: true })).toMatch(/^warn: sends no messages/);
  });

  test('sends its messages to this shop, all that it reads', async () => {
    standIn.account.isLive = true;
    expect(await found()).toBe(`warn: sends no messages to ${WEBHOOK}`);
    endpoint(['*'], 'https://other.example/webhook');
    expect(await found()).toBe(`warn: sends no messages to ${WEBHOOK}`);
    endpoint(['*'], WEBHOOK, 'disabled');
    expect(await found()).toBe(`warn: sends no messages to ${WEBHOOK}`);
    endpoint(['payment_intent.succeeded']);
    expect(await found()).toMatch(/^warn: does not send charge.dispute.created, .*refund.updated/);
    endpoint(['*']);
    expect(await found()).toBe(`ok: live account, messages come to ${WEBHOOK}`);
  });

  test('refuses the key, or is away: what it said, and never the key', async () => {
    const refused = await found({ secretKey: 'sk_live_wrong' });
    expect(refused).toMatch(/^fail: does not answer: The payment provider does not answer: \w+ 401/);
    expect(refused).not.toContain('sk_live_wrong');
    expect(await found({ api: 'http://127.0.0.1:9' })).toMatch(/^fail: does not answer/);
  });

  test('is not asked where it takes no payments', async () => {
    expect(await checkStripe({ stripe: undefined, publicOrigin, isDemo: true })).toEqual([]);
  });
});

describe('the mail server', () => {
  test('lets the shop in, and is given no mail', async () => {
    const server = await smallSmtpServer();
    const url = `smtp://shop:secret@127.0.0.1:${server.port}`;
    expect(await checkMail({ smtp: { url, from: 'a@shop.example' } })).toMatchObject([
      { state: 'ok', says: `127.0.0.1:${server.port} lets the shop in` },
    ]);
    server.refusals.set('AUTH', '535 Wrong name or password');
    const [refused] = await checkMail({ smtp: { url, from: 'a@shop.example' } });
    expect(refused).toMatchObject({ state: 'fail', says: expect.stringContaining('535 Wrong name or password') });
    expect(refused?.says).not.toContain('secret');
    expect(server.taken).toEqual([]);
    await server.close();
  });

  test('is away: it says so', async () => {
    expect(await checkMail({ smtp: { url: 'smtp://127.0.0.1:9', from: 'a@shop.example' } })).toMatchObject([{ state: 'fail' }]);
    expect(await checkMail({ smtp: undefined })).toEqual([]);
  });
});

describe('a partner who delivers', () => {
  let database: TestDatabase;
  let shop: OpenShop;
  let db: Database;
  beforeAll(async () => {
    database = await shopDatabase();
    const now = new Date('2030-06-01T10:00:00Z');
    shop = await openShop({ ...database, now, dataDirectory: tmpdir(), catalogue: smallCatalogue() });
    db = shop.db;
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  test('a hotel that is sold has an active partner, or the doctor says how many have none', async () => {
    await db.deleteFrom('delivery_place').execute();
    expect(await checkPartners(db)).toMatchObject({
      state: 'warn',
      says: 'sold and without an active partner: hotels 1, activity centres 0',
    });
    const partner = { id: 'lake', name: 'Lake', locale: 'fr_FR', channel: 'mail' as const, email: 'a@hotel.example', webhook_url: null };
    await db
      .insertInto('delivery_partner')
      .values({ ...partner, webhook_secret: null, key_hash: null, updated_at: '2030-06-01' })
      .execute();
    await db.insertInto('delivery_place').values({ kind: 'hotel', place_id: 1, partner_id: 'lake' }).execute();
    expect(await checkPartners(db)).toMatchObject({ state: 'ok' });
    await db.updateTable('delivery_partner').set({ active: false }).where('id', '=', 'lake').execute();
    expect(await checkPartners(db)).toMatchObject({ state: 'warn' });
  });
});
