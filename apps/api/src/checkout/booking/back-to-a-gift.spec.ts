import { smallCatalogue, storedMonth } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const EMAIL = 'marie.durand@example.com';
const BOUGHT = new Date('2030-06-01T10:00:00Z');
/** The gifts of these tests are good until the end of June; the stays lie in August. */
const LATER = new Date('2030-07-10T10:00:00Z');
const catalogue = smallCatalogue({ stock: 50 });

const shop = shopOfFile({
  catalogue: { ...catalogue, months: [...catalogue.months, storedMonth({ month: '2030-08-01', length: 31, price: 10_000, stock: 50 })] },
});

/** Two nights in August at 240 euros, of which a gift pays as much as it can. */
async function bookedWith(code: string, gift: Parameters<typeof giftCard>[2] & { value: number }) {
  const { value, ...facts } = gift;
  shop.time.now = BOUGHT;
  await shop.db
    .insertInto('gift_voucher')
    .values(giftCard(code, value, { expires_on: '2030-06-30', ...facts }))
    .execute();
  const items = { ...stayItems({ checkin: '2030-08-12', checkout: '2030-08-14' }), giftPaymentItems: [{ serialNumber: code }] };
  const { opened } = await shop.checkout.sell(orderOf(items, 24_000 - value));
  shop.time.now = LATER;
  return opened.orderUUID as string;
}

const giftNow = (code: string) =>
  shop.db.selectFrom('gift_voucher').select(['remaining_cents', 'status', 'expires_on']).where('code', '=', code).executeTakeFirstOrThrow();
const pays = async (code: string) => {
  const items = { ...stayItems({ checkin: '2030-08-20', checkout: '2030-08-21' }), giftPaymentItems: [{ serialNumber: code }] };
  return (await shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items })).body;
};

/** Moves a booking to one night of August; answers what became of the change. */
async function change(uuid: string, { day, expectedDifference }: { day: number; expectedDifference: number }): Promise<string> {
  const { body } = await shop.checkout.post(`/gateway/bookings/${uuid}/modification`, {
    email: EMAIL,
    locale: 'fr_FR',
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: `2030-08-${day}`, checkoutDate: `2030-08-${day + 1}` },
    expectedDifference,
  });
  return body.status as string;
}

test.each([
  ['a gift card', 'CARD-1', { kind: 'GIFTCARD' as const }],
  ['a single voucher', 'VOUCHER-1', { kind: 'SINGLEVOUCHER' as const, product_code: '101' }],
])('%s that has expired when the stay is cancelled gets its share, and three months to spend it', async (_, code, facts) => {
  const uuid = await bookedWith(code, { value: 10_000, ...facts });
  const cancelled = await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund: 19_200 });
  expect(cancelled.body).toEqual({ status: 'cancelled', refund: { total: 19_200, card: 11_200, gifts: 8_000 } });
  expect(await giftNow(code)).toEqual({ remaining_cents: 8_000, status: 'active', expires_on: '2030-10-10' });
  expect(await pays(code)).toMatchObject({ giftcards: [{ serialNumber: code, usedAmount: 8_000 }] });
  await drainOutbox(shop.outbox);
  const mail = [...shop.mails.values()].findLast(({ subject }) => subject.includes('annulée'));
  expect(mail?.text).toContain('pendant trois mois au moins');
});

test('so does one whose booking becomes a cheaper stay; a gift that is good for longer keeps its last day', async () => {
  const uuid = await bookedWith('CARD-2', { value: 24_000 });
  const good = await bookedWith('CARD-3', { value: 24_000, expires_on: '2031-12-01' });
  for (const booking of [uuid, good]) {
    expect(await change(booking, { day: 12, expectedDifference: -12_000 })).toBe('done');
  }
  expect(await giftNow('CARD-2')).toEqual({ remaining_cents: 12_000, status: 'active', expires_on: '2030-10-10' });
  expect(await giftNow('CARD-3')).toEqual({ remaining_cents: 12_000, status: 'active', expires_on: '2031-12-01' });
});

test('what went back by one change is told by its mail, and by that of no later one', async () => {
  const uuid = await bookedWith('CARD-4', { value: 24_000 });
  const mailed = async () => {
    await drainOutbox(shop.outbox);
    return [...shop.mails.values()].findLast(({ subject }) => subject.includes('modifi'))?.text;
  };
  expect(await change(uuid, { day: 12, expectedDifference: -12_000 })).toBe('done');
  expect(await mailed()).toContain('pendant trois mois au moins');
  expect(await change(uuid, { day: 20, expectedDifference: 0 })).toBe('done');
  expect(await mailed()).toContain('20 août 2030');
  expect(await mailed()).not.toContain('pendant trois mois au moins');
});

test('an order that a card alone has paid is told of no gift when it is cancelled', async () => {
  shop.time.now = BOUGHT;
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  await shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/cancellation`, { email: EMAIL, expectedRefund: 9_600 });
  await drainOutbox(shop.outbox);
  const mail = [...shop.mails.values()].findLast(({ subject }) => subject.includes('annulée'));
  expect(mail?.text).toContain('par le moyen de paiement utilisé.');
  expect(mail?.text).not.toContain('cadeau');
});
