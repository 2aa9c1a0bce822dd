import { drainOutbox, orderCookie, orderOf } from '../../testing/checkout-client.ts';
import { giverWords } from '../../documents/facts/voucher-facts.ts';
import { readOrderDetails } from '../../documents/order-details.ts';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
beforeEach(() => {
  shop.time.now = new Date('2030-06-01T10:00:00Z');
  shop.mails.clear();
});
afterAll(() => shop?.close());

const [LUC, ZOE, ANN] = ['luc@example.com', 'zoe@example.com', 'ann@example.com'];
const PRICE = 14_900;
const box = (change: object) => ({ boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: 'Joyeux Noël' }, ...change } });
const to = (...addresses: string[]) => ({
  quantity: addresses.length,
  recipients: addresses.map((recipientEmail) => ({ recipientEmail })),
});
const textsTo = (address: string) => [...shop.mails.values()].filter((mail) => mail.to.address === address).map(({ text }) => text);
const drain = () => drainOutbox(shop.outbox);

async function given(change: { readonly quantity: number }) {
  const { opened } = await shop.checkout.sell(orderOf(box(change), PRICE * change.quantity));
  await drain();
  return opened.orderUUID as string;
}

/** Codes of an order by who gets them. */
async function codesOf(uuid: string): Promise<Record<string, string[]>> {
  const rows = await shop.db
    .selectFrom('gift_voucher')
    .select(['code', 'current_code', 'recipient_email'])
    .where('order_uuid', '=', uuid)
    .execute();
  return Object.fromEntries(
    [LUC, ZOE, ANN].map((address) => [
      address,
      rows.filter((row) => row.recipient_email?.toLowerCase() === address).map((row) => row.current_code ?? row.code),
    ]),
  );
}

async function deliveryTo(
  uuid: string,
  address: string,
): Promise<{ readonly id: string; readonly state: string; readonly recipientName?: string }> {
  const { deliveries } = (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;
  return deliveries.find(({ recipientEmail }: { recipientEmail: string }) => recipientEmail === address);
}

const post = async (uuid: string, path: string, payload: object) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: `/gateway/orders/${uuid}/gift-deliveries/${path}`,
      payload,
      headers: { 'idempotency-key': crypto.randomUUID(), ...orderCookie(`/gateway/orders/${uuid}`) },
    })
  ).statusCode;

test('three pieces for two recipients leave in two mails, each with its own codes alone', async () => {
  const uuid = await given(to(LUC, ZOE, 'Luc@Example.com'));
  const codes = await codesOf(uuid);
  expect([codes[LUC]?.length, codes[ZOE]?.length]).toEqual([2, 1]);
  const [luc, zoe] = [textsTo(LUC), textsTo(ZOE)];
  expect([luc.length, zoe.length]).toEqual([1, 1]);
  for (const code of codes[LUC]!) expect([luc[0]!.includes(code), zoe[0]!.includes(code)]).toEqual([true, false]);
  expect([zoe[0]!.includes(codes[ZOE]![0]!), luc[0]!.includes(codes[ZOE]![0]!)]).toEqual([true, false]);
  expect(zoe[0]).toContain('Joyeux Noël');
});

test('a recipient with words of their own gets those, in a mail of their own, and the order says which code is theirs', async () => {
  const recipients = [{ recipientEmail: LUC }, { recipientEmail: ZOE, message: ' Bravo Zoé ' }, { recipientEmail: ZOE, message: '  ' }];
  const uuid = await given({ quantity: 3, ...{ recipients } });
  expect(textsTo(LUC)).toEqual([expect.stringContaining('Joyeux Noël')]);
  const [bravo, merry] = [...textsTo(ZOE)].sort((one) => (one.includes('Bravo Zoé') ? -1 : 1));
  expect([bravo, merry].map((text) => [text?.includes('Bravo Zoé'), text?.includes('Joyeux Noël')])).toEqual([
    [true, false],
    [false, true],
  ]);
  const { deliveries, vouchers } = (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;
  expect(deliveries).toHaveLength(3);
  for (const { id, message } of deliveries) {
    const [own, ...others] = vouchers.filter(({ deliveryId }: { deliveryId: string }) => deliveryId === id);
    expect(others).toEqual([]);
    if (message === 'Bravo Zoé') expect(bravo).toContain(own.code);
  }
});

test('words that are changed for one recipient are printed on their piece alone', async () => {
  // Later than any other test of this file goes.
  const sendAt = { day: '2031-05-20', time: '08:00', timeZone: 'Europe/Paris' };
  const uuid = await given({ ...to(LUC, ZOE), ...{ sendAt } });
  const { id } = await deliveryTo(uuid, ZOE);
  const answer = await shop.app.inject({
    ...{ method: 'PATCH', url: `/gateway/orders/${uuid}/gift-deliveries/${id}`, payload: { message: 'Pour toi seule' } },
    headers: { 'idempotency-key': crypto.randomUUID(), ...orderCookie(`/gateway/orders/${uuid}`) },
  });
  expect(answer.statusCode).toBe(200);
  const printed = (await readOrderDetails(shop.db, uuid))!;
  const words = printed.vouchers.map((voucher) => giverWords(printed, voucher).message);
  expect(words).toEqual([expect.stringContaining('Joyeux Noël'), expect.stringContaining('Pour toi seule')]);
  expect(printed.gift?.message).toBe('Joyeux Noël');
});

test('codes and mails of an order stand in the order of its pieces', async () => {
  const uuid = await given({ quantity: 8, ...{ recipients: [...'hgfedcba'].map((name) => ({ recipientEmail: `${name}@example.com` })) } });
  const { deliveries, vouchers } = (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;
  expect(deliveries.map(({ recipientEmail }: { recipientEmail: string }) => recipientEmail[0]).join('')).toBe('hgfedcba');
  expect(vouchers.map(({ deliveryId }: { deliveryId: string }) => deliveryId)).toEqual(deliveries.map(({ id }: { id: string }) => id));
});

test('a recipient with a time of their own gets the gift at that, and has the whole of its validity from then on', async () => {
  const onDay = (day: string) => ({ sendAt: { day, time: '08:00', timeZone: 'Europe/Paris' } });
  const recipients = [{ recipientEmail: LUC }, { recipientEmail: ZOE, ...onDay('2030-12-24') }, { recipientEmail: ZOE }];
  const uuid = await given({ quantity: 3, ...{ recipients, ...onDay('2030-07-14') } });
  expect([textsTo(LUC).length, textsTo(ZOE).length]).toEqual([0, 0]);
  shop.time.now = new Date('2030-07-14T06:00:00Z');
  await drain();
  expect([textsTo(LUC).length, textsTo(ZOE).length]).toEqual([1, 1]);
  shop.time.now = new Date('2030-12-24T06:59:00Z');
  await drain();
  expect(textsTo(ZOE)).toHaveLength(1);
  shop.time.now = new Date('2030-12-24T07:00:00Z');
  await drain();
  expect(textsTo(ZOE)).toHaveLength(2);
  const { vouchers } = (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;
  const lastDays = vouchers.map(({ expiresOn }: { expiresOn: string }) => expiresOn).sort();
  expect(lastDays[0]).toBe(lastDays[1]);
  expect(lastDays[2]).toMatch(/-12-24$/);
});

test('the mail of a recipient with a name greets by it, and its buyer reads whose mail it is', async () => {
  const uuid = await given({ quantity: 2, ...{ recipients: [{ recipientEmail: LUC, firstName: ' Luc ' }, { recipientEmail: ZOE }] } });
  const greetings = [textsTo(LUC), textsTo(ZOE)].map(([text]) => text!.split('\n').find((line) => line.startsWith('Bonjour')));
  expect(greetings).toEqual(['Bonjour Luc,', 'Bonjour,']);
  expect([await deliveryTo(uuid, LUC), await deliveryTo(uuid, ZOE)].map(({ recipientName }) => recipientName)).toEqual(['Luc', undefined]);
});

test('the only recipient of a gift may be named with words and a time as well', async () => {
  const sendAt = { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' };
  await given({ quantity: 1, ...{ recipients: [{ recipientEmail: LUC, message: 'Bravo Luc', sendAt }] } });
  expect(textsTo(LUC)).toEqual([]);
  shop.time.now = new Date('2030-12-24T07:00:00Z');
  await drain();
  expect(textsTo(LUC)[0]).toContain('Bravo Luc');
});

test('each mail is moved, sent and corrected by itself: the codes of the others stay', async () => {
  const uuid = await given({ ...to(LUC, ZOE), ...{ sendAt: { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' } } });
  expect([textsTo(LUC), textsTo(ZOE)]).toEqual([[], []]);
  expect(await post(uuid, `${(await deliveryTo(uuid, ZOE)).id}/sending`, {})).toBe(200);
  await drain();
  expect([textsTo(LUC).length, textsTo(ZOE).length]).toEqual([0, 1]);
  const before = await codesOf(uuid);
  expect(await post(uuid, `${(await deliveryTo(uuid, ZOE)).id}/address`, { recipientEmail: ANN })).toBe(200);
  await drain();
  const after = await codesOf(uuid);
  expect([after[LUC], after[ZOE], textsTo(LUC)]).toEqual([before[LUC], [], []]);
  expect(after[ANN]).not.toEqual(before[ZOE]);
  expect(textsTo(ANN)[0]).toContain(after[ANN]![0]);
  shop.time.now = new Date('2030-12-24T07:00:00Z');
  await drain();
  expect(textsTo(LUC)[0]).toContain(after[LUC]![0]);
});

test('each mail of a gift for ten is sent five times at most, whatever becomes of the others', async () => {
  const uuid = await given(to(LUC, ...Array.from({ length: 9 }, (_, number) => `guest-${number}@example.com`)));
  const { id } = await deliveryTo(uuid, LUC);
  const answers: number[] = [];
  for (const address of ['a', 'b', 'c', 'd', 'e']) {
    answers.push(await post(uuid, `${id}/address`, { recipientEmail: `${address}@example.com` }));
    await drain();
  }
  expect(answers).toEqual([200, 200, 200, 200, 409]);
  const others = [0, 1, 2, 3, 4].map((number) => `guest-${number}@example.com`);
  for (const address of others)
    expect(await post(uuid, `${(await deliveryTo(uuid, address)).id}/address`, { recipientEmail: `new-${address}` })).toBe(200);
});

test.each([
  ['more recipients than pieces', { ...to(LUC, ZOE), quantity: 1 }, 'items.boxItem.recipients'],
  ['fewer recipients than pieces', { ...to(LUC), quantity: 2 }, 'items.boxItem.recipients'],
  ['both ways of naming them', { ...to(LUC, ZOE), recipientEmail: ANN }, 'items.boxItem.recipients'],
  [
    'a time of one that has passed',
    { quantity: 1, recipients: [{ recipientEmail: LUC, sendAt: { day: '2030-05-31', time: '08:00', timeZone: 'Europe/Paris' } }] },
    'items.boxItem.recipients.0.sendAt.day',
  ],
  ['a name of digits', { quantity: 1, recipients: [{ recipientEmail: LUC, firstName: 'L0c' }] }, 'items.boxItem.recipients.0.firstName'],
  ['an address that is none', to(LUC, 'zoe@'), 'items.boxItem.recipients.1.recipientEmail'],
])('%s: the refusal names the field', async (_, change, field) => {
  const { status, body } = await shop.price(box(change));
  expect([status, body.field]).toEqual([400, field]);
});
