/** Places: the gazetteer, distances, and where a search looks. */
export { isOutOfReach, kilometresBetween, kilometresTo } from './distance.ts';
export { fold } from './fold.ts';
export type { Gazetteer, PlaceEntry, Typed } from './gazetteer.ts';
export { locationLabel, townNames } from './town-names.ts';
export { hotelIdOf, whereOf, widened } from './where.ts';
export type { Where } from './where.ts';
