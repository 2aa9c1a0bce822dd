import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile } from '../../accounts/routes/account-shop.test-utils.ts';
import { CONTACT_MESSAGE, solvedCaptcha } from './contact.test-utils.ts';

const shop = accountShopOfFile();

describe('the newsletter', () => {
  const subscription = { email: 'reader@example.com', country: 'fr', language: 'fr', source: 'popup' };
  const subscribe = (body: object) => shop.visitor().post('/gateway/marketing/newsletter', body);
  const row = (email: string) => shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst();

  test('a subscription holds address, country, language and source @API-036 @CONT-019 @API-053', async () => {
    expect(await subscribe(subscription)).toMatchObject({ status: 201, body: { subscribed: true } });
    expect(await row('reader@example.com')).toMatchObject({ country: 'FR', language: 'fr', source: 'popup' });
    expect(await subscribe({ ...subscription, email: 'Reader@example.com', country: 'BE', source: undefined })).toMatchObject({
      status: 201,
    });
    expect(await row('reader@example.com')).toMatchObject({ country: 'BE', source: null });
  });

  test('the response for an address that is known equals the response for a new one', async () => {
    const answers = [
      await subscribe(subscription),
      await subscribe(subscription),
      await subscribe({ ...subscription, email: 'other@example.com' }),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(new Set(['[201,{"subscribed":true}]']));
  });

  test.each([
    ['an address without a domain', { email: 'reader@' }, 'email'],
    ['no country', { country: undefined }, 'country'],
    ['a country that is no code', { country: 'France' }, 'country'],
    ['a list for a language', { language: ['fr', 'nl'] }, 'language'],
  ])('%s is refused with its field', async (_, change, field) => {
    expect(await subscribe({ ...subscription, ...change })).toMatchObject({ status: 400, body: { field } });
  });

  test('one address subscribes twenty times an hour at most', async () => {
    const browser = shop.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 21; number++)
      statuses.push((await browser.post('/gateway/marketing/newsletter', { ...subscription, email: `flood${number}@example.com` })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });
});

describe('contact', () => {
  const message = { ...CONTACT_MESSAGE, orgid: '00D', status: 'New', type: 'Something else' };
  const send = (body: object, browser = shop.visitor()) => browser.post('/gateway/contact', body);
  const solved = () => solvedCaptcha(shop.visitor());

  test('a message with a solved captcha is kept, filed by its reason and handed to customer care @API-041 @CONT-010 @CONT-011 @CONT-014', async () => {
    const answer = await send({ ...message, captcha: await solved() });
    expect(answer).toMatchObject({ status: 201, body: { returnUrl: '/contact?ref=contact_thank_you' } });
    const stored = await shop.db
      .selectFrom('contact_message')
      .selectAll()
      .where('reference', '=', answer.body.reference)
      .executeTakeFirst();
    expect(stored).toMatchObject({
      reason: 'modification',
      type: 'Customer',
      subtype: 'Modification',
      booking_number: '12345678',
      phone: '+33612345678',
      pos: 'FR',
    });
    await drainOutbox(shop.outbox);
    const mail = [...shop.mails.values()].find(({ to }) => to.address === 'care@shop.example')!;
    expect(mail).toMatchObject({ to: { address: 'care@shop.example' }, subject: `[FR] Modification (${answer.body.reference})` });
    expect(mail.text).toContain('Une nuit de plus ?');
    expect(mail.html).toContain('&lt;b&gt;beaucoup&lt;/b&gt;');
  });

  test('a plain form is sent back to its page with thanks', async () => {
    const form = new URLSearchParams({ ...message, captcha: await solved(), retURL: 'http://shop.test/fr/contact' });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/gateway/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://shop.test' },
      payload: form.toString(),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/contact?ref=contact_thank_you']);
  });

  test('without a captcha, with a made-up, an expired or a used one nothing is sent @CONT-014 @CONT-015', async () => {
    const refused = { status: 403, body: { code: 'CAPTCHA_NEEDED', field: 'captcha' } };
    const once = await solved();
    const [challenge] = [JSON.parse(Buffer.from(once, 'base64').toString())];
    const cheaper = { ...challenge, challenge: { ...challenge.challenge, parameters: { ...challenge.challenge.parameters, cost: 1 } } };
    const longer = {
      ...challenge,
      challenge: { ...challenge.challenge, parameters: { ...challenge.challenge.parameters, expiresAt: 4_000_000_000 } },
    };
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    for (const captcha of [undefined, '', 'solved', coded({}), coded(null), coded(cheaper), coded(longer)])
      expect(await send({ ...message, captcha })).toMatchObject(refused);
    const both = await Promise.all([send({ ...message, captcha: once }), send({ ...message, captcha: once })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    const late = await solved();
    shop.time.now = new Date('2030-06-01T10:20:01Z');
    expect(await send({ ...message, captcha: late })).toMatchObject(refused);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('customer care writes for a customer without a captcha @ACC-012 @CONT-014', async () => {
    const browser = shop.visitor();
    const { body } = await browser.post('/gateway/customer-care/local/tokens', { email: 'Ines@shop.example' });
    expect((await browser.post('/gateway/customer-care/sessions', body)).status).toBe(200);
    const { status, body: answer } = await send({ ...message, contact_reason: 'avv_info', Booking_ID__c: undefined }, browser);
    expect(status).toBe(201);
    const stored = await shop.db.selectFrom('contact_message').selectAll().where('reference', '=', answer.reference).executeTakeFirst();
    expect(stored).toMatchObject({ written_for_customer_by: 'ines@shop.example', booking_number: null });
  });

  test.each([
    ['seven digits for a booking', { Booking_ID__c: '1234567' }, 'Booking_ID__c'],
    ['no booking where one is needed', { Booking_ID__c: undefined }, 'Booking_ID__c'],
    ['an unknown reason', { contact_reason: 'praise' }, 'contact_reason'],
    ['nothing but blanks', { description: '  \n ' }, 'description'],
    ['a name of digits', { name: '007' }, 'name'],
    ['a phone of letters', { phone: 'call me' }, 'phone'],
    ['an address without a domain', { email: 'marie' }, 'email'],
    ['the character 0', { description: 'a\0b' }, 'description'],
  ])('%s is refused with its field', async (_, change, field) => {
    expect(await send({ ...message, captcha: await solved(), ...change })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', field },
    });
  });
});

describe('what browsers report', () => {
  test('a log of 256 characters is taken, one more is refused @API-039', async () => {
    const log = (message: string) => shop.visitor().post('/gateway/logs', { level: 'error', locale: 'fr_FR', location: '/x', message });
    expect((await log('x'.repeat(256))).status).toBe(204);
    expect(await log('x'.repeat(257))).toMatchObject({ status: 400, body: { field: 'message' } });
    expect((await shop.visitor().post('/gateway/logs', { level: 'shout', message: 'x' })).body).toMatchObject({ field: 'level' });
  });

  test('a page that was not found is reported without an answer @API-019', async () => {
    const answer = await shop.visitor().get('/error?uri=%2Fnowhere&locale=fr_FR');
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect((await shop.visitor().get('/error')).status).toBe(204);
  });

  test('an error of a remote is taken with its release', async () => {
    const report = { message: 'TypeError: x', stack: 'at y', release: 'search@3f9c', location: '/sejours', locale: 'fr_FR' };
    expect((await shop.visitor().post('/gateway/reports/errors', report)).status).toBe(204);
    expect((await shop.visitor().post('/gateway/reports/errors', { ...report, stack: 'x'.repeat(4001) })).status).toBe(400);
  });

  test('a flood of reports from one address waits', async () => {
    const browser = shop.visitor();
    const report = () => browser.post('/gateway/logs', { level: 'debug', message: 'x' });
    for (let number = 0; number < 120; number++) expect((await report()).status).toBe(204);
    const refused = await report();
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the analytics relay', () => {
  const event = {
    client_id: '123.456',
    user_id: '0a1b2c3d-account-of-marie',
    non_personalized_ads: true,
    user_data: { email: 'marie@example.com' },
    params: { user_logged_in: false, ga_session_id: '99', page_path: '/sejours', page_type: 'search', locale: 'fr_FR', secret: 'x' },
  };

  test('an event is kept in the shop’s own file, without user data or the account’s id @API-040', async () => {
    expect((await shop.visitor().post('/analytics/ga/collect/fr', event)).status).toBe(204);
    const stored = await lines();
    expect(stored.at(-1)).toMatchObject({ pos: 'fr', client_id: '123.456', params: { page_path: '/sejours', page_type: 'search' } });
    expect(JSON.stringify(stored)).not.toMatch(/marie|secret/);
  });

  test('a beacon may say that its JSON is plain text @API-040', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/analytics/ga/collect/be',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify(event),
    });
    expect(answer.statusCode).toBe(204);
  });

  test.each([
    ['an unknown point of sale', 'de', event, 400],
    ['an event of nobody', 'fr', { ...event, client_id: '' }, 400],
    ['no event', 'fr', [], 400],
    ['an event beyond all measure', 'fr', { ...event, params: { page_path: 'x'.repeat(9_000) } }, 413],
  ])('%s is refused', async (_, pos, body, status) => {
    expect((await shop.visitor().post(`/analytics/ga/collect/${pos}`, body)).status).toBe(status);
  });

  /** What is kept, once something is: the answer to an event does not wait for the disk. */
  async function lines(): Promise<Record<string, unknown>[]> {
    const read = () => readFile(join(shop.dataDirectory, 'analytics', 'events.test.jsonl'), 'utf8').catch(() => '');
    let text = await read();
    for (; !text.endsWith('\n'); text = await read()) await wait(10);
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
});
