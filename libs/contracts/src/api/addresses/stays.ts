// Stays.
export const GET_STAY = 'GET /api/weekend/:id/detail.json';
export const GET_STAY_CALENDAR = 'GET /api/product/:id/availabilities.json';
export const LIST_CHECKOUT_NIGHTS = 'GET /api/weekend/:id/packageCheckoutNights.json';
export const GET_QUOTE = 'GET /api/product/:id/quote';
export const LIST_STAY_OFFERS = 'GET /api/product/:id/offers';
export const LIST_UPSELLS = 'GET /api/product/:id/upsells';
export const GET_RECOMMENDED_OFFER = 'GET /api/product/:id/recommended-offer';
export const LIST_RECOMMENDATIONS = 'GET /api/recommendations';
