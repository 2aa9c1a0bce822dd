import type { Buyer, GiftDelivery, Locale, ProgrammeLine, ScheduledPayment, SoldVoucher } from '@shop/contracts';
import { activityDay, departureTime, localTaxOf, nightsBetween, type OrderMoney, type OrderParts } from '@shop/domain';
import { formatDay, isLocale } from '@shop/i18n';
import {
  activityDaysOf,
  deliveriesOf,
  orderMoney,
  type Purchase,
  scheduledPayments,
  type SoldGift,
  soldVouchers,
} from '../orders/index.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { invoicesOf } from './invoices-of.ts';
import { orderKey } from '../orders/access/index.ts';
import { localTaxRule, programmeOf } from '../catalogue/index.ts';
import { text } from '../availability/cards/index.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';
import { writtenAddress } from './facts/written-address.ts';
import { documentMessages } from './messages/document-messages.ts';

/** A stay in words of the customer's language. */
export interface PrintedStay {
  readonly label: string;
  /** Id of its picture. */
  readonly image: string | undefined;
  readonly hotel: string;
  readonly address: string;
  /** E.164. */
  readonly telephone: string | undefined;
  readonly room: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly nights: number;
  /** Hours, `15:00`. */
  readonly opens: string;
  readonly closes: string;
  readonly programme: readonly string[];
  /** Cents, paid at the hotel. */
  readonly localTax: number;
  readonly place: { readonly latitude: number; readonly longitude: number };
}

/** Whom to call for a day. */
export interface PrintedCentre {
  readonly name: string;
  readonly address: string;
  /** E.164. */
  readonly telephone: string | undefined;
  readonly hours: string | undefined;
}

/** Everything that a mail or a document says about an order, in the customer's language. */
export interface OrderDetails {
  readonly order: Purchase;
  /** What opens the order to the reader of its mail. */
  readonly key: string;
  readonly locale: Locale;
  readonly buyer: Buyer;
  readonly stay: PrintedStay | undefined;
  readonly gift: (SoldGift & { readonly name: string }) | undefined;
  /** Without those that were given to somebody else: nothing of them is printed for their buyer. */
  readonly vouchers: readonly SoldVoucher[];
  /** Who runs an activity that was given without a night; empty for other orders. */
  readonly centres: readonly PrintedCentre[];
  /** Invoices and credit notes, the first issued first. */
  readonly invoices: readonly InvoiceContent[];
  /** What is paid on which day; empty for an order that was paid at once. */
  readonly schedule: readonly ScheduledPayment[];
  /** What has paid it so far, and what went back. */
  readonly money: OrderMoney;
  /** How often its stay was changed. */
  readonly changes: number;
  /** The mails that bring a gift to its recipients. */
  readonly deliveries: readonly GiftDelivery[];
  /** JPEG of the stay or the gift, where somebody has fetched it. */
  readonly picture?: Buffer | undefined;
}

/** Reads an order for printing; undefined when there is none. */
export async function readOrderDetails(db: Database, uuid: string): Promise<OrderDetails | undefined> {
  const order = await db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!order) return undefined;
  const locale: Locale = isLocale(order.locale) ? order.locale : 'fr_FR';
  const gift = order.gift as SoldGift | null;
  return {
    order,
    key: await orderKey(db, uuid),
    locale,
    buyer: order.buyer as Buyer,
    stay: order.kind === 'stay' ? await readStay(db, order, locale) : undefined,
    gift: gift ? { ...gift, name: text(gift.label, locale) } : undefined,
    schedule: await scheduledPayments(db, { uuid, locale }),
    vouchers: gift ? (await soldVouchers(db, order, { locale })).filter(({ transferredOn }) => transferredOn === undefined) : [],
    deliveries: gift ? ((await deliveriesOf(db, [order])).get(order.uuid) ?? []) : [],
    centres: gift?.kind === 'DIGITAL_ACTIVITY_ONLY' ? await centresOf(db, gift, locale) : [],
    invoices: await invoicesOf(db, uuid),
    money: await orderMoney(db, order),
    changes: order.kind === 'stay' ? await changesOf(db, uuid) : 0,
  };
}

async function changesOf(db: Database, uuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_change')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('purchase_uuid', '=', uuid)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who runs an activity, the first centre first. */
export async function centresOf(db: Database, { productCode }: Pick<SoldGift, 'productCode'>, locale: Locale): Promise<PrintedCentre[]> {
  const rows = await db
    .selectFrom('activity_center')
    .select(['label', 'address', 'city', 'telephone', 'hours'])
    .where('id', 'in', (is) =>
      is
        .selectFrom('activity_product')
        .select(sql<number>`(jsonb_array_elements(activities) ->> 'centerId')::integer`.as('id'))
        .where('activity_product.id', '=', Number(productCode)),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ label, address, city, telephone, hours }) => ({
    name: label,
    address: writtenAddress(address, city),
    telephone: telephone ?? undefined,
    hours: hours ? text(hours, locale) : undefined,
  }));
}

async function readStay(db: Database, order: Purchase, locale: Locale): Promise<PrintedStay> {
  const row = await db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select([
      'stay.label as stayLabel',
      'stay.images',
      'stay.programme',
      'stay.nights as ownNights',
      'room.label as roomLabel',
      'hotel.label as hotelLabel',
      'hotel.address',
    ])
    .select(['hotel.telephone', 'hotel.city', 'hotel.checkin as opens', 'hotel.checkout as closes', 'latitude', 'longitude'])
    .select(['hotel.local_tax_type', 'hotel.local_tax_cents', 'hotel.local_tax_percentage'])
    .where('stay.id', '=', order.stay_id)
    .executeTakeFirstOrThrow();
  const [checkin, checkout] = [order.checkin!, order.checkout!];
  const nights = nightsBetween(checkin, checkout);
  const programme = programmeOf(row.programme, locale);
  const roomLabel = text(row.roomLabel, locale);
  return {
    label: text(row.stayLabel, locale),
    image: row.images[0],
    hotel: row.hotelLabel,
    address: writtenAddress(row.address, row.city),
    telephone: row.telephone ?? undefined,
    room: `${order.rooms > 1 ? `${order.rooms} × ` : ''}${roomLabel}`,
    checkin,
    checkout,
    nights,
    opens: row.opens,
    closes: departureTime(row.closes, programme),
    programme: programme.map((line) =>
      line.kind === 'room' && nights !== row.ownNights ? roomNights(nights, { roomLabel, locale }) : datedTitle(line, order, locale),
    ),
    localTax: localTaxOf(localTaxRule(row), { adults: order.adults, nights, sellPrice: stayCents(order) }),
    place: { latitude: row.latitude, longitude: row.longitude },
  };
}

/** The room for other nights than the stay's own, which its line tells. */
function roomNights(nights: number, { roomLabel, locale }: { roomLabel: string; locale: Locale }): string {
  return `${documentMessages(locale).nights(nights)}, ${roomLabel}`;
}

/** A line of the programme, and the day that the customer has chosen for it. */
function datedTitle({ id, activityId = id, title }: ProgrammeLine, order: Purchase, locale: Locale): string {
  const chosen = activityDaysOf(order).find((one) => one.activityId === activityId);
  return chosen ? `${title} (${formatDay(activityDay(order.checkin!, chosen.day), locale, 'long')})` : title;
}

/** What the stay itself costs, without insurance and extras. */
function stayCents({ parts, amount_cents }: Purchase): number {
  return (parts as OrderParts | null)?.product ?? amount_cents;
}
