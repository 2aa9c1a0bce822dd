import type { Buyer, Locale, ShippingAddress } from '@shop/contracts';
import { activityDay, nightsBetween, type LocalDate, type Recipient } from '@shop/domain';
import { languageOf } from '@shop/i18n';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { activityDaysOf, type Purchase, type SoldGift } from '../../orders/index.ts';
import type { Tables, Words } from '../../platform/database/index.ts';

/**
 * What a recipient is to deliver, as it stands at this moment; names in every language of the shop. In the language of a partner
 * it is the content of a `PartnerMessage`. Never what was paid, by whom, or a code.
 */
export interface MessageContent {
  readonly bookingNumber: string;
  readonly guest?: object;
  readonly stay?: object;
  readonly activities?: object;
  readonly voucher?: object;
  readonly parcel?: ParcelContent;
}

export interface ParcelContent {
  readonly id: string;
  readonly address: ShippingAddress;
  readonly items: readonly { readonly code?: string; readonly name: Words; readonly quantity: number }[];
  readonly extras: readonly { readonly id: string; readonly name: Words }[];
  readonly fromName?: string;
  readonly cardText?: string;
}

export interface Delivered {
  readonly recipient: Recipient;
  readonly content: MessageContent;
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
}

/** Everybody who delivers a part of an order: the hotel and the centres of a stay, the warehouse of a printed gift, the centres of an activity without a night. */
export async function deliveredParts(trx: Transaction<Tables>, order: Purchase): Promise<Delivered[]> {
  if (order.kind === 'stay') return stayParts(trx, order);
  const gift = order.gift as SoldGift | null;
  if (gift?.kind === 'DIGITAL_ACTIVITY_ONLY') return voucherParts(trx, order, gift);
  return gift?.format === 'physical' ? [await parcelPart(trx, order, gift)] : [];
}

interface StoredLine {
  readonly id?: string;
  readonly activityId?: string;
  readonly kind: string;
  readonly title: Words;
  /** Number of the activity centre; the hotel itself without. */
  readonly center?: number;
}

async function stayParts(trx: Transaction<Tables>, order: Purchase): Promise<Delivered[]> {
  const { checkin, checkout } = order as { checkin: LocalDate; checkout: LocalDate };
  const row = await trx
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select(['stay.label as stayLabel', 'stay.programme', 'hotel.label as hotelLabel', 'room.label as roomLabel'])
    .where('stay.id', '=', order.stay_id)
    .executeTakeFirstOrThrow();
  const lines = (Array.isArray(row.programme) ? (row.programme as StoredLine[]) : []).map((line, place) => datedLine(line, place, order));
  const party = { adults: order.adults, children: order.children, babies: order.babies };
  const shared = { bookingNumber: order.booking_number, guest: guestOf(order) };
  const stay = {
    hotel: { id: order.hotel_id, name: row.hotelLabel },
    id: order.stay_id,
    name: row.stayLabel,
    room: { id: order.room_id, name: row.roomLabel, count: order.rooms },
    checkin,
    checkout,
    nights: nightsBetween(checkin, checkout),
    ...party,
    includes: lines.map(({ id: _, ...line }) => line),
    ...(order.special_request && { specialRequest: order.special_request }),
  };
  const byCentre = Map.groupBy(
    lines.filter(({ kind, centre }) => kind === 'activity' && centre !== undefined),
    ({ centre }) => centre!,
  );
  return [
    { recipient: { kind: 'hotel', placeId: order.hotel_id! }, content: { ...shared, stay }, startsOn: checkin, endsOn: checkout },
    ...[...byCentre].map(([centre, run]): Delivered => {
      const activities = run.map(({ id, name, date }) => ({ id, name, ...(date && { date }) }));
      const dates = run.map(({ date }) => date ?? checkin).sort();
      return {
        recipient: { kind: 'activityCentre', placeId: centre },
        content: { ...shared, activities: { centre, hotel: row.hotelLabel, ...party, activities } },
        startsOn: dates[0]!,
        endsOn: run.every(({ date }) => date) ? dates.at(-1)! : checkout,
      };
    }),
  ];
}

function datedLine({ id, activityId, kind, title, center }: StoredLine, place: number, order: Purchase) {
  const own = activityId ?? String(id ?? place + 1);
  const chosen = activityDaysOf(order).find((one) => one.activityId === own);
  const date = chosen && activityDay(order.checkin!, chosen.day);
  return { id: own, kind, name: title, ...(date && { date }), ...(center !== undefined && { centre: center }) };
}

function guestOf(order: Purchase): object {
  const { civility, firstName, lastName, phoneNumber } = order.buyer as Buyer;
  return { civility, firstName, lastName, phone: phoneNumber, language: languageOf(order.locale as Locale) };
}

/** Each centre that runs a part of the activity hears of the vouchers, by the order's number: guests name it when they call. */
async function voucherParts(trx: Transaction<Tables>, order: Purchase, gift: SoldGift): Promise<Delivered[]> {
  const product = await trx
    .selectFrom('activity_product')
    .select('activities')
    .where('id', '=', Number(gift.productCode))
    .executeTakeFirstOrThrow();
  const { expires_on: validUntil } = await trx
    .selectFrom('gift_voucher')
    .select('expires_on')
    .where('order_uuid', '=', order.uuid)
    .executeTakeFirstOrThrow();
  const byCentre = Map.groupBy(product.activities as { title: Words; centerId: number }[], ({ centerId }) => centerId);
  return [...byCentre].map(([centre, run]): Delivered => {
    const { label: name, adults, quantity: count } = gift;
    const voucher = { centre, name, activities: run.map(({ title }) => title), adults, count, validUntil };
    const content = { bookingNumber: order.booking_number, voucher };
    return { recipient: { kind: 'activityCentre', placeId: centre }, content, startsOn: null, endsOn: validUntil };
  });
}

async function parcelPart(trx: Transaction<Tables>, order: Purchase, gift: SoldGift): Promise<Delivered> {
  const { productCode, label, quantity, extras, fromName, message } = gift;
  const names =
    extras.length === 0 ? [] : await trx.selectFrom('custom_sub_element').select(['id', 'name']).where('id', 'in', extras).execute();
  const parcel: ParcelContent = {
    id: randomUUID(),
    address: gift.shippingAddress as ShippingAddress,
    items: [{ ...(productCode && { code: productCode }), name: label, quantity }],
    extras: extras.map((id) => ({ id, name: names.find((extra) => extra.id === id)?.name ?? id })),
    ...(fromName && { fromName }),
    ...(message && { cardText: message }),
  };
  const content = { bookingNumber: order.booking_number, parcel };
  return { recipient: { kind: 'warehouse', placeId: 0 }, content, startsOn: null, endsOn: null };
}
