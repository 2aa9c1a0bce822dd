import { GET_STAY, type StayQuery } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { notFound, numberInPath, route } from '../../platform/http/index.ts';
import { campaignsOf, labelsOf } from '../../availability/cards/index.ts';
import { bookingDay, type BookingDays } from '../../availability/index.ts';
import type { PriceRequest } from '../detail-price.ts';
import { readStayRows } from '../rows/stay-rows.ts';
import { stayDetail } from '../stay-detail.ts';
import { orKnown } from '../../platform/database/index.ts';
import { partyOf } from '../params/party-query.ts';
import { periodOf } from '../params/stay-params.ts';

/** The stay page's content, with dates, as a gift or for the map (spec 2, section 7). A stay that is no longer sold answers with `published: false`. */
export function stayRoutes(app: FastifyInstance, { db, index, clock, pageRows }: CatalogueShop): void {
  route(app, GET_STAY, async ({ params, query }) => {
    const { locale, fetchPageModel } = query;
    const now = clock();
    const days = bookingDay(locale, now);
    const id = numberInPath(params.id, 'stay');
    const rows = await orKnown(db, () => readStayRows(db, id), pageRows?.stay(id));
    if (!rows) throw notFound(`There is no stay ${params.id}.`);
    const labels = await labelsOf(db, locale, now);
    const campaigns = await campaignsOf(db, days.today, now);
    return stayDetail(index.stays, rows, { locale, fetchPageModel, today: days.today, wish: priceRequest(query, days), labels, campaigns });
  });
}

function priceRequest(query: StayQuery, days: BookingDays): PriceRequest {
  const period = periodOf(query, days.today);
  const adults = query.giftAdult ?? query.giftAdults;
  const isGift = query.flow === 'gifting' || query.giftNights !== undefined || adults !== undefined;
  return {
    ...days,
    party: partyOf(query),
    ...(period && { period }),
    ...(isGift && !period && { gift: { nights: query.giftNights ?? 1, adults: adults ?? 2 } }),
  };
}
