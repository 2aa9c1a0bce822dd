import type { MailingShop } from '../mail/index.ts';
import type { ShopIndex } from './shop-index.ts';

/** A shop whose stays are searched in memory. */
export interface IndexedShop extends MailingShop {
  readonly index: ShopIndex;
}
