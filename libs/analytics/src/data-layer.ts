import { hasConsent } from './consent.ts';

/** A stay as analytics know it; the price in cents. */
export interface TrackedItem {
  readonly id: string;
  readonly name: string;
  readonly price?: number;
  /** Place in its list, from 0. */
  readonly index?: number;
  /** Of the content block that recommends it. */
  readonly campaign?: string;
}

/** A card of a list as analytics know it; prices of cards are cents. */
export function trackedItem({ id, label, sellPrice }: TrackedCard, index: number): TrackedItem {
  return { id, name: label, price: sellPrice, index };
}

interface TrackedCard {
  readonly id: string;
  readonly label: string;
  readonly sellPrice: number;
}

/** What is told to the data layer (spec 2, section 7). */
export type DataLayerEvent =
  | { readonly event: 'view_item_list'; readonly list: string; readonly items: readonly TrackedItem[] }
  | { readonly event: 'select_item'; readonly list: string; readonly item: TrackedItem }
  | { readonly event: 'view_item' | 'add_to_cart'; readonly item: TrackedItem }
  | { readonly event: 'view_promotion'; readonly promotion: string; readonly campaign?: string }
  | { readonly event: 'page_view'; readonly page_type: string; readonly page_path: string; readonly locale: string }
  /** A wallet payment ended without a booking; `code` says why (spec 2, section 4). */
  | { readonly event: 'payment_failed'; readonly method: string; readonly code: string }
  /** Google's id was looked for and not found (spec 2, section 7). */
  | { readonly event: 'ga_load_attempted' }
  | { readonly event: 'personalization_item'; readonly list: string; readonly item: TrackedItem };

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Tells the data layer; without the visitor's consent, and on servers, nothing is kept or sent. */
export function track(event: DataLayerEvent): void {
  if (typeof window === 'undefined' || !hasConsent()) return;
  (window.dataLayer ??= []).push(event);
}
