import type { DisputeEnd } from './drawn-money.ts';

/** A payment of an order by the provider's own books; cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly paid: number;
  /** Given back, or on its way; what has failed is none of it. */
  readonly refunded: number;
  /** Taken back by the customer's bank: disputed, or lost. */
  readonly withdrawn: number;
}

/** Cents of a payment. */
export interface PartOfPayment {
  readonly payment: string;
  readonly cents: number;
}

/** The provider that takes the payments of an order, and what happens there; the shop hears of each at once. */
export interface PlayedProvider {
  /** In the order of their ids. */
  payments(): Promise<readonly ProviderPayment[]>;
  /** Answers the id of the dispute. */
  dispute(part: PartOfPayment): Promise<string>;
  closeDispute(dispute: string, end: DisputeEnd): Promise<void>;
  /** A refund on its way fails, that of this place; undefined where none is on its way. */
  failRefund(place: number): Promise<PartOfPayment | undefined>;
  /** A refund that has failed is given by a transfer, that of this place; undefined where none has failed. */
  transferRefund(place: number): Promise<PartOfPayment | undefined>;
}
