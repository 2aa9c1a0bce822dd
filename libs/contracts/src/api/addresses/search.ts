// Search.
export const SEARCH_OFFERS = 'POST /api/offers.json';
export const GET_FACETS = 'GET /api/search/facets.json';
export const LIST_ACTIVITY_GROUPS = 'GET /api/search/activities.json';
export const GET_SEARCH_CALENDAR = 'GET /api/search/availabilities.json';
