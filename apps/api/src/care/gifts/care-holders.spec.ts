import { randomUUID } from 'node:crypto';
import { NADIA, openTransfers, type Transfers } from '../../gifts/transfer/transfers.test-utils.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { act, REASON, recordsOf } from '../colleagues.test-utils.ts';

let shop: Transfers;

beforeAll(async () => {
  shop = await openTransfers();
});
beforeEach(() => shop.beginAgain());
afterAll(() => shop?.close());

const TYPO = 'nadia@exmaple.com';
const RIGHT = { givenTo: TYPO, firstName: 'Nadège', email: 'nadege@example.com' };

/** A box that Luc gave on to an address that he mistyped, and its code there. */
async function mistyped() {
  const sold = await shop.soldBox();
  await shop.post('/gateway/gift-transfers?locale=nl_BE', { code: sold.code, ...NADIA, email: TYPO, fromName: 'Luc', message: 'Voor jou' });
  await drainOutbox(shop.outbox);
  return { ...sold, strangersCode: shop.mailedCode(TYPO) };
}

/** What a colleague of a role sends for the first gift of an order. */
const correct = async (uuid: string, change: object = {}, { role = 'agent', key = randomUUID() } = {}) =>
  act(await shop.colleague(role), `${uuid}/gifts/1/holder`, { ...RIGHT, ...change, key });
const records = (uuid: string) => recordsOf(shop.db, uuid);
const story = async (uuid: string) => (await (await shop.colleague('reader')).post(`/care-gateway/orders/${uuid}/story`, REASON)).body;

describe('correcting whom a gift was given on to', () => {
  test('an agent sends it to the right address under a new code, once per key, with the words it was given with and in their language', async () => {
    const { uuid, strangersCode } = await mistyped();
    const key = randomUUID();
    for (let press = 0; press < 2; press++) expect(await correct(uuid, {}, { key })).toEqual({ status: 200, body: { corrected: true } });
    await drainOutbox(shop.outbox);
    expect((await shop.open(strangersCode)).status).toBe(404);
    const [mail, ...others] = shop.mailsTo(RIGHT.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Luc geeft je een cadeau');
    for (const part of ['Dag Nadège', 'Voor jou']) expect(mail!.text).toContain(part);
    expect((await shop.open(shop.mailedCode(RIGHT.email))).body).toMatchObject({
      status: 'active',
      remaining: 14_900,
      expiresOn: '2031-06-01',
    });
    expect(shop.mailsTo(TYPO)).toHaveLength(1);
  });

  test('who did it and why is written down, with no address and no code; the story says it', async () => {
    const { uuid, code } = await mistyped();
    await correct(uuid);
    const written = await records(uuid);
    expect(written).toMatchObject([{ colleague: 'lena+agent@shop.example', reason: 'Call 4711' }]);
    expect(JSON.stringify(written)).not.toMatch(/exmaple|nadege|[A-Z0-9]{4}-[A-Z0-9]{4}/);
    expect(await shop.eventsOf(code)).toEqual([
      { kind: 'transferred', detail: { locale: 'nl_BE' } },
      { kind: 'holderCorrected', detail: { locale: 'nl_BE' } },
    ]);
    const read = await story(uuid);
    expect(read.events).toContainEqual(expect.objectContaining({ kind: 'gift', what: 'holderCorrected' }));
    expect(read.gifts).toMatchObject([{ givenOn: { correctable: true } }]);
    expect(JSON.stringify(read)).not.toMatch(/exmaple|nadege/i);
  });

  test('the buyer, who does not know the address it was given to, is refused: the code stays valid and nothing is recorded', async () => {
    const { uuid, strangersCode } = await mistyped();
    expect(await correct(uuid, { givenTo: 'luc@example.com' })).toMatchObject({ status: 409, body: { code: 'GIFT_HOLDER_UNKNOWN' } });
    expect((await shop.open(strangersCode)).status).toBe(200);
    expect(await records(uuid)).toEqual([]);
    expect((await correct(uuid, { givenTo: ` ${TYPO.toUpperCase()}`.trim() })).status).toBe(200);
  });

  test('above the limit of refunds it leaves once a supervisor enters the same address, for who knows where it went', async () => {
    const { uuid, code, strangersCode } = await mistyped();
    await shop.db.updateTable('gift_voucher').set({ value_cents: 15_000, remaining_cents: 15_000 }).where('code', '=', code).execute();
    expect(await correct(uuid, { givenTo: 'luc@example.com' })).toMatchObject({ body: { code: 'GIFT_HOLDER_UNKNOWN' } });
    for (let press = 0; press < 2; press++) expect(await correct(uuid)).toEqual({ status: 200, body: { corrected: false } });
    expect((await shop.open(strangersCode)).status).toBe(200);
    expect((await story(uuid)).events).toContainEqual(expect.objectContaining({ kind: 'gift', what: 'recipientRequested' }));
    const supervised = (change: object) => correct(uuid, change, { role: 'supervisor' });
    expect((await supervised({ email: 'other@example.com' })).body).toEqual({ corrected: false });
    expect((await supervised({ email: RIGHT.email })).body).toEqual({ corrected: true });
    expect((await shop.open(strangersCode)).status).toBe(404);
    expect(JSON.stringify(await records(uuid))).not.toMatch(/exmaple|nadege|other@/);
  });

  test('a reader corrects nothing, nor does anybody a gift that is with its recipient or is not there', async () => {
    const { uuid } = await mistyped();
    expect(await correct(uuid, {}, { role: 'reader' })).toMatchObject({ status: 403, body: { code: 'ROLE_NEEDED' } });
    const { uuid: notGivenOn } = await shop.soldBox();
    expect(await correct(notGivenOn)).toMatchObject({ status: 409, body: { code: 'GIFT_NOT_TRANSFERRED' } });
    expect((await story(notGivenOn)).gifts[0]).not.toHaveProperty('givenOn');
    expect(await correct(randomUUID())).toMatchObject({ status: 404 });
  });

  test.each([
    ['some of which was used', { remaining_cents: 100 }, 'GIFT_USED'],
    ['that was given back', { status: 'cancelled' }, 'GIFT_CANCELLED'],
    ['on the day after its last', { expires_on: '2030-05-31' }, 'GIFT_EXPIRED'],
  ] as const)('stays where it is what a transfer refuses: a gift %s', async (_name, change, code) => {
    const { uuid, code: gift } = await mistyped();
    await shop.db.updateTable('gift_voucher').set(change).where('code', '=', gift).execute();
    expect(await correct(uuid)).toMatchObject({ status: 409, body: { code } });
    expect((await story(uuid)).gifts).toMatchObject([{ givenOn: { correctable: false } }]);
  });

  test.each([
    ['firstName', { firstName: 'N4dia' }],
    ['email', { email: 'nadege@example' }],
  ] as const)('is refused by its field %s', async (field, change) => {
    const { uuid } = await mistyped();
    expect(await correct(uuid, change)).toMatchObject({ status: 400, body: { field } });
  });

  test('counts as a mail to the new mailbox: the sixth of a day is refused', async () => {
    const { uuid } = await mistyped();
    for (const place of [1, 2, 3, 4, 5]) {
      await shop.giftCard(`CARD-${place}`, 5_000);
      expect((await shop.transfer(`CARD-${place}`, { email: RIGHT.email })).status).toBe(200);
    }
    expect(await correct(uuid)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(await records(uuid)).toEqual([]);
  });
});
