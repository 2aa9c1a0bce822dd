import type { Site } from '@shop/contracts';

/** What the shell tells the pages of a test: in English at the French point of sale, on 5 March 2027 before the closing hour. */
export const site: Site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2027-03-05',
  todayIsClosed: false,
  origin: 'http://en.localhost',
};
