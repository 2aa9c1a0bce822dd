// Places that a search may be at.
export const AUTOCOMPLETE_PLACES = 'GET /api/autocomplete-geonames.json';
export const LIST_RECOMMENDED_PLACES = 'GET /api/recommendedAutocomplete.json';
