import type { Generated } from 'kysely';
import type { Day, Json, Moment } from './columns.ts';
import type { PaymentTables } from './payments.ts';

export type PurchaseStatus = 'pending' | 'paid' | 'failed' | 'cancelled';

/** One order of one product: a stay with dates, or a gift. A gift has no hotel, room or days. */
export interface PurchaseTable {
  uuid: string;
  booking_number: string;
  status: PurchaseStatus;
  kind: Generated<'stay' | 'gift'>;
  locale: string;
  created_at: Moment;
  buyer: Json;
  email: string;
  account_id: string | null;
  /** What the card pays; gifts have paid the rest of the parts. */
  amount_cents: number;
  /** `OrderParts` of the domain. */
  parts: Json | null;
  hotel_id: number | null;
  room_id: number | null;
  stay_id: number | null;
  rooms: number;
  checkin: Day | null;
  checkout: Day | null;
  adults: number;
  children: number;
  babies: number;
  /** The items as they were ordered; the payment must name the same. */
  request: Json;
  special_request: string | null;
  /** `{ type, cancellable, cancellationDeadline }` as sold. */
  cancellation: Json | null;
  insured: Generated<boolean>;
  promotion_code: string | null;
  /** `PromotionAsSold`: the terms of the code as they were; null where there is no code, and for orders before 2026-11. */
  promotion: Json | null;
  /** `SoldGift`: what becomes a voucher once paid. */
  gift: Json | null;
  /** `{ type, fee, instalments }`. */
  payment_plan: Json | null;
  minisite_id: number | null;
  /** A pending order that nobody has paid by then fails. */
  expires_at: Moment | null;
  /** Code of the refusal of a failed order. */
  failure: string | null;
  paid_at: Moment | null;
  cancelled_at: Moment | null;
  /** Given back so far, to card and gifts together. */
  refunded_cents: Generated<number>;
  /** What the customer asked to be written on the invoice. */
  invoice: Json | null;
  /** Its plan had ended, and the provider was to forget the means of payment that it kept for it. */
  method_released_at: Generated<Date | null>;
}

/** A gift that pays for an order. */
export interface PurchaseGiftTable {
  purchase_uuid: string;
  code: string;
  amount_cents: number;
  refunded_cents: Generated<number>;
}

/** Either a percentage or cents; days inclusive; `uses_left` null is without limit. */
export interface PromotionCodeTable {
  code: string;
  percent: number | null;
  cents: number | null;
  valid_from: Day | null;
  valid_until: Day | null;
  minimum_cents: number;
  once_per_customer: boolean;
  uses_left: number | null;
  /** Cards tell of it without being asked: everybody may use it, a percentage always. */
  automatic: Generated<boolean>;
  /** `PromotedProduct`s that it counts for; null: all but gift cards. */
  products: string[] | null;
  /** The product bears one of these; null: whatever it bears. */
  themes: string[] | null;
  /** Bought through one of these partner sites; null: wherever. */
  minisites: number[] | null;
  /** Null: as often as there are uses, or once where `once_per_customer` says so. */
  uses_per_customer: number | null;
}

/**
 * `customer` is the buyer's e-mail where a code counts a number of times per customer (`#2` and so on behind it for further
 * uses), else the order: the key lets no customer through more often.
 */
export interface PromotionUseTable {
  code: string;
  customer: string;
  purchase_uuid: string;
}

/** Other days, people or another stay for a paid order; `difference_cents` above 0 is to be paid first. */
export interface PurchaseChangeTable {
  id: string;
  purchase_uuid: string;
  status: 'pending' | 'done' | 'failed';
  stay: Json;
  difference_cents: number;
  /** `OrderParts` of the booking once changed. */
  parts: Json | null;
  /** How many changes of the booking were done when this one was priced. */
  based_on: number | null;
  /** Code of the refusal of a failed change. */
  failure: string | null;
  created_at: Moment;
  expires_at: Moment;
}

export interface PurchaseTables extends PaymentTables {
  purchase: PurchaseTable;
  purchase_gift: PurchaseGiftTable;
  promotion_code: PromotionCodeTable;
  promotion_use: PromotionUseTable;
  purchase_change: PurchaseChangeTable;
}
