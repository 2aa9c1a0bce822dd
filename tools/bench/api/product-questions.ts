import { addDays } from '@shop/domain';

const COUPLE = 'adult=2&child=0&baby=0&locale=fr_FR';
const NIGHTS = 2;

/** A stay that can be had on the day that was asked for, and what it costs. */
export interface Quoted {
  readonly path: string;
  /** As the order sends it back (spec 1, section 7). */
  readonly reservation: { readonly offerId: string; readonly checkin: string; readonly checkout: string };
  /** Of the stay's activities: each is done on the day of arrival. */
  readonly activities: readonly string[];
  /** Cents. */
  readonly cents: number;
}

export interface Sample {
  readonly stays: readonly string[];
  readonly hotels: readonly string[];
  readonly quotes: readonly Quoted[];
}

/** Stays and hotels from all over the catalogue. */
export async function sampleOf(address: string, today: string): Promise<Sample> {
  const stays = new Set<string>();
  const hotels = new Set<string>();
  for (const locale of ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE'])
    for (let page = 0; page < 4; page++)
      for (const { id, hotel } of await popular(address, { locale, page })) {
        stays.add(id);
        hotels.add(hotel.id);
      }
  if (stays.size === 0) throw new Error(`${address} sells nothing: seed its database first.`);
  const quotes: Quoted[] = [];
  for (const id of stays) quotes.push(...(await quoted(address, { id, checkin: addDays(today, 30) })));
  return { stays: [...stays], hotels: [...hotels], quotes };
}

/** Addresses that product pages ask for. */
export function productPaths({ stays, hotels, quotes }: Sample): Readonly<Record<'calendar' | 'year' | 'quote' | 'detail', string[]>> {
  return {
    calendar: stays.map((id) => `/api/product/${id}/availabilities.json?length=2&locale=fr_FR`),
    year: hotels.map((id) => `/api/hotels/${id}/availabilities.json?length=12&locale=fr_FR`),
    quote: quotes.map(({ path }) => path),
    detail: stays.map((id) => `/api/weekend/${id}/detail.json?locale=fr_FR`),
  };
}

async function popular(address: string, { locale, page }: { locale: string; page: number }) {
  const answer = await fetch(`${address}/api/offers.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale, page, orderBy: 'popularity', searchCriterias: { adult: 2, child: 0, baby: 0 } }),
  });
  return ((await answer.json()) as { exactMatch: { id: string; hotel: { id: string } }[] }).exactMatch;
}

/** The quote of a stay; none where it cannot be had that day. */
async function quoted(address: string, { id, checkin }: { id: string; checkin: string }): Promise<Quoted[]> {
  const path = `/api/product/${id}/quote?checkin=${checkin}&nights=${NIGHTS}&${COUPLE}`;
  const answer = await fetch(address + path);
  if (answer.status !== 200) return [];
  const { priceInfo, reservationCriteria } = (await answer.json()) as {
    priceInfo: { sellPrice: number };
    reservationCriteria: Quoted['reservation'];
  };
  return [{ path, reservation: reservationCriteria, activities: await activitiesOf(address, id), cents: priceInfo.sellPrice }];
}

async function activitiesOf(address: string, id: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/weekend/${id}/detail.json?locale=fr_FR`);
  const { programLine } = (await answer.json()) as { programLine: { activityId?: string }[] };
  return [...new Set(programLine.flatMap(({ activityId }) => activityId ?? []))];
}
