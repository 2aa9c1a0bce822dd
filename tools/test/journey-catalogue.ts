/** What `tools/test/lay-catalogue.ts` makes: a cluster of PostgreSQL with the demo catalogue of the day of the journeys. */
export const JOURNEY_CATALOGUE = 'dist/journeys/postgres.tar.gz';

/** The day and hour at which the shop of the journeys opens: every run is the same Wednesday, unless `JOURNEY_NOW` draws another. */
export function journeyNow(): string {
  return process.env.JOURNEY_NOW || '2030-06-05T10:00:00Z';
}
