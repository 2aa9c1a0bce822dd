import type { OrderItems } from '@shop/contracts';
import type { SoldGift } from '../../orders/sold-product.ts';
import { giftCard } from '../../testing/gift-card.ts';
import type { OpenShop } from '../../testing/open-shop.ts';

const SEND_AT = { day: '2030-12-24', time: '18:00', timeZone: 'Europe/Brussels' };
const TO = { name: 'Bram Claes', addressLine: 'Markt 1', postalCode: '2000', city: 'Antwerpen', country: 'BE' };

const REQUEST: OrderItems = {
  shortStayItem: {
    gift: false,
    reservationCriteria: {
      offerId: '101',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-07-10', checkoutDate: '2030-07-12' },
      activityDaySelections: [{ activityId: 'spa', day: 2 }],
      minisiteId: 7,
    },
    specialRequest: 'Chambre calme pour Marie',
  },
  giftCardItem: { amount: 5_000, quantity: 1, sendAt: SEND_AT, shippingAddress: TO, customization: { fromName: 'Sofie' } },
  insuranceItem: { hasInsurance: true },
  promotionCodeItem: { code: 'JUIN10' },
  giftPaymentItems: [{ serialNumber: 'EXPORTED1' }],
};

const GIFT: SoldGift = {
  ...{ kind: 'GIFTCARD', productCode: null, affiliateId: null, value: 5_000, nights: null, adults: 2, format: 'digital', quantity: 1 },
  ...{ label: { fr: 'Carte cadeau' }, image: undefined, fromName: 'Sofie', message: 'Bisous', recipientEmail: 'bram@example.com' },
  ...{ sendAt: SEND_AT, shippingAddress: TO, extras: ['ribbon'] },
};

const STAY = {
  ...{ stayId: 101, hotelId: 1, roomId: 11, rooms: 1, period: { checkin: '2030-07-11', nights: 2 } },
  ...{ party: { adults: 2, children: 0, babies: 0 }, cancellation: { type: 'NCNR', cancellable: false }, price: 25_000 },
  activityDays: [{ activityId: 'spa', day: 2 }],
};

/** What a customer leaves at the shop without a call of the account: a gift, a passkey, a message, a change, a refund. */
export async function leaveTraces(
  { db, time }: Pick<OpenShop, 'db' | 'time'>,
  { accountId, order, email }: { accountId: string; order: string; email: string },
): Promise<void> {
  const created_at = time.now;
  const purchase = { request: REQUEST, gift: GIFT, invoice: { company: 'Dewaele BV', number: 'FR-2030-000001', day: '2030-06-02' } };
  await db.updateTable('purchase').set(jsonOf(purchase)).where('uuid', '=', order).execute();
  await db.updateTable('newsletter_subscription').set({ consent_text: 'Every Thursday' }).where('email', '=', email).execute();
  const gift = { from_name: 'Sofie', message: 'Bisous', recipient_email: email, recipient_name: 'Bram', order_uuid: order };
  await db
    .insertInto('gift_voucher')
    .values(giftCard('EXPORTED1', 5_000, gift))
    .execute();
  const passkey = {
    ...{ id: '00000000-0000-4000-8000-00000000bbbb', account_id: accountId, credential_id: 'exported', public_key: 'key', sign_count: 0 },
    ...{ transports: '', host: 'shop.test', name: 'Phone', created_at, last_used_at: null },
  };
  await db.insertInto('passkey').values(passkey).execute();
  await db.insertInto('payment_customer').values({ account_id: accountId, provider_account: 'test', customer_id: 'cus_1' }).execute();
  const message = {
    ...{ id: '00000000-0000-4000-8000-00000000cccc', reference: 'ABCD1234', reason: 'other', type: 'Customer', subtype: 'other' },
    ...{ booking_number: '10000001', description: 'Hello', name: 'Sofie', email, phone: '+32470112233', language: 'fr', pos: 'BE' },
    ...{ account_id: accountId, written_for_customer_by: null, created_at },
  };
  await db.insertInto('contact_message').values(message).execute();
  const care = { purchase_uuid: order, colleague: 'ines@shop.example' };
  await db
    .insertInto('care_note')
    .values({ ...care, id: '00000000-0000-4000-8000-00000000dddd', note: 'Called' })
    .execute();
  await db
    .insertInto('care_refund')
    .values({
      ...care,
      id: '00000000-0000-4000-8000-00000000eeee',
      reason: 'No hot water',
      amount_cents: 1_000,
      status: 'waiting',
      decided_by: null,
    })
    .execute();
  const payment = { id: 'pi_exported', purchase_uuid: order, change_id: null, amount_cents: 1, status: 'succeeded', method: null } as const;
  await db.insertInto('payment_intent').values(payment).execute();
  const transfer = { transfer_reference: 'SCT 1', transferred_by: 'ines@shop.example', transfer_reason: 'Card closed' };
  await db
    .insertInto('payment_refund')
    .values({ key: 'transferred', intent_id: payment.id, amount_cents: 1, done_at: created_at, ...transfer })
    .execute();
  await db
    .insertInto('purchase_change')
    .values({
      id: '00000000-0000-4000-8000-00000000ffff',
      purchase_uuid: order,
      status: 'failed',
      stay: JSON.stringify(STAY),
      difference_cents: 0,
      expires_at: created_at,
    } as never)
    .execute();
}

function jsonOf<Values extends object>(values: Values): { [Name in keyof Values]: string } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])) as never;
}
