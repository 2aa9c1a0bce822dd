import { drainOutbox } from '../../testing/checkout-client.ts';
import { openAccountShop, OPENING_MS, PASSWORD, type AccountShop } from '../../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

let shop: AccountShop;
beforeAll(async () => void (shop = await openAccountShop()), OPENING_MS);
afterAll(() => shop?.end());
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));

describe('gifts', () => {
  const SOLD = { kind: 'GIFTCARD', label: { fr: 'Carte cadeau', nl: 'Cadeaubon' }, image: 'sea-1' };
  const aGift = async (facts: { email: string; recipient?: string; code: string; expires?: string }) => {
    const uuid = await shop.order({ email: facts.email });
    await shop.db
      .updateTable('purchase')
      .set({ kind: 'gift', gift: JSON.stringify(SOLD), checkin: null, checkout: null, stay_id: null, hotel_id: null, room_id: null })
      .where('uuid', '=', uuid)
      .execute();
    await shop.db
      .insertInto('gift_voucher')
      .values({
        ...{ code: facts.code, kind: 'GIFTCARD', product_code: null, format: 'digital', value_cents: 10_000, remaining_cents: 4_000 },
        ...{ nights: null, adults: 2, status: 'active', expires_on: facts.expires ?? '2031-12-01', locale: 'fr_FR', order_uuid: uuid },
        ...{ affiliate_id: null, from_name: 'Claire', message: 'Bon voyage', recipient_email: facts.recipient ?? null },
      } as never)
      .execute();
    return uuid;
  };

  const changeEmail = async (browser: Visitor, { from, to }: { from: string; to: string }) => {
    await browser.post('/gateway/account/email-changes', { email: to, password: PASSWORD });
    for (const [address, step] of [
      [from, 'approve'],
      [to, 'confirm'],
    ] as const) {
      await drainOutbox(shop.outbox);
      await browser.post(`/gateway/account/email-changes/${step}`, { token: shop.mailedToken(address) });
    }
    expect((await browser.get('/gateway/account/profile')).body.email).toBe(to);
    await drainOutbox(shop.outbox);
  };

  test('say when a centre has redeemed them, to their buyer and to their holder', async () => {
    const [giver, getter] = [await shop.customer('buyer@example.com'), await shop.customer('holder@example.com')];
    await aGift({ email: 'buyer@example.com', recipient: 'holder@example.com', code: 'USED-2345-CDEF' });
    await shop.db.updateTable('gift_voucher').set({ status: 'used', remaining_cents: 0 }).where('code', '=', 'USED-2345-CDEF').execute();
    const redeemed_at = new Date('2030-06-01T08:32:00Z');
    await shop.db
      .insertInto('gift_redemption')
      .values({ code: 'USED-2345-CDEF', centre_id: 8001, request_key: 'press-1', amount_cents: 4_000, redeemed_at })
      .execute();
    const used = expect.objectContaining({ code: 'USED-2345-CDEF', state: 'used', usedAt: '2030-06-01T08:32:00.000Z' });
    expect((await giver.get('/gateway/account/gifts?locale=nl_BE')).body.bought[0].vouchers).toEqual([used]);
    expect((await getter.get('/gateway/account/gifts?locale=nl_BE')).body.received).toEqual([used]);
  });

  test('are for who bought them and for whom they were sent to, each with what concerns them', async () => {
    const [giver, getter] = [await shop.customer('giver@example.com'), await shop.customer('getter@example.com')];
    const uuid = await aGift({ email: 'giver@example.com', recipient: 'Getter@Example.com', code: 'GIFT-2345-CDEF' });
    const gifts = async (browser: Visitor) => (await browser.get('/gateway/account/gifts?locale=nl_BE')).body;
    expect(await gifts(giver)).toEqual({
      bought: [
        expect.objectContaining({
          ...{ orderUUID: uuid, status: 'paid', label: 'Cadeaubon', email: 'giver@example.com', boughtOn: expect.any(String) },
          vouchers: [expect.objectContaining({ code: 'GIFT-2345-CDEF', value: 10_000, state: 'active' })],
        }),
      ],
      received: [],
    });
    expect((await gifts(giver)).bought[0].vouchers[0]).not.toHaveProperty('remaining');
    const expected = { code: 'GIFT-2345-CDEF', kind: 'GIFTCARD', label: 'Cadeaubon', fromName: 'Claire' };
    expect(await gifts(getter)).toEqual({
      bought: [],
      received: [{ ...expected, remaining: 4_000, expiresOn: '2031-12-01', state: 'active' }],
    });
    expect(await gifts(await shop.customer('nobody@example.com'))).toEqual({ bought: [], received: [] });
    expect((await shop.visitor().get('/gateway/account/gifts')).status).toBe(401);
  });

  test('that were given on are their new holder’s, who may give them on in turn; their buyer reads the day, and their former holder nothing', async () => {
    const browsers = await Promise.all(['from@example.com', 'first@example.com', 'next@example.com'].map((email) => shop.customer(email)));
    const [giver, first, next] = browsers as [Visitor, Visitor, Visitor];
    await aGift({ email: 'from@example.com', recipient: 'first@example.com', code: 'PASS-2345-CDEF' });
    await shop.db.updateTable('gift_voucher').set({ remaining_cents: 10_000 }).where('code', '=', 'PASS-2345-CDEF').execute();
    const gifts = async (browser: Visitor) => (await browser.get('/gateway/account/gifts?locale=nl_BE')).body;
    expect((await gifts(first)).received).toEqual([expect.objectContaining({ code: 'PASS-2345-CDEF', isTransferable: true })]);
    const body = { code: 'PASS-2345-CDEF', firstName: 'Nadia', email: 'Next@example.com', fromName: 'Luc' };
    expect((await first.post('/gateway/gift-transfers?locale=nl_BE', body)).status).toBe(200);
    const { current_code: newCode } = await shop.db
      .selectFrom('gift_voucher')
      .select('current_code')
      .where('code', '=', 'PASS-2345-CDEF')
      .executeTakeFirstOrThrow();
    expect((await gifts(next)).received).toEqual([expect.objectContaining({ code: newCode, fromName: 'Luc', isTransferable: true })]);
    expect((await gifts(first)).received).toEqual([]);
    const [bought] = (await gifts(giver)).bought;
    expect(bought.vouchers).toEqual([
      expect.objectContaining({ code: 'PASS-2345-CDEF', state: 'transferred', transferredOn: expect.any(String) }),
    ]);
    expect(bought.vouchers[0]).not.toHaveProperty('extension');
    for (const secret of [newCode!, 'Next@example.com', 'Nadia']) expect(JSON.stringify(bought)).not.toContain(secret);
  });

  test('stay with their holder when the address changes, and reach nobody who has the old one next', async () => {
    const getter = await shop.customer('before@example.com');
    await aGift({ email: 'other@example.com', recipient: 'Before@example.com', code: 'KEPT-2345-CDEF' });
    await changeEmail(getter, { from: 'before@example.com', to: 'after@example.com' });
    const next = await shop.customer('before@example.com');
    await aGift({ email: 'other@example.com', recipient: 'before@example.com', code: 'NEXT-2345-CDEF' });
    const codes = async (browser: Visitor) =>
      (await browser.get('/gateway/account/gifts')).body.received.map(({ code }: { code: string }) => code);
    expect(await codes(getter)).toEqual(['KEPT-2345-CDEF']);
    expect(await codes(next)).toEqual(['NEXT-2345-CDEF']);
  });

  test('that are cards show the picture of every gift card, for they have none of their own', async () => {
    const giver = await shop.customer('pictured@example.com');
    const uuid = await aGift({ email: 'pictured@example.com', code: 'PICT-2345-CDEF' });
    const { image: _none, ...withoutPicture } = SOLD;
    await shop.db
      .updateTable('purchase')
      .set({ gift: JSON.stringify(withoutPicture) })
      .where('uuid', '=', uuid)
      .execute();
    const { bought } = (await giver.get('/gateway/account/gifts')).body;
    expect(bought).toEqual([expect.objectContaining({ imageUrl: '/images/gift-2543210/640_360.webp' })]);
  });

  test('that were not used in time have expired, on the day after their last', async () => {
    const browser = await shop.customer('late@example.com');
    await aGift({ email: 'other@example.com', recipient: 'late@example.com', code: 'LATE-2345-CDEF', expires: '2030-05-31' });
    await aGift({ email: 'other@example.com', recipient: 'late@example.com', code: 'LAST-2345-CDEF', expires: '2030-06-01' });
    const { received } = (await browser.get('/gateway/account/gifts')).body;
    expect(received.map(({ code, state }: { code: string; state: string }) => [code, state])).toEqual([
      ['LATE-2345-CDEF', 'expired'],
      ['LAST-2345-CDEF', 'active'],
    ]);
  });
});
