import { EXCHANGE_GIFT, type GiftExchangeAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { bookingDay } from '../../availability/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { route } from '../../platform/http/index.ts';
import { exchangeGift } from '../exchange/exchange-gift.ts';
import { changeOnce } from './change-once.ts';

const ALLOWANCES = { address: 'giftExchangeAddress', gift: 'giftExchanges' } as const;

/** A box becomes another one or a gift card, once a key. */
export function giftExchangeRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  route(app, EXCHANGE_GIFT, (request, reply) => {
    const { body, query } = request;
    const now = shop.clock();
    const { today } = bookingDay(query.locale, now);
    const run = async (): Promise<GiftExchangeAnswer> => {
      await exchangeGift(shop, body, { now, today, locale: query.locale });
      return { exchangedOn: today };
    };
    return changeOnce(shop, request, { scope: 'gift-exchange', allowances: ALLOWANCES, now, run, reply });
  });
}
