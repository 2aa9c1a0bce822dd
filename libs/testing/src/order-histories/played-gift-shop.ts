import type { Books } from './books.ts';
import type { DrawnGiftOrder } from './gift-history.ts';
import type { PlayedProvider } from './played-provider.ts';
import type { Refused } from './played-shop.ts';

/** A gift as the shop has it now; cents. */
export interface GiftInBooks {
  readonly remaining: number;
  readonly status: 'active' | 'used' | 'expired' | 'cancelled';
  readonly expiresOn: string;
  /** What the ledger owes to its holder. */
  readonly owed: number;
}

/** A shop of gifts that histories are played in. Pieces are those of the order, by their place. */
export interface PlayedGiftShop {
  order(order: DrawnGiftOrder): Promise<Refused | { readonly total: number }>;
  /** A stay of one night is bought with a piece, the rest by card; answers what was taken off it. */
  spend(piece: number): Promise<Refused | { readonly spent: number }>;
  /** Such a stay is cancelled, in the order in which they were bought; answers the whole refund. */
  returnStay(stay: number): Promise<Refused | { readonly refund: number }>;
  /** `until`: the new last day. */
  extend(piece: number, until: string): Promise<Refused | { readonly expiresOn: string }>;
  /** Answers what the former code opens then. */
  transfer(piece: number): Promise<Refused | { readonly formerCode: string }>;
  /** For a gift card, or the other box. */
  exchange(piece: number, to: 'card' | 'box'): Promise<Refused | { readonly exchanged: true }>;
  giveBack(): Promise<Refused | { readonly refund: number }>;
  goodwill(payment: string, cents: number): Promise<void>;
  wait(days: number): Promise<void>;
  books(): Promise<Books>;
  /** In the order of their codes. */
  pieces(): Promise<readonly GiftInBooks[]>;
  readonly provider: PlayedProvider;
}
