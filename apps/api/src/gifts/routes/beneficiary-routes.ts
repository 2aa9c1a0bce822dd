import {
  type CallQuery,
  GET_BENEFICIARY_BOX_FACETS,
  GET_SINGLE_VOUCHER_FACETS,
  GET_VOUCHER_BOX_FACETS,
  LIST_BENEFICIARY_BOX_OFFERS,
  LIST_SINGLE_VOUCHER_OFFERS,
  LIST_VOUCHER_BOX_OFFERS,
} from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueShop } from '../../catalogue/index.ts';
import type { GiftInHand } from '../beneficiary-gift.ts';
import { beneficiaryFacets, beneficiaryOffers, type RecipientSearch } from '../beneficiary-search.ts';
import { route } from '../../platform/http/index.ts';
import { boxGift, singleVoucherGift } from './gift-in-request.ts';

export type RecipientQuery = CallQuery<typeof LIST_BENEFICIARY_BOX_OFFERS>;
export type RecipientRequest = FastifyRequest<{ Params: { code?: string }; Querystring: RecipientQuery }>;
type FindGift = (shop: CatalogueShop, request: RecipientRequest, reply: FastifyReply) => Promise<GiftInHand>;

/** What the recipient of a box or gift stay may choose from (API-016, API-006). */
export function beneficiaryRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  const answering = <Answer>(find: FindGift, answer: (shop: CatalogueShop, requested: RecipientSearch) => Answer) => {
    return async (request: RecipientRequest, reply: FastifyReply): Promise<Awaited<Answer>> => {
      const gift = await find(shop, request, reply);
      reply.header('cache-control', 'no-store');
      return await answer(shop, { gift, query: request.query, locale: request.query.locale });
    };
  };
  route(app, LIST_BENEFICIARY_BOX_OFFERS, answering(boxGift, beneficiaryOffers));
  route(app, GET_BENEFICIARY_BOX_FACETS, answering(boxGift, beneficiaryFacets));
  route(app, LIST_VOUCHER_BOX_OFFERS, answering(boxGift, beneficiaryOffers));
  route(app, GET_VOUCHER_BOX_FACETS, answering(boxGift, beneficiaryFacets));
  route(app, LIST_SINGLE_VOUCHER_OFFERS, answering(singleVoucherGift, beneficiaryOffers));
  route(app, GET_SINGLE_VOUCHER_FACETS, answering(singleVoucherGift, beneficiaryFacets));
}
