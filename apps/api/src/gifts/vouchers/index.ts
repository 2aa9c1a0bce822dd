/** Vouchers: found by their code, written, spent and refilled. */
export { findVoucher, findVouchers } from './find-voucher.ts';
export type { Voucher } from './find-voucher.ts';
export { holderAddress } from './holder-address.ts';
export { cancelVouchers, refillVoucher, spendVoucher } from './voucher-balance.ts';
export { writeVouchers } from './write-vouchers.ts';
