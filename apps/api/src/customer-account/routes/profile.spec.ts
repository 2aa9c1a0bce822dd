import { randomUUID } from 'node:crypto';
import { exportedBy } from '../../testing/exported-data.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from '../../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

let shop: AccountShop;
beforeAll(async () => void (shop = await openAccountShop()), OPENING_MS);
afterAll(() => shop?.end());
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));

const accountIdOf = (browser: Visitor) => browser.cookies.get('account_id')!;
/** The newsletter, and a message that was written without an account. */
async function subscribeAndWrite(email: string): Promise<void> {
  const at = shop.time.now;
  const consent = { consent_text: null, consented_at: at, confirmed_at: at, created_at: at, updated_at: at };
  await shop.db
    .insertInto('newsletter_subscription')
    .values({ email, country: 'FR', language: 'fr', source: null, locale: 'fr_FR', ...consent })
    .execute();
  const message = { id: randomUUID(), reference: 'ABCD1234', reason: 'other', type: 'Customer', subtype: 'other', description: 'Bonjour' };
  const writer = { name: 'Marie', email, phone: null, language: 'fr', pos: 'FR', account_id: null, written_for_customer_by: null };
  await shop.db
    .insertInto('contact_message')
    .values({ ...message, ...writer, booking_number: null, created_at: at })
    .execute();
}
const CONSENT = {
  blocks: [{ type: 'paragraph', runs: [{ text: 'Elke donderdag. ' }, { text: 'Je rechten', href: '/informatie/data-protection' }] }],
};

describe('the profile', () => {
  test('what is named changes, null empties, the rest stays', async () => {
    const browser = await shop.customer('profile@example.com');
    const change = (body: object) => browser.ask('PATCH', '/gateway/account/profile', body);
    expect((await change({ civility: 'MRS', phoneNumber: '+33612345678', city: 'Annecy', country: 'FR' })).body).toMatchObject({
      firstName: 'Marie',
      civility: 'MRS',
      phoneNumber: '+33612345678',
      city: 'Annecy',
    });
    expect((await change({ city: null, phoneNumber: null, lastName: 'Martin' })).body).toMatchObject({
      city: null,
      phoneNumber: null,
      lastName: 'Martin',
      country: 'FR',
    });
    expect((await browser.get('/gateway/account/profile')).body.lastName).toBe('Martin');
  });

  test('a device that read an older state changes nothing, and is told', async () => {
    const phone = await shop.customer('two-devices@example.com');
    const laptop = shop.visitor();
    await laptop.post('/gateway/account/sessions', { email: 'two-devices@example.com', password: PASSWORD });
    const [seen, seenToo] = [await phone.get('/gateway/account/profile'), await laptop.get('/gateway/account/profile')];
    expect(seenToo.body.version).toBe(seen.body.version);
    const change = (device: typeof phone, body: object) => device.ask('PATCH', '/gateway/account/profile', body);
    expect((await change(phone, { city: 'Lyon', version: seen.body.version })).status).toBe(200);
    expect(await change(laptop, { city: 'Annecy', version: seen.body.version })).toMatchObject({
      status: 409,
      body: { code: 'PROFILE_CHANGED' },
    });
    const now = (await laptop.get('/gateway/account/profile')).body;
    expect(now.city).toBe('Lyon');
    expect((await change(laptop, { addressLine: 'Quai 9', version: now.version })).body).toMatchObject({
      city: 'Lyon',
      addressLine: 'Quai 9',
    });
  });

  test('neither address nor number of an account change through the profile', async () => {
    const browser = await shop.customer('fixed@example.com');
    await browser.ask('PATCH', '/gateway/account/profile', { email: 'other@example.com', accountId: 'x', email_verified_at: null });
    expect((await browser.get('/gateway/account/profile')).body).toMatchObject({
      email: 'fixed@example.com',
      accountId: accountIdOf(browser),
    });
  });

  test('a new address counts once the mail of the old one and then its own is answered, and the old one is told', async () => {
    const browser = await shop.customer('old@example.com');
    const boughtAsGuest = await shop.order({ email: 'old@example.com' });
    await subscribeAndWrite('old@example.com');
    const ask = { email: 'New-Address@example.com', password: PASSWORD };
    expect((await browser.post('/gateway/account/email-changes', { ...ask, password: 'wrong-password' })).status).toBe(403);
    expect((await browser.post('/gateway/account/email-changes', ask)).status).toBe(202);
    await drainOutbox(shop.outbox);
    expect((await browser.get('/gateway/account/profile')).body.email).toBe('old@example.com');
    expect(shop.mailedToken('new-address@example.com')).toBe('');
    const approval = shop.mailedToken('old@example.com');
    expect([...shop.mails.values()].at(-1)?.text).toContain('new-address@example.com');
    const approve = () => shop.visitor().post('/gateway/account/email-changes/approve', { token: approval });
    expect((await shop.visitor().post('/gateway/account/email-changes/confirm', { token: approval })).status).toBe(410);
    expect([(await approve()).status, (await approve()).status]).toEqual([204, 410]);
    await drainOutbox(shop.outbox);
    expect((await browser.get('/gateway/account/profile')).body.email).toBe('old@example.com');
    const token = shop.mailedToken('new-address@example.com');
    expect((await shop.visitor().post('/gateway/account/email-changes/confirm', { token })).status).toBe(204);
    expect((await shop.visitor().post('/gateway/account/email-changes/confirm', { token })).status).toBe(410);
    expect((await browser.get('/gateway/account/profile')).body.email).toBe('new-address@example.com');
    expect((await browser.get(`/gateway/account/trips/${boughtAsGuest}`)).status).toBe(200);
    expect(await shop.db.selectFrom('newsletter_subscription').select('email').execute()).toEqual([{ email: 'new-address@example.com' }]);
    expect((await exportedBy(browser)).data).toMatchObject({ messages: [{ description: 'Bonjour' }] });
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].at(-1)).toMatchObject({
      to: { address: 'old@example.com' },
      subject: expect.stringContaining('a changé'),
    });
  });

  test('the newsletter is taken with the words that stand beside its box, at once, and left again', async () => {
    const browser = await shop.customer('reader@example.com');
    const body = { newsletter: { title: 'De brief', text: 'Drie hotels.', consent: CONSENT } };
    const footer = { kind: 'footer', key: 'footer', locale: 'nl_BE', body: JSON.stringify(body), position: 0 };
    await shop.db
      .insertInto('content_entry')
      .values(footer as never)
      .execute();
    await shop.content.refresh();
    const choose = (subscribed: boolean) => browser.ask('PUT', '/gateway/account/newsletter?locale=nl_BE', { subscribed });
    const rows = () => shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', 'reader@example.com').execute();
    const before = (await browser.get('/gateway/account/newsletter?locale=nl_BE')).body;
    const lines = ['De brief', 'Drie hotels.'].map((text) => ({ type: 'paragraph', runs: [{ text }] }));
    expect(before).toEqual({ subscribed: false, consent: { blocks: [...lines, ...CONSENT.blocks] } });
    const stored = 'De brief\nDrie hotels.\nElke donderdag. Je rechten (/informatie/data-protection)';
    for (const _ of ['once', 'twice']) expect((await choose(true)).body).toEqual({ ...before, subscribed: true });
    expect(await rows()).toEqual([
      expect.objectContaining({ locale: 'nl_BE', source: 'account', consent_text: stored, confirmed_at: expect.any(Date) }),
    ]);
    expect((await choose(false)).body.subscribed).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('a subscription that nobody has confirmed is none, until its owner takes it here', async () => {
    const browser = await shop.customer('typed@example.com');
    const typed = { email: 'typed@example.com', country: 'FR', language: 'fr' };
    expect((await shop.visitor().post('/gateway/marketing/newsletter', typed)).status).toBe(201);
    expect((await browser.get('/gateway/account/newsletter')).body.subscribed).toBe(false);
    expect((await browser.ask('PUT', '/gateway/account/newsletter', { subscribed: true })).body.subscribed).toBe(true);
  });

  test('an address that another account has is neither given nor told', async () => {
    const browser = await shop.customer('wants@example.com');
    await shop.customer('has@example.com');
    expect((await browser.post('/gateway/account/email-changes', { email: 'has@example.com', password: PASSWORD })).status).toBe(202);
    await drainOutbox(shop.outbox);
    const mails = shop.mails.size;
    const approval = { token: shop.mailedToken('wants@example.com') };
    expect((await shop.visitor().post('/gateway/account/email-changes/approve', approval)).status).toBe(204);
    await drainOutbox(shop.outbox);
    expect(shop.mails.size).toBe(mails);
  });
});
