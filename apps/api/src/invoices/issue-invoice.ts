import type { Buyer, Locale } from '@shop/contracts';
import { negated, sumSupplies, vatBreakdown, type Supply, type SupplyItem } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { Transaction } from 'kysely';
import {
  type Billed,
  documentMessages,
  type InvoiceContent,
  type InvoiceLine,
  type OrderDetails,
  readOrderDetails,
} from '../documents/index.ts';
import type { Purchase } from '../orders/index.ts';
import { bookingDay } from '../availability/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { readSeller } from '../ledger/index.ts';
import { conflict } from '../platform/http/index.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { givenBack, settlementOf } from './settlement.ts';

type Trx = Transaction<Tables>;

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly supplies: readonly Supply[];
}

/** What credit notes alone tell of, even where no invoice was asked for before. */
const GIVEN_BACK = new Set(['cancellation', 'giftRefunded']);

/** Issues the invoice of an order that has none, and a credit note for what was given back since; the order is locked. */
export async function issueInvoice(
  trx: Trx,
  { order, billedTo, now }: { order: Purchase; billedTo: Billed; now: Date },
): Promise<InvoiceContent> {
  const entries = await entriesOf(trx, order.uuid, 0);
  const sold = order.status === 'cancelled' ? entries.filter(({ kind }) => !GIVEN_BACK.has(kind)) : entries;
  const back = entries.filter((entry) => !sold.includes(entry));
  // What the credit note gives back is not told by the invoice.
  const backBefore = Math.max(0, (await givenBack(trx, order.uuid)) - grossOf(negated(withoutVouchers(suppliesOf(back)))));
  const issuing = { order, billedTo, now, backBefore };
  const invoice = await issue(trx, { ...issuing, entries: sold });
  if (back.length > 0) await issue(trx, { ...issuing, entries: back, refersTo: invoice });
  return invoice;
}

/**
 * What became of an order since its invoice: a credit note for what is given back, a further invoice for a supplement. Nothing
 * for an order that nobody wanted an invoice of. Called in the transaction of the movement. Answers the document, where it issued one.
 */
export async function correctInvoice(trx: Trx, { order, now }: { order: Purchase; now: Date }): Promise<InvoiceContent | undefined> {
  const last = await lastInvoice(trx, order.uuid);
  if (!last) return undefined;
  const entries = await entriesOf(trx, order.uuid, last.through);
  const { content, backSoFar: backBefore } = last;
  const issued = await issue(trx, { order, billedTo: content.billedTo, now, entries, refersTo: content, backBefore });
  return issued === content ? undefined : issued;
}

/** Takes an invoice back whole and issues it again to somebody else: what was issued is never altered. */
export async function reissueInvoice(
  trx: Trx,
  { order, billedTo, now }: { order: Purchase; billedTo: Billed; now: Date },
): Promise<InvoiceContent> {
  const { content, through } = (await lastInvoice(trx, order.uuid))!;
  const supplies = suppliesOf((await entriesOf(trx, order.uuid, 0)).filter(({ id }) => id <= through));
  // Nothing of it is left: what was sold and what was given back are both issued again.
  if (supplies.length === 0) return issueInvoice(trx, { order, billedTo, now });
  const whole = { id: through, kind: 'whole', supplies };
  const issuing = { order, now, backBefore: await givenBack(trx, order.uuid) };
  const back = [{ ...whole, supplies: negated(supplies) }];
  await issue(trx, { ...issuing, billedTo: content.billedTo, entries: back, refersTo: content });
  return issue(trx, { ...issuing, billedTo, entries: [whole] });
}

export interface LastInvoice {
  readonly content: InvoiceContent;
  /** The last journal entry that is on an invoice or credit note. */
  readonly through: number;
  /** How often the order was invoiced, to whomever. */
  readonly count: number;
  /** Cents given back that its documents tell of. */
  readonly backSoFar: number;
}

/** The last invoice that was issued for an order, and how far its documents go. */
export async function lastInvoice(trx: Trx, uuid: string): Promise<LastInvoice | undefined> {
  const documents = await trx
    .selectFrom('invoice')
    .select(['kind', 'body', 'through_entry'])
    .where('purchase_uuid', '=', uuid)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const invoices = documents.filter(({ kind }) => kind === 'invoice').map(({ body }) => body as InvoiceContent);
  const whole = invoices.filter(({ refersTo }) => !refersTo);
  const content = whole.at(-1);
  const through = Math.max(...documents.map(({ through_entry }) => through_entry));
  const backSoFar = Math.max(0, ...documents.map(({ body }) => (body as InvoiceContent).backSoFar ?? 0));
  return content && { content, count: whole.length, through, backSoFar };
}

async function entriesOf(trx: Trx, uuid: string, after: number): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('journal_entry')
    .select(['id', 'kind', 'supplies'])
    .where('purchase_uuid', '=', uuid)
    .where('id', '>', after)
    .where('supplies', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ supplies, ...entry }) => ({ ...entry, supplies: supplies as Supply[] }));
}

interface Issuing {
  readonly order: Purchase;
  readonly billedTo: Billed;
  readonly now: Date;
  readonly entries: readonly Entry[];
  readonly refersTo?: InvoiceContent | undefined;
  /** Cents given back that its documents tell of already, or that this one leaves to a credit note. */
  readonly backBefore: number;
}

function suppliesOf(entries: readonly Entry[]): Supply[] {
  return sumSupplies(entries.flatMap(({ supplies }) => supplies));
}

function grossOf(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { gross }) => sum + gross, 0);
}

/** What was supplied, however it is paid. */
function withoutVouchers(supplies: readonly Supply[]): Supply[] {
  return supplies.filter(({ item }) => item !== 'voucherRedeemed');
}

async function issue(trx: Trx, { order, billedTo, now, entries, refersTo, backBefore }: Issuing): Promise<InvoiceContent> {
  const supplies = suppliesOf(entries);
  const kind = refersTo && grossOf(withoutVouchers(supplies)) < 0 ? 'creditNote' : 'invoice';
  if (supplies.length === 0) {
    if (refersTo) return refersTo;
    throw conflict('INVOICE_ISSUED', 'Everything of this order was given back: customer care writes its invoice.');
  }
  const seller = await readSeller(trx);
  const printed = (await readOrderDetails(trx, order.uuid))!;
  const { today: day } = bookingDay(order.locale as Locale, now);
  const number = await nextInvoiceNumber(trx, { seller: seller.vatNumber, kind, day });
  const lines = linesOf(kind === 'creditNote' ? negated(supplies) : supplies, printed);
  const sum = (of: 'net' | 'tax' | 'gross') => lines.reduce((cents, line) => cents + line[of], 0);
  const { tax: _, ...facts } = seller;
  const content: InvoiceContent = {
    kind,
    number,
    day,
    locale: printed.locale,
    bookingNumber: order.booking_number,
    ...(refersTo && { refersTo: { number: refersTo.number, day: refersTo.day } }),
    seller: facts,
    billedTo,
    ...(printed.stay && { period: { from: printed.stay.checkin, to: printed.stay.checkout } }),
    lines,
    vat: vatBreakdown(lines),
    net: sum('net'),
    tax: sum('tax'),
    gross: sum('gross'),
    ...(await settlementOf(trx, { order, kind, isFirst: !refersTo, gross: sum('gross'), backBefore, printed })),
  };
  await trx
    .insertInto('invoice')
    .values({
      seller: seller.vatNumber,
      number,
      kind,
      purchase_uuid: order.uuid,
      refers_to: refersTo?.number ?? null,
      day,
      body: JSON.stringify(content),
      through_entry: Math.max(0, ...entries.map(({ id }) => id)),
      issued_at: now,
    })
    .execute();
  return content;
}

function linesOf(supplies: readonly Supply[], printed: OrderDetails): InvoiceLine[] {
  return supplies.map((supply) => ({ ...supply, text: textOf(supply.item, printed) }));
}

function textOf(item: SupplyItem, { locale, stay, gift }: OrderDetails): string {
  const words = documentMessages(locale);
  const day = (date: string) => formatDay(date, locale, 'long');
  switch (item) {
    case 'stay':
      return stay ? `${stay.label}, ${stay.hotel}, ${day(stay.checkin)} – ${day(stay.checkout)}` : words.parts.stay;
    case 'voucher':
      return gift ? (gift.quantity > 1 ? `${gift.quantity} × ${gift.name}` : gift.name) : words.parts.gift;
    case 'voucherRedeemed':
      return words.bill.voucherRedeemed;
    default:
      return words.parts[item];
  }
}

/** Whom an invoice is written to: what was asked for, else the buyer of the order. */
export function billedTo(buyer: Buyer, requested: Partial<Omit<Billed, 'name'>>): Billed {
  return {
    name: `${buyer.firstName} ${buyer.lastName}`,
    company: requested.company,
    vatNumber: requested.vatNumber,
    addressLine: requested.addressLine ?? buyer.addressLine,
    postalCode: requested.postalCode ?? buyer.postalCode,
    city: requested.city ?? buyer.city,
    country: requested.country ?? buyer.country,
  };
}
