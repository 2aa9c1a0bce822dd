import { PersonalData } from '@shop/contracts';
import { formatMoney } from '@shop/i18n';
import { Value } from 'typebox/value';
import { isBelow, leavesOf, ONLY_IN_DATA, valuesAt } from '../export/exported-paths.test-utils.ts';
import { shownPaths } from '../export/export-sections.ts';
import { leaveTraces } from './leave-traces.test-utils.ts';
import { RETENTION } from '../retention/retention-rules.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { exportedBy } from '../../testing/exported-data.ts';
import { accountShopOfFile, PASSWORD } from '../../accounts/routes/account-shop.test-utils.ts';

const shop = accountShopOfFile();
const EMAIL = 'export@example.com';

/** Where the export holds a column, as the keys that lead there; `#` is each entry of a list. */
const EXPORTED: Readonly<Record<string, string>> = {
  ...{ 'purchase.buyer': 'orders # buyer', 'purchase.email': 'orders # email', 'purchase.invoice': 'orders # invoice' },
  ...{ 'purchase.parts': 'orders # parts', 'purchase.request': 'orders # request', 'purchase.gift': 'orders # gift' },
  'purchase.special_request': 'orders # specialRequest',
  'purchase_change.stay': 'orders # changes # stay',
  ...{ 'care_note.note': 'orders # careNotes # note', 'care_refund.reason': 'orders # careRefunds # reason' },
  'payment_refund.transfer_reason': 'orders # refundTransfers # reason',
  ...{ 'gift_voucher.from_name': 'gifts bought # fromName', 'gift_voucher.message': 'gifts received # message' },
  ...{ 'gift_voucher.recipient_email': 'gifts bought # recipientEmail', 'gift_voucher.recipient_name': 'gifts received # recipientName' },
  ...{ 'account.email': 'profile email', 'account.civility': 'profile civility', 'account.first_name': 'profile firstName' },
  ...{ 'account.last_name': 'profile lastName', 'account.phone_number': 'profile phoneNumber', 'account.city': 'profile city' },
  ...{ 'account.address_line': 'profile addressLine', 'account.postal_code': 'profile postalCode', 'account.country': 'profile country' },
  ...{ 'session.device': 'sessions # device', 'session.country': 'sessions # country', 'passkey.name': 'passkeys # name' },
  ...{ 'wishlist_entry.note': 'wishlist # note', 'wishlist_share.token': 'wishlistLink' },
  'payment_customer.customer_id': 'paymentCustomers # customerId',
  ...{ 'newsletter_subscription.email': 'newsletter # email', 'newsletter_subscription.country': 'newsletter # country' },
  ...{ 'newsletter_subscription.language': 'newsletter # language', 'newsletter_subscription.consent_text': 'newsletter # consent_text' },
  ...{
    'contact_message.name': 'messages # name',
    'contact_message.email': 'messages # email',
    'contact_message.phone': 'messages # phone',
  },
  ...{ 'contact_message.description': 'messages # description', 'contact_message.booking_number': 'messages # bookingNumber' },
};

/** What the export leaves out, and why. A whole table, or a column. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  ...{
    'purchase.account_id': 'its key stands in the profile',
    'gift_voucher.recipient_account_id': 'the same',
    'session.account_id': 'the same',
    'passkey.account_id': 'the same',
  },
  ...{ 'wishlist_entry.account_id': 'the same', 'wishlist_share.account_id': 'the same', 'wishlist_alert.account_id': 'the same' },
  ...{ 'payment_customer.account_id': 'the same', 'contact_message.account_id': 'the same' },
  ...{ 'account.password_hash': 'a secret', 'session.token_hash': 'a secret', 'session.subject': 'of gift recipients and colleagues' },
  ...{
    registration: 'of an address without an account',
    account_token: 'secrets of mails, for an hour',
    passkey_challenge: 'for five minutes',
  },
  ...{
    promotion_use: 'the address of its order',
    attempt: 'keyed hashes, for a day at most',
    idempotency: 'answers that were given already, for two days',
  },
  ...{ invoice: 'a document of its order, which the bookings of the account hand out; what was asked for stands in the order' },
  ...{ outbox: 'mails that the customer gets', partner_message: 'copies of orders, for the partners', parcel: 'a copy of its order' },
  ...{ delivery_partner: 'of partners', review: 'names no account', care_audit: 'the shop’s record of its colleagues' },
  care_correction: 'the same, and keyed hashes',
  ...{ 'care_note.colleague': 'somebody else', 'care_refund.colleague': 'somebody else', 'care_refund.decided_by': 'somebody else' },
  ...{ 'contact_message.written_for_customer_by': 'somebody else', 'payment_refund.transferred_by': 'somebody else' },
};

const COLUMNS = RETENTION.flatMap(({ table, columns }) => columns.map((column) => ({ table, name: `${table}.${column}` })));

test('every column that may hold personal data is exported, or left out for a reason', () => {
  const withoutRule = COLUMNS.filter(({ table, name }) => name in EXPORTED === (name in LEFT_OUT || table in LEFT_OUT));
  expect(withoutRule).toEqual([]);
});

test('no column is named that is not there any more', () => {
  const known = new Set(COLUMNS.flatMap(({ table, name }) => [table, name]));
  expect([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].filter((name) => !known.has(name))).toEqual([]);
});

test('a customer who has used everything takes a value of every such column along', async () => {
  const browser = await shop.customer(EMAIL, 'Sofie');
  const accountId = browser.cookies.get('account_id')!;
  await browser.ask('PATCH', '/gateway/account/profile', {
    ...{ civility: 'MRS', phoneNumber: '+32470112233', addressLine: 'Kaai 9', postalCode: '9000', city: 'Gent', country: 'BE' },
  });
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101');
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101/note', { note: 'With Bram' });
  await browser.post('/gateway/account/wishlist/share');
  await browser.ask('PUT', '/gateway/account/newsletter', { subscribed: true });
  await shop.visitor('81.240.0.1').post('/gateway/account/sessions', { email: EMAIL, password: PASSWORD });
  const order = await shop.order({ email: EMAIL, accountId });
  await leaveTraces(shop, { accountId, order, email: EMAIL });
  const { headers, names, data, page } = await exportedBy(browser);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="mes-donnees.zip"' },
    'cache-control': 'private, no-store',
  });
  expect(names).toEqual(['mes-donnees.html', 'mes-donnees.json']);
  const missing = Object.entries(EXPORTED).filter(
    ([, path]) => !valuesAt(data, path).some((value) => value !== null && value !== undefined),
  );
  expect(missing).toEqual([]);
  expect(Value.Clean(PersonalData, structuredClone(data))).toEqual(data);
  const unseen = [...leavesOf(data)].filter((path) => !shownPaths().includes(path) && !isBelow(path, ONLY_IN_DATA));
  expect(unseen).toEqual([]);
  for (const file of [JSON.stringify(data), page]) {
    expect(file).not.toMatch(/argon2|token_hash|colleague|ines@shop/i);
    expect(file).not.toContain(PASSWORD);
  }
});

test('a gift that is still to be sent is no part of what its recipient takes along', async () => {
  const browser = await shop.customer('surprised@example.com');
  const order = await shop.order({ email: 'giver@example.com' });
  const delivery = '00000000-0000-4000-8000-0000000000d1';
  await shop.db
    .insertInto('gift_delivery')
    .values({ id: delivery, order_uuid: order, state: 'scheduled', send_at: new Date('2030-12-24T08:00:00Z') } as never)
    .execute();
  await shop.db
    .insertInto('gift_voucher')
    .values(giftCard('SURPRISE1', 5_000, { recipient_email: 'surprised@example.com', delivery_id: delivery }))
    .execute();
  expect((await exportedBy(browser)).data.gifts).toEqual({ bought: [], received: [] });
});

test('the same is a page to read, in the customer’s language, that holds no markup of theirs and loads nothing', async () => {
  const email = 'reader@example.com';
  const browser = await shop.customer(email, 'Sofie');
  await browser.ask('PATCH', '/gateway/account/profile', { locale: 'nl_BE', city: '<b onclick="x()">Gent</b>' });
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101');
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101/note', { note: '<script>steal()</script>' });
  await shop.order({ email });
  const { names, page } = await exportedBy(browser);
  expect(names).toEqual(['mijn-gegevens.html', 'mijn-gegevens.json']);
  const textsOf = (element: string) => [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text]) => text);
  expect(page).toContain('<html lang="nl-BE">');
  expect(textsOf('title')).toEqual(['Jouw data']);
  expect(textsOf('h2')).toEqual([
    ...['Je gegevens', 'Boekingen en bestellingen', 'Gekochte cadeaus', 'Gekregen cadeaus', 'Favorieten', 'Bewaarde kaarten'],
    ...['Bij onze betaaldienst', 'Waar je bent aangemeld', 'Passkeys', 'Nieuwsbrief', 'Berichten aan ons'],
  ]);
  const shown = [email, 'Chambre calme pour Marie', 'woensdag 10 juli 2030', 'Betaald', formatMoney(24_000, 'nl_BE')];
  const markup = ['&lt;b onclick=&quot;x()&quot;&gt;Gent&lt;/b&gt;', '&lt;script&gt;steal()&lt;/script&gt;'];
  expect(textsOf('dd')).toEqual(expect.arrayContaining([...shown, ...markup]));
  expect(page).not.toMatch(/<(script|link|img|iframe|b)\b|\sstyle=|javascript:/);
  expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^"]+'">/);
});

test('a page that still asks for a single file is refused with the field, not given an archive under its name', async () => {
  const browser = await shop.customer('pdf@example.com');
  const { status, body } = await browser.get('/gateway/account/export?format=html');
  expect([status, body.field]).toEqual([400, 'format']);
});
