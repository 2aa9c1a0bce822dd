import { GET_RECOMMENDED_OFFER, LIST_RECOMMENDATIONS, LIST_UPSELLS, type RecommendationsQuery } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { invalidField, route } from '../../platform/http/index.ts';
import { recommendationsFor, recommendedOffer, type Taste } from '../recommendations.ts';
import { readOffersOfHouse, type OffersOfHouse } from '../rows/house-rows.ts';
import { hotelIdOf } from '../../availability/index.ts';
import { upsellsOf } from '../upsells.ts';
import { orKnown } from '../../platform/database/index.ts';
import { soldStay } from '../params/stay-number.ts';
import { stayParams } from '../params/stay-params.ts';

/** What else might please: more of the same house, one stay elsewhere, a carousel (API-044, API-049). */
export function suggestionRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  const { db, index, clock, pageRows } = shop;

  route(app, LIST_UPSELLS, async ({ params, query }) => {
    const { stays } = index;
    const stay = await soldStay(shop, stays, params.id);
    const hotel = hotelIdOf(stays, stay);
    const house = await orKnown<OffersOfHouse>(db, () => readOffersOfHouse(db, hotel), pageRows?.house(hotel));
    return { upsells: upsellsOf(stays, { house, stay }, stayParams(query, clock)) };
  });

  route(app, GET_RECOMMENDED_OFFER, async ({ params, query }, reply) => {
    const { stays } = index;
    const offer = recommendedOffer(stays, await soldStay(shop, stays, params.id), stayParams(query, clock));
    return reply.type('application/json').send(offer ?? 'null');
  });

  route(app, LIST_RECOMMENDATIONS, ({ query }) => ({
    recommendations: recommendationsFor(index.stays, tasteOf(query), stayParams(query, clock)),
  }));

  /** A stay or hotel that is not sold says nothing of taste. */
  function tasteOf({ id, hotelId, lat, lng, theme, limit }: RecommendationsQuery): Taste {
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
