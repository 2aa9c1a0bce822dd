import { LIST_REVIEWS } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { notFound, numberInPath, route } from '../../platform/http/index.ts';
import { reviewsOf } from '../reviews.ts';
import { orKnown } from '../../platform/database/index.ts';

/** Reviews of a hotel; `locale` keeps those written in it, `wordedIn` words the labels (spec 2, section 7). */
export function hotelRoutes(app: FastifyInstance, { db }: CatalogueShop): void {
  route(app, LIST_REVIEWS, async ({ params, query: { locale, wordedIn, ...requested } }) => {
    const hotelId = numberInPath(params.hotelId, 'hotel');
    const read = async () => {
      const hotel = await db.selectFrom('hotel').select('review_score').where('id', '=', hotelId).executeTakeFirst();
      if (!hotel) throw notFound(`There is no hotel ${hotelId}.`);
      return reviewsOf(db, hotel, { ...requested, hotelId, locale: wordedIn ?? locale ?? 'fr_FR', ...(locale && { writtenIn: locale }) });
    };
    return orKnown(db, read, undefined);
  });
}
