/**
 * Method and path of every call, under the name of the call. Browsers import these and nothing else of a call: its schemas stay
 * with the API, its types vanish at build time.
 */
export * from './content.ts';
export * from './search.ts';
export * from './places.ts';
export * from './stays.ts';
export * from './hotels.ts';
export * from './activities.ts';
export * from './gifts.ts';
export * from './held-gifts.ts';
export * from './orders.ts';
export * from './bookings.ts';
export * from './payments.ts';
export * from './accounts.ts';
export * from './support.ts';
export * from './partners.ts';
export * from './centres.ts';
export * from './care.ts';
