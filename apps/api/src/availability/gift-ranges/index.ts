/** The stays that a gift may be spent on, found once a state of the index. */
export { boxRange, homeFirst, opensAnyStay, rangeOfBox, rangeOfVoucher } from './box-range.ts';
export type { BoxTerms, GiftRange } from './box-range.ts';
