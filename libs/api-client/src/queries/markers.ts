import { GET_STAY, type LocalDate, type Locale, type MapAnswer, type OffersBody, SEARCH_OFFERS, type StayDetail } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { visitedPartner } from '../transport/partner-visit.ts';
import { call } from '../transport/call.ts';

/** Everything in reach of a search as points of a map: `POST {api}/offers.json` with `performMapSearch` (API-005). */
export function markersQuery(search: OffersBody) {
  const { page: _page, limit: _limit, ...stored } = search;
  const body = { ...stored, orderBy: 'priceQuality', performMapSearch: true, fetchPageModel: false } as const satisfies OffersBody;
  return queryOptions({
    ...asking,
    queryKey: ['markers', body],
    queryFn: async ({ signal }): Promise<MapAnswer> => {
      const { exactMatch, ...answer } = readable(
        await call(SEARCH_OFFERS, { body, signal }),
        ({ exactMatch: points, searchDetails }) => Array.isArray(points) && Number.isInteger(searchDetails.totalCount),
      );
      return { ...answer, exactMatch: exactMatch.filter(isPoint) };
    },
  });
}

/** What a marker's card is asked for, by flow and dates (API-008). */
export interface MarkerParams {
  readonly id: string;
  readonly locale: Locale;
  readonly dates?: { readonly checkin: LocalDate; readonly night: number };
  readonly party?: { readonly adult: number; readonly child: number; readonly baby: number };
  readonly gift?: { readonly giftNights: number; readonly giftAdult: number };
}

/** The stay behind a marker: `GET {api}/weekend/{id}/detail.json` as the map asks it. */
export function markerDetailQuery({ id, locale, dates, party, gift }: MarkerParams) {
  const query = { locale, client: 'msite', fetchPageModel: false, ...dates, ...party, ...gift };
  return queryOptions({
    ...asking,
    queryKey: ['markerDetail', { id, ...query }],
    queryFn: async ({ signal }) =>
      readable(await call(GET_STAY, { params: { id }, query: { ...query, minisite: visitedPartner() }, signal }), isStay),
  });
}

/** A point that is none costs its own place only. */
function isPoint(point: MapAnswer['exactMatch'][number]): boolean {
  return (
    typeof point?.id === 'string' &&
    Array.isArray(point.weekend) &&
    [point.location?.lat, point.location?.lng, point.sellPrice].every(Number.isFinite)
  );
}

function isStay({ label, hotel, images, programLine, importantInfos, price, fromPrice }: StayDetail): boolean {
  return (
    typeof label === 'string' &&
    typeof hotel.location.label === 'string' &&
    [images, programLine, importantInfos].every(Array.isArray) &&
    Number.isFinite((price ?? fromPrice).sellPrice)
  );
}
