/** What `tools/test/lay-catalogue.ts` makes: a cluster of PostgreSQL with the demo catalogue of the day of the journeys. */
export const JOURNEY_CATALOGUE = 'dist/journeys/postgres.tar.gz';

/** Hotels of that catalogue: towns have neighbours, and a shop starts in half the time that 2,000 take. */
export const JOURNEY_HOTELS = 400;

/** As `JOURNEY_NOW`: the journeys live by the real time. */
export const TODAY = 'today';

/** The day and hour at which the shop of the journeys opens: every run is the same Wednesday, unless `JOURNEY_NOW` draws another. */
export function journeyNow(): string {
  const { JOURNEY_NOW: chosen } = process.env;
  return chosen === TODAY ? `${new Date().toISOString().slice(0, 19)}Z` : chosen || '2030-06-05T10:00:00Z';
}
