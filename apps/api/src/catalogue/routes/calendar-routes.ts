import {
  GET_HOTEL_CALENDAR,
  GET_SEARCH_CALENDAR,
  GET_STAY_CALENDAR,
  LIST_CHECKOUT_NIGHTS,
  MAX_NIGHTS,
  type HotelMonthsQuery,
  type StayMonthsQuery,
} from '@shop/contracts';
import { DEFAULT_PARTY, monthOf } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { invalidField, notFound, numberInPath, route } from '../../platform/http/index.ts';
import { arrivalDay, bookingDay, dayNumber, nightsOfHotel, possibleNights, staysOfHotel } from '../../availability/index.ts';
import { whereOf } from '../../availability/places/index.ts';
import { staysAtHand } from '../../availability/stays/index.ts';
import { calendarOf, calendarOfPlace } from '../calendar.ts';
import { partyOf } from '../params/party-query.ts';
import { soldStay } from '../params/stay-number.ts';

/** Calendars and possible lengths (spec 2, section 7; API-043). */
export function calendarRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  const { index, clock } = shop;
  const question = ({ month, length, locale }: StayMonthsQuery) => {
    const days = bookingDay(locale, clock());
    return { ...days, month: month ?? monthOf(days.today), length, locale };
  };
  const questionOfParty = (query: HotelMonthsQuery) => {
    const { adult = DEFAULT_PARTY.adults, child = 0, baby = 0, s } = query;
    return { ...question(query), party: partyOf({ adult, child, baby }), oneRoom: s === 1 };
  };

  route(app, GET_STAY_CALENDAR, async ({ params, query }) => {
    if (!params.id.trim()) throw invalidField('id', 'Product ID is required');
    const { stays } = index;
    return calendarOf(stays, [await soldStay(shop, stays, params.id)], question(query));
  });

  route(app, GET_HOTEL_CALENDAR, ({ params, query }) => {
    const hotel = index.stays.hotels.byId.get(numberInPath(params.hotelId, 'hotel'));
    if (hotel === undefined) throw notFound(`There is no hotel ${params.hotelId}.`);
    const sold = query.flow === 'hotel' ? nightsOfHotel : staysOfHotel;
    return calendarOf(index.stays, sold(index.stays, hotel), questionOfParty(query));
  });

  route(app, GET_SEARCH_CALENDAR, ({ query }) => {
    const { locale, theme, type } = query;
    const where = whereOf(index.stays, index.gazetteer, query, locale);
    const stays = staysAtHand(index.stays, { where, ...(theme && { theme }), hotelNights: type === 'hotel' });
    return calendarOfPlace(index.stays, stays, questionOfParty(query));
  });

  route(app, LIST_CHECKOUT_NIGHTS, async ({ params, query }) => {
    const { stays } = index;
    const stay = await soldStay(shop, stays, params.id);
    const { today, firstDay } = bookingDay(query.locale, clock());
    const checkin = arrivalDay(query.checkin, today, 'checkin');
    if (checkin < firstDay) return [];
    const lengths = possibleNights(stays, stay, dayNumber(stays.grid, checkin), partyOf(query));
    return lengths.filter((nights) => nights <= (query.length ?? MAX_NIGHTS));
  });
}
