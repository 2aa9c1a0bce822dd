import type { Buyer, Locale, ProgrammeLine, ScheduledPayment, SoldVoucher } from '@shop/contracts';
import { activityDay, departureTime, localTaxOf, nightsBetween, type OrderParts } from '@shop/domain';
import { formatDay, isLocale } from '@shop/i18n';
import type { InvoiceContent } from '../ledger/invoices/invoice-content.ts';
import { orderKey } from '../purchase/access/order-access.ts';
import { scheduledPayment, scheduleOf } from '../payments/schedule/instalments.ts';
import { activityDaysOf } from '../purchase/booking/conditions.ts';
import type { Purchase } from '../purchase/complete-purchase.ts';
import { soldVouchers } from '../purchase/order-view.ts';
import type { SoldGift } from '../purchase/product/sold-product.ts';
import { localTaxRule } from '../services/product/hotel-facts.ts';
import { programmeOf } from '../services/product/programme.ts';
import { text } from '../services/wording.ts';
import type { Database } from '../store/database.ts';

/** A stay in words of the customer's language. */
export interface PrintedStay {
  readonly label: string;
  readonly hotel: string;
  readonly address: string;
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

/** Everything that a mail or a document says about an order, in the customer's language. */
export interface PrintedOrder {
  readonly order: Purchase;
  /** What opens the order to whoever gets its mail. */
  readonly key: string;
  readonly locale: Locale;
  readonly buyer: Buyer;
  readonly stay: PrintedStay | undefined;
  readonly gift: (SoldGift & { readonly name: string }) | undefined;
  readonly vouchers: readonly SoldVoucher[];
  /** Invoices and credit notes, the first issued first. */
  readonly invoices: readonly InvoiceContent[];
  /** What is paid on which day; empty for an order that was paid at once. */
  readonly schedule: readonly ScheduledPayment[];
  /** JPEG of the gift, where somebody has fetched it. */
  readonly picture?: Buffer | undefined;
}

/** Reads an order for printing; undefined when there is none. */
export async function readPrintedOrder(db: Database, uuid: string): Promise<PrintedOrder | undefined> {
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
    schedule: (await scheduleOf(db, uuid)).map((row) => scheduledPayment(row, locale)),
    vouchers: gift ? await soldVouchers(db, order, locale) : [],
    invoices: await invoicesOf(db, uuid),
  };
}

async function invoicesOf(db: Database, uuid: string): Promise<InvoiceContent[]> {
  const papers = await db
    .selectFrom('invoice')
    .select('body')
    .where('purchase_uuid', '=', uuid)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return papers.map(({ body }) => body as InvoiceContent);
}

async function readStay(db: Database, order: Purchase, locale: Locale): Promise<PrintedStay> {
  const row = await db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select(['stay.label as stayLabel', 'stay.programme', 'room.label as roomLabel', 'hotel.label as hotelLabel', 'hotel.address'])
    .select(['hotel.city', 'hotel.checkin as opens', 'hotel.checkout as closes', 'latitude', 'longitude'])
    .select(['hotel.local_tax_type', 'hotel.local_tax_cents', 'hotel.local_tax_percentage'])
    .where('stay.id', '=', order.stay_id)
    .executeTakeFirstOrThrow();
  const [checkin, checkout] = [order.checkin!, order.checkout!];
  const nights = nightsBetween(checkin, checkout);
  const programme = programmeOf(row.programme, locale);
  return {
    label: text(row.stayLabel, locale),
    hotel: row.hotelLabel,
    address: row.address.includes(row.city) ? row.address : `${row.address}, ${row.city}`,
    room: `${order.rooms > 1 ? `${order.rooms} × ` : ''}${text(row.roomLabel, locale)}`,
    checkin,
    checkout,
    nights,
    opens: row.opens,
    closes: departureTime(row.closes, programme),
    programme: programme.map((line) => datedTitle(line, order, locale)),
    localTax: localTaxOf(localTaxRule(row), { adults: order.adults, nights, sellPrice: stayCents(order) }),
    place: { latitude: row.latitude, longitude: row.longitude },
  };
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
