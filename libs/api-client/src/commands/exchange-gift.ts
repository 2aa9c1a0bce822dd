import { EXCHANGE_GIFT, type GiftExchangeAnswer, type GiftExchangeBody, type Locale } from '@shop/contracts';
import { call } from '../transport/call.ts';
import { ApiError } from '../transport/api-error.ts';
import { holderRefusal, type HolderRefusal } from './holder-refusal.ts';

/** Exchanges a box for another one or a gift card, once a key. 409 `GIFT_NOT_EXCHANGEABLE`, `BOX_NOT_OFFERED`, and what `holderRefusal` names. */
export function exchangeGift(body: GiftExchangeBody, { locale, key }: { readonly locale: Locale; readonly key: string }) {
  return call(EXCHANGE_GIFT, { query: { locale }, body, key }) as Promise<GiftExchangeAnswer>;
}

/** Why a box was not exchanged. `notOffered`: that box cannot be had for it, or no longer. */
export type ExchangeRefusal = HolderRefusal | { readonly kind: 'notOffered' };

export function exchangeRefusal(error: unknown): ExchangeRefusal {
  return error instanceof ApiError && error.code === 'BOX_NOT_OFFERED' ? { kind: 'notOffered' } : holderRefusal(error);
}
