import {
  CHECK_CENTRE_VOUCHER,
  END_CENTRE_SESSION,
  OPEN_CENTRE_SESSION,
  REDEEM_CENTRE_VOUCHER,
  type CentreSession,
  type CentreVoucher,
  type Locale,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Opens the page of an activity centre by its key; the session stands in a cookie. 401 `UNAUTHORIZED`. */
export function openCentre(key: string): Promise<CentreSession> {
  return call(OPEN_CENTRE_SESSION, { body: { key } });
}

/** Ends the session of the centre's page. */
export async function leaveCentre(): Promise<void> {
  await call(END_CENTRE_SESSION);
}

/** What a code opens at this centre, as it was typed. 401 `SIGN_IN_NEEDED`, 404 `UNKNOWN_VOUCHER`. */
export function checkVoucher(code: string, locale: Locale): Promise<CentreVoucher> {
  return call(CHECK_CENTRE_VOUCHER, { query: { locale }, body: { code } });
}

/** Redeems a voucher, once; the same key is answered the same. 409 `VOUCHER_USED` with `usedAt`, `_EXPIRED`, `_CANCELLED`, `_GIVEN_BACK`, `_SCHEDULED`, `_NOT_PAID`. */
export function redeemVoucher(code: string, locale: Locale, key: string): Promise<CentreVoucher> {
  return call(REDEEM_CENTRE_VOUCHER, { query: { locale }, body: { code }, key });
}
