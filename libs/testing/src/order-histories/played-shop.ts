import type { Books } from './books.ts';
import type { DrawnChange, DrawnOrder } from './history.ts';
import type { PlayedProvider } from './played-provider.ts';

export type Refused = { readonly refused: string };

/** Cents of the order that spends a gift elsewhere. */
export const NIGHT_ELSEWHERE = 12_000;

/** A shop that histories are played in. Days are counted from the order; answers are what a customer is told. */
export interface PlayedShop {
  order(order: DrawnOrder): Promise<Refused | { readonly total: number; readonly fee: number }>;
  /** Cents: above 0 a supplement that was paid or spread over instalments, below 0 a refund. */
  change(to: DrawnChange): Promise<Refused | { readonly difference: number }>;
  /** `refund`: cents that are given back of what was paid. */
  cancel(): Promise<Refused | { readonly refund: number }>;
  /** Another order of {@link NIGHT_ELSEWHERE} spends the gift of this place; answers what it has taken off its card. */
  spend(gift: number): Promise<Refused | { readonly spent: number }>;
  /** Cents of a payment by card are given back in the provider's dashboard. */
  goodwill(payment: string, cents: number): Promise<void>;
  /** Time passes; instalments that are due are paid, those that are declined by the customer with another card. */
  wait(days: number, isDeclined: boolean): Promise<void>;
  books(): Promise<Books>;
  /** Where a provider takes the payments. */
  readonly provider?: PlayedProvider;
}
