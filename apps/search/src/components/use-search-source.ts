import { activityGroupsQuery, facetsQuery, markersQuery, offersQuery } from '@shop/api-client';
import { use } from 'react';
import { facetsQueryOf } from '../views/facets-question.ts';
import { offersBody } from '../views/search-question.ts';
import { SearchSourceContext, type SearchSource } from './search-source.ts';

const WHOLE_OFFER: SearchSource = {
  offers: (state, site) => offersQuery(offersBody(state, site)),
  markers: (state, site) => markersQuery(offersBody(state, site)),
  facets: (state, site) => facetsQuery(facetsQueryOf(state, site)),
  activities: (state, site) => activityGroupsQuery(facetsQueryOf(state, site)),
};

export const useSearchSource = (): SearchSource => use(SearchSourceContext) ?? WHOLE_OFFER;
