import { HotelDetail, HotelOffersAnswer } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { notFound } from '../../problem.ts';
import { campaignsOf } from '../../services/auto-discount.ts';
import { cardsOf, foundStays, type StayWish } from '../../services/product/found-stay.ts';
import { hotelDetail } from '../../services/product/hotel-detail.ts';
import { staysOfHotel } from '../../services/product/sold-offer.ts';
import { REFUSALS, numberInPath } from '../refusals.ts';
import { WISH_QUERY, wishOf } from './wish-query.ts';

const HotelQuery = Type.Object({ ...WISH_QUERY, fetchPageModel: Type.Boolean({ default: true }) });
const OffersQuery = Type.Object({ ...WISH_QUERY, limit: Type.Integer({ minimum: 1, maximum: 20, default: 20 }) });
interface HotelParams {
  hotelId: string;
}

/** The hotel page, and what a hotel sells (spec 2, section 2; decision A-085). */
export function hotelPageRoutes(app: FastifyInstance, { db, index, clock }: Shop): void {
  const hotelOf = async (hotelId: string) => {
    const id = numberInPath(hotelId, 'hotel');
    const hotel = await db.selectFrom('hotel').selectAll().where('id', '=', id).executeTakeFirst();
    if (!hotel) throw notFound(`There is no hotel ${id}.`);
    return hotel;
  };

  const discounted = async (wish: StayWish): Promise<StayWish> => ({ ...wish, campaigns: await campaignsOf(db, wish.today, clock()) });

  app.get<{ Params: HotelParams; Querystring: Type.Static<typeof HotelQuery> }>(
    '/api/hotels/:hotelId',
    { schema: { tags: ['hotel'], querystring: HotelQuery, response: { 200: HotelDetail, ...REFUSALS } } },
    async ({ params, query }) => {
      const hotel = await hotelOf(params.hotelId);
      const wish = await discounted(wishOf(query, clock));
      return hotelDetail(db, index.stays, hotel, { wish, fetchPageModel: query.fetchPageModel });
    },
  );

  app.get<{ Params: HotelParams; Querystring: Type.Static<typeof OffersQuery> }>(
    '/api/hotels/:hotelId/offers.json',
    { schema: { tags: ['hotel'], querystring: OffersQuery, response: { 200: HotelOffersAnswer, ...REFUSALS } } },
    async ({ params, query }) => {
      const { id, label } = await hotelOf(params.hotelId);
      const wish = await discounted(wishOf(query, clock));
      const number = index.stays.hotels.byId.get(id);
      const found = number === undefined ? [] : foundStays(index.stays, staysOfHotel(index.stays, number), wish);
      return {
        hotel: { id: String(id), label, uri: hrefFor('hotel', query.locale, { id: String(id) }) },
        exactMatch: cardsOf(index.stays, found.slice(0, query.limit), wish),
        searchDetails: { totalCount: found.length },
      };
    },
  );
}
