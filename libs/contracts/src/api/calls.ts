import { accountsCalls } from './accounts-calls.ts';
import { activitiesCalls } from './activities-calls.ts';
import { bookingsCalls } from './bookings-calls.ts';
import { careCalls } from './care-calls.ts';
import { centresCalls } from './centres-calls.ts';
import { contentCalls } from './content-calls.ts';
import { giftsCalls } from './gifts-calls.ts';
import { hotelsCalls } from './hotels-calls.ts';
import { ordersCalls } from './orders-calls.ts';
import { ownDataCalls } from './own-data-calls.ts';
import { partnersCalls } from './partners-calls.ts';
import { passkeysCalls } from './passkeys-calls.ts';
import { paymentsCalls } from './payments-calls.ts';
import { searchCalls } from './search-calls.ts';
import { staysCalls } from './stays-calls.ts';
import { supportCalls } from './support-calls.ts';
import { wishesCalls } from './wishes-calls.ts';
import type { AnswerOf, BodyOf, COMMON_CODES, ParamsOf, QueryOf } from './call.ts';
import type { SEARCH_OFFERS } from './addresses/index.ts';
import type { MapAnswer, OffersAnswer } from '../calls/offers.ts';

/** Every call of the API, by its address: routes, client, OpenAPI document and generated requests take them from here. */
export const CALLS = {
  ...contentCalls,
  ...searchCalls,
  ...staysCalls,
  ...hotelsCalls,
  ...activitiesCalls,
  ...giftsCalls,
  ...ordersCalls,
  ...bookingsCalls,
  ...paymentsCalls,
  ...accountsCalls,
  ...ownDataCalls,
  ...passkeysCalls,
  ...wishesCalls,
  ...supportCalls,
  ...partnersCalls,
  ...centresCalls,
  ...careCalls,
};

type CallsByAddress = typeof CALLS;
export type CallAddress = keyof CallsByAddress;

export type CallParams<A extends CallAddress> = ParamsOf<A, CallsByAddress[A]>;
export type CallQuery<A extends CallAddress> = QueryOf<CallsByAddress[A]>;
export type CallBody<A extends CallAddress> = BodyOf<CallsByAddress[A]>;

/** A search that fetches map points gets those, and cards otherwise: its body says which. */
export type CallAnswer<A extends CallAddress, Body = unknown> = A extends typeof SEARCH_OFFERS
  ? Body extends { readonly performMapSearch: true }
    ? MapAnswer
    : OffersAnswer
  : AnswerOf<CallsByAddress[A]>;

/** Codes that this call may be refused with. */
export type CodesOf<A extends CallAddress> = CallsByAddress[A]['errors'][number] | (typeof COMMON_CODES)[number];

/** Codes that some call is refused with. */
export type RefusalCode = CodesOf<CallAddress>;
