import type { Site } from '@shop/contracts';

export const aSite = (facts: Partial<Site> = {}): Site => ({
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2030-06-01',
  todayIsClosed: false,
  origin: 'http://localhost',
  ...facts,
});
