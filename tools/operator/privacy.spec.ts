import { checkoutClient, orderOf, stayItems, BUYER } from '@shop/api/checkout-client';
import { giftCard } from '@shop/api/gift-card';
import { operatedShop } from './operated-shop.test-utils.ts';

const operated = operatedShop();
const GUEST = 'odette.swann@example.com';

/** A stay that was bought without an account, and is over by the clock of the command. */
async function boughtAsGuest(email: string): Promise<string> {
  const buyer = { ...BUYER, email: { email }, lastName: 'Swann' };
  const { opened } = await checkoutClient(operated.shop.app).sell(orderOf(stayItems(), 12_000, { buyer }));
  const uuid = opened.orderUUID as string;
  const past = { checkin: '2020-06-12', checkout: '2020-06-13' };
  await operated.shop.db.updateTable('purchase').set(past).where('uuid', '=', uuid).execute();
  // What is to be mailed of an order keeps it open.
  await operated.shop.db.deleteFrom('outbox').execute();
  return uuid;
}

const orderOfGuest = (uuid: string) =>
  operated.shop.db
    .selectFrom('purchase')
    .select(['email', 'buyer', 'amount_cents', 'status'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  const gift = giftCard('GUESTGIFT1', 5_000, { from_name: 'Charles', recipient_email: GUEST, recipient_name: 'Odette' });
  await operated.shop.db.insertInto('gift_voucher').values(gift).execute();
});

test('somebody without an account takes along orders, gifts and messages of their address, and nothing of others', async () => {
  await boughtAsGuest('somebody.else@example.com');
  await boughtAsGuest('Odette.Swann@example.com');
  const { code, out } = await operated.command('privacy', 'export', GUEST);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    email: GUEST,
    orders: [{ email: 'Odette.Swann@example.com', buyer: { lastName: 'Swann' }, amountCents: 12_000 }],
    gifts: { received: [{ fromName: 'Charles', recipientName: 'Odette' }] },
    newsletter: [],
    messages: [],
  });
  expect(out).not.toContain('somebody.else');
}, 120_000);

test('an erasure needs --yes; then the orders stay without the person, and so do the gifts', async () => {
  const uuid = await boughtAsGuest(GUEST);
  const before = await operated.command('privacy', 'erase', GUEST);
  expect([before.code, before.out, before.error]).toEqual([1, expect.stringContaining(GUEST), expect.stringContaining('--yes erases it')]);
  expect((await orderOfGuest(uuid)).email).toBe(GUEST);
  const { code, out } = await operated.command('privacy', 'erase', GUEST, '--yes');
  expect([code, out]).toEqual([0, expect.stringMatching(/^Erased: \d orders, 1 gifts.* of odette\.swann@example\.com$/m)]);
  expect(await orderOfGuest(uuid)).toMatchObject({
    email: '',
    buyer: { firstName: '', lastName: '' },
    amount_cents: 12_000,
    status: 'paid',
  });
  const gift = operated.shop.db.selectFrom('gift_voucher').select(['recipient_email', 'status']).where('code', '=', 'GUESTGIFT1');
  expect(await gift.executeTakeFirst()).toEqual({ recipient_email: null, status: 'active' });
  expect(JSON.parse((await operated.command('privacy', 'export', GUEST)).out)).toMatchObject({ orders: [], gifts: { received: [] } });
}, 120_000);

test('nobody is erased before their trip', async () => {
  const uuid = await boughtAsGuest(GUEST);
  await operated.shop.db.updateTable('purchase').set({ checkin: '2099-06-12', checkout: '2099-06-13' }).where('uuid', '=', uuid).execute();
  const { code, error } = await operated.command('privacy', 'erase', GUEST, '--yes');
  expect([code, error]).toEqual([1, expect.stringContaining('a trip is open until 2099-06-13')]);
  expect((await orderOfGuest(uuid)).email).toBe(GUEST);
}, 120_000);

test('an order that is being paid is named as what it is, without a day', async () => {
  const email = 'paying.guest@example.com';
  const uuid = await boughtAsGuest(email);
  await operated.shop.db.updateTable('purchase').set({ status: 'pending' }).where('uuid', '=', uuid).execute();
  const { code, error } = await operated.command('privacy', 'erase', email, '--yes');
  expect([code, error]).toEqual([1, expect.stringMatching(/^\S+: a payment, a mail or a refund of the order is under way$/m)]);
}, 120_000);

test('who has an account is led to its pages, and what is no address is refused', async () => {
  const account = {
    ...{ id: '00000000-0000-4000-8000-00000000aaaa', email: 'marcel@example.com', password_hash: 'x', first_name: 'Marcel' },
    ...{ last_name: 'Proust', locale: 'fr_FR', email_verified_at: operated.shop.time.now, created_at: operated.shop.time.now },
  };
  await operated.shop.db
    .insertInto('account')
    .values(account as never)
    .execute();
  const owner = await operated.command('privacy', 'erase', 'Marcel@example.com', '--yes');
  expect([owner.code, owner.error]).toEqual([1, expect.stringContaining('has an account')]);
  expect((await operated.command('privacy', 'export', 'marcel')).error).toContain('is no e-mail address');
  expect((await operated.command('privacy', 'export', GUEST, '--yes')).code).toBe(2);
}, 120_000);
