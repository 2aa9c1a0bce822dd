import type { IntentStatus } from '../../store/schema.ts';

/** What the shop reads of the provider's payment intent; amounts in cents. */
export interface StripeIntent {
  readonly id: string;
  readonly amount: number;
  readonly status:
    'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  readonly last_payment_error?: { readonly code?: string } | null;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
  /** Whole where it was asked for by `expand[]`. */
  readonly latest_charge?: string | { readonly refunded: boolean } | null;
}

/** The provider's words in the shop's. A card that was declined may be followed by another. */
export function statusOf({ status, last_payment_error, latest_charge }: StripeIntent): IntentStatus {
  switch (status) {
    case 'requires_payment_method':
      return last_payment_error ? 'declined' : 'created';
    case 'requires_confirmation':
    case 'requires_action':
      return 'challenge';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'succeeded':
      return typeof latest_charge === 'object' && latest_charge?.refunded ? 'refunded' : 'succeeded';
    case 'canceled':
      return 'voided';
  }
}
