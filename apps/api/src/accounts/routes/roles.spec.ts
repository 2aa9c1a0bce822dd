import { giftCard } from '../../testing/gift-card.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endEverySession, endSessionsOfAddress } from '../sessions/end-sessions.ts';
import { openAccountShop, PASSWORD, type AccountShop, OPENING_MS } from './account-shop.test-utils.ts';

let shop: AccountShop;
let google: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

const CLIENT = 'shop.apps.example';

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  google = createServer((_, answer) => answer.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
  const { port } = google.address() as AddressInfo;
  shop = await openAccountShop({
    publicOrigin: 'https://shop.test',
    customerCare: {
      provider: 'google',
      clientId: CLIENT,
      issuers: ['https://accounts.google.com'],
      jwksUrl: `http://127.0.0.1:${port}/certs`,
      domain: 'shop.example',
      groups: { reader: ['care-read'], agent: ['care-act', 'luc@shop.example'], supervisor: ['care-lead'] },
    },
  });
}, OPENING_MS);

afterAll(async () => {
  await shop?.end();
  await new Promise((closed) => google.close(closed));
});

interface Claims {
  readonly [claim: string]: unknown;
}

async function idToken(claims: Claims = {}, { key = keys.privateKey, age = 0 } = {}): Promise<string> {
  const now = Math.floor(shop.time.now.getTime() / 1000) - age;
  return new SignJWT({
    iss: 'https://accounts.google.com',
    aud: CLIENT,
    email: 'ines@shop.example',
    email_verified: true,
    hd: 'shop.example',
    exp: now + 3600,
    iat: now,
    jti: randomUUID(),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(key);
}

describe('customer care', () => {
  test('a token that somebody has picked up is no longer valid', async () => {
    const credential = await idToken();
    const enter = () => shop.visitor().post('/gateway/customer-care/sessions', { credential });
    const both = await Promise.all([enter(), enter()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter()).body).toMatchObject({ code: 'INVALID_TOKEN', field: 'credential' });
  });

  test('a colleague’s Google token opens customer-care mode, for a working day @ACC-011', async () => {
    const browser = shop.visitor();
    expect((await browser.get('/gateway/customer-care/sign-in')).body).toEqual({ clientId: CLIENT, provider: 'google' });
    expect((await browser.get('/gateway/customer-care/session')).status).toBe(401);
    const opened = await browser.post('/gateway/customer-care/sessions', { credential: await idToken() });
    expect([opened.status, opened.body]).toEqual([200, { email: 'ines@shop.example' }]);
    expect((await browser.get('/gateway/account/session')).body).toMatchObject({
      role: 'visitor',
      customerCare: { email: 'ines@shop.example' },
    });
    shop.time.now = new Date('2030-06-01T18:00:01Z');
    expect((await browser.get('/gateway/customer-care/session')).status).toBe(401);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
    expect((await browser.ask('DELETE', '/gateway/customer-care/session')).status).toBe(204);
    expect((await browser.get('/gateway/customer-care/session')).status).toBe(401);
  });

  test.each([
    ['another issuer', { iss: 'https://evil.test' }, 401],
    ['another client', { aud: 'other' }, 401],
    ['the past', { exp: 1 }, 401],
    ['no time of issue', { iat: undefined }, 401],
    ['a private address', { email: 'ines@gmail.com', hd: undefined }, 403],
    ['a domain that ends alike', { email: 'ines@evilshop.example', hd: undefined }, 403],
    ['another organisation', { hd: 'evil.example' }, 403],
    ['an ordinary account with an address at the domain', { hd: undefined }, 403],
    ['an unconfirmed address', { email_verified: false }, 403],
    ['no address', { email: undefined }, 401],
  ])('a token of %s opens nothing', async (_, claims, status) => {
    const browser = shop.visitor();
    const answer = await browser.post('/gateway/customer-care/sessions', { credential: await idToken(claims) });
    expect([answer.status, answer.cookies]).toEqual([status, []]);
  });

  test.each([
    [['staff', 'care-act', 'care-read'], 'agent'],
    [['care-lead'], 'supervisor'],
    [['staff', 'Care-Lead'], undefined],
    ['care-lead', undefined],
    [[7, { reader: 'care-read' }], undefined],
    [undefined, undefined],
  ])('the groups %j of a token give the role %s, for as long as the session', async (groups, role) => {
    const browser = shop.visitor();
    const opened = await browser.post('/gateway/customer-care/sessions', { credential: await idToken({ groups }) });
    expect(opened.body).toEqual({ email: 'ines@shop.example', ...(role && { role }) });
    expect((await browser.get('/gateway/customer-care/session')).body).toEqual(opened.body);
  });

  test('neither does one signed by somebody else, unsigned, or old', async () => {
    const stranger = await generateKeyPair('RS256');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await idToken()).split('.')[1]}.`;
    const tokens = [await idToken({}, { key: stranger.privateKey }), unsigned, await idToken({}, { age: 700 }), 'x'.repeat(100)];
    for (const credential of tokens)
      expect((await shop.visitor().post('/gateway/customer-care/sessions', { credential })).body.code).toBe('INVALID_TOKEN');
  });

  test('beside Google there is no stand-in', async () => {
    expect((await shop.visitor().post('/gateway/customer-care/local/tokens', { email: 'ines@shop.example' })).status).toBe(404);
  });
});

describe('a gift recipient', () => {
  const voucher = (code: string, change: object = {}) =>
    shop.db
      .insertInto('gift_voucher')
      .values(
        giftCard(code, 10_000, {
          kind: 'BOX',
          product_code: 'LAKEEBOX',
          nights: 1,
          expires_on: '2030-06-01',
          from_name: 'Papa',
          message: 'Bonne fête',
          recipient_email: 'kid@example.com',
          ...change,
        }),
      )
      .execute();
  const signIn = (code: string, browser = shop.visitor()) => browser.post('/gateway/beneficiary/sessions', { code });

  test('signs in apart with the voucher’s code, on its last day too, and sees the gift but not who paid @ACC-002', async () => {
    await voucher('GOOD12345');
    const browser = shop.visitor();
    const { status, body } = await signIn(' good 12345', browser);
    expect([status, body]).toEqual([
      200,
      {
        code: 'GOOD12345',
        exchange: [],
        kind: 'BOX',
        productCode: 'LAKEEBOX',
        status: 'active',
        remaining: 10_000,
        value: 10_000,
        nights: 1,
        adult: 2,
        isTransferable: true,
        fromName: 'Papa',
        message: 'Bonne fête',
        expiresOn: '2030-06-01',
        extension: { until: '2030-09-01', lastDay: '2030-09-01' },
      },
    ]);
    expect((await browser.get('/gateway/beneficiary/session')).body).toEqual(body);
    expect((await browser.get('/gateway/account/session')).body).toMatchObject({ role: 'visitor', giftRecipient: true });
    expect((await browser.get('/gateway/account/profile')).status).toBe(401);
    await browser.ask('DELETE', '/gateway/beneficiary/session');
    expect((await browser.get('/gateway/beneficiary/session')).status).toBe(401);
  });

  test.each([
    ['unknown', 'NONE12345', {}, 404, 'UNKNOWN_VOUCHER'],
    ['used', 'USED12345', { status: 'used' }, 409, 'VOUCHER_USED'],
    ['out of date', 'LATE12345', { expires_on: '2030-05-31' }, 409, 'VOUCHER_EXPIRED'],
    ['cancelled', 'BACK12345', { status: 'cancelled' }, 409, 'VOUCHER_CANCELLED'],
  ])('a code that is %s opens nothing', async (what, code, change, status, problem) => {
    if (what !== 'unknown') await voucher(code, change);
    expect(await signIn(code)).toMatchObject({ status, body: { code: problem, field: 'code' }, cookies: [] });
  });

  test('codes are not for guessing: one address waits after ten', async () => {
    const browser = shop.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 11; number++) statuses.push((await signIn(`GUESS${number}`, browser)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
  });

  test('a holder who comes back with the right code as often as they like is not taken for a guesser', async () => {
    await voucher('OFTEN-1234');
    const browser = shop.visitor();
    for (let visit = 0; visit < 12; visit++) expect((await signIn('OFTEN-1234', browser)).status).toBe(200);
  });

  test.each(['read-7o1l', 'READ–7O1L', 'READ 7O 1L', 'READ7OIL', 'READ-7011'])('the code READ-7O1L may be typed as %s', async (typed) => {
    await voucher('READ-7O1L').catch(() => undefined);
    expect((await signIn(typed)).body).toMatchObject({ code: 'READ-7O1L' });
  });

  test('a code that could be either of two opens neither, and each of them spelled exactly opens itself', async () => {
    await voucher('TWIN-0001');
    await voucher('TW1N-OOO1');
    expect((await signIn('TWIN0001')).body).toMatchObject({ code: 'UNKNOWN_VOUCHER' });
    expect((await signIn('tw1n-ooo1')).body).toMatchObject({ code: 'TW1N-OOO1' });
  });
});

test('an operator ends the sessions of one address, as a customer and as a colleague, or those of everybody', async () => {
  const [lost, other, colleague] = [await shop.customer('lost@shop.example'), await shop.customer('other@example.com'), shop.visitor()];
  const credential = await idToken({ email: 'lost@shop.example' });
  expect((await colleague.post('/gateway/customer-care/sessions', { credential })).status).toBe(200);
  const statuses = async () => Promise.all([lost, other].map(async (browser) => (await browser.get('/gateway/account/profile')).status));
  expect(await endSessionsOfAddress(shop.db, ' Lost@Shop.example')).toBe(2);
  expect(await statuses()).toEqual([401, 200]);
  expect(await endEverySession(shop.db)).toBeGreaterThan(0);
  expect(await statuses()).toEqual([401, 401]);
  await expect(endSessionsOfAddress(shop.db, 'lost@')).rejects.toThrow('"lost@" is no e-mail address.');
});

test('on https every cookie is Secure, and the secret’s name binds it to this host', async () => {
  await shop.customer('secure@example.com');
  const { cookies } = await shop.visitor().post('/gateway/account/sessions', { email: 'secure@example.com', password: PASSWORD });
  expect(cookies.map(({ name, secure, httpOnly }) => [name, secure, httpOnly ?? false])).toEqual([
    ['__Host-known_device', true, true],
    ['__Host-session', true, true],
    ['access_token', true, false],
    ['account_id', true, false],
  ]);
  expect(cookies.every((cookie) => cookie.path === '/' && cookie.domain === undefined && cookie.sameSite === 'Lax')).toBe(true);
});
