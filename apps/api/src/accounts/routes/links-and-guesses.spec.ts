import { changePassword } from '../authentication/change-password.ts';
import { accountOfCredentials } from '../authentication/sign-in.ts';
import { openSession } from '../sessions/session-store.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile, PASSWORD, registration } from './account-shop.test-utils.ts';
import type { Visitor } from './visitor.test-utils.ts';

const shop = accountShopOfFile();

describe('links of mails, used twice at the same moment', () => {
  test('open one account and set one password', async () => {
    const browser = shop.visitor();
    await browser.post('/gateway/account/registrations', registration('twice@example.com'));
    await drainOutbox(shop.outbox);
    const confirm = { token: shop.mailedToken('twice@example.com'), password: PASSWORD };
    const confirmed = await Promise.all([1, 2, 3].map(() => shop.visitor().post('/gateway/account/registrations/confirm', confirm)));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 410, 410]);

    await browser.post('/gateway/account/password-resets', { email: 'twice@example.com', locale: 'fr_FR' });
    await drainOutbox(shop.outbox);
    const token = shop.mailedToken('twice@example.com');
    const reset = await Promise.all(
      [1, 2, 3].map((number) =>
        shop.visitor().post('/gateway/account/password-resets/complete', { token, password: `nieuw-meer-${number}` }),
      ),
    );
    expect(reset.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
  });
});

test('two accounts that take the same new address at the same moment: one gets it, the other keeps its own', async () => {
  const wish = { email: 'wanted@example.com', password: PASSWORD };
  const tokens: string[] = [];
  for (const email of ['first-come@example.com', 'second-come@example.com']) {
    const browser = await shop.customer(email);
    await browser.post('/gateway/account/email-changes', wish);
    await drainOutbox(shop.outbox);
    await shop.visitor().post('/gateway/account/email-changes/approve', { token: shop.mailedToken(email) });
    await drainOutbox(shop.outbox);
    tokens.push(shop.mailedToken(wish.email));
  }
  const confirm = (token: string) => shop.visitor().post('/gateway/account/email-changes/confirm', { token });
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  const accounts = await shop.db.selectFrom('account').select('email').where('email', 'like', '%come@example.com').execute();
  expect(accounts).toHaveLength(1);
});

describe('a password that is reset by its owner', () => {
  const reset = async (email: string) => {
    await shop.visitor().post('/gateway/account/password-resets', { email, locale: 'fr_FR' });
    await drainOutbox(shop.outbox);
    const body = { token: shop.mailedToken(email), password: 'het-nieuwe-meer' };
    expect((await shop.visitor().post('/gateway/account/password-resets/complete', body)).status).toBe(204);
  };

  test('opens no session for a visitor who had proved the old one a moment before', async () => {
    const email = 'stolen@example.com';
    await shop.customer(email);
    const proved = await accountOfCredentials(shop.db, { email, password: PASSWORD });
    await reset(email);
    const opened = openSession({ db: shop.db, now: shop.time.now }, { kind: 'customer', device: '', ...proved });
    await expect(opened).rejects.toMatchObject({ status: 401, problem: { code: 'INVALID_CREDENTIALS' } });
  });

  test('is not replaced by a change that had proved the old one a moment before', async () => {
    const email = 'replaced@example.com';
    await shop.customer(email);
    const account = await shop.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    await reset(email);
    const changed = changePassword({ db: shop.db, shopName: 'Escale' }, account, { current: PASSWORD, password: 'een-ander-meer' });
    await expect(changed).rejects.toMatchObject({ problem: { code: 'WRONG_PASSWORD' } });
    const signedIn = await shop.visitor().post('/gateway/account/sessions', { email, password: 'het-nieuwe-meer' });
    expect(signedIn.status).toBe(200);
  });
});

describe('brute force', () => {
  const guess = (browser: Visitor, email: string, password: string) => browser.post('/gateway/account/sessions', { email, password });
  const guesses = (browser: Visitor, email: string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, number) => guess(browser, email, `wrong-guess-${number}`)));

  test('ten wrong passwords for one account, and the address that gave them waits; other accounts do not', async () => {
    await shop.customer('guessed@example.com');
    await shop.customer('neighbour@example.com');
    const attacker = shop.visitor();
    const answers = await guesses(attacker, 'guessed@example.com', 14);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    const refused = await guess(attacker, 'guessed@example.com', PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await guess(attacker, 'neighbour@example.com', PASSWORD)).status).toBe(200);
    shop.time.now = new Date('2030-06-01T10:15:00Z');
    expect((await guess(attacker, 'guessed@example.com', PASSWORD)).status).toBe(200);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('a guesser of an account’s password keeps its owner out of nothing', async () => {
    await shop.customer('owner@example.com');
    const attacker = shop.visitor();
    await guesses(attacker, 'owner@example.com', 11);
    expect((await guess(shop.visitor(), 'owner@example.com', PASSWORD)).status).toBe(200);
  });

  test('a hundred guesses from many addresses are enough: strangers wait then, and the devices of the owner do not', async () => {
    const owner = await shop.customer('wanted@example.org');
    await owner.ask('DELETE', '/gateway/account/sessions/current');
    const statuses: number[] = [];
    for (let address = 0; address < 11; address++)
      statuses.push(...(await guesses(shop.visitor(), 'wanted@example.org', 10)).map(({ status }) => status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect((await guess(shop.visitor(), 'wanted@example.org', PASSWORD)).status).toBe(429);
    expect((await guess(owner, 'wanted@example.org', PASSWORD)).status).toBe(200);
  });

  test('a device is known to the accounts that have signed in there, and to no other', async () => {
    const browser = await shop.customer('here@example.com');
    const mark = browser.cookies.get('known_device');
    expect(mark).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(mark).not.toContain('here');
    await shop.customer('elsewhere@example.com');
    expect((await guesses(browser, 'elsewhere@example.com', 11)).map(({ status }) => status)).toContain(429);
    expect((await guess(browser, 'here@example.com', PASSWORD)).status).toBe(200);
  });

  test('one address that tries many accounts waits after thirty tries', async () => {
    const browser = shop.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 31; number++)
      statuses.push((await browser.post('/gateway/account/sessions', { email: `try${number}@example.com`, password: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  });

  const reset = (browser: Visitor, email: string) => browser.post('/gateway/account/password-resets', { email, locale: 'fr_FR' });
  const mailsWaiting = async (email: string) => {
    const rows = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'accountMail').execute();
    return rows.filter(({ payload }) => JSON.stringify(payload).includes(email)).length;
  };

  test('one address requests three resets an hour, and an unknown account is counted the same', async () => {
    await shop.customer('flooded@example.com');
    for (const email of ['flooded@example.com', 'nobody@example.com']) {
      const browser = shop.visitor();
      const statuses: number[] = [];
      for (let times = 0; times < 4; times++) statuses.push((await reset(browser, email)).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    }
  });

  test('nobody floods a mailbox from many addresses, and nobody uses up the owner’s resets', async () => {
    const owner = await shop.customer('mailbox@example.com');
    const before = await mailsWaiting('mailbox@example.com');
    for (let address = 0; address < 9; address++) expect((await reset(shop.visitor(), 'mailbox@example.com')).status).toBe(202);
    expect((await mailsWaiting('mailbox@example.com')) - before).toBe(6);
    expect((await reset(owner, 'mailbox@example.com')).status).toBe(202);
    expect((await mailsWaiting('mailbox@example.com')) - before).toBe(7);
  });
});
