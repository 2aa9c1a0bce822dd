export { TripPage as Component } from './trip-page.tsx';
export { loadTrip as loader } from './load-trip.ts';
