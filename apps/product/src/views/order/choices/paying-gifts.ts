import type { ReceivedGift } from '@shop/contracts';
import { giftCodeKey } from '@shop/domain';

/** Gifts at hand that can pay and do not yet, the first to expire first; an activity that was given is redeemed where it takes place. */
export function payingGifts(received: readonly ReceivedGift[], applied: readonly string[]): ReceivedGift[] {
  return received.filter(
    ({ code, kind, state, remaining }) =>
      state === 'active' && remaining > 0 && kind !== 'DIGITAL_ACTIVITY_ONLY' && !includesCode(applied, code),
  );
}

/** Whether a gift is among those that pay, however its code was typed. */
export function includesCode(applied: readonly string[], code: string): boolean {
  return applied.some((one) => giftCodeKey(one) === giftCodeKey(code));
}
