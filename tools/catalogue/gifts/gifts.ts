import type { House } from '../catalogue.ts';
import type { ActivityProduct } from '../activities/products.ts';
import { makeBoxes, type Box } from './boxes.ts';
import { singleVouchersOf, type SingleVoucher } from './single-vouchers.ts';
import { makeVouchers, type Voucher } from './vouchers.ts';

/** Everything that is given: what is for sale, and what some people already have. */
export interface Gifts {
  readonly boxes: readonly Box[];
  readonly singleVouchers: readonly SingleVoucher[];
  readonly vouchers: readonly Voucher[];
}

/** Only the vouchers' dates depend on `today`. */
export function makeGifts(houses: readonly House[], activities: readonly ActivityProduct[], today: string): Gifts {
  const boxes = makeBoxes();
  const singleVouchers = singleVouchersOf(houses);
  return { boxes, singleVouchers, vouchers: makeVouchers({ boxes, singleVouchers, activities, today }) };
}
