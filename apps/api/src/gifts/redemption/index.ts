/** Vouchers of activities, at the centres that run them. */
export { checkAtCentre, redeemAtCentre } from './redeem-at-centre.ts';
export type { AtCentre } from './redeem-at-centre.ts';
