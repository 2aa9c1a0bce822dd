import { BUYER, drainOutbox } from '../../testing/checkout-client.ts';
import { LUC, NADIA, openTransfers, type Transfers } from '../transfer/transfers.test-utils.ts';
import { enqueueReminders } from './enqueue-reminders.ts';

let shop: Transfers;

beforeAll(async () => void (shop = await openTransfers()));
// What one test has sold reminds nobody in the next.
beforeEach(async () => {
  await shop.db.updateTable('gift_voucher').set({ status: 'cancelled' }).execute();
  await shop.beginAgain();
});
afterAll(() => shop?.close());

const BUYERS = BUYER.email.email;
/** The last day of what is sold in these tests is 1 June 2031. */
const [SIXTY, THIRTY, SEVEN] = ['2031-04-02', '2031-05-02', '2031-05-25'];
const LUC_ELSEWHERE = { email: 'luc@elsewhere.example', password_hash: 'none', first_name: 'Luc', last_name: 'Martin', locale: 'fr_FR' };
/** Whom reminders went to. */
const received = () => [...shop.mails].flatMap(([name, { to }]) => (name.startsWith('gift-reminder-') ? [to.address] : []));
const plain = (text = '') => text.replaceAll('\u00A0', ' ');

async function handOver(moment: string): Promise<number> {
  shop.time.now = new Date(moment.length > 10 ? moment : `${moment}T10:00:00Z`);
  return enqueueReminders(shop.db, shop.time.now);
}

async function remind(moment: string): Promise<string[]> {
  await handOver(moment);
  await drainOutbox(shop.outbox);
  const got = received();
  shop.mails.clear();
  return got;
}

const change = (code: string, values: object) => shop.db.updateTable('gift_voucher').set(values).where('code', '=', code).execute();

test('the recipient of a gift is reminded 60, 30 and 7 days before its last one, once each; who bought it is not', async () => {
  const { code } = await shop.soldBox();
  const days = ['2031-04-01', SIXTY, SIXTY, '2031-04-20', THIRTY, '2031-05-03', SEVEN, '2031-06-01', '2031-06-02'];
  const mails: string[][] = [];
  for (const day of days) mails.push(await remind(day));
  expect(mails).toEqual([[], [LUC], [], [], [LUC], [], [LUC], [], []]);
  const events = (await shop.eventsOf(code)).filter(({ kind }) => kind === 'reminded').map(({ detail }) => detail);
  expect(events).toEqual([60, 30, 7].map((before) => ({ days: before, until: '2031-06-01' })));
});

test('it says what it is, its last day and how to extend it, leads to the gift, and names no price', async () => {
  const { code } = await shop.soldBox();
  await handOver(SEVEN);
  await drainOutbox(shop.outbox);
  const { text, html, subject, headers } = shop.mailsTo(LUC)[0]!;
  expect(subject).toBe('Votre cadeau est valable jusqu’au dimanche 1er juin 2031');
  for (const part of ['Spa à deux', code, 'jusqu’au lundi 1er septembre 2031 inclus', `http://shop.test/fr_FR/${code}`])
    expect(plain(text)).toContain(part);
  // Codes and signed links are drawn: they may hold the digits of any price.
  const words = plain(text + html)
    .replaceAll(/https?:\/\/[^\s"<>]+/g, '')
    .replaceAll(code, '');
  expect(words).not.toMatch(/149|Il reste|Vous l’avez déjà offert/);
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(headers?.['List-Unsubscribe']?.slice(1, -1));
});

test('an extended gift offers no other extension; a gift card says what is left of it', async () => {
  const { code } = await shop.soldBox();
  await change(code, { extended_at: shop.time.now, remaining_cents: 4_000 });
  await handOver(SEVEN);
  await drainOutbox(shop.outbox);
  const text = plain(shop.mailsTo(LUC)[0]!.text);
  expect(text).toMatch(/Il reste : 40\s€/);
  expect(text).not.toContain('prolongation');
});

test('who bought a gift to give it by hand is reminded, and may pass it on', async () => {
  await shop.soldBox({ recipientEmail: undefined });
  await handOver(THIRTY);
  await drainOutbox(shop.outbox);
  expect(received()).toEqual([BUYERS]);
  expect(plain(shop.mailsTo(BUYERS)[0]!.text)).toContain('Vous l’avez déjà offert ? Transmettez ce message');
});

test('who changed the address of their account is reminded at the new one', async () => {
  await shop.soldBox();
  const { id } = await shop.db
    .insertInto('account')
    .values({
      ...LUC_ELSEWHERE,
      id: crypto.randomUUID(),
      email_verified_at: shop.time.now,
      created_at: shop.time.now,
      last_seen_at: shop.time.now,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('gift_voucher')
    .set({ recipient_account_id: id })
    .where('recipient_email', '=', LUC)
    .where('status', '=', 'active')
    .execute();
  expect(await remind(THIRTY)).toEqual(['luc@elsewhere.example']);
  await shop.db.updateTable('account').set({ blocked_at: shop.time.now }).where('id', '=', id).execute();
  expect(await remind(SEVEN)).toEqual([]);
});

test('reminders arrive in the morning of where the recipient is', async () => {
  await shop.soldBox({ sendAt: { day: '2030-06-05', time: '08:00', timeZone: 'America/Martinique' } });
  await remind('2030-06-05T14:00:00Z');
  // Its time began when it was sent: its last day is 5 June 2031.
  expect(await remind('2031-05-06T11:59:00Z')).toEqual([]);
  expect(await remind('2031-05-06T12:00:00Z')).toEqual([LUC]);
});

test('what a stopped job has missed is sent once and late, the nearest alone; not in the night', async () => {
  await shop.soldBox();
  expect(await remind('2031-05-27T03:00:00Z')).toEqual([]);
  expect(await remind('2031-05-27T06:30:00Z')).toEqual([LUC]);
  expect(await remind('2031-05-28')).toEqual([]);
});

test('a gift that is still to be sent, whose mail came back or whose address no mail reaches reminds nobody', async () => {
  const late = await shop.soldBox({ sendAt: { day: '2031-05-30', time: '08:00', timeZone: 'Europe/Paris' } });
  await change(late.code, { expires_on: '2031-06-01' });
  const bounced = await shop.soldBox();
  await shop.db.updateTable('gift_delivery').set({ state: 'bounced' }).where('order_uuid', '=', bounced.uuid).execute();
  expect(await remind(SEVEN)).toEqual([]);
});

test('an extended gift reminds of its new last day, all three times again', async () => {
  const { code } = await shop.soldBox();
  expect(await remind(SEVEN)).toEqual([LUC]);
  expect((await shop.post('/gateway/gift-extensions?locale=fr_FR', { code, until: '2031-09-01' })).status).toBe(200);
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  const mails: string[][] = [];
  for (const day of ['2031-06-01', '2031-07-03', '2031-08-02', '2031-08-25']) mails.push(await remind(day));
  expect(mails).toEqual([[], [LUC], [LUC], [LUC]]);
});

test('a new holder is reminded of what lies ahead, in the language that it was given on in; the former one of nothing', async () => {
  const { code } = await shop.soldBox();
  await remind(SIXTY);
  shop.onDay('2031-05-20');
  await shop.post('/gateway/gift-transfers?locale=nl_BE', { code, ...NADIA, fromName: 'Luc', message: '' });
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  expect(await remind('2031-05-21')).toEqual([]);
  await handOver(SEVEN);
  await drainOutbox(shop.outbox);
  expect(received()).toEqual([NADIA.email]);
  expect(shop.mailsTo(NADIA.email)[0]!.text).toContain('Je cadeau ligt klaar');
});

describe('between the moment that a reminder is due and the one that its mail leaves', () => {
  test.each<[string, (gift: { code: string; uuid: string }) => Promise<unknown>]>([
    ['used', ({ code }) => change(code, { status: 'used', remaining_cents: 0 })],
    ['cancelled', ({ code }) => change(code, { status: 'cancelled' })],
    ['extended', ({ code }) => change(code, { expires_on: '2031-09-01', extended_at: shop.time.now })],
    ['given on', ({ code }) => shop.transfer(code)],
    ['made quiet by its holder', ({ code }) => change(code, { reminders_ended_at: shop.time.now })],
    ['forgotten', ({ code }) => change(code, { recipient_email: null })],
    ['disputed', ({ uuid }) => dispute(uuid)],
  ])('a gift that is %s reminds nobody', async (_name, happens) => {
    const gift = await shop.soldBox();
    expect(await handOver(SEVEN)).toBe(1);
    await happens(gift);
    await drainOutbox(shop.outbox);
    expect(received()).toEqual([]);
    const [reminder] = await shop.db.selectFrom('gift_reminder').select('outcome').where('code', '=', gift.code).execute();
    expect(reminder).toEqual({ outcome: 'dropped' });
  });

  async function dispute(uuid: string) {
    const { id } = await shop.db.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', uuid).executeTakeFirstOrThrow();
    const values = { id: `dp-${uuid}`, intent_id: id, amount_cents: 14_900, reason: 'fraudulent', status: 'needs_response' };
    await shop.db
      .insertInto('payment_dispute')
      .values({ ...values, opened_at: shop.time.now, updated_at: shop.time.now })
      .execute();
  }
});

describe('the link of a reminder', () => {
  const press = (url: string) =>
    shop.app.inject({ method: 'POST', url, payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  async function linkOf(code: string): Promise<string> {
    await handOver(SIXTY);
    await drainOutbox(shop.outbox);
    expect((await shop.eventsOf(code)).map(({ kind }) => kind)).toContain('reminded');
    return new URL(/^<(.+)>$/.exec(shop.mailsTo(LUC)[0]!.headers!['List-Unsubscribe']!)![1]!).pathname;
  }

  test('ends those of this gift by one press, without signing in; to open it changes nothing', async () => {
    const { code } = await shop.soldBox();
    const link = await linkOf(code);
    const page = await shop.app.inject(link);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('<button>Ne plus recevoir de rappels</button>');
    expect((await shop.app.inject(link)).body).toBe(page.body);
    expect((await press(link)).body).toContain('Vous ne recevrez plus de rappels de ce cadeau.');
    expect((await shop.app.inject(link)).body).toContain('Vous ne recevrez plus de rappels de ce cadeau.');
    shop.mails.clear();
    expect(await remind(SEVEN)).toEqual([]);
  });

  test('names neither the code nor anybody, and is none of a former holder or another gift', async () => {
    const { code } = await shop.soldBox();
    const link = await linkOf(code);
    const page = await shop.app.inject(link);
    expect(link + page.body).not.toMatch(new RegExp(`${code}|${LUC}`));
    for (const wrong of [link.slice(0, -1), link.replace(/\/(\d+)\//, '/9$1/'), link.replace('fr_FR', 'xx')])
      expect([wrong, (await press(wrong)).statusCode]).toEqual([wrong, 404]);
    expect((await shop.transfer(code)).status).toBe(200);
    expect((await press(link)).statusCode).toBe(404);
    await drainOutbox(shop.outbox);
    shop.mails.clear();
    expect(await remind(SEVEN)).toEqual([NADIA.email]);
  });

  test('the next holder of the gift is reminded again', async () => {
    const { code } = await shop.soldBox();
    await press(await linkOf(code));
    await shop.transfer(code);
    await drainOutbox(shop.outbox);
    shop.mails.clear();
    expect(await remind(SEVEN)).toEqual([NADIA.email]);
  });
});
