import type { LocalDate } from '../days/local-date.ts';
import { giftState, type GiftState } from './gift-validity.ts';

/** Whether the centre of an activity may redeem its voucher today, or why not. */
export type CentreVoucherState = 'redeemable' | 'used' | 'expired' | 'cancelled' | 'givenBack' | 'scheduled' | 'notPaid';

export interface VoucherOfActivity {
  readonly status: GiftState;
  readonly expiresOn: LocalDate;
  /** How the order stands that has sold it; undefined for one that was sold elsewhere. */
  readonly order: 'pending' | 'paid' | 'failed' | 'cancelled' | undefined;
  /** Its mail waits for its day. */
  readonly isScheduled: boolean;
}

/** What was used stays used, whatever becomes of its order afterwards. */
export function voucherAtCentre({ order, isScheduled, ...voucher }: VoucherOfActivity, today: LocalDate): CentreVoucherState {
  const state = giftState(voucher, today);
  if (state === 'used') return state;
  if (order === 'cancelled') return 'givenBack';
  if (state === 'cancelled') return state;
  if (order !== undefined && order !== 'paid') return 'notPaid';
  if (isScheduled) return 'scheduled';
  return state === 'expired' ? state : 'redeemable';
}
