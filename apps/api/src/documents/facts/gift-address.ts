import type { SoldVoucher } from '@shop/contracts';
import { homeOf, type Sender } from '../../mail/index.ts';
import type { PrintedOrder } from '../printed-order.ts';

/** Where a recipient sees what was given and redeems it: the page whose address is its code. */
export function giftAddress({ locale }: Pick<PrintedOrder, 'locale'>, { code }: SoldVoucher, sender: Sender): string {
  return `${homeOf(locale, sender)}/${code}`;
}
