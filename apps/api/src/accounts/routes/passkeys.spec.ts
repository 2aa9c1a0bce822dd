import { exportedBy } from '../../testing/exported-data.ts';
import { MAX_PASSKEYS } from '@shop/domain';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from './account-shop.test-utils.ts';
import { eraseOnItsDay } from '../../privacy/routes/erasure.test-utils.ts';
import { SoftwareAuthenticator, type Deviation } from './software-authenticator.test-utils.ts';
import type { Visitor } from './visitor.test-utils.ts';

const ORIGIN = 'https://shop.test';
const OWN = '/gateway/account/passkeys';
const SIGN_IN = '/gateway/account/passkey-sessions';
let shop: AccountShop;
let anna: Visitor;
let device: SoftwareAuthenticator;
let people = 0;
let email: string;

beforeAll(async () => void (shop = await openAccountShop({ publicOrigin: ORIGIN })), OPENING_MS);
beforeEach(async () => {
  shop.time.now = new Date('2030-06-01T10:00:00Z');
  await shop.db.deleteFrom('attempt').execute();
  email = `anna${++people}@example.com`;
  anna = await shop.customer(email, 'Anna');
  device = new SoftwareAuthenticator(ORIGIN);
});
afterAll(() => shop?.end());

async function add(who = anna, { on = device, ...deviation }: Deviation & { on?: SoftwareAuthenticator } = {}) {
  const options = await who.post(`${OWN}/options`, { password: PASSWORD });
  expect(options.status).toBe(200);
  return who.post(OWN, { credential: on.create(options.body, deviation) });
}

async function signIn(
  who = shop.visitor(),
  { on = device, ...deviation }: Parameters<SoftwareAuthenticator['get']>[1] & { on?: SoftwareAuthenticator } = {},
) {
  const { body } = await who.post(`${SIGN_IN}/options`);
  return who.post(SIGN_IN, { credential: on.get(body, deviation) });
}

const refusalOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const passkeysOf = async (who = anna) => (await who.get(OWN)).body.passkeys as { id: string; name: string; lastUsedAt?: string }[];
const mailsTo = (address: string) => [...shop.mails.values()].filter(({ to }) => to.address === address).map(({ subject }) => subject);

describe('adding a passkey', () => {
  test('takes the password, names it after the device, and mails the customer @ACC-003', async () => {
    expect(refusalOf(await anna.post(`${OWN}/options`, { password: 'guessed' }))).toEqual([403, 'WRONG_PASSWORD']);
    const added = await add();
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(String), name: expect.any(String), host: 'shop.test', createdAt: '2030-06-01T10:00:00.000Z' },
    ]);
    expect((await anna.get(OWN)).body).toEqual({ passkeys: [added.body], afterPassword: false });
    await drainOutbox(shop.outbox);
    expect(mailsTo(email)).toContain('Une clé d’accès a été ajoutée à votre compte');
  });

  test('asks for one that verifies its owner and finds the account by itself', async () => {
    const { body } = await anna.post(`${OWN}/options`, { password: PASSWORD });
    expect(body).toMatchObject({
      rp: { id: 'shop.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(body.user.id, 'base64url').toString('utf8')).not.toContain('anna');
  });

  test.each<[string, Deviation]>([
    ['another site', { origin: 'https://evil.test' }],
    ['another port of the host', { origin: `${ORIGIN}:8443` }],
    ['an owner who was not verified', { unverified: true }],
  ])('of %s is refused', async (_, deviation) => {
    expect(refusalOf(await add(anna, deviation))).toEqual([400, 'PASSKEY_REFUSED']);
    expect(await passkeysOf()).toEqual([]);
  });

  test('by a challenge that was used, is too old, or is somebody else’s is refused', async () => {
    const options = (await anna.post(`${OWN}/options`, { password: PASSWORD })).body;
    const credential = device.create(options);
    const bert = await shop.customer(`bert${people}@example.com`);
    expect(refusalOf(await bert.post(OWN, { credential }))).toEqual([400, 'PASSKEY_REFUSED']);
    expect(refusalOf(await anna.post(OWN, { credential }))).toEqual([410, 'PASSKEY_EXPIRED']);
    const late = (await anna.post(`${OWN}/options`, { password: PASSWORD })).body;
    shop.time.now = new Date('2030-06-01T10:05:00Z');
    expect(refusalOf(await anna.post(OWN, { credential: device.create(late) }))).toEqual([410, 'PASSKEY_EXPIRED']);
  });

  test('ends at ten for an account', async () => {
    for (let count = 0; count < MAX_PASSKEYS; count += 1) {
      await shop.db.deleteFrom('attempt').execute();
      expect((await add()).status).toBe(201);
    }
    await shop.db.deleteFrom('attempt').execute();
    expect(refusalOf(await anna.post(`${OWN}/options`, { password: PASSWORD }))).toEqual([409, 'TOO_MANY_PASSKEYS']);
  });
});

describe('signing in with a passkey', () => {
  test('opens a new session as a password does, and takes the guest’s wishes along', async () => {
    await add();
    const guest = shop.visitor();
    guest.cookies.set('__Host-session', 'planted-by-somebody-else');
    const { body: options } = await guest.post(`${SIGN_IN}/options`);
    expect(options.allowCredentials ?? []).toEqual([]);
    const opened = await guest.post(SIGN_IN, { credential: device.get(options), wishlist: [{ type: 'STAY', id: '101' }] });
    expect([opened.status, opened.body.email]).toEqual([200, email]);
    expect(opened.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ httpOnly: true, secure: true });
    expect(guest.cookies.get('__Host-session')).not.toBe('planted-by-somebody-else');
    expect((await guest.get('/gateway/account/profile')).body.email).toBe(email);
    expect((await guest.get('/gateway/account/wishlist')).status).toBe(200);
    expect((await passkeysOf())[0]!.lastUsedAt).toBe('2030-06-01T10:00:00.000Z');
  });

  test('counts once: what was signed is refused when it is sent again', async () => {
    await add();
    const { body: options } = await shop.visitor().post(`${SIGN_IN}/options`);
    const credential = device.get(options);
    expect((await shop.visitor().post(SIGN_IN, { credential })).status).toBe(200);
    expect(refusalOf(await shop.visitor().post(SIGN_IN, { credential }))).toEqual([410, 'PASSKEY_EXPIRED']);
  });

  test('five minutes after it began is refused', async () => {
    await add();
    const { body: options } = await shop.visitor().post(`${SIGN_IN}/options`);
    shop.time.now = new Date('2030-06-01T10:05:00Z');
    expect(refusalOf(await shop.visitor().post(SIGN_IN, { credential: device.get(options) }))).toEqual([410, 'PASSKEY_EXPIRED']);
  });

  test('by a challenge that the shop has not given is refused', async () => {
    await add();
    expect(refusalOf(await signIn(undefined, { challenge: 'bWFkZS11cA' }))).toEqual([410, 'PASSKEY_EXPIRED']);
  });

  test.each<[string, NonNullable<Parameters<typeof signIn>[1]>]>([
    ['another site has requested', { origin: 'https://evil.test' }],
    ['signs without verifying its owner', { unverified: true }],
    ['has counted back, as a copy does', { count: 1 }],
    ['names another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('that %s is refused, and says no more', async (_, deviation) => {
    await add(anna, { count: 5 });
    const guest = shop.visitor();
    expect(refusalOf(await signIn(guest, deviation))).toEqual([401, 'PASSKEY_REFUSED']);
    expect((await guest.get('/gateway/account/profile')).status).toBe(401);
  });

  test('that the shop does not know is refused in the same words', async () => {
    const options = (await anna.post(`${OWN}/options`, { password: PASSWORD })).body;
    device.create(options);
    expect(refusalOf(await signIn())).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('whose signature is another key’s is refused', async () => {
    await add();
    const strange = new SoftwareAuthenticator(ORIGIN);
    strange.create((await anna.post(`${OWN}/options`, { password: PASSWORD })).body);
    const forged = { ...strange.keys[0]!, id: device.keys[0]!.id, userHandle: device.keys[0]!.userHandle };
    expect(refusalOf(await signIn(undefined, { key: forged, count: 50 }))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('works with authenticators that count nothing', async () => {
    await add(anna, { count: 0 });
    for (let time = 0; time < 2; time += 1) expect((await signIn(undefined, { count: 0 })).status).toBe(200);
  });

  test('opens no account that customer care has blocked', async () => {
    await add();
    await shop.db.updateTable('account').set({ blocked_at: shop.time.now }).where('email', '=', email).execute();
    expect(refusalOf(await signIn())).toEqual([403, 'ACCOUNT_BLOCKED']);
  });

  test('may be tried thirty times from one address', async () => {
    const guest = shop.visitor();
    for (let time = 0; time < 30; time += 1) await guest.post(SIGN_IN, { credential: GARBAGE });
    const { status, headers } = await guest.post(SIGN_IN, { credential: GARBAGE });
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

const GARBAGE = {
  ...{ id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
};

describe('the customer’s own passkeys', () => {
  test('are named by their owner alone', async () => {
    const { id } = (await add()).body;
    const renamed = await anna.ask('PATCH', `${OWN}/${id}`, { name: '  Telefoon van Anna ' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Telefoon van Anna']);
    expect(refusalOf(await anna.ask('PATCH', `${OWN}/${id}`, { name: '   ' }))).toEqual([400, 'INVALID_FIELD']);
    const bert = await shop.customer(`bert${people}@example.com`);
    expect(refusalOf(await bert.ask('PATCH', `${OWN}/${id}`, { name: 'Bert' }))).toEqual([404, 'NOT_FOUND']);
    expect(refusalOf(await bert.post(`${OWN}/${id}/removal`, { password: PASSWORD }))).toEqual([404, 'NOT_FOUND']);
    expect(await passkeysOf(bert)).toEqual([]);
  });

  test('are removed by the password: then they open nothing, and a mail says so', async () => {
    const { id } = (await add()).body;
    expect(refusalOf(await anna.post(`${OWN}/${id}/removal`, { password: 'guessed' }))).toEqual([403, 'WRONG_PASSWORD']);
    expect((await signIn()).status).toBe(200);
    expect((await anna.post(`${OWN}/${id}/removal`, { password: PASSWORD })).status).toBe(204);
    expect(refusalOf(await signIn())).toEqual([401, 'PASSKEY_REFUSED']);
    await drainOutbox(shop.outbox);
    expect(mailsTo(email)).toContain('Une clé d’accès de votre compte a été supprimée');
  });

  test('stand in the export, and are gone with the account', async () => {
    await add();
    const { passkeys } = (await exportedBy(anna)).data;
    expect(passkeys).toEqual([{ ...(await passkeysOf())[0] }]);
    await eraseOnItsDay(shop, anna);
    expect(refusalOf(await signIn())).toEqual([401, 'PASSKEY_REFUSED']);
    const left = await shop.db.selectFrom('passkey').select('id').where('credential_id', '=', device.keys[0]!.id).execute();
    expect(left).toEqual([]);
  });
});
