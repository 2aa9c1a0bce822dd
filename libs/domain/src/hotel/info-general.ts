/** The subjects under which a house's facilities are told, in the order of the page (spec 1, section 3, infoGeneral). */
export const INFO_GENERAL = {
  parking: ['parking', 'charging'],
  internet: ['wifi'],
  food: ['breakfast', 'restaurant', 'bar', 'cellar'],
  wellness: ['spa', 'sauna', 'hot-tub', 'indoor-pool', 'outdoor-pool', 'gym'],
  outdoors: ['garden', 'terrace', 'beach-access', 'bike-hire', 'ski-room'],
  access: ['accessible', 'lift'],
  children: ['playground'],
  services: ['air-conditioning', 'fireplace', 'pets'],
} as const;

export type InfoGeneralCode = keyof typeof INFO_GENERAL;

/** Facilities by subject, empty subjects left out; a facility that nobody has sorted is a service. */
export function infoGeneral(facilities: readonly string[]): { code: InfoGeneralCode; facilities: string[] }[] {
  const sorted = new Set<string>(Object.values(INFO_GENERAL).flat());
  return Object.entries(INFO_GENERAL).flatMap(([code, members]) => {
    const found = facilities.filter(
      (facility) => (members as readonly string[]).includes(facility) || (code === 'services' && !sorted.has(facility)),
    );
    return found.length > 0 ? [{ code: code as InfoGeneralCode, facilities: found }] : [];
  });
}

/** What a house is chosen for, the strongest first. */
const HIGHLIGHTS = [
  'spa',
  'indoor-pool',
  'outdoor-pool',
  'hot-tub',
  'sauna',
  'beach-access',
  'ski-room',
  'restaurant',
  'cellar',
  'garden',
  'parking',
  'wifi',
];
const MAX_HIGHLIGHTS = 5;

/** At most five facilities that a house is praised for (spec 1, section 3, highlightedFacilities). */
export function highlightedFacilities(facilities: readonly string[]): string[] {
  return HIGHLIGHTS.filter((facility) => facilities.includes(facility)).slice(0, MAX_HIGHLIGHTS);
}
