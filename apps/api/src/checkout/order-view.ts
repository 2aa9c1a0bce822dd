import type { Locale, OrderOutline, OrderView } from '@shop/contracts';
import { nightsBetween } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import {
  activityDaysOf,
  deliveriesOf,
  giftPicture,
  orderMoney,
  partsOf,
  policyOf,
  type Purchase,
  scheduledPayments,
  type SoldGift,
  soldVouchers,
} from '../orders/index.ts';
import { invoicesOf } from '../documents/index.ts';
import { bookingDay } from '../availability/index.ts';
import { pictureUrl, text } from '../availability/cards/index.ts';
import type { Database } from '../platform/database/index.ts';
import { boughtStayColumns, boughtStayView } from './bought-stay.ts';

/** What a caller who knows no more than an order's id may see of it: its state, and nothing of who bought what. */
export function outlineOf({ uuid, status, kind, failure }: Purchase): OrderOutline {
  return { orderUUID: uuid, status, kind, ...(failure && { failure }) };
}

export async function viewOf(db: Database, order: Purchase, { locale, now }: { locale: Locale; now: Date }): Promise<OrderView> {
  const deadline = policyOf(order)?.cancellationDeadline;
  const activityDays = activityDaysOf(order);
  const schedule = await scheduledPayments(db, { uuid: order.uuid, locale: order.locale as Locale });
  const invoices = await invoicesOf(db, order.uuid);
  return {
    orderUUID: order.uuid,
    bookingNumber: order.booking_number,
    status: order.status,
    amount: order.amount_cents,
    kind: order.kind,
    stay: order.kind === 'stay' ? await stayView(db, order, locale) : giftView(order.gift as SoldGift, locale),
    checkin: order.checkin ?? '',
    checkout: order.checkout ?? '',
    nights: order.checkin && order.checkout ? nightsBetween(order.checkin, order.checkout) : ((order.gift as SoldGift | null)?.nights ?? 0),
    adult: order.adults,
    child: order.children,
    baby: order.babies,
    ...(activityDays.length > 0 && { activityDays: [...activityDays] }),
    email: masked(order.email),
    insured: order.insured,
    ...(order.parts !== null && { parts: partsOf(order) }),
    ...(deadline && { cancellationDeadline: deadline }),
    ...(order.failure && { failure: order.failure }),
    ...(schedule.length > 0 && { schedule }),
    money: await orderMoney(db, order),
    ...(invoices.length > 0 && { invoices: invoices.map(({ kind, number, day, gross: amount }) => ({ kind, number, day, amount })) }),
    ...(order.kind === 'gift' && {
      vouchers: await soldVouchers(db, order, { locale, today: bookingDay(order.locale as Locale, now).today }),
      deliveries: (await deliveriesOf(db, [order])).get(order.uuid) ?? [],
    }),
  };
}

/** `m•••@example.com`: enough to see that the mail goes to the right place, for the holder of the link. */
export function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1•••');
}

async function stayView(db: Database, order: Purchase, locale: Locale): Promise<OrderView['stay']> {
  const row = await db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select(boughtStayColumns())
    .select('room.label as roomLabel')
    .where('stay.id', '=', order.stay_id)
    .executeTakeFirstOrThrow();
  return { ...boughtStayView(row, locale), roomLabel: text(row.roomLabel, locale) };
}

/** A gift has a name, a picture and a page, but no hotel. */
function giftView(gift: SoldGift, locale: Locale): OrderView['stay'] {
  return {
    id: gift.productCode ?? '',
    label: text(gift.label, locale),
    imageUrl: pictureUrl(giftPicture(gift)),
    uri: giftPage(gift, locale),
    hotelLabel: '',
    locationLabel: '',
    roomLabel: '',
  };
}

function giftPage({ kind, productCode }: SoldGift, locale: Locale): string {
  switch (kind) {
    case 'GIFTCARD':
      return hrefFor('giftcard', locale);
    case 'BOX':
      return hrefFor('box', locale, { code: productCode! });
    case 'SINGLEVOUCHER':
      return hrefFor('stay', locale, { id: productCode! });
    case 'DIGITAL_ACTIVITY_ONLY':
      return hrefFor('activity', locale, { id: productCode! });
  }
}
