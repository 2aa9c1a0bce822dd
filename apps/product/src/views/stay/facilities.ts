/** What a hotel can offer, by the codes of the catalogue. */
export const FACILITIES = [
  'wifi',
  'breakfast',
  'parking',
  'restaurant',
  'bar',
  'spa',
  'sauna',
  'hot-tub',
  'indoor-pool',
  'outdoor-pool',
  'gym',
  'garden',
  'terrace',
  'fireplace',
  'air-conditioning',
  'lift',
  'pets',
  'accessible',
  'bike-hire',
  'charging',
  'playground',
  'beach-access',
  'ski-room',
  'cellar',
] as const;
export type Facility = (typeof FACILITIES)[number];

/** A code that has a name in every language; others are left out rather than shown raw. */
export function isFacility(code: string): code is Facility {
  return FACILITIES.some((known) => known === code);
}
