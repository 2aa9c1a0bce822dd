import { BeneficiaryFacets, BeneficiaryOffers, BeneficiaryQuery } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import type { GiftInHand } from '../../gifts/beneficiary-gift.ts';
import { beneficiaryFacets, beneficiaryOffers, type RecipientSearch } from '../../gifts/beneficiary-search.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import { REFUSALS } from '../refusals.ts';
import { boxGift, singleVoucherGift } from './gift-in-request.ts';

const Query = Type.Object({ ...BeneficiaryQuery.properties, locale: LocaleQuery });
export type RecipientQuery = Type.Static<typeof Query>;
export type RecipientRequest = FastifyRequest<{ Params: { code?: string }; Querystring: RecipientQuery }>;
type FindGift = (shop: Shop, request: RecipientRequest, reply: FastifyReply) => Promise<GiftInHand>;

/** What the recipient of a box or gift stay may choose from (spec 1, section 7; decisions ). */
export function beneficiaryRoutes(app: FastifyInstance, shop: Shop): void {
  const answering = <Answer>(find: FindGift, answer: (shop: Shop, asked: RecipientSearch) => Answer) => {
    return async (request: RecipientRequest, reply: FastifyReply): Promise<Awaited<Answer>> => {
      const gift = await find(shop, request, reply);
      reply.header('cache-control', 'no-store');
      return await answer(shop, { gift, query: request.query, locale: request.query.locale });
    };
  };
  const schema = { tags: ['gift'], querystring: Query };
  const offers = { schema: { ...schema, response: { 200: BeneficiaryOffers, ...REFUSALS } } };
  const facets = { schema: { ...schema, response: { 200: BeneficiaryFacets, ...REFUSALS } } };
  app.get('/beneficiary/boxes/offers', offers, answering(boxGift, beneficiaryOffers));
  app.get('/beneficiary/boxes/facets', facets, answering(boxGift, beneficiaryFacets));
  app.get('/gateway/box-offers/:code', offers, answering(boxGift, beneficiaryOffers));
  app.get('/gateway/box-facets/:code', facets, answering(boxGift, beneficiaryFacets));
  app.get('/beneficiary/single-vouchers/offers', offers, answering(singleVoucherGift, beneficiaryOffers));
  app.get('/beneficiary/single-vouchers/facets', facets, answering(singleVoucherGift, beneficiaryFacets));
}
