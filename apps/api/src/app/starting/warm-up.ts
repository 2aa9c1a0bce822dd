import { SOLD_LOCALES, type Locale } from '@shop/contracts';
import { addDays } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Shop } from '../app.ts';
import { bookingDay } from '../../availability/index.ts';

/** From the first search on the engine knows which of our functions are worth compiling; after some rounds it has done so. */
const ROUNDS = 5;
/** An arrival that most stays offer. */
const DAYS_AHEAD = 30;
const COUPLE = { adult: 2, child: 0, baby: 0 };

/**
 * Asks what the first customers would ask, and so waits in their place: for connections to the database, for the cheapest days
 * of every stay, for code that runs for the first time. To be called before the process listens. It only reads, and it
 * never fails: what does not answer here is none the worse for it.
 */
export async function warmUp(app: FastifyInstance, { db, clock }: Pick<Shop, 'db' | 'clock'>, connections: number): Promise<void> {
  await Promise.allSettled(Array.from({ length: connections }, () => sql`select 1`.execute(db)));
  for (const locale of SOLD_LOCALES) {
    const checkin = addDays(bookingDay(locale, clock()).today, DAYS_AHEAD);
    for (let round = 0; round < ROUNDS; round++) {
      const stay = await searched(app, locale, { page: round, searchCriterias: COUPLE });
      await searched(app, locale, { page: round, searchCriterias: { ...COUPLE, checkin, night: 1 } });
      if (stay) await requested(app, locale, { ...stay, checkin });
    }
  }
}

interface Answered {
  readonly exactMatch?: readonly { readonly id: string; readonly hotel: { readonly id: string } }[];
}

/** The first stay that is found; none where nothing is sold. */
async function searched(app: FastifyInstance, locale: Locale, body: object): Promise<{ id: string; hotel: string } | undefined> {
  const payload = { locale, withFacets: true, withActivities: true, ...body };
  const answer = await app.inject({ method: 'POST', url: '/api/offers.json', payload });
  const [first] = answer.statusCode === 200 ? (answer.json<Answered>().exactMatch ?? []) : [];
  return first && { id: first.id, hotel: first.hotel.id };
}

/** What the page of a stay asks. */
async function requested(
  app: FastifyInstance,
  locale: Locale,
  { id, hotel, checkin }: { id: string; hotel: string; checkin: string },
): Promise<void> {
  const party = new URLSearchParams(Object.entries({ ...COUPLE, locale }).map(([key, value]) => [key, String(value)]));
  const paths = [
    `/api/product/${id}/availabilities.json?locale=${locale}`,
    `/api/hotels/${hotel}/availabilities.json?locale=${locale}`,
    `/api/weekend/${id}/detail.json?locale=${locale}`,
    `/api/product/${id}/quote?checkin=${checkin}&${party}`,
    `/api/autocomplete-geonames.json?locale=${locale}&term=par`,
  ];
  for (const url of paths) await app.inject({ method: 'GET', url });
}
