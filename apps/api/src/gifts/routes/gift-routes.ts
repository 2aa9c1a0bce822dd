import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../../catalogue/catalogue-shop.ts';
import { beneficiaryRoutes } from './beneficiary.ts';
import { boxRoutes } from './boxes.ts';
import { giftSetupRoutes } from './gift-setup.ts';
import { giftVoucherRoutes } from './gift-vouchers.ts';
import { lostGiftCodeRoutes } from './lost-gift-codes.ts';

/** Everything about gifts before they are bought and after they were received. */
export function giftRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  boxRoutes(app, shop);
  beneficiaryRoutes(app, shop);
  giftSetupRoutes(app, shop);
  giftVoucherRoutes(app, shop);
  lostGiftCodeRoutes(app, shop);
}
