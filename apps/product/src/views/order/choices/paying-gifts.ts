import type { ReceivedGift } from '@shop/contracts';

/** Gifts at hand that can pay and do not yet, the first to expire first; an activity that was given is redeemed where it takes place. */
export function payingGifts(received: readonly ReceivedGift[], applied: readonly string[]): ReceivedGift[] {
  return received.filter(
    ({ code, kind, state, remaining }) =>
      state === 'active' && remaining > 0 && kind !== 'DIGITAL_ACTIVITY_ONLY' && !applied.includes(code),
  );
}
