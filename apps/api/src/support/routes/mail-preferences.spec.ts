import { accountShopOfFile } from '../../accounts/routes/account-shop.test-utils.ts';
import { mailPreferencesPath } from '../../accounts/wishes/index.ts';
import { preferencesPath, preferencesUrl } from '../../mail/pages/preferences-link.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { secretOf } from '../../platform/security/index.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { newsletterPaths } from '../newsletter/newsletter-link.ts';

const shop = accountShopOfFile();
const LEAVE = 'Me désinscrire de la newsletter';
const STOP = 'Ne plus suivre les prix';

const opened = (url: string) => shop.app.inject(url);
/** As a form of the page sends it. */
const press = (url: string) =>
  shop.app.inject({ method: 'POST', url, payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
/** Where the button of a page leads. */
const actionOf = (page: string, button: string) => new RegExp(`action="([^"]+)"><button>${button}<`).exec(page)?.[1];

/** Where the mails of an address lead: one page, whatever they are about. */
function preferencesLinkTo(address: string): string {
  const texts = [...shop.mails.values()].filter(({ to }) => to.address.toLowerCase() === address).map(({ text }) => text);
  const links = new Set(texts.map((text) => /http:\/\/shop\.test(\/gateway\/mail-preferences\/\S+)\n$/.exec(text)?.[1]));
  expect(links.size).toBe(1);
  return [...links][0]!;
}

test('a mail of the newsletter leads to what its reader gets, and opening that changes nothing', async () => {
  await shop.visitor().post('/gateway/marketing/newsletter', { email: 'anna@example.com', country: 'FR', language: 'fr' });
  await drainOutbox(shop.outbox);
  const link = preferencesLinkTo('anna@example.com');
  expect((await opened(link)).body).toContain('confirmez votre inscription avec le bouton du mail');
  await shop.db.updateTable('newsletter_subscription').set({ confirmed_at: shop.time.now }).execute();
  const { body, headers } = await opened(link);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).toContain('Vous la recevez.');
  expect(body).not.toContain('Les prix de vos favoris');
  expect((await opened(link)).body).toContain(LEAVE);
  expect((await press(actionOf(body, LEAVE)!)).body).toContain('Vous êtes désinscrit.');
  expect((await opened(link)).body).toContain('Vous ne la recevez pas.');
});

test('a customer ends the newsletter and the mails about favourites by a press each, from either’s link, without signing in', async () => {
  const browser = await shop.customer('bram@example.com');
  await browser.ask('PUT', '/gateway/account/newsletter', { subscribed: true });
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101');
  await browser.ask('PUT', '/gateway/account/wishlist/alerts', { on: true, adult: 2, child: 0, baby: 0, locale: 'fr_FR' });
  const account = await mailPreferencesPath(shop.db, { locale: 'fr_FR', accountId: browser.cookies.get('account_id')! });
  const { id } = await shop.db
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', 'bram@example.com')
    .executeTakeFirstOrThrow();
  const { preferences } = await newsletterPaths(shop.db, { locale: 'fr_FR', id });
  const page = (await opened(account)).body;
  expect((await opened(preferences)).body).toBe(page);
  expect((await press(actionOf(page, STOP)!)).body).toContain(`href="${account}"`);
  const after = (await opened(account)).body;
  expect([actionOf(after, STOP), actionOf(after, LEAVE)]).toEqual([undefined, expect.stringContaining('/unsubscribe/fr_FR/')]);
  await press(actionOf(after, LEAVE)!);
  expect(actionOf((await opened(account)).body, LEAVE)).toBeUndefined();
  expect((await browser.get('/gateway/account/newsletter')).body.subscribed).toBe(false);
});

test('a link that the shop has not written shows nothing, nor does one that was written for the other kind', async () => {
  const browser = await shop.customer('carl@example.com');
  const own = await mailPreferencesPath(shop.db, { locale: 'fr_FR', accountId: browser.cookies.get('account_id')! });
  for (const link of [
    own.slice(0, -1),
    own.replace('/account/', '/newsletter/'),
    own.replace('/account/', '/orders/'),
    own.replace('fr_FR', 'xx'),
  ])
    expect([link, (await opened(link)).statusCode]).toEqual([link, 404]);
});

test('who bought without an account ends the newsletter by the mail of their order, and reads there of nothing else', async () => {
  const email = 'Dora@Example.com';
  const { now } = shop.time;
  await shop.db
    .insertInto('newsletter_subscription')
    .values({ email: email.toLowerCase(), country: 'FR', language: 'fr', confirmed_at: now, created_at: now, updated_at: now })
    .execute();
  const uuid = await shop.order({ email });
  await enqueue(shop.db, 'confirmationMail', { uuid });
  await drainOutbox(shop.outbox);
  const { body, headers } = await opened(preferencesLinkTo(email.toLowerCase()));
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).not.toContain('dora@example.com');
  expect([...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual(['La newsletter Test shop']);
  expect((await press(actionOf(body, LEAVE)!)).body).toContain('Vous êtes désinscrit.');
});

test('a mail that is passed on signs nobody in, and does not tell whether its reader has an account', async () => {
  const browser = await shop.customer('eva@example.com');
  await shop.visitor().post('/gateway/account/password-resets', { email: 'eva@example.com', locale: 'fr_FR' });
  await drainOutbox(shop.outbox);
  const link = preferencesLinkTo('eva@example.com');
  const { body, headers } = await opened(link);
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).not.toMatch(/Les prix de vos favoris|eva@example/);
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101');
  await browser.ask('PUT', '/gateway/account/wishlist/alerts', { on: true, adult: 2, child: 0, baby: 0, locale: 'fr_FR' });
  await press(actionOf((await opened(link)).body, STOP)!);
  expect((await opened(link)).body).not.toContain('Les prix de vos favoris');
});

describe('reminders of gifts', () => {
  const heading = 'Les rappels de vos cadeaux';
  const page = async (address: string) =>
    preferencesPath({ locale: 'fr_FR', address }, { preferencesKey: await secretOf(shop.db, 'mailPreferences') });
  const ended = async () => {
    const rows = await shop.db.selectFrom('gift_voucher').select(['code', 'reminders_ended_at']).orderBy('code').execute();
    return rows.flatMap(({ code, reminders_ended_at }) => (reminders_ended_at ? [code] : []));
  };
  const give = (code: string, change: Parameters<typeof giftCard>[2]) =>
    shop.db
      .insertInto('gift_voucher')
      .values(giftCard(code, 5_000, { transferred_at: shop.time.now, ...change }))
      .execute();

  test('the holder of gifts ends those of all of them by one press, and brings them back; nobody else’s are touched', async () => {
    for (const code of ['GINA-1', 'GINA-2']) await give(code, { recipient_email: 'Gina@example.com' });
    await give('HUGO-1', { recipient_email: 'hugo@example.com' });
    const link = await page('gina@example.com');
    const { body } = await opened(link);
    expect(body).toContain(heading);
    const off = await press(actionOf(body, 'Ne plus recevoir de rappels')!);
    expect(off.body).toContain('Nous ne vous rappelons plus');
    expect(await ended()).toEqual(['GINA-1', 'GINA-2']);
    const on = await press(actionOf(off.body, 'Recevoir de nouveau les rappels')!);
    expect(on.body).toBe(body);
    expect(await ended()).toEqual([]);
    for (const wrong of [`${link.slice(0, -4)}/gift-reminders/off`, `${link.replace('fr_FR', 'xx')}/gift-reminders/on`])
      expect((await press(wrong)).statusCode).toBe(404);
  });

  test('the page says nothing of them to an address whose gifts are used, expired or still a surprise', async () => {
    const address = 'ines@example.com';
    await give('INES-1', { recipient_email: address, status: 'used', remaining_cents: 0 });
    await give('INES-2', { recipient_email: address, expires_on: '2029-01-01' });
    await give('INES-3', { recipient_email: address, transferred_at: null });
    expect((await opened(await page(address))).body).not.toContain(heading);
  });
});

test.each([
  ['cut', (link: string) => link.slice(0, -4)],
  ['changed', (link: string) => link.replace(/.(?=[\w-]{12}$)/, (sign) => (sign === 'A' ? 'B' : 'A'))],
  ['empty', (link: string) => link.replace(/[\w-]+$/, 'AAAA')],
  ['in no language of the shop', (link: string) => link.replace('fr_FR', 'xx')],
])('the link of a mail that is %s shows nothing', async (_, spoilt) => {
  const sender = { publicOrigin: 'http://shop.test', preferencesKey: await secretOf(shop.db, 'mailPreferences') };
  const link = new URL(preferencesUrl({ locale: 'fr_FR', address: 'fred@example.com' }, sender)).pathname;
  expect((await opened(link)).statusCode).toBe(200);
  expect((await opened(spoilt(link))).statusCode).toBe(404);
});
