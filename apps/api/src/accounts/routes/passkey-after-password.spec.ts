import { drainOutbox } from '../../testing/checkout-client.ts';
import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from './account-shop.test-utils.ts';
import { SoftwareAuthenticator } from './software-authenticator.test-utils.ts';
import type { Visitor } from './visitor.test-utils.ts';

const OWN = '/gateway/account/passkeys';
const STEP = `${OWN}/after-password`;
const SESSIONS = '/gateway/account/sessions';
const NEW_PASSWORD = 'drie-groene-bomen';
let shop: AccountShop;
let anna: Visitor;
let device: SoftwareAuthenticator;
let email: string;
let people = 0;

beforeAll(async () => void (shop = await openAccountShop()), OPENING_MS);
beforeEach(async () => {
  shop.time.now = new Date('2030-06-01T10:00:00Z');
  await shop.db.deleteFrom('attempt').execute();
  email = `anna${++people}@example.com`;
  anna = await shop.customer(email, 'Anna');
  device = new SoftwareAuthenticator('http://shop.test');
  await add(anna, device);
});
afterAll(() => shop?.end());

async function add(who: Visitor, on: SoftwareAuthenticator): Promise<string> {
  const { body } = await who.post(`${OWN}/options`, { password: PASSWORD });
  return (await who.post(OWN, { credential: on.create(body) })).body.id;
}

const choose = (enabled: boolean, password = PASSWORD) => anna.ask('PUT', STEP, { enabled, password });
const withPassword = (password = PASSWORD, who = shop.visitor()) => who.post(SESSIONS, { email, password });
const isSignedIn = async (who: Visitor) => (await who.get('/gateway/account/profile')).status === 200;
const refusalOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

async function mails(): Promise<string[]> {
  await drainOutbox(shop.outbox);
  return [...shop.mails.values()].filter(({ to }) => to.address === email).map(({ subject }) => subject);
}

async function reset(): Promise<void> {
  // Nothing that was mailed before is the newest mail.
  await drainOutbox(shop.outbox);
  await shop.visitor().post('/gateway/account/password-resets', { email, locale: 'fr_FR' });
  await drainOutbox(shop.outbox);
  const set = await shop
    .visitor()
    .post('/gateway/account/password-resets/complete', { token: shop.mailedToken(email), password: NEW_PASSWORD });
  expect(set.status).toBe(204);
}

async function signInByPasskey(): Promise<Visitor> {
  const guest = shop.visitor();
  const { body } = await guest.post('/gateway/account/passkey-sessions/options');
  expect((await guest.post('/gateway/account/passkey-sessions', { credential: device.get(body) })).status).toBe(200);
  return guest;
}

test('the password alone signs in until the customer asks for a passkey after it, by the password', async () => {
  expect((await withPassword()).status).toBe(200);
  expect(refusalOf(await choose(true, 'guessed'))).toEqual([403, 'WRONG_PASSWORD']);
  expect((await withPassword()).status).toBe(200);
  expect((await choose(true)).body).toMatchObject({ afterPassword: true, passkeys: [{ host: 'shop.test' }] });
  expect((await withPassword()).status).toBe(202);
});

test('the right password then opens nothing by itself; the passkey after it does', async () => {
  await choose(true);
  const guest = shop.visitor();
  const needed = await withPassword(PASSWORD, guest);
  expect([needed.status, needed.body.status, needed.cookies]).toEqual([202, 'PASSKEY_NEEDED', []]);
  expect(needed.body.options.allowCredentials).toEqual([{ id: device.keys[0]!.id, type: 'public-key', transports: ['internal'] }]);
  expect(await isSignedIn(guest)).toBe(false);
  const credential = device.get(needed.body.options);
  expect((await guest.post('/gateway/account/passkey-sessions', { credential })).body).toMatchObject({ email });
  expect(await isSignedIn(guest)).toBe(true);
  expect(refusalOf(await shop.visitor().post('/gateway/account/passkey-sessions', { credential }))).toEqual([410, 'PASSKEY_EXPIRED']);
});

test('a wrong password is refused as before, and names no passkey', async () => {
  await choose(true);
  const refused = await withPassword('guessed');
  expect(refusalOf(refused)).toEqual([401, 'INVALID_CREDENTIALS']);
  expect(JSON.stringify(refused.body)).not.toContain(device.keys[0]!.id);
});

test('another customer’s passkey does not do after this one’s password', async () => {
  await choose(true);
  const bert = await shop.customer(`bert${people}@example.com`);
  const berts = new SoftwareAuthenticator('http://shop.test');
  await add(bert, berts);
  const { body } = await withPassword();
  const guest = shop.visitor();
  expect(refusalOf(await guest.post('/gateway/account/passkey-sessions', { credential: berts.get(body.options) }))).toEqual([
    401,
    'PASSKEY_REFUSED',
  ]);
  expect(await isSignedIn(guest)).toBe(false);
});

test('it is not to be had without a passkey, and goes with the last one', async () => {
  const { passkeys } = (await anna.get(OWN)).body;
  await choose(true);
  expect((await anna.post(`${OWN}/${passkeys[0].id}/removal`, { password: PASSWORD })).status).toBe(204);
  expect((await anna.get(OWN)).body).toEqual({ passkeys: [], afterPassword: false });
  expect((await withPassword()).status).toBe(200);
  expect(refusalOf(await choose(true))).toEqual([409, 'PASSKEY_NEEDED']);
});

test('a customer who switches it off is mailed', async () => {
  await choose(true);
  expect((await choose(false)).body.afterPassword).toBe(false);
  expect((await withPassword()).status).toBe(200);
  expect(await mails()).toContain('Votre clé d’accès n’est plus demandée après le mot de passe');
});

test('a mailed reset does not get round it: the passkey stays needed for 24 hours, and the owner is mailed', async () => {
  await choose(true);
  await reset();
  expect(await mails()).toEqual(
    expect.arrayContaining(['Votre mot de passe a changé', 'Dans 24 heures, votre clé d’accès ne sera plus demandée']),
  );
  shop.time.now = new Date('2030-06-02T09:59:59Z');
  expect((await withPassword(NEW_PASSWORD)).status).toBe(202);
  shop.time.now = new Date('2030-06-02T10:00:00Z');
  expect((await withPassword(NEW_PASSWORD)).status).toBe(200);
});

test('a customer who still has the passkey and signs in with it keeps it needed', async () => {
  await choose(true);
  await reset();
  const owner = await signInByPasskey();
  expect((await owner.get(OWN)).body).not.toHaveProperty('endsAt');
  shop.time.now = new Date('2030-06-05T10:00:00Z');
  expect((await withPassword(NEW_PASSWORD)).status).toBe(202);
});

test('a reset of an account that asks for no passkey writes of none', async () => {
  await reset();
  expect(await mails()).not.toContain('Dans 24 heures, votre clé d’accès ne sera plus demandée');
  expect((await withPassword(NEW_PASSWORD)).status).toBe(200);
});
