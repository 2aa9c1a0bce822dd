import { letTheShopWork } from '../../testing/counter.ts';
import { accountShopOfFile, PASSWORD, registration } from './account-shop.spec-kit.ts';

const shop = accountShopOfFile();

describe('links of mails, used twice at the same moment', () => {
  test('open one account and set one password', async () => {
    const browser = shop.visitor();
    await browser.post('/gateway/account/registrations', registration('twice@example.com'));
    await letTheShopWork(shop.outbox);
    const confirm = { token: shop.mailedToken('twice@example.com'), password: PASSWORD };
    const confirmed = await Promise.all([1, 2, 3].map(() => shop.visitor().post('/gateway/account/registrations/confirm', confirm)));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 410, 410]);

    await browser.post('/gateway/account/password-resets', { email: 'twice@example.com', locale: 'fr_FR' });
    await letTheShopWork(shop.outbox);
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
    await letTheShopWork(shop.outbox);
    tokens.push(shop.mailedToken(wish.email));
  }
  const confirm = (token: string) => shop.visitor().post('/gateway/account/email-changes/confirm', { token });
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  const accounts = await shop.db.selectFrom('account').select('email').where('email', 'like', '%come@example.com').execute();
  expect(accounts).toHaveLength(1);
});

describe('brute force', () => {
  test('ten wrong passwords for one account, from however many addresses, and it waits; other accounts do not', async () => {
    await shop.customer('guessed@example.com');
    await shop.customer('neighbour@example.com');
    const guess = (password: string) => shop.visitor().post('/gateway/account/sessions', { email: 'guessed@example.com', password });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => guess(`wrong-guess-${number}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    const refused = await guess(PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    const neighbour = await shop.visitor().post('/gateway/account/sessions', { email: 'neighbour@example.com', password: PASSWORD });
    expect(neighbour.status).toBe(200);
    shop.time.now = new Date('2030-06-01T10:15:00Z');
    expect((await guess(PASSWORD)).status).toBe(200);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('one address that tries many accounts waits after thirty tries', async () => {
    const browser = shop.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 31; number++)
      statuses.push((await browser.post('/gateway/account/sessions', { email: `try${number}@example.com`, password: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  });

  test('nobody floods a mailbox with resets, and an unknown address is counted the same', async () => {
    await shop.customer('flooded@example.com');
    const ask = (email: string) => shop.visitor().post('/gateway/account/password-resets', { email, locale: 'fr_FR' });
    for (const email of ['flooded@example.com', 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let times = 0; times < 4; times++) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    }
  });
});
