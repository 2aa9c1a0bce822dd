import Type from 'typebox';

const Words = Type.Optional(Type.Record(Type.String(), Type.String()));

/** What ids of the catalogue are called, by kind and id; kept for a locale. An id without a word shows itself. */
export const Labels = Type.Object({
  types: Words,
  environments: Words,
  styles: Words,
  facilities: Words,
  ecoFacilities: Words,
  themes: Words,
  reviewTypes: Words,
  criteria: Words,
});
export type Labels = Type.Static<typeof Labels>;
