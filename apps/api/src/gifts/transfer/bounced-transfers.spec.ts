import { randomUUID } from 'node:crypto';
import { BUYER, orderOf } from '../../testing/checkout-client.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { mailServerShop } from '../delivery/mail-server-shop.test-utils.ts';

const shop = mailServerShop();

beforeEach(() => void shop.server.refusals.set('RCPT TO:<NADIA@', '550 No such user'));

const [LUC, TYPO] = ['luc@example.com', 'Nadia@exmaple.com'];

const code = () =>
  shop.db.selectFrom('gift_voucher').select(['code', 'current_code']).orderBy('created_at', 'desc').executeTakeFirstOrThrow();
const noticesTo = (address: string) =>
  shop.server.taken.filter(({ to, message }) => to.includes(address) && message.includes('gift-transfer-bounced'));
const payloads = async () => JSON.stringify(await shop.db.selectFrom('outbox').select('payload').execute());

async function giveOn(typed: string, email: string) {
  const payload = { code: typed, firstName: 'Nadia', email, fromName: 'Luc' };
  const headers = { 'idempotency-key': randomUUID() };
  const { statusCode } = await shop.app.inject({ method: 'POST', url: '/gateway/gift-transfers?locale=nl_BE', payload, headers });
  expect(statusCode).toBe(200);
}

/** A box that Luc got and gave on, to an address that does not exist. */
async function givenOn() {
  const items = { boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: '' }, recipientEmail: LUC } };
  const { opened } = await shop.checkout.sell(orderOf(items, 14_900));
  await shop.send();
  const { body } = await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`);
  await giveOn(body.vouchers[0].code, TYPO);
  return { number: body.bookingNumber as string, uuid: opened.orderUUID as string };
}

/** The text of a mail as it is read. */
const readable = (message: string) => message.replaceAll(/=\r?\n/g, '');

describe('a gift that was given on to an address that does not exist', () => {
  test('tells its sender, once and in the language of the page: the address as they typed it, the order, and no code', async () => {
    const { number, uuid } = await givenOn();
    await shop.send();
    await shop.send();
    const [notice, ...others] = noticesTo(LUC);
    expect(others).toEqual([]);
    const text = readable(notice!.message);
    for (const part of [TYPO, number, 'klantendienst']) expect(text).toContain(part);
    const { code: first, current_code: current } = await code();
    for (const secret of [first, current!]) expect(text).not.toContain(secret);
    expect(noticesTo(BUYER.email.email)).toEqual([]);
    const events = await shop.db.selectFrom('gift_event').select(['kind', 'detail']).where('code', '=', first).orderBy('id').execute();
    expect(events).toEqual([
      { kind: 'transferred', detail: { locale: 'nl_BE' } },
      { kind: 'bounced', detail: {} },
    ]);
    const { body } = await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`);
    expect(JSON.stringify(body)).not.toContain(TYPO);
  });

  test('is reported once when two processes deliver the same mail at once, and no address stays in the outbox', async () => {
    await givenOn();
    const row = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'giftTransferredMail')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.payload)).toContain(LUC);
    const deliver = () =>
      shop.handlers().giftTransferredMail!(row.payload as Record<string, string>, { id: row.id }).catch(() => undefined);
    await Promise.all([deliver(), deliver()]);
    await shop.send();
    expect(noticesTo(LUC)).toHaveLength(1);
    expect(await payloads()).not.toMatch(/@/);
  });

  test('that was corrected before the mail about it leaves tells nothing that is no longer so', async () => {
    const { uuid } = await givenOn();
    await shop.worker().runOnce();
    const { code: gift } = await code();
    await shop.db
      .transaction()
      .execute((trx) => recordGiftEvent(trx, { kind: 'holderCorrected', at: shop.time.now, orderUUID: uuid, code: gift }));
    await shop.send();
    expect(noticesTo(LUC)).toEqual([]);
    expect(await payloads()).not.toMatch(/@/);
  });

  test('tells nobody where its holder is not known, as of one that was sold elsewhere', async () => {
    await shop.giftCard('ELSEWHERE-2', 5_000);
    await giveOn('ELSEWHERE-2', TYPO);
    await shop.send();
    expect(shop.server.taken).toEqual([]);
    const kinds = await shop.db.selectFrom('gift_event').select('kind').where('code', '=', 'ELSEWHERE-2').orderBy('id').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['transferred', 'bounced']);
  });
});
