import Type from 'typebox';

export const PlaceCategory = Type.Enum(['city', 'region', 'department', 'country', 'poi', 'skiresort', 'touristicregion', 'hotel']);
export type PlaceCategory = Type.Static<typeof PlaceCategory>;

/** `GET {api}/autocomplete-geonames.json?locale&term&maxResults` answers a list of these, best first. */
export const Suggestion = Type.Object({
  id: Type.String({ description: 'e.g. `city-2988507`, `hotel-12`' }),
  label: Type.String(),
  category: PlaceCategory,
  latitude: Type.Number(),
  longitude: Type.Number(),
  value: Type.String({ description: 'the value of the search key named by the category' }),
  postalcode: Type.Optional(Type.String()),
  country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  context: Type.Optional(Type.String({ description: 'region or department, in the locale' })),
});
export type Suggestion = Type.Static<typeof Suggestion>;

export const AutocompleteQuery = Type.Object({
  locale: Type.String(),
  term: Type.String({ minLength: 1, maxLength: 100 }),
  maxResults: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 30 })),
  near: Type.Optional(Type.Boolean({ description: 'true: places that are spelt alike, for a term that names none' })),
});

/** Query of `GET {api}/recommendedAutocomplete.json` (spec 2, section 7): what to propose before or while typing. */
export const RecommendedQuery = Type.Object({
  locale: Type.String(),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  catalogSourceType: Type.Optional(
    Type.Enum(['country', 'region', 'department', 'touristicregion'], { description: 'only places of this area' }),
  ),
  catalogSourceCode: Type.Optional(Type.String({ maxLength: 120, description: 'value of that area, e.g. `Bretagne`' })),
});
