import { Availabilities } from '../calls/calendar.ts';
import { HotelDetail, HotelOffersAnswer } from '../calls/hotel.ts';
import { ReviewsAnswer } from '../calls/review.ts';
import { HotelMonthsQuery, HotelOffersQuery, HotelQuery, ReviewsQuery } from '../calls/stay-query.ts';
import type { Calls } from './call.ts';
import { GET_HOTEL, LIST_HOTEL_OFFERS, GET_HOTEL_CALENDAR, LIST_REVIEWS } from './addresses/index.ts';

/** Hotels. */
export const hotelsCalls = {
  [GET_HOTEL]: {
    tag: 'hotel',
    summary: 'The page of a hotel with its rooms and offers',
    query: HotelQuery,
    answers: { 200: HotelDetail },
    errors: ['NOT_FOUND'],
  },
  [LIST_HOTEL_OFFERS]: {
    tag: 'hotel',
    summary: 'Other offers of a hotel',
    query: HotelOffersQuery,
    answers: { 200: HotelOffersAnswer },
    errors: ['NOT_FOUND'],
  },
  [GET_HOTEL_CALENDAR]: {
    tag: 'hotel',
    summary: 'Calendar of a hotel: the lowest price by day of arrival',
    query: HotelMonthsQuery,
    answers: { 200: Availabilities },
    errors: ['NOT_FOUND'],
  },
  [LIST_REVIEWS]: {
    tag: 'hotel',
    summary: 'What guests say about a hotel',
    query: ReviewsQuery,
    answers: { 200: ReviewsAnswer },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
