import { accountShopOfFile } from '../../accounts/routes/account-shop.test-utils.ts';
import { mailPreferencesPath } from '../../accounts/wishes/index.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
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

test('a mail of the newsletter leads to what its reader gets, and opening that changes nothing', async () => {
  await shop.visitor().post('/gateway/marketing/newsletter', { email: 'anna@example.com', country: 'FR', language: 'fr' });
  await drainOutbox(shop.outbox);
  const { text } = [...shop.mails.values()].find(({ to }) => to.address === 'anna@example.com')!;
  const link = /http:\/\/shop\.test(\/gateway\/mail-preferences\/\S+)/.exec(text)![1]!;
  expect((await opened(link)).body).toContain('Vous ne la recevez pas.');
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
