import { type BeneficiaryView, END_BENEFICIARY_SESSION, type Locale, OPEN_BENEFICIARY_SESSION } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Opens a gift with its code, as it was typed; the session stands in cookies. 404 `UNKNOWN_VOUCHER`, 409 `VOUCHER_USED`, `_EXPIRED`, `_CANCELLED`, `_SCHEDULED`. */
export function openGift(code: string, locale: Locale): Promise<BeneficiaryView> {
  return call(OPEN_BENEFICIARY_SESSION, { query: { locale }, body: { code } });
}

/** Ends the session; the gift keeps what is left of it. */
export async function leaveGift(): Promise<void> {
  await call(END_BENEFICIARY_SESSION);
}
