import { ORDER_COLUMNS, eraseOrder } from '../privacy/erase-order.ts';
import { readCsv } from '../partners/export/csv.ts';
import { giftCard } from '../testing/gift-card.ts';
import { drainOutbox } from '../testing/checkout-client.ts';
import { openAccountShop, OPENING_MS, type AccountShop } from '../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../accounts/routes/visitor.test-utils.ts';
import { act as actOn, CARE_SETTINGS, REASON, signedIn } from './colleagues.test-utils.ts';
import { databaseNow } from '../testing/database-now.ts';

const UNKNOWN = '00000000-0000-4000-8000-999999999999';

let shop: AccountShop;
let order: string;
let [none, reader, agent, supervisor] = [] as unknown as [Visitor, Visitor, Visitor, Visitor];

beforeAll(async () => {
  shop = await openAccountShop({
    publicOrigin: 'http://localhost',
    ...CARE_SETTINGS,
    customerCareHosts: ['localhost', 'localhost:80'],
  });
  order = await shop.order({ email: 'Anna.Keller@example.com' });
  [none, reader, agent, supervisor] = [
    await colleague('ines'),
    await colleague('ines+reader'),
    await colleague('bert+agent'),
    await colleague('lena+supervisor'),
  ];
}, OPENING_MS);

beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));
afterAll(() => shop?.end());

const colleague = (name: string) => signedIn(shop.visitor(), name);

const search = (who: Visitor, query: string) => who.post('/care-gateway/searches', { query, ...REASON });
const story = (who: Visitor, uuid = order) => who.post(`/care-gateway/orders/${uuid}/story`, REASON);
const records = () => shop.db.selectFrom('care_audit').selectAll().orderBy('id').execute();

const act = (who: Visitor, what: string, { uuid = order, ...body }: { key: string; uuid?: string; note?: string }) =>
  actOn(who, `${uuid}/${what}`, body);

describe('who may', () => {
  const CALLS = [
    ['searches', { query: '10000001' }, 'reader'],
    ['orders/:uuid/story', {}, 'reader'],
    ['orders/:uuid/notes', { note: 'x' }, 'agent'],
    ['orders/:uuid/confirmation-mails', {}, 'agent'],
    ['audit-log', { from: '2030-01-01', to: '2030-01-02' }, 'supervisor'],
  ] as const;

  test.each(CALLS)('%s is refused to nobody, to a colleague without a role and to a lesser role', async (call, body, needed) => {
    const before = (await records()).length;
    const ask = async (who: Visitor) => (await who.post(`/care-gateway/${call.replace(':uuid', order)}`, { ...body, ...REASON })).status;
    const roles = { reader, agent, supervisor };
    expect([await ask(shop.visitor()), await ask(none)]).toEqual([401, 404]);
    const names = Object.keys(roles) as (keyof typeof roles)[];
    for (const name of names.slice(0, names.indexOf(needed))) expect(await ask(roles[name])).toBe(403);
    expect((await records()).length).toBe(before);
  });

  test.each(CALLS)('%s is unknown at the shop’s public host, no matter who asks', async (call, body) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/care-gateway/${call.replace(':uuid', order)}`,
      cookies: Object.fromEntries(supervisor.cookies),
      headers: { host: 'shop.test', origin: 'http://shop.test', 'idempotency-key': 'k' },
      payload: { ...body, ...REASON },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each(CALLS)('%s asks for a reason', async (call, body) => {
    const answer = await supervisor.post(`/care-gateway/${call.replace(':uuid', order)}`, { ...body, reason: '   ' });
    expect([answer.status, answer.body.field]).toEqual([400, 'reason']);
  });
});

describe('a search', () => {
  test.each(['10000001', '1000 0001', 'anna.keller@', 'Durand', 'marie dur', '+33 6 12 34 56 78', '06 12 34 56 78'])(
    'for %j finds the order, and writes down whose it was',
    async (query) => {
      const { status, body } = await search(reader, query);
      expect([status, body.orders.map(({ orderUUID }: { orderUUID: string }) => orderUUID)]).toEqual([200, [order]]);
      expect(body.orders[0]).toMatchObject({ bookingNumber: '10000001', name: 'Marie Durand', status: 'paid', kind: 'stay' });
      expect((await records()).at(-1)).toMatchObject({
        ...{ colleague: 'ines+reader@shop.example', role: 'reader', action: 'search', reason: 'Call 4711' },
        subjects: [`order/${order}`],
      });
    },
  );

  test('for a gift’s code finds it, whose whole code stays with its owner', async () => {
    await shop.db.insertInto('gift_voucher').values(giftCard('LAKE-7777-1234', 5_000)).execute();
    const { body } = await search(reader, 'lake 7777 1234');
    expect(body.vouchers).toEqual([expect.objectContaining({ code: '…1234', remaining: 5_000, state: 'active' })]);
    // Random ids may hold these four digits by chance.
    const reported = JSON.stringify([body, (await records()).at(-1)]).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(reported).not.toMatch(/7777/);
  });

  test('finds customers, and what is typed is no pattern', async () => {
    await shop.customer('zoe@example.com', 'Zoe');
    expect((await search(reader, 'zoe@example.com')).body.customers).toEqual([expect.objectContaining({ email: 'zoe@example.com' })]);
    for (const query of ['%ann', '_anna', 'ann%@', 'anna_keller@'])
      expect((await search(reader, query)).body).toMatchObject({ orders: [], customers: [] });
  });

  test('is of three characters at least, and answers with twenty rows at most', async () => {
    for (const query of ['an', 'a  ', '---']) expect((await search(reader, query)).status).toBe(400);
    for (let number = 0; number < 22; number++) await shop.order({ email: `many${number}@example.com` });
    expect((await search(reader, 'many')).body.orders).toHaveLength(20);
  });
});

describe('the story of an order', () => {
  test('is in the order of time, with what was noted and whether mails have left', async () => {
    await act(agent, 'notes', { key: 'n-story', note: 'Arrives late.' });
    const { status, body } = await story(reader);
    expect([status, body.role, body.order.orderUUID]).toEqual([200, 'reader', order]);
    const times = body.events.map(({ at }: { at: string }) => at);
    expect(times).toEqual([...times].sort());
    expect(body.events).toContainEqual(
      expect.objectContaining({ kind: 'note', note: 'Arrives late.', colleague: 'bert+agent@shop.example' }),
    );
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'ordered', amount: 24_000 }));
    expect((await records()).at(-1)).toMatchObject({ action: 'story', subjects: [`order/${order}`] });
  });

  test('of no order is not found, and leaves no record', async () => {
    const before = (await records()).length;
    expect([(await story(reader, UNKNOWN)).status, (await story(reader, 'x')).status]).toEqual([404, 404]);
    expect((await records()).length).toBe(before);
  });
});

describe('acts', () => {
  test('a confirmation goes out again, and once only however often the call is repeated', async () => {
    const uuid = await shop.order({ email: 'again@example.com' });
    const resend = () => act(agent, 'confirmation-mails', { key: 'once', uuid });
    const answers = await Promise.all([resend(), resend()]);
    await drainOutbox(shop.outbox);
    answers.push(await resend());
    await drainOutbox(shop.outbox);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { status: 'queued' }]));
    expect([...shop.mails.values()].filter(({ to }) => to.address === 'again@example.com')).toHaveLength(1);
    expect((await records()).filter(({ action }) => action === 'resendConfirmation')).toHaveLength(1);
    const mails = (await story(reader, uuid)).body.events.filter(({ kind }: { kind: string }) => kind === 'mail');
    expect(mails).toEqual([expect.objectContaining({ what: 'confirmationMail', state: 'sent' })]);
  });

  test('while one waits, none is added, and an order that is not paid has none', async () => {
    const waiting = await shop.order({ email: 'waiting@example.com' });
    await shop.db
      .insertInto('outbox')
      .values({
        kind: 'confirmationMail',
        payload: JSON.stringify({ uuid: waiting }),
        next_attempt_at: new Date('2999-01-01'),
        sent_at: null,
        last_error: 'no route',
      })
      .execute();
    const cancelled = await shop.order({ email: 'cancelled@example.com', status: 'cancelled' });
    const codes = [];
    for (const uuid of [waiting, cancelled]) codes.push((await act(agent, 'confirmation-mails', { key: 'k', uuid })).body.code);
    expect(codes).toEqual(['MAIL_WAITING', 'ORDER_NOT_PAID']);
    expect((await story(reader, waiting)).body.events).toContainEqual(expect.objectContaining({ kind: 'mail', state: 'retrying' }));
  });

  test('a note is written once by its key, and goes with the person it is about', async () => {
    const uuid = await shop.order({ email: 'noted@example.com' });
    for (let times = 0; times < 2; times++) expect((await act(agent, 'notes', { key: 'n1', uuid, note: 'VIP' })).status).toBe(200);
    expect(await shop.db.selectFrom('care_note').select('note').where('purchase_uuid', '=', uuid).execute()).toEqual([{ note: 'VIP' }]);
    const person = await shop.db.selectFrom('purchase').select(ORDER_COLUMNS).where('uuid', '=', uuid).executeTakeFirstOrThrow();
    await eraseOrder(shop.db, person);
    expect(await shop.db.selectFrom('care_note').select('note').where('purchase_uuid', '=', uuid).execute()).toEqual([]);
    expect((await act(agent, 'confirmation-mails', { key: 'k', uuid })).body.code).toBe('PERSON_FORGOTTEN');
    expect((await act(agent, 'notes', { key: '', uuid, note: 'VIP' })).body).toMatchObject({ field: 'Idempotency-Key' });
    expect((await act(agent, 'notes', { key: 'n2', uuid: UNKNOWN, note: 'VIP' })).status).toBe(404);
  });
});

test('a supervisor exports the audit log, which the export itself is part of', async () => {
  const dayAhead = async (days: number) => (await databaseNow(shop.db, days * 86_400_000)).toISOString().slice(0, 10);
  const [today, tomorrow] = [await dayAhead(0), await dayAhead(1)];
  const exported = async (from = today, to = tomorrow) => supervisor.post('/care-gateway/audit-log', { from, to, ...REASON });
  const { status, headers, body } = await exported();
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
  expect(
    readCsv(body as string)
      .at(-1)!
      .slice(2, 5),
  ).toEqual(['lena+supervisor@shop.example', 'supervisor', 'exportAudit']);
  for (const days of [
    ['2030-02-31', '2030-03-01'],
    ['2030-02-02', '2030-02-01'],
    ['2030-01-01', '2030-12-31'],
  ])
    expect((await exported(...days)).status).toBe(400);
});
