import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from './account-shop.test-utils.ts';
import { SoftwareAuthenticator } from './software-authenticator.test-utils.ts';
import { visitor, type Visitor } from './visitor.test-utils.ts';

const ORIGIN = 'https://shop.test';
const POINT_OF_SALE = 'https://shop.be.test';
const EMAIL = 'anna@example.com';
const OWN = '/gateway/account/passkeys';
const SIGN_IN = '/gateway/account/passkey-sessions';
let shop: AccountShop;
let anna: Visitor;

beforeAll(async () => {
  shop = await openAccountShop({ publicOrigin: ORIGIN, shopHosts: ['shop.be.test'] });
  anna = await shop.customer(EMAIL, 'Anna');
}, OPENING_MS);
afterAll(() => shop?.end());

const refusalOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

test('a point of sale has passkeys of its own, which open nothing elsewhere', async () => {
  const annaThere = visitor(shop.app, POINT_OF_SALE);
  await there(annaThere, '/gateway/account/sessions', { email: EMAIL, password: PASSWORD });
  const ownDevice = new SoftwareAuthenticator(POINT_OF_SALE);
  const { body: options } = await there(annaThere, `${OWN}/options`, { password: PASSWORD });
  expect(options.rp.id).toBe('shop.be.test');
  expect((await there(annaThere, OWN, { credential: ownDevice.create(options) })).body.host).toBe('shop.be.test');
  const elsewhere = shop.visitor();
  const { body: challenge } = await elsewhere.post(`${SIGN_IN}/options`);
  const credential = ownDevice.get(challenge, { origin: ORIGIN });
  expect(refusalOf(await elsewhere.post(SIGN_IN, { credential }))).toEqual([401, 'PASSKEY_REFUSED']);
  const guest = visitor(shop.app, POINT_OF_SALE);
  const { body } = await there(guest, `${SIGN_IN}/options`, {});
  expect((await there(guest, SIGN_IN, { credential: ownDevice.get(body) })).status).toBe(200);
});

test('a challenge of one host is none of another', async () => {
  const device = new SoftwareAuthenticator(ORIGIN);
  const { body: options } = await anna.post(`${OWN}/options`, { password: PASSWORD });
  expect((await anna.post(OWN, { credential: device.create(options) })).status).toBe(201);
  const { body } = await there(visitor(shop.app, POINT_OF_SALE), `${SIGN_IN}/options`, {});
  const credential = device.get({ ...body, rpId: 'shop.test' });
  expect(refusalOf(await shop.visitor().post(SIGN_IN, { credential }))).toEqual([410, 'PASSKEY_EXPIRED']);
});

test('a host that no setting names has none, also where a proxy passes it on', async () => {
  const stranger = visitor(shop.app, 'https://shop-test.evil.test');
  expect(refusalOf(await there(stranger, `${SIGN_IN}/options`, {}, 'shop-test.evil.test'))).toEqual([403, 'PASSKEY_HOST']);
});

/** The host of a request is that of the page, as behind the shell. */
async function there(who: Visitor, url: string, payload: object, host = 'shop.be.test') {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url, payload },
    cookies: Object.fromEntries(who.cookies),
    headers: { host, origin: `https://${host}` },
  });
  for (const { name, value } of answer.cookies) who.cookies.set(name, value);
  return { status: answer.statusCode, body: answer.json() };
}
