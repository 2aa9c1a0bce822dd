import { BUYER, drainOutbox, orderOf } from '../../testing/checkout-client.ts';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';

let shop: FullShop;
let visitors = 0;

beforeAll(async () => {
  shop = await openFullShop();
});
beforeEach(async () => {
  shop.time.now = BOUGHT;
  await drainOutbox(shop.outbox);
  shop.mails.clear();
});
afterAll(() => shop?.close());

const BOUGHT = new Date('2030-06-01T10:00:00Z');
const MARIE = BUYER.email.email;

/** Each report comes from a network address that no other report has, unless one is named. */
async function report(body: object, remoteAddress = `10.1.0.${visitors++}`) {
  const { statusCode, body: text } = await shop.app.inject({
    ...{ method: 'POST', url: '/gateway/lost-gift-codes?locale=fr_FR', remoteAddress, payload: body },
  });
  await drainOutbox(shop.outbox);
  return { status: statusCode, body: JSON.parse(text) };
}
const mailsTo = (address: string) => [...shop.mails.values()].filter(({ to }) => to.address === address);

async function soldBox(recipientEmail: string, change: object = {}) {
  const items = { boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: '' }, recipientEmail, ...change } };
  const { opened } = await shop.checkout.sell(orderOf(items, 14_900));
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  const { body } = await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`);
  return { code: body.vouchers[0].code as string, number: body.bookingNumber as string, uuid: opened.orderUUID as string };
}

test('a holder who has lost a code gets it again where its mail went, and the order narrows what is sent', async () => {
  const [first, second] = [await soldBox('anna@example.com'), await soldBox('anna@example.com')];
  await report({ email: 'Anna@Example.com' });
  expect(mailsTo('anna@example.com')[0]?.text).toContain(first.code);
  expect(mailsTo('anna@example.com')[0]?.text).toContain(second.code);
  shop.mails.clear();
  await report({ email: MARIE, bookingNumber: ` ${first.number} ` });
  expect(mailsTo(MARIE)[0]?.text).toContain(first.code);
  expect(mailsTo(MARIE)[0]?.text).not.toContain(second.code);
  expect([...shop.mails.values()]).toHaveLength(1);
});

test('the answer is the same for people who have gifts, have none, or name another’s order: nothing is learnt from it', async () => {
  const { number } = await soldBox('berta@example.com');
  const answers = [
    await report({ email: 'berta@example.com' }),
    await report({ email: 'nobody@example.com' }),
    await report({ email: 'nobody@example.com', bookingNumber: number }),
  ];
  expect(answers).toEqual(Array(3).fill({ status: 202, body: { status: 'CHECK_YOUR_MAIL' } }));
  expect([...shop.mails.values()].map(({ to }) => to.address)).toEqual(['berta@example.com']);
});

test('a holder whose account has changed its address gets codes at the new one, and nobody at the old one', async () => {
  const { code } = await soldBox('dora@example.com');
  const account = { id: crypto.randomUUID(), email: 'dora.new@example.com', password_hash: '-', first_name: 'Dora', last_name: 'Petit' };
  await shop.db
    .insertInto('account')
    .values({ ...account, locale: 'fr_FR', email_verified_at: BOUGHT, created_at: BOUGHT, last_seen_at: BOUGHT } as never)
    .execute();
  await shop.db.updateTable('gift_voucher').set({ recipient_account_id: account.id }).where('code', '=', code).execute();
  await report({ email: 'dora@example.com' });
  expect([...shop.mails.values()]).toEqual([]);
  await report({ email: 'Dora.New@example.com' });
  expect(mailsTo('dora.new@example.com').concat(mailsTo('Dora.New@example.com'))[0]?.text).toContain(code);
});

test('a surprise that is still to be sent is mailed to nobody but its buyer', async () => {
  const { code, number } = await soldBox('carla@example.com', { sendAt: { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' } });
  await report({ email: 'carla@example.com' });
  expect(mailsTo('carla@example.com')).toEqual([]);
  await report({ email: MARIE, bookingNumber: number });
  expect(mailsTo(MARIE)[0]?.text).toContain(code);
});

test('what is spent or too old is not mailed; what can still be extended is, and says until when', async () => {
  const [spent, late, lost] = [await soldBox('dora@example.com'), await soldBox('dora@example.com'), await soldBox('dora@example.com')];
  const change = (code: string, values: object) => shop.db.updateTable('gift_voucher').set(values).where('code', '=', code).execute();
  await change(spent.code, { status: 'used', remaining_cents: 0 });
  await change(late.code, { expires_on: '2030-05-01' });
  await change(lost.code, { expires_on: '2030-02-01' });
  await report({ email: 'dora@example.com' });
  const [mail] = mailsTo('dora@example.com');
  expect(mail?.text).toContain(late.code);
  expect(mail?.text).toContain('jusqu’au jeudi 1er août 2030');
  expect(mail?.text).not.toContain(spent.code);
  expect(mail?.text).not.toContain(lost.code);
});

test('a code that was given to another address is mailed to its new one alone', async () => {
  const { uuid, code } = await soldBox('wrong@example.com');
  const { body } = await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`);
  await shop.checkout.post(`/gateway/orders/${uuid}/gift-deliveries/${body.deliveries[0].id}/address`, {
    recipientEmail: 'right@example.com',
  });
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  await report({ email: 'wrong@example.com' });
  await report({ email: 'right@example.com' });
  expect(mailsTo('wrong@example.com')).toEqual([]);
  expect(mailsTo('right@example.com')).toHaveLength(1);
  expect(mailsTo('right@example.com')[0]?.text).not.toContain(code);
});

test('nobody is flooded: three mails in an hour, and the answers go on as before; ten reports from one place', async () => {
  await soldBox('emma@example.com');
  for (let time = 0; time < 5; time++) expect((await report({ email: 'emma@example.com' })).status).toBe(202);
  expect(mailsTo('emma@example.com')).toHaveLength(3);
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) statuses.push((await report({ email: `guess${time}@example.com` }, '203.0.113.9')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
});

test('the report is written down with the gift, and the outbox forgets who asked', async () => {
  const { code } = await soldBox('flora@example.com');
  await report({ email: 'flora@example.com' });
  const events = await shop.db.selectFrom('gift_event').select('kind').where('code', '=', code).execute();
  expect(events).toEqual([{ kind: 'codeReported' }]);
  const { payload } = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'accountMail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(payload).toEqual({ mail: 'sent' });
});

test('what is no address is refused by its field', async () => {
  expect(await report({ email: 'anna' })).toMatchObject({ status: 400, body: { field: 'email' } });
});
