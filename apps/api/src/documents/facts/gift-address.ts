import type { SoldVoucher } from '@shop/contracts';
import { homeOf, type Sender } from '../../mail/index.ts';
import type { OrderDetails } from '../order-details.ts';

/** Where a recipient sees what was given and redeems it: the page whose address is its code. */
export function giftAddress({ locale }: Pick<OrderDetails, 'locale'>, { code }: SoldVoucher, sender: Sender): string {
  return `${homeOf(locale, sender)}/${code}`;
}
