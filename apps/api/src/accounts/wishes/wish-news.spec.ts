import { sql } from 'kysely';
import { runJobs } from '../../testing/run-jobs.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import { openProductShopBy } from '../../catalogue/routes/product-shop.test-utils.ts';
import { visitor, type Visitor } from '../routes/visitor.test-utils.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { openShop } from '../../testing/open-shop.ts';
import { DEMO_ACCOUNT, openDemoAccount } from '../authentication/demo-account.ts';

const LIST = '/gateway/account/wishlist';
const MORNING = new Date('2030-06-01T10:00:00Z');

const open = () => openProductShopBy(openShop, MORNING);
let shop: Awaited<ReturnType<typeof open>>;
let browser: Visitor;

beforeAll(async () => {
  shop = await open();
}, 120_000);
afterAll(() => shop?.close());

beforeEach(async () => {
  shop.time.now = MORNING;
  await shop.db.deleteFrom('account').execute();
  await shop.db.deleteFrom('attempt').execute();
  await openDemoAccount(shop.db, MORNING);
  browser = visitor(shop.app);
  expect((await browser.post('/gateway/account/sessions', DEMO_ACCOUNT)).status).toBe(200);
  for (const id of ['101', '201']) await browser.ask('PUT', `${LIST}/STAY/${id}`);
  await sellNights({ cents: 10_000 });
  // The mail about the sign-in on a new device.
  await drainOutbox(shop.outbox);
  shop.mails.clear();
});

/** Every night costs so much, and so many rooms are left; of one hotel or of all. */
async function sellNights({ cents, rooms = 5, hotel }: { cents: number; rooms?: number; hotel?: number }): Promise<void> {
  const of = sql`${hotel ?? null}::integer is null or hotel_id = ${hotel ?? null}::integer`;
  await sql`update room_month set price = array(select ${cents}::integer from unnest(price)), promo = array(select 0 from unnest(promo)),
    min_stay = array(select 1 from unnest(min_stay)) where ${of}`.execute(shop.db);
  await sql`update room_stock set stock = array(select ${rooms}::smallint from unnest(stock)) where ${of}`.execute(shop.db);
  await sql`insert into stock_change (hotel_id, room_id, month) select hotel_id, room_id, month from room_month where ${of}`.execute(
    shop.db,
  );
  await shop.index.refresh();
}

const watch = async (body: object = {}) => expect((await browser.ask('PUT', `${LIST}/alerts`, { on: true, ...body })).status).toBe(204);
const JUNE = { checkin: '2030-06-20', nights: 1 };

/** What the shop does by itself, in as many processes as there may be. */
async function lookAround(moment: string, processes = 1): Promise<void> {
  shop.time.now = new Date(moment);
  const { db, index } = shop;
  const rounds = Array.from({ length: processes }, () => runJobs({ db, psp: new TestProvider(db, 0), index, now: () => shop.time.now }));
  await Promise.all(rounds);
  await drainOutbox(shop.outbox);
}

const mails = () => [...shop.mails.values()];
const subjects = () => mails().map(({ subject }) => subject.replace(/\s/g, ' '));
const text = () => mails().at(-1)?.text.replace(/\s/g, ' ') ?? '';

test('nobody is mailed without an alert', async () => {
  await sellNights({ cents: 5_000 });
  await lookAround('2030-06-01T12:00:00Z');
  expect(mails()).toEqual([]);
});

test('a price that falls on the days of the alert is mailed once, with both prices and the way to the stay', async () => {
  await watch({ ids: ['101'], ...JUNE, adult: 1, locale: 'nl_BE' });
  await sellNights({ cents: 9_600 });
  await lookAround('2030-06-01T12:00:00Z');
  expect(mails()).toEqual([]);
  await sellNights({ cents: 9_000 });
  await lookAround('2030-06-01T13:00:00Z', 3);
  await lookAround('2030-06-02T13:00:00Z');
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatchObject({ to: { address: DEMO_ACCOUNT.email }, subject: 'Je favoriet ‘Ontspannen aan het meer’ is goedkoper' });
  expect(text()).toMatch(/Van donderdag 20 juni 2030 tot vrijdag 21 juni 2030 · 1 volwassene/);
  const [, now, before] = /€ ?(\d+) in plaats van € ?(\d+)/.exec(text()) ?? [];
  expect(Number(now)).toBeLessThanOrEqual(Number(before) * 0.95);
  expect(text()).toContain('/nl_BE/product/verblijf/101');
  expect(text()).toMatch(/checkin=2030-06-20&checkout=2030-06-21&a=1/);
});

test('the last room that goes is mailed once; a stay that comes back is watched on from its new price', async () => {
  await watch({ ids: ['101'], ...JUNE });
  await sellNights({ cents: 10_000, rooms: 0 });
  await lookAround('2030-06-01T12:00:00Z');
  await lookAround('2030-06-02T12:00:00Z');
  expect(subjects()).toEqual(['Votre favori « Détente au bord du lac » est complet']);
  await sellNights({ cents: 20_000 });
  await lookAround('2030-06-03T12:00:00Z');
  await sellNights({ cents: 12_000 });
  await lookAround('2030-06-04T12:00:00Z');
  expect(mails()).toHaveLength(2);
});

test('the whole list is one mail a day, whatever has changed; the rest follows on the next day', async () => {
  await watch();
  await sellNights({ cents: 8_000, hotel: 1 });
  await lookAround('2030-06-01T12:00:00Z');
  await sellNights({ cents: 7_000 });
  await lookAround('2030-06-01T21:00:00Z');
  expect(mails()).toHaveLength(1);
  await lookAround('2030-06-02T06:00:00Z');
  expect(subjects()).toEqual(['Votre favori « Détente au bord du lac » est moins cher', 'Du nouveau parmi vos favoris']);
  expect(text()).toContain('Au meilleur prix, toutes dates confondues · 2 adultes');
});

test('days that are past, or too late to arrive on, are no last room: their watch ends without a mail', async () => {
  await watch({ ids: ['101'], ...JUNE });
  await lookAround('2030-06-20T20:30:00Z');
  await lookAround('2030-06-21T10:00:00Z');
  expect(mails()).toEqual([]);
  expect(await shop.db.selectFrom('wishlist_alert').selectAll().execute()).toEqual([]);
});

test('one press in the mail ends them all: by its page, or by the one click of a mail program', async () => {
  for (const press of ['page', 'program']) {
    shop.mails.clear();
    await sellNights({ cents: 10_000 });
    await watch();
    await sellNights({ cents: 8_000 });
    await lookAround(press === 'page' ? '2030-06-01T12:00:00Z' : '2030-06-05T12:00:00Z');
    const [mail] = mails();
    const link = /<http:\/\/shop\.test(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')![1]!;
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail?.text.replace(/\s/g, '')).toContain(link);
    const scanner = await visitor(shop.app).get(link);
    expect([scanner.status, scanner.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(scanner.body).toContain('<button>Ne plus suivre les prix</button>');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    for (const _ of ['once', 'twice']) {
      const answer = await shop.app.inject({ method: 'POST', url: link, headers, payload });
      expect([answer.statusCode, answer.body.includes('Nous ne suivons plus les prix')]).toEqual([200, true]);
    }
    await sellNights({ cents: 5_000 });
    await lookAround('2030-06-08T12:00:00Z');
    expect(mails()).toHaveLength(1);
  }
  const link = `/gateway/wishlist-mails/unsubscribe/fr_FR/${browser.cookies.get('account_id')}/guessed`;
  expect((await visitor(shop.app).get(link)).status).toBe(404);
});

test('what was ended between the look and the mail is not mailed', async () => {
  await watch();
  await sellNights({ cents: 8_000 });
  const { db, index } = shop;
  await runJobs({ db, psp: new TestProvider(db, 0), index, now: () => shop.time.now });
  await browser.ask('PUT', `${LIST}/alerts`, { on: false, ids: ['101'] });
  await browser.ask('DELETE', `${LIST}/STAY/201`);
  await drainOutbox(shop.outbox);
  expect(mails()).toEqual([]);
  expect(JSON.stringify(await db.selectFrom('outbox').select('payload').where('kind', '=', 'wishMail').execute())).not.toMatch(/accountId/);
});

test('a stay that is on nobody’s list, a day in the past and a party of none are refused', async () => {
  const set = async (body: object) => (await browser.ask('PUT', `${LIST}/alerts`, { on: true, ...body })).body;
  expect(await set({ ids: ['102'] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await set({ checkin: '2030-05-31' })).toMatchObject({ field: 'checkin' });
  expect(await set({ adult: 0 })).toMatchObject({ field: 'adult' });
});
