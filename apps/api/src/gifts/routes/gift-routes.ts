import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { beneficiaryRoutes } from './beneficiary-routes.ts';
import { boxRoutes } from './box-routes.ts';
import { giftExchangeRoutes } from './gift-exchange-routes.ts';
import { giftSetupRoutes } from './gift-setup-routes.ts';
import { giftTransferRoutes } from './gift-transfer-routes.ts';
import { giftVoucherRoutes } from './gift-voucher-routes.ts';
import { lostGiftCodeRoutes } from './lost-gift-code-routes.ts';

/** Everything about gifts before they are bought and after they were received. */
export function giftRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  boxRoutes(app, shop);
  beneficiaryRoutes(app, shop);
  giftSetupRoutes(app, shop);
  giftVoucherRoutes(app, shop);
  giftTransferRoutes(app, shop);
  giftExchangeRoutes(app, shop);
  lostGiftCodeRoutes(app, shop);
}
