import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile } from './account-shop.test-utils.ts';
import type { Visitor } from './visitor.test-utils.ts';

const shop = accountShopOfFile();
const LINKS = '/gateway/account/sign-in-links';

const asksFor = (browser: Visitor, email: string) => browser.post(LINKS, { email, locale: 'fr_FR' });
const follow = (browser: Visitor, token: string) => browser.post(`${LINKS}/complete`, { token });

async function linkOf(email: string, browser = shop.visitor()): Promise<string> {
  expect((await asksFor(browser, email)).status).toBe(202);
  await drainOutbox(shop.outbox);
  return shop.mailedToken(email.toLowerCase());
}

test('a mailed link signs in once, as a new session @ACC-003', async () => {
  await shop.customer('link@example.com');
  const token = await linkOf('Link@example.com');
  const browser = shop.visitor();
  browser.cookies.set('session', 'chosen-by-somebody-else-000000000000000000');
  expect(await follow(browser, token)).toMatchObject({ status: 200, body: { email: 'link@example.com' } });
  expect(browser.cookies.get('session')).not.toBe('chosen-by-somebody-else-000000000000000000');
  expect((await browser.get('/gateway/account/profile')).status).toBe(200);
  expect(await follow(shop.visitor(), token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
});

test('it holds for an hour, and only for the address that it went to', async () => {
  const browser = await shop.customer('hour@example.com');
  const late = await linkOf('hour@example.com');
  shop.time.now = new Date('2030-06-01T11:00:01Z');
  expect((await follow(shop.visitor(), late)).status).toBe(410);
  shop.time.now = new Date('2030-06-01T10:00:00Z');
  const token = await linkOf('hour@example.com');
  await shop.db.updateTable('account').set({ email: 'moved@example.com' }).where('id', '=', browser.cookies.get('account_id')!).execute();
  expect((await follow(shop.visitor(), token)).status).toBe(410);
});

test('a link for another purpose signs nobody in, and this one sets no password', async () => {
  await shop.customer('purpose@example.com');
  await shop.visitor().post('/gateway/account/password-resets', { email: 'purpose@example.com', locale: 'fr_FR' });
  await drainOutbox(shop.outbox);
  expect((await follow(shop.visitor(), shop.mailedToken('purpose@example.com'))).status).toBe(410);
  const token = await linkOf('purpose@example.com');
  const reset = await shop.visitor().post('/gateway/account/password-resets/complete', { token, password: 'nieuw-blauw-meer' });
  expect(reset.status).toBe(410);
});

test('an unknown address is answered and counted like a known one, and gets no mail', async () => {
  await shop.customer('counted@example.com');
  const statuses = async (email: string) => {
    const browser = shop.visitor();
    const answers = [];
    for (let each = 0; each < 4; each++) answers.push(await asksFor(browser, email));
    return answers.map(({ status, body }) => [status, body.code ?? body.status]);
  };
  expect(await statuses('nobody@example.com')).toEqual(await statuses('counted@example.com'));
  await drainOutbox(shop.outbox);
  expect([...shop.mails.values()].some(({ to }) => to.address === 'nobody@example.com')).toBe(false);
});

test('an account that needs a passkey needs it after the link too', async () => {
  const browser = await shop.customer('second@example.com');
  const accountId = browser.cookies.get('account_id')!;
  await shop.db
    .insertInto('passkey')
    .values({
      ...{ id: '00000000-0000-4000-8000-00000000aaaa', account_id: accountId, credential_id: 'credential', public_key: 'key' },
      ...{ sign_count: 0, transports: '', host: 'shop.test', name: 'Key', created_at: shop.time.now, last_used_at: null },
    })
    .execute();
  await shop.db.updateTable('account').set({ passkey_after_password: true }).where('id', '=', accountId).execute();
  const stranger = shop.visitor();
  expect(await follow(stranger, await linkOf('second@example.com'))).toMatchObject({ status: 202, body: { status: 'PASSKEY_NEEDED' } });
  expect((await stranger.get('/gateway/account/profile')).status).toBe(401);
});
