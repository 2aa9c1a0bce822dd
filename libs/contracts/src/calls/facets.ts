import Type from 'typebox';
import { LocaleQuery } from './common-query.ts';
import { SearchCriterias } from './search-criterias.ts';

const Count = Type.Integer({ description: 'results that this choice alone would leave in its list, everything else kept' });
const Label = Type.String({ description: 'in the locale' });

/** A group of activities, e.g. wellness, with its members. */
export const ActivityGroup = Type.Object({
  name: Label,
  items: Type.Array(Type.Object({ id: Type.String({ description: 'value of `tags`' }), name: Label, count: Count })),
});
export type ActivityGroup = Type.Static<typeof ActivityGroup>;

/** The facet lists (spec 1, section 3). A choice that leaves nothing stays in its list with a count of 0. */
export const FacetsAnswer = Type.Object({
  facilities: Type.Array(Type.Object({ value: Type.String(), name: Type.String(), label: Label, count: Count })),
  hotelScores: Type.Array(Type.Object({ value: Type.Number({ description: 'this score or more' }), label: Label, count: Count })),
  stars: Type.Array(Type.Object({ value: Type.Integer(), label: Label, count: Count })),
  hotelTypes: Type.Array(Type.Object({ value: Type.String(), name: Type.String(), label: Label, count: Count })),
  hotelEnvironments: Type.Array(Type.Object({ key: Type.String(), label: Label, count: Count })),
  hotelStyles: Type.Array(Type.Object({ name: Type.String(), label: Label, count: Count })),
  activities: Type.Optional(Type.Array(ActivityGroup)),
  prices: Type.Optional(
    Type.Array(Count, {
      description: 'results by price whatever the price filter is: below 20 euros, each ten up to 240, and 240 or more',
    }),
  ),
  totalCount: Type.Integer({ description: 'results with every filter' }),
});
export type FacetsAnswer = Type.Static<typeof FacetsAnswer>;

/** Query of `GET {api}/search/facets.json` (API-002) and `GET {api}/search/activities.json` (API-003). */
export const FacetsQuery = Type.Object({
  ...SearchCriterias.properties,
  locale: LocaleQuery,
  withActivities: Type.Optional(Type.Boolean()),
  performGiftableSearch: Type.Optional(Type.Boolean()),
  type: Type.Optional(Type.Enum(['gift', 'hotel'])),
  numberOfPackagesPerHotel: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 1 })),
});
export type FacetsQuery = Type.Static<typeof FacetsQuery>;
