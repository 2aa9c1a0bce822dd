import { isDistanceActive, type DistanceRange } from './filters.ts';
import type { Handles } from './price-slider.ts';

/** Kilometres that the slider reaches (RULE-020). */
export const DISTANCE_LIMITS: Handles = { from: 0, to: 300 };
/** Said to be less than two hours away, and what the nearby selector begins with (spec 2, section 9; SEARCH-072). */
export const TWO_HOURS_KM = 200;
/** Kilometres of the nearby selector (spec 2, section 9). */
export const NEARBY_KM = [100, TWO_HOURS_KM, 300] as const;
const AROUND_CITY: Handles = { from: 0, to: TWO_HOURS_KM };

/** Where the handles stand: what is set, clamped to the limits; else the whole range, or around a town its own (spec 1, section 5). */
export function distanceHandles({ min, max }: DistanceRange, hasCity: boolean): Handles {
  const start = hasCity && !isDistanceActive({ min, max }) ? AROUND_CITY : DISTANCE_LIMITS;
  return { from: clamp(min ?? start.from), to: clamp(max ?? start.to) };
}

/** Kilometres that the handles mean. */
export function distanceOfHandles({ from, to }: Handles): DistanceRange {
  return { min: clamp(from), max: clamp(to) };
}

/** "Include offers around": on with the range of a town, off with none (spec 1, section 4). */
export function distanceSwitched(on: boolean): DistanceRange {
  return on ? distanceOfHandles(AROUND_CITY) : {};
}

/** A distance within the slider's ends; what is open stays open. */
export function clampedDistance({ min, max }: DistanceRange): DistanceRange {
  return { ...(min !== undefined && { min: clamp(min) }), ...(max !== undefined && { max: clamp(max) }) };
}

function clamp(kilometres: number): number {
  return Math.max(DISTANCE_LIMITS.from, Math.min(kilometres, DISTANCE_LIMITS.to));
}
