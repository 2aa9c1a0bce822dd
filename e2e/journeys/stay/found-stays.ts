import type { APIRequestContext } from '@playwright/test';

export interface Offer {
  readonly id: string;
  readonly uri: string;
  readonly images: readonly string[];
  readonly nights: number;
  readonly promoPercentageRounded: number;
  readonly hotel: { readonly id: string; readonly review: { readonly count: number; readonly average: number } };
}

export interface Detail {
  readonly id: string;
  readonly nights: number;
  readonly description: string;
  readonly isGiftable?: boolean;
  readonly programLine: readonly {
    readonly kind: string;
    readonly title: string;
    readonly description?: string;
    readonly activityId?: string;
  }[];
  readonly hotel: {
    readonly description: string;
    readonly policy?: { readonly petsAllowed: boolean; readonly petsMaxNumberOfPets: number };
  };
}

export interface OpenDay {
  readonly checkin: string;
  readonly checkout: string;
  readonly nights: number;
}

export interface Quoted {
  readonly priceInfo: { readonly sellPrice: number; readonly promoPercentageRounded: number };
  readonly localTaxTotalAmount: number;
}

const PAGES = 80;
const DAY_MS = 86_400_000;

/** The first stay on offer that is wanted: rare cases stand far down the list. `type: 'hotel'` looks for hotel nights. */
export async function findOffer(
  request: APIRequestContext,
  { type, ...criterias }: { readonly type?: 'hotel'; readonly [criteria: string]: unknown },
  isWanted: (offer: Offer) => Promise<boolean> | boolean,
): Promise<Offer> {
  for (let page = 0; page < PAGES; page++) {
    const data = {
      searchCriterias: { adult: 2, child: 0, baby: 0, ...criterias },
      locale: 'fr_FR',
      limit: 24,
      page,
      ...(type && { type }),
    };
    const { exactMatch } = (await (await request.post('/api/offers.json', { data })).json()) as { exactMatch: Offer[] };
    for (const offer of exactMatch) if (await isWanted(offer)) return offer;
    if (exactMatch.length === 0) break;
  }
  throw new Error('The demo catalogue has no such stay.');
}

/** Every hotel of France that sells something, with its best stay. */
export async function frenchOffers(request: APIRequestContext): Promise<Offer[]> {
  const offers: Offer[] = [];
  await findOffer(request, {}, (offer) => offers.push(offer) < 0).catch(() => undefined);
  return offers;
}

export async function detailOf(request: APIRequestContext, id: string): Promise<Detail> {
  return (await (await request.get(`/api/weekend/${id}/detail.json?locale=fr_FR&client=msite`)).json()) as Detail;
}

/** A stay whose detail is wanted. */
export async function findStay(
  request: APIRequestContext,
  criterias: Parameters<typeof findOffer>[1],
  isWanted: (detail: Detail) => boolean,
): Promise<Detail> {
  let found: Detail | undefined;
  await findOffer(request, criterias, async ({ id }) => {
    const detail = await detailOf(request, id);
    if (isWanted(detail)) found = detail;
    return found !== undefined;
  });
  return found!;
}

/** The days of some months on which a stay can begin, each with the shortest length that it allows. */
export async function openDaysOf(request: APIRequestContext, id: string): Promise<OpenDay[]> {
  const answer = await request.get(`/api/product/${id}/availabilities.json?length=4&locale=fr_FR`);
  const { availabilities } = (await answer.json()) as { availabilities: Record<string, { minLos: number } | null> };
  return Object.entries(availabilities).flatMap(([checkin, day]) =>
    day ? [{ checkin, checkout: after(checkin, day.minLos), nights: day.minLos }] : [],
  );
}

/** What a stay costs two on these days. */
export async function quoteOf(request: APIRequestContext, id: string, { checkin, nights }: OpenDay): Promise<Quoted> {
  const query = `checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0&locale=fr_FR`;
  return (await (await request.get(`/api/product/${id}/quote?${query}`)).json()) as Quoted;
}

function after(day: string, nights: number): string {
  return new Date(Date.parse(day) + nights * DAY_MS).toISOString().slice(0, 10);
}
