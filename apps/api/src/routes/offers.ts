import { OffersAnswer, OffersBody, type Locale } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../app.ts';
import { checkedLocale } from '../purchase/start-order.ts';
import { searchStays } from '../search/search-stays.ts';
import { dayNumber } from '../search/stay-index.ts';
import { whereOf } from '../search/where.ts';
import { bookingDay } from '../services/booking-day.ts';
import { offerCard } from '../services/offer-card.ts';
import { arrivalDay, stayPeriod, type StayPeriod } from '../services/stay-period.ts';
import { varyPictures } from '../services/vary-pictures.ts';
import { partyOf } from './party-query.ts';
import { REFUSALS } from './refusals.ts';

/** Results a page (decision A-088). */
const PAGE_SIZE = 24;

/** The search (spec 1, section 7): from-prices without dates, final prices with them. */
export function offerRoutes(app: FastifyInstance, { index, clock }: Shop): void {
  app.post<{ Body: OffersBody }>(
    '/api/offers.json',
    { schema: { tags: ['search'], body: OffersBody, response: { 200: OffersAnswer, ...REFUSALS } } },
    ({ body }): OffersAnswer => {
      const locale = checkedLocale(body.locale);
      const { searchCriterias: criterias } = body;
      const period = periodOf(criterias, locale, clock());
      const where = whereOf(index.stays, index.gazetteer, criterias, locale);
      const party = partyOf(criterias);
      const page = body.page ?? 0;
      const found = searchStays(index.stays, {
        where,
        party,
        ...(period && { day: dayNumber(index.stays.grid, period.checkin) }),
        nights: period?.nights ?? criterias.night,
        theme: criterias.theme,
        sort: body.orderBy ?? 'priceQuality',
        page,
        limit: body.limit ?? PAGE_SIZE,
        perHotel: body.numberOfPackagesPerHotel ?? 1,
      });
      const { centre, label } = where;
      return {
        exactMatch: varyPictures(found.stays.map((stay) => offerCard(index.stays, stay, { locale, party, dated: period !== undefined }))),
        searchDetails: {
          totalCount: found.total,
          page,
          ...(centre && label && { place: { label, lat: centre.latitude, lng: centre.longitude } }),
        },
      };
    },
  );
}

/** Dates of the search: arrival with departure or nights; an arrival alone counts with one night (decision A-040). */
function periodOf({ checkin, checkout, night }: OffersBody['searchCriterias'], locale: Locale, now: Date): StayPeriod | undefined {
  if (checkin === undefined) return undefined;
  const { today } = bookingDay(locale, now);
  const fields = { checkin: 'searchCriterias.checkin', checkout: 'searchCriterias.checkout' };
  if (checkout !== undefined) return stayPeriod({ checkin, checkout }, today, fields);
  return { checkin: arrivalDay(checkin, today, fields.checkin), nights: night ?? 1 };
}
