import { activityGroupsQuery, facetsQuery, markersQuery, offersQuery } from '@shop/api-client';
import { use } from 'react';
import { facetsQueryOf } from '../views/facets-question.ts';
import { offersBody } from '../views/search-question.ts';
import { SearchSourceContext, type SearchSource } from './search-source.ts';

const WHOLE_OFFER: SearchSource = {
  offers: (state, visit) => offersQuery(offersBody(state, visit)),
  markers: (state, visit) => markersQuery(offersBody(state, visit)),
  facets: (state, visit) => facetsQuery(facetsQueryOf(state, visit)),
  activities: (state, visit) => activityGroupsQuery(facetsQueryOf(state, visit)),
};

export const useSearchSource = (): SearchSource => use(SearchSourceContext) ?? WHOLE_OFFER;
