import { readableSlug } from './readable-slug.ts';

test.each([
  ['Château de l’Île', 'chateau-de-l-ile'],
  ['Mañana de cama para dos: masaje', 'manana-de-cama-para-dos-masaje'],
  ['Cœur de ville !', 'coeur-de-ville'],
  ['Eén nacht aan zee', 'een-nacht-aan-zee'],
  ['', ''],
])('%s is addressed as %s', (label, slug) => {
  expect(readableSlug(label)).toBe(slug);
});
