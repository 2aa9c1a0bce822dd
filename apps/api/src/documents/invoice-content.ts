import type { Locale } from '@shop/contracts';
import type { Supply, VatGroup } from '@shop/domain';
import type { WrittenLine } from './facts/order-facts.ts';
import type { Seller } from '../ledger/index.ts';

export interface Billed {
  readonly company?: string | undefined;
  readonly name: string;
  readonly vatNumber?: string | undefined;
  readonly addressLine?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly country: string;
}

/** A part of an order in the customer's language; cents, on credit notes what is given back. */
export interface InvoiceLine extends Supply {
  readonly text: string;
}

/** Everything that an invoice or a credit note says: stored when it is issued, printed from nothing else. */
export interface InvoiceContent {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  /** At the point of sale. */
  readonly day: string;
  readonly locale: Locale;
  readonly bookingNumber: string;
  readonly refersTo?: { readonly number: string; readonly day: string } | undefined;
  readonly seller: Omit<Seller, 'tax'>;
  readonly billedTo: Billed;
  /** The days of a stay. */
  readonly period?: { readonly from: string; readonly to: string } | undefined;
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly VatGroup[];
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** Of the gross: what gifts have paid, and what is still to be paid on later days. */
  readonly paidByGifts: number;
  readonly due: number;
  /** The last of those days. */
  readonly dueDay?: string | undefined;
  /** What the card has paid and what is due when, on an invoice of the whole order; left out by those of before. */
  readonly payments?: readonly WrittenLine[] | undefined;
  /** Of the gross of a credit note, or of an order that was cancelled before: what went back to card and gifts. */
  readonly refunded?: number | undefined;
  /** Of the gross: what was not paid before the order was cancelled or became cheaper, which invoice and credit note settle. */
  readonly offset?: number | undefined;
  /** Cents given back that the documents of the order tell of up to this one. */
  readonly backSoFar?: number | undefined;
}
