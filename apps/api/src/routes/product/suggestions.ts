import { Recommendations, RecommendedOfferAnswer, Upsells } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { invalidField } from '../../problem.ts';
import { recommendationsFor, recommendedOffer, type Taste } from '../../services/product/recommendations.ts';
import { upsellsOf } from '../../services/product/upsells.ts';
import { REFUSALS } from '../refusals.ts';
import { soldStay } from '../stay-number.ts';
import { WISH_QUERY, wishOf } from './wish-query.ts';

const WishQuery = Type.Object(WISH_QUERY);
type WishQuery = Type.Static<typeof WishQuery>;
const Id = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description }));
const TasteQuery = Type.Object({
  ...WISH_QUERY,
  id: Id('a stay: others like it, in other houses'),
  hotelId: Id('a hotel: stays around it'),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  theme: Type.Optional(Type.String({ maxLength: 40 })),
  limit: Type.Integer({ minimum: 1, maximum: 24, default: 8 }),
});
type TasteQuery = Type.Static<typeof TasteQuery>;

/** What else might please: more of the same house, one stay elsewhere, a carousel (decisions ). */
export function suggestionRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, index, clock } = shop;

  app.get<{ Params: { id: string }; Querystring: WishQuery }>(
    '/api/product/:id/upsells',
    { schema: { tags: ['stay'], querystring: WishQuery, response: { 200: Upsells, ...REFUSALS } } },
    async ({ params, query }) => {
      const stay = await soldStay(shop, params.id);
      return { upsells: await upsellsOf(db, index.stays, stay, wishOf(query, clock)) };
    },
  );

  app.get<{ Params: { id: string }; Querystring: WishQuery }>(
    '/api/product/:id/recommended-offer',
    { schema: { tags: ['stay'], querystring: WishQuery, response: { 200: RecommendedOfferAnswer, ...REFUSALS } } },
    async ({ params, query }, reply) => {
      const offer = recommendedOffer(index.stays, await soldStay(shop, params.id), wishOf(query, clock));
      return reply.type('application/json').send(offer ?? 'null');
    },
  );

  app.get<{ Querystring: TasteQuery }>(
    '/api/recommendations',
    { schema: { tags: ['stay'], querystring: TasteQuery, response: { 200: Recommendations, ...REFUSALS } } },
    ({ query }) => ({ recommendations: recommendationsFor(index.stays, tasteOf(query), wishOf(query, clock)) }),
  );

  /** A stay or hotel that is not sold says nothing of taste. */
  function tasteOf({ id, hotelId, lat, lng, theme, limit }: TasteQuery): Taste {
    if ((lat === undefined) !== (lng === undefined)) throw invalidField(lat === undefined ? 'lat' : 'lng', 'lat and lng come together.');
    return {
      ...(id !== undefined && { stay: index.stays.stays.byId.get(Number(id)) }),
      ...(hotelId !== undefined && { hotel: index.stays.hotels.byId.get(Number(hotelId)) }),
      ...(lat !== undefined && lng !== undefined && { centre: { latitude: lat, longitude: lng } }),
      theme,
      limit,
    };
  }
}
