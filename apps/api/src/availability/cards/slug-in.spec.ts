import { slugIn } from './wording.ts';

const stay = {
  label: { fr: 'Une nuit au lac', es: 'Una noche junto al lago', nl: 'Eén nacht aan het meer', it: '' },
  slug: 'une-nuit-au-lac',
};

test.each([
  ['fr_FR', 'une-nuit-au-lac'],
  ['fr_BE', 'une-nuit-au-lac'],
  ['es_ES', 'una-noche-junto-al-lago'],
  ['nl_BE', 'een-nacht-aan-het-meer'],
  ['it_IT', 'une-nuit-au-lac'],
  ['en_GB', 'une-nuit-au-lac'],
] as const)('an address in %s reads %s; what has no word of its own keeps the stored one', (locale, slug) => {
  expect(slugIn(stay, locale)).toBe(slug);
});

test('a name that is the same in all languages has one slug', () => {
  expect(slugIn({ label: 'Escale', slug: 'escale' }, 'es_ES')).toBe('escale');
});
