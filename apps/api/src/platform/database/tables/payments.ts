import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from './columns.ts';

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
  /** Of them: given back by customer care or in the provider's dashboard without any rule of the shop, less what a cheaper stay has made a part of its difference. */
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
  /** The payment whose means it is charged with: it is asked for again with the same. */
  charging_with: Generated<string | null>;
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

export interface PaymentTables {
  payment_intent: PaymentIntentTable;
  payment_refund: PaymentRefundTable;
  payment_dispute: PaymentDisputeTable;
  payment_schedule: PaymentScheduleTable;
  test_charge: TestChargeTable;
  mollie_payment: MolliePaymentTable;
}
