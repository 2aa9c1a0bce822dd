import { GET_HOTEL, LIST_HOTEL_OFFERS } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { notFound, numberInPath, route } from '../../platform/http/index.ts';
import { campaignsOf, labelsOf } from '../../availability/cards/index.ts';
import { cardsOf, foundStays, type StayParams } from '../found-stay.ts';
import { hotelDetail } from '../hotel/hotel-detail.ts';
import { readHotelRows, type HotelRows } from '../rows/house-rows.ts';
import { staysOfHotel } from '../../availability/index.ts';
import { orKnown } from '../../platform/database/index.ts';
import { stayParams } from '../params/stay-params.ts';

/** The hotel page, and what a hotel sells (spec 2, section 2; API-022). */
export function hotelPageRoutes(app: FastifyInstance, { db, index, clock, pageRows }: CatalogueShop): void {
  const hotelOf = async (hotelId: string): Promise<HotelRows> => {
    const id = numberInPath(hotelId, 'hotel');
    const rows = await orKnown(db, () => readHotelRows(db, id), pageRows?.house(id));
    if (!rows) throw notFound(`There is no hotel ${id}.`);
    return rows;
  };

  const discounted = async (wish: StayParams): Promise<StayParams> => ({ ...wish, campaigns: await campaignsOf(db, wish.today, clock()) });

  route(app, GET_HOTEL, async ({ params, query }) => {
    const rows = await hotelOf(params.hotelId);
    const wish = await discounted(stayParams(query, clock));
    const labels = await labelsOf(db, query.locale, clock());
    return hotelDetail(index.stays, rows, { wish, fetchPageModel: query.fetchPageModel, labels });
  });

  route(app, LIST_HOTEL_OFFERS, async ({ params, query }) => {
    const { id, label } = (await hotelOf(params.hotelId)).hotel;
    const wish = await discounted(stayParams(query, clock));
    const number = index.stays.hotels.byId.get(id);
    const found = number === undefined ? [] : foundStays(index.stays, staysOfHotel(index.stays, number), wish);
    return {
      hotel: { id: String(id), label, uri: hrefFor('hotel', query.locale, { id: String(id) }) },
      exactMatch: cardsOf(index.stays, found.slice(0, query.limit), wish),
      searchDetails: { totalCount: found.length },
    };
  });
}
