export * from './calls/home.ts';
export * from './calls/offers.ts';
export * from './calls/order.ts';
export * from './calls/place.ts';
export * from './calls/problem.ts';
export * from './calls/stay.ts';
export * from './remote.ts';
export * from './site.ts';
