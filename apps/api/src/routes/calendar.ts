import { Availabilities, CheckoutNights } from '@shop/contracts';
import { monthOf } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { MAX_NIGHTS, possibleNights } from '../search/arrivals.ts';
import { dayNumber } from '../search/stay-index.ts';
import { LocaleQuery, bookingDay } from '../services/booking-day.ts';
import { calendarOf } from '../services/calendar.ts';
import { staysOfHotel } from '../services/product/sold-offer.ts';
import { arrivalDay } from '../services/stay-period.ts';
import { PARTY_QUERY, SENT_ALONG, partyOf } from './party-query.ts';
import { REFUSALS, numberInPath } from './refusals.ts';
import { soldStay } from './stay-number.ts';

const Months = (most: number, usual: number) =>
  Type.Object({
    month: Type.Optional(Type.String({ description: 'yyyy-MM; this month when left out' })),
    length: Type.Integer({ minimum: 1, maximum: most, default: usual }),
    locale: LocaleQuery,
    ...SENT_ALONG,
  });
const StayMonths = Months(12, 2);
const HotelMonths = Months(13, 12);
const NightsQuery = Type.Object({
  ...PARTY_QUERY,
  checkin: Type.String({ description: 'yyyy-MM-dd' }),
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_NIGHTS, description: 'the longest length to look at' })),
  multiOffer: Type.Optional(Type.Boolean({ description: 'lengths under any terms of the stay; its variants share its rooms' })),
});
type MonthsQuery = Type.Static<typeof StayMonths>;

/** Calendars and possible lengths (spec 2, section 7; decision A-082). */
export function calendarRoutes(app: FastifyInstance, shop: Shop): void {
  const { index, clock } = shop;
  const question = ({ month, length, locale }: MonthsQuery) => {
    const days = bookingDay(locale, clock());
    return { ...days, month: month ?? monthOf(days.today), length, locale };
  };

  app.get<{ Params: { id: string }; Querystring: MonthsQuery }>(
    '/api/product/:id/availabilities.json',
    { schema: { tags: ['stay'], querystring: StayMonths, response: { 200: Availabilities, ...REFUSALS } } },
    async ({ params, query }) => {
      const stay = await soldStay(shop, params.id);
      return calendarOf(index.stays, [stay], question(query));
    },
  );

  app.get<{ Params: { hotelId: string }; Querystring: MonthsQuery }>(
    '/api/hotels/:hotelId/availabilities.json',
    { schema: { tags: ['hotel'], querystring: HotelMonths, response: { 200: Availabilities, ...REFUSALS } } },
    ({ params, query }) => {
      const hotel = index.stays.hotels.byId.get(numberInPath(params.hotelId, 'hotel'));
      if (hotel === undefined) throw notFound(`There is no hotel ${params.hotelId}.`);
      return calendarOf(index.stays, staysOfHotel(index.stays, hotel), question(query));
    },
  );

  app.get<{ Params: { id: string }; Querystring: Type.Static<typeof NightsQuery> }>(
    '/api/weekend/:id/packageCheckoutNights.json',
    { schema: { tags: ['stay'], querystring: NightsQuery, response: { 200: CheckoutNights, ...REFUSALS } } },
    async ({ params, query }) => {
      const stay = await soldStay(shop, params.id);
      const { today, firstDay } = bookingDay(query.locale, clock());
      const checkin = arrivalDay(query.checkin, today, 'checkin');
      if (checkin < firstDay) return [];
      const lengths = possibleNights(index.stays, stay, dayNumber(index.stays.grid, checkin), partyOf(query));
      return lengths.filter((nights) => nights <= (query.length ?? MAX_NIGHTS));
    },
  );
}
