// Hotels.
export const GET_HOTEL = 'GET /api/hotels/:hotelId';
export const LIST_HOTEL_OFFERS = 'GET /api/hotels/:hotelId/offers.json';
export const GET_HOTEL_CALENDAR = 'GET /api/hotels/:hotelId/availabilities.json';
export const LIST_REVIEWS = 'GET /api/hotel/:hotelId/reviews.json';
