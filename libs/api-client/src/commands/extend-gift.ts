import {
  EXTEND_GIFT,
  REPORT_LOST_GIFT_CODE,
  type GiftExtensionAnswer,
  type GiftExtensionBody,
  type Locale,
  type LostGiftCodeAnswer,
  type LostGiftCodeBody,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Extends a gift until the day that was shown, once; the same again changes nothing. 409 `EXTENSION_CHANGED`, `GIFT_EXTENDED`, `GIFT_EXPIRED`, `GIFT_USED`. */
export function extendGift(body: GiftExtensionBody, locale: Locale): Promise<GiftExtensionAnswer> {
  return call(EXTEND_GIFT, { query: { locale }, body });
}

/** Has codes mailed again to an address that had them; the answer is the same for everybody. 400 with its field. */
export function reportLostGiftCode(body: LostGiftCodeBody, locale: Locale): Promise<LostGiftCodeAnswer> {
  return call(REPORT_LOST_GIFT_CODE, { query: { locale }, body });
}
