import { TRANSFER_GIFT, type GiftTransferAnswer, type GiftTransferBody, type Locale } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Gives a gift to somebody else, once a key: its code opens nothing from then on. 404 `GIFT_NOT_FOUND`, 409 `GIFT_USED`, `GIFT_IN_ORDER`, `GIFT_EXPIRED`, `GIFT_CANCELLED`; 400 with its field. */
export function transferGift(body: GiftTransferBody, { locale, key }: { readonly locale: Locale; readonly key: string }) {
  return call(TRANSFER_GIFT, { query: { locale }, body, key }) as Promise<GiftTransferAnswer>;
}
