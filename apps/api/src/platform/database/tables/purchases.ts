import type { ColumnType, Generated } from 'kysely';
import type { Day, Json, Moment } from './columns.ts';

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

export type IntentStatus = 'created' | 'challenge' | 'processing' | 'succeeded' | 'declined' | 'refunded' | 'voided';

export interface PaymentIntentTable {
  id: string;
  purchase_uuid: string;
  /** The supplement of a change; null for the order itself. */
  change_id: string | null;
  /** The instalment that it pays; null for what was paid with the order. */
  instalment_id: ColumnType<string | null, string | null | undefined>;
  /** 0 for a setup: nothing is taken, the means of payment is kept. */
  amount_cents: number;
  refunded_cents: Generated<number>;
  status: IntentStatus;
  method: string | null;
  updated_at: Moment;
  /** When the provider was last asked about a payment that no message has reported. */
  asked_at: ColumnType<Date | null, Date | null | undefined>;
}

/** A refund that was promised, once per key; carried out at `done_at`, or sent back by a bank at `failed_at` and owed again. */
export interface PaymentRefundTable {
  key: string;
  intent_id: string;
  amount_cents: number;
  /** Of them: given back in the provider's dashboard without any rule of the shop. */
  goodwill_cents: Generated<number>;
  created_at: Moment;
  done_at: Moment | null;
  /** From then on it waits for a person; what was given another way keeps the moment. */
  failed_at: Generated<Date | null>;
  /** The provider's id of the refund that failed last. */
  failed_refund: Generated<string | null>;
  /** By which the transfer that has given it instead is found at the shop's bank. */
  transfer_reference: Generated<string | null>;
  transferred_by: Generated<string | null>;
  transfer_reason: Generated<string | null>;
  /** From then on it waits for the end of a dispute. */
  disputed_at: Generated<Date | null>;
  /** The dispute that covers it: lost, the bank has given it to the customer. */
  dispute_id: Generated<string | null>;
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

export type InstalmentStatus = 'planned' | 'charging' | 'paid' | 'failed' | 'cancelled';

/** What the shop tells of an instalment; `unpaidCancellationMail` is about the whole booking, the notice goes to customer care. */
export type InstalmentMailKind =
  | 'instalmentReminderMail'
  | 'instalmentPaidMail'
  | 'instalmentFailedMail'
  | 'instalmentOwedMail'
  | 'instalmentOwedNotice'
  | 'unpaidCancellationMail';

/** What an order takes and when; an order that is paid at once has none. */
export interface PaymentScheduleTable {
  id: string;
  purchase_uuid: string;
  /** From 1. */
  number: number;
  /** At the point of sale. */
  due_day: Day;
  amount_cents: number;
  status: Generated<InstalmentStatus>;
  /** Charges begun so far without the customer; the number is part of each one's reference. */
  attempts: Generated<number>;
  /** Day of the next charge; null when none will follow by itself. */
  next_attempt_on: Day | null;
  /** A charge has begun and its result is not noted; once it has passed, any process asks again by the same reference. */
  lease_until: Date | null;
  /** Cents of the charge that has begun. */
  charging_cents: number | null;
  /** When it has begun, by the database's clock. */
  charging_since: Generated<Date | null>;
  /** The charge without the customer waits while they pay; by the database's clock. */
  waits_until: Generated<Date | null>;
  /** Day at the point of sale on which that wait began: there is one a day. */
  waited_on: Day | null;
  /** The payment that has paid it. */
  intent_id: string | null;
  /** Why the last charge was declined, in the provider's word. */
  decline_code: string | null;
  /** When the customer was told that it comes. */
  reminded_at: Date | null;
  paid_at: Date | null;
  /** No further charge is tried; the booking is cancelled next, or the amount is owed. */
  given_up_at: Date | null;
  /** Why an open one is not charged any more: `PlanStop` of the domain. */
  stopped: Generated<'disputed' | 'refunded' | null>;
  created_at: Moment;
}

/** The test provider's own memory of charges without the customer. */
export interface TestChargeTable {
  reference: string;
  id: string;
  amount_cents: number;
  status: IntentStatus;
  decline_code: string | null;
  updated_at: Moment;
}

/** A payment that the customer's bank has taken back until somebody decides; the provider's own words. */
export interface PaymentDisputeTable {
  id: string;
  intent_id: string;
  amount_cents: number;
  reason: string;
  /** `won` and `lost` are the end; money is back with `won`. */
  status: string;
  opened_at: Date;
  updated_at: Moment;
}

/** A payment that the second provider has made; of several for one of the shop's, the last one counts. */
export interface MolliePaymentTable {
  id: string;
  intent_id: string;
  /** From 1. */
  attempt: number;
  /** The shop takes no money by it any more. */
  voided_at: Date | null;
  created_at: Moment;
}

export interface PurchaseTables {
  purchase: PurchaseTable;
  payment_intent: PaymentIntentTable;
  payment_refund: PaymentRefundTable;
  payment_dispute: PaymentDisputeTable;
  payment_schedule: PaymentScheduleTable;
  test_charge: TestChargeTable;
  mollie_payment: MolliePaymentTable;
  purchase_gift: PurchaseGiftTable;
  promotion_code: PromotionCodeTable;
  promotion_use: PromotionUseTable;
  purchase_change: PurchaseChangeTable;
}
