import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile } from '../../accounts/routes/account-shop.test-utils.ts';

const shop = accountShopOfFile();
const CONSENT = { blocks: [{ type: 'paragraph', runs: [{ text: 'Nous écrivons le jeudi. ' }, { text: 'Vos droits', href: '/privacy' }] }] };

const row = (email: string) => shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst();
const mailsTo = (email: string) => [...shop.mails.values()].filter(({ to }) => to.address === email);
const pathIn = (url: string | undefined) => new URL(url!).pathname;

async function subscribe(email: string, country = 'FR', language = 'fr') {
  const answer = await shop.visitor().post('/gateway/marketing/newsletter', { email, country, language });
  await drainOutbox(shop.outbox);
  return answer;
}

/** Where the newest mail to an address leads, and where its mail program may unsubscribe. */
function linksOf(email: string): { link: string; unsubscribe: string } {
  const mail = mailsTo(email).at(-1)!;
  return {
    link: pathIn(/class="button" href="([^"]+)"/.exec(mail.html)?.[1]),
    unsubscribe: pathIn(/^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1]),
  };
}

/** As a form or a mail program sends it. */
const press = (url: string, payload = '') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

test('nobody is subscribed before the owner of the address has pressed the button behind the link of their mail', async () => {
  await subscribe('anna@example.com');
  expect(await row('anna@example.com')).toMatchObject({ locale: 'fr_FR', confirmed_at: null });
  const { link } = linksOf('anna@example.com');
  const opened = await shop.app.inject(link);
  expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(opened.body).toContain('Confirmer mon inscription');
  expect(opened.body).toContain('href="http://shop.test/fr_FR"');
  expect(await row('anna@example.com')).toMatchObject({ confirmed_at: null });
  expect((await press(link)).body).toContain('Votre inscription est confirmée.');
  expect(await row('anna@example.com')).toMatchObject({ confirmed_at: shop.time.now });
  expect((await shop.app.inject(link)).body).toContain('Votre inscription est confirmée.');
});

test('the words that stood beside the form are kept with the moment', async () => {
  const body = { newsletter: { title: 'La lettre', text: 'Trois hôtels.', consent: CONSENT } };
  await shop.db
    .insertInto('content_entry')
    .values({ kind: 'footer', key: 'footer', locale: 'fr_BE', body: JSON.stringify(body), position: 0 } as never)
    .execute();
  await shop.content.refresh();
  await subscribe('bea@example.com', 'BE');
  expect(await row('bea@example.com')).toMatchObject({
    locale: 'fr_BE',
    consent_text: 'La lettre\nTrois hôtels.\nNous écrivons le jeudi. Vos droits (/privacy)',
    consented_at: shop.time.now,
  });
});

test('the one click of a mail program ends a subscription, and the address is forgotten (RFC 8058)', async () => {
  await subscribe('carl@example.com', 'NL', 'nl');
  expect(mailsTo('carl@example.com')[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const { link, unsubscribe } = linksOf('carl@example.com');
  await press(link);
  expect((await shop.app.inject(unsubscribe)).body).toContain('niet meer ontvangen?');
  expect(await row('carl@example.com')).toBeDefined();
  expect((await press(unsubscribe, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await row('carl@example.com')).toBeUndefined();
  expect((await shop.app.inject(unsubscribe)).body).toContain('Je bent afgemeld.');
  expect((await press(link)).body).toContain('Deze link is niet meer geldig.');
});

test('a stranger changes nothing of a confirmed subscription, and its owner is told', async () => {
  await subscribe('dora@example.com');
  await press(linksOf('dora@example.com').link);
  expect(await subscribe('dora@example.com', 'IT', 'it')).toMatchObject({ status: 201 });
  expect(await row('dora@example.com')).toMatchObject({ country: 'FR', locale: 'fr_FR', confirmed_at: shop.time.now });
  expect(mailsTo('dora@example.com').at(-1)?.subject).toContain('déjà inscrit');
});

test('an address gets three mails an hour at most, no matter who asks', async () => {
  for (let time = 0; time < 5; time++) expect(await subscribe('emil@example.com')).toMatchObject({ status: 201 });
  expect(mailsTo('emil@example.com')).toHaveLength(3);
});

test('a link that the shop has not written is none', async () => {
  await subscribe('fien@example.com');
  const { link, unsubscribe } = linksOf('fien@example.com');
  const forged = [
    link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    unsubscribe.replace('fr_FR', 'de_DE'),
    link.replace(/[0-9a-f-]{36}/, 'x'),
  ];
  for (const url of forged) expect([(await shop.app.inject(url)).statusCode, (await press(url)).statusCode]).toEqual([404, 404]);
  expect(await row('fien@example.com')).toMatchObject({ confirmed_at: null });
});

test.each([
  ['FR', 'fr', 'Confirmez votre inscription'],
  ['BE', 'nl', 'Bevestig je inschrijving'],
  ['ES', 'es', 'Confirma tu suscripción'],
  ['IT', 'it', 'Conferma l’iscrizione'],
  ['GB', 'en', 'Confirm your subscription'],
])('in %s the mail in %s asks "%s"', async (country, language, subject) => {
  const email = `${language}.${country}@example.com`.toLowerCase();
  await subscribe(email, country, language);
  expect(mailsTo(email)[0]?.subject).toContain(subject);
});
