import { TRANSFER_GIFT, type GiftTransferAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { bookingDay } from '../../availability/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { route } from '../../platform/http/index.ts';
import { checkedNewHolder } from '../transfer/new-holder.ts';
import { transferGift } from '../transfer/transfer-gift.ts';
import { changeOnce } from './change-once.ts';

/** Nobody writes to many strangers in the shop's name, nor often about one gift. */
const ALLOWANCES = { address: 'giftTransferAddress', gift: 'giftTransfers' } as const;

/** A gift changes hands, once a key; a former code is answered as one that never was. */
export function giftTransferRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  route(app, TRANSFER_GIFT, (request, reply) => {
    const { body, query } = request;
    const now = shop.clock();
    const to = checkedNewHolder(body);
    const { today } = bookingDay(query.locale, now);
    const run = async (): Promise<GiftTransferAnswer> => {
      await transferGift(shop.db, { typed: body.code, to }, { now, today, locale: query.locale, reply });
      return { transferredOn: today };
    };
    return changeOnce(shop, request, { scope: 'gift-transfer', allowances: ALLOWANCES, now, run, reply });
  });
}
