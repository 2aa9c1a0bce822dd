import { Availabilities, CheckoutNights } from '../calls/calendar.ts';
import { WishQuery } from '../calls/common-query.ts';
import { Recommendations, RecommendedOfferAnswer } from '../calls/hotel.ts';
import { ProductOffers, Quote, Upsells } from '../calls/quote.ts';
import { CheckoutNightsQuery, QuoteQuery, RecommendationsQuery, StayMonthsQuery, StayOffersQuery, StayQuery } from '../calls/stay-query.ts';
import { StayDetail } from '../calls/stay.ts';
import type { Calls } from './call.ts';
import {
  GET_STAY,
  GET_STAY_CALENDAR,
  LIST_CHECKOUT_NIGHTS,
  GET_QUOTE,
  LIST_STAY_OFFERS,
  LIST_UPSELLS,
  GET_RECOMMENDED_OFFER,
  LIST_RECOMMENDATIONS,
} from './addresses/index.ts';

/** A stay that can be had, or not any more. */
const SOLD_STAY = ['NOT_FOUND', 'PACKAGE_NOT_AVAILABLE_CHECKIN'] as const;

/** Stays, their days and prices (API-008, API-009, API-027, API-029, API-030, API-043). */
export const staysCalls = {
  [GET_STAY]: {
    tag: 'stay',
    summary: 'The page of a stay, with a price where dates are given',
    query: StayQuery,
    answers: { 200: StayDetail },
    errors: ['NOT_FOUND'],
  },
  [GET_STAY_CALENDAR]: {
    tag: 'stay',
    summary: 'Calendar of a stay: prices by day of arrival',
    query: StayMonthsQuery,
    answers: { 200: Availabilities },
    errors: [...SOLD_STAY],
  },
  [LIST_CHECKOUT_NIGHTS]: {
    tag: 'stay',
    summary: 'How many nights a stay may last from a day of arrival',
    query: CheckoutNightsQuery,
    answers: { 200: CheckoutNights },
    errors: [...SOLD_STAY],
  },
  [GET_QUOTE]: {
    tag: 'stay',
    summary: 'Price of a stay with dates, in its parts',
    query: QuoteQuery,
    answers: { 200: Quote },
    errors: [...SOLD_STAY, 'SOLD_OUT'],
  },
  [LIST_STAY_OFFERS]: {
    tag: 'stay',
    summary: 'The same stay under other terms: offers by number',
    query: StayOffersQuery,
    answers: { 200: ProductOffers },
    errors: [...SOLD_STAY],
  },
  [LIST_UPSELLS]: {
    tag: 'stay',
    summary: 'Better rooms and longer stays, with what they cost more',
    query: WishQuery,
    answers: { 200: Upsells },
    errors: [...SOLD_STAY],
  },
  [GET_RECOMMENDED_OFFER]: {
    tag: 'stay',
    summary: 'The offer that is proposed where a stay cannot be had',
    query: WishQuery,
    answers: { 200: RecommendedOfferAnswer },
    errors: [...SOLD_STAY],
  },
  [LIST_RECOMMENDATIONS]: {
    tag: 'stay',
    summary: 'Stays that go with what is being looked at',
    query: RecommendationsQuery,
    answers: { 200: Recommendations },
    errors: [],
  },
} as const satisfies Calls;
