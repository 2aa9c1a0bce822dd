import { randomUUID } from 'node:crypto';
import { smallCatalogue } from '@shop/testing';
import { drainOutbox, orderOf } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { visitor, type Visitor } from '../../accounts/routes/visitor.test-utils.ts';
import { act, CARE_SETTINGS, REASON, recordsOf, signedIn } from '../colleagues.test-utils.ts';

const SHOP = 'http://shop.test';

const shop = shopOfFile({
  catalogue: smallCatalogue({ stock: 50 }),
  settings: {
    publicOrigin: SHOP,
    ...CARE_SETTINGS,
  },
});
let [reader, agent, supervisor, secondSupervisor] = [] as unknown as [Visitor, Visitor, Visitor, Visitor];

beforeAll(async () => {
  [reader, agent] = [await colleague('ines+reader'), await colleague('bert+agent')];
  [supervisor, secondSupervisor] = [await colleague('lena+supervisor'), await colleague('karl+supervisor')];
}, 60_000);

const colleague = (name: string) => signedIn(visitor(shop.app, SHOP), name);

async function soldCard(recipientEmail = 'luc@example.com', amount = 5_000): Promise<string> {
  const items = { giftCardItem: { amount, recipientEmail } };
  const { opened } = await shop.checkout.sell(orderOf(items, amount));
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  return opened.orderUUID as string;
}
const story = async (uuid: string, who = reader) => (await who.post(`/care-gateway/orders/${uuid}/story`, REASON)).body;
const records = (uuid: string) => recordsOf(shop.db, uuid);
const lastDay = (uuid: string, day: string) =>
  shop.db.updateTable('gift_voucher').set({ expires_on: day }).where('order_uuid', '=', uuid).execute();

describe('extending a gift for a customer', () => {
  test('an agent extends by the holder’s rule, once per key, and who, when and why is written down; a reader does not', async () => {
    const uuid = await soldCard();
    await lastDay(uuid, '2030-05-18');
    const { gifts } = await story(uuid);
    expect(gifts).toMatchObject([{ number: 1, state: 'expired', extension: { until: '2030-09-01' } }]);
    expect(JSON.stringify(gifts)).not.toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/);
    const body = { until: '2030-09-01', goodwill: false };
    expect(await act(reader, `${uuid}/gifts/1/extension`, body)).toMatchObject({ status: 403, body: { code: 'ROLE_NEEDED' } });
    const key = randomUUID();
    for (let press = 0; press < 2; press++)
      expect(await act(agent, `${uuid}/gifts/1/extension`, { ...body, key })).toEqual({ status: 200, body: { expiresOn: '2030-09-01' } });
    expect(await records(uuid)).toMatchObject([
      {
        colleague: 'bert+agent@shop.example',
        action: 'extendGift',
        reason: 'Call 4711',
        detail: { from: '2030-05-18', until: '2030-09-01' },
      },
    ]);
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].map(({ to }) => to.address).toSorted()).toEqual(['luc@example.com', 'marie.durand@example.com']);
    expect((await story(uuid)).events).toContainEqual(expect.objectContaining({ kind: 'gift', what: 'extended' }));
  });

  test('beyond the rule only a supervisor extends, once, and never what does not exist', async () => {
    const uuid = await soldCard();
    await lastDay(uuid, '2030-02-01');
    expect((await story(uuid)).gifts).toMatchObject([{ goodwill: { until: '2030-09-01' } }]);
    const body = { until: '2030-09-01', goodwill: true };
    expect(await act(agent, `${uuid}/gifts/1/extension`, { ...body, goodwill: false })).toMatchObject({ body: { code: 'GIFT_EXPIRED' } });
    expect(await act(agent, `${uuid}/gifts/1/extension`, body)).toMatchObject({ status: 403, body: { code: 'ROLE_NEEDED' } });
    expect(await act(supervisor, `${uuid}/gifts/2/extension`, body)).toMatchObject({ status: 404 });
    expect(await act(supervisor, `${uuid}/gifts/1/extension`, body)).toMatchObject({ status: 200, body: { expiresOn: '2030-09-01' } });
    expect(await act(supervisor, `${uuid}/gifts/1/extension`, { ...body, until: '2030-12-01' })).toMatchObject({
      status: 409,
      body: { code: 'GIFT_EXTENDED' },
    });
    expect((await story(uuid)).gifts[0]).not.toHaveProperty('goodwill');
    expect(await records(uuid)).toMatchObject([{ colleague: 'lena+supervisor@shop.example', action: 'extendGiftByGoodwill' }]);
  });
});

describe('correcting a recipient for a buyer', () => {
  test('an agent corrects by the buyer’s rule: a new code goes to the right address, and the audit log names no address', async () => {
    const uuid = await soldCard('wrong@example.com');
    const { deliveries } = await story(uuid);
    const path = `${uuid}/gift-deliveries/${deliveries[0].id}/address`;
    const body = { recipientEmail: 'right@example.com' };
    expect(await act(reader, path, body)).toMatchObject({ status: 403, body: { code: 'ROLE_NEEDED' } });
    const key = randomUUID();
    for (let press = 0; press < 2; press++)
      expect(await act(agent, path, { ...body, key })).toEqual({ status: 200, body: { corrected: true } });
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].filter(({ to }) => to.address === 'right@example.com')).toHaveLength(1);
    const written = await records(uuid);
    expect(written).toMatchObject([{ colleague: 'bert+agent@shop.example', action: 'correctRecipient', reason: 'Call 4711' }]);
    expect(JSON.stringify(written)).not.toContain('right@');
    expect((await story(uuid)).deliveries).toMatchObject([{ state: 'sent', recipientEmail: 'right@example.com' }]);
  });

  test('sends it once more where its buyer has tried too often', async () => {
    const uuid = await soldCard('wrong@example.com');
    const [delivery] = (await story(uuid)).deliveries;
    const sent = { kind: 'bounced', at: shop.time.now, order_uuid: uuid, detail: JSON.stringify({ deliveryId: delivery.id }) } as const;
    await shop.db
      .insertInto('gift_event')
      .values(Array.from({ length: 5 }, () => sent))
      .execute();
    const recipientEmail = 'right@example.com';
    const byBuyer = await shop.checkout.post(`/gateway/orders/${uuid}/gift-deliveries/${delivery.id}/address`, { recipientEmail });
    expect(byBuyer).toMatchObject({ status: 409, body: { code: 'GIFT_SENT_TOO_OFTEN' } });
    expect(await act(agent, `${uuid}/gift-deliveries/${delivery.id}/address`, { recipientEmail })).toMatchObject({ status: 200 });
  });

  test('what was spent from is not sent elsewhere, as for its buyer', async () => {
    const uuid = await soldCard();
    await shop.db.updateTable('gift_voucher').set({ remaining_cents: 100 }).where('order_uuid', '=', uuid).execute();
    const { deliveries } = await story(uuid);
    const path = `${uuid}/gift-deliveries/${deliveries[0].id}/address`;
    expect(await act(agent, path, { recipientEmail: 'right@example.com' })).toMatchObject({ status: 409, body: { code: 'GIFT_REDEEMED' } });
    expect(await records(uuid)).toEqual([]);
  });
});

describe('correcting the recipient of a gift above the limit of refunds', () => {
  const RIGHT = { recipientEmail: 'right@example.com' };
  const addressOf = async (uuid: string) => `${uuid}/gift-deliveries/${(await story(uuid)).deliveries[0].id}/address`;
  const recipientOf = async (uuid: string) => (await story(uuid)).deliveries[0].recipientEmail;

  test('an agent alone sends it nowhere: it leaves once a supervisor enters the same address', async () => {
    const uuid = await soldCard('wrong@example.com', 10_100);
    const path = await addressOf(uuid);
    for (let press = 0; press < 2; press++) expect(await act(agent, path, RIGHT)).toEqual({ status: 200, body: { corrected: false } });
    await drainOutbox(shop.outbox);
    expect([await recipientOf(uuid), shop.mails.size]).toEqual(['wrong@example.com', 0]);
    expect((await story(uuid)).events).toContainEqual(
      expect.objectContaining({ kind: 'gift', what: 'recipientRequested', colleague: 'bert+agent@shop.example' }),
    );
    const other = { recipientEmail: 'other@example.com' };
    expect((await act(supervisor, path, other)).body).toEqual({ corrected: false });
    expect((await act(supervisor, path, { recipientEmail: 'Right@example.com' })).body).toEqual({ corrected: true });
    expect(await recipientOf(uuid)).toBe('Right@example.com');
    await drainOutbox(shop.outbox);
    expect((await act(secondSupervisor, path, other)).body).toEqual({ corrected: false });
  });

  test('a request counts no more once the buyer has chosen another address: the next one is a new request', async () => {
    const uuid = await soldCard('wrong@example.com', 10_100);
    const path = await addressOf(uuid);
    expect((await act(agent, path, RIGHT)).body).toEqual({ corrected: false });
    const chosen = { recipientEmail: 'chosen@example.com' };
    expect((await shop.checkout.post(`/gateway/orders/${path}`, chosen)).status).toBe(200);
    await drainOutbox(shop.outbox);
    const nowPath = await addressOf(uuid);
    expect((await act(supervisor, nowPath, RIGHT)).body).toEqual({ corrected: false });
    expect(await recipientOf(uuid)).toBe('chosen@example.com');
    expect((await act(secondSupervisor, nowPath, RIGHT)).body).toEqual({ corrected: true });
    expect(await recipientOf(uuid)).toBe('right@example.com');
  });

  test('a request is pending apart from the audit log, and ends once customer care sends the gift', async () => {
    const uuid = await soldCard('wrong@example.com', 10_100);
    const path = await addressOf(uuid);
    const corrections = () =>
      shop.db.selectFrom('care_correction').select(['status', 'colleague']).where('purchase_uuid', '=', uuid).orderBy('id').execute();
    await act(agent, path, RIGHT);
    await act(supervisor, path, { recipientEmail: 'other@example.com' });
    const [requested, other] = [{ colleague: 'bert+agent@shop.example' }, { colleague: 'lena+supervisor@shop.example' }];
    expect(await corrections()).toEqual([
      { ...requested, status: 'waiting' },
      { ...other, status: 'waiting' },
    ]);
    await act(supervisor, path, RIGHT);
    expect(await corrections()).toEqual([
      { ...requested, status: 'ended' },
      { ...other, status: 'ended' },
    ]);
  });

  test('a supervisor needs another supervisor, as for a refund', async () => {
    const uuid = await soldCard('wrong@example.com', 10_100);
    const path = await addressOf(uuid);
    for (const who of [supervisor, supervisor, agent]) expect((await act(who, path, RIGHT)).body).toEqual({ corrected: false });
    expect((await act(secondSupervisor, path, RIGHT)).body).toEqual({ corrected: true });
  });

  test('a gift worth the limit, or one that goes to its own address again, needs nobody else', async () => {
    const uuid = await soldCard('wrong@example.com', 10_000);
    expect((await act(agent, await addressOf(uuid), RIGHT)).body).toEqual({ corrected: true });
    const larger = await soldCard('luc@example.com', 10_100);
    expect((await act(agent, await addressOf(larger), { recipientEmail: 'LUC@example.com' })).body).toEqual({ corrected: true });
  });

  test('several gifts of an order are one amount', async () => {
    const recipients = ['one@example.com', 'two@example.com'].map((recipientEmail) => ({ recipientEmail }));
    const items = { giftCardItem: { amount: 6_000, quantity: 2, recipients } };
    const { opened } = await shop.checkout.sell(orderOf(items, 12_000));
    await drainOutbox(shop.outbox);
    const uuid = opened.orderUUID as string;
    const [first, second] = (await story(uuid)).deliveries.map(({ id }: { id: string }) => `${uuid}/gift-deliveries/${id}/address`);
    expect((await act(agent, first, RIGHT)).body).toEqual({ corrected: true });
    expect((await act(agent, first, { recipientEmail: 'again@example.com' })).body).toEqual({ corrected: true });
    expect((await act(agent, second, RIGHT)).body).toEqual({ corrected: false });
  });

  test('the buyer gets a mail with the new address masked, and the audit log holds keyed hashes of both', async () => {
    const uuid = await soldCard('wrong@example.com');
    await act(agent, await addressOf(uuid), RIGHT);
    await drainOutbox(shop.outbox);
    const [mail, ...others] = [...shop.mails.values()].filter(({ to }) => to.address === 'marie.durand@example.com');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^L’adresse de votre cadeau a été modifiée, commande \d{8}$/) });
    expect(mail!.text).toContain('r•••@example.com');
    expect(mail!.text + mail!.html).not.toContain('right@');
    const detail = (await records(uuid))[0]!.detail as Record<string, string>;
    expect([detail.from, detail.to]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(detail.from).not.toBe(detail.to);
    const back = { recipientEmail: 'Wrong@example.com' };
    await act(agent, await addressOf(uuid), back);
    expect(await records(uuid)).toMatchObject([{}, { detail: { from: detail.to, to: detail.from } }]);
  });
});

test('the mail of a gift that was lost goes to its recipient again, under the same code', async () => {
  const uuid = await soldCard('luc@example.com');
  const code = () =>
    shop.db.selectFrom('gift_voucher').select(['code', 'current_code', 'expires_on']).where('order_uuid', '=', uuid).execute();
  const before = await code();
  const { events } = await story(uuid);
  const { mailId } = events.find(({ what }: { what?: string }) => what === 'voucherMail');
  expect(await act(agent, `${uuid}/mails`, { mail: 'voucherMail', mailId })).toMatchObject({ status: 200 });
  await drainOutbox(shop.outbox);
  expect([...shop.mails.values()].map(({ to }) => to.address)).toEqual(['luc@example.com']);
  expect(await code()).toEqual(before);
  expect((await story(uuid)).deliveries).toMatchObject([{ state: 'sent' }]);
});
