import type { BannerPlace } from './announcement-banner.ts';

/** What is known of a visit when a targeted banner is chosen: the page, and the search behind it. */
export interface BannerVisit extends BannerPlace {
  readonly lat?: number;
  readonly lng?: number;
  readonly department?: string;
  readonly theme?: string;
  readonly city?: string;
  readonly country?: string;
  readonly region?: string;
  /** The search is limited to "Less than 2h from {city}" (SEARCH-072). */
  readonly isLessThanTwoHours?: boolean;
}

/** A rule that is left out lets every visit pass; a list passes with any of its words (spec 2, section 3). */
export interface BannerRules {
  readonly locale: readonly string[];
  readonly page?: readonly string[];
  readonly flow?: readonly string[];
  readonly lat?: number;
  readonly lng?: number;
  /** Kilometres around `lat` and `lng`. */
  readonly distanceMax?: number;
  readonly department?: readonly string[];
  readonly theme?: readonly string[];
  readonly city?: readonly string[];
  readonly country?: readonly string[];
  readonly region?: readonly string[];
  readonly isLessThanTwoHours?: boolean;
}

const WORDS = ['locale', 'page', 'flow', 'department', 'theme', 'city', 'country', 'region'] as const;
/** Kilometres around a point without a radius of its own. */
const DEFAULT_DISTANCE = 30;
const EARTH_KM = 6371;

/** The banner whose rules all hold and that asks for most; of two that ask for as much, the first. */
export function targetedBanner<Banner>(
  banners: readonly { readonly rules: BannerRules; readonly banner: Banner }[],
  visit: BannerVisit,
): Banner | undefined {
  const fitting = banners.filter(({ rules }) => bannerFits(rules, visit));
  return fitting.reduce<(typeof fitting)[number] | undefined>(
    (best, candidate) => (best && rulesRequested(best.rules) >= rulesRequested(candidate.rules) ? best : candidate),
    undefined,
  )?.banner;
}

/** Whether every rule that is given holds for the visit. */
export function bannerFits(rules: BannerRules, visit: BannerVisit): boolean {
  return (
    WORDS.every((name) => isOneOf(rules[name], visit[name])) &&
    isNear(rules, visit) &&
    (rules.isLessThanTwoHours === undefined || rules.isLessThanTwoHours === (visit.isLessThanTwoHours ?? false))
  );
}

function isOneOf(allowed: readonly string[] | undefined, word: string | undefined): boolean {
  return allowed === undefined || allowed.some((candidate) => candidate.toLowerCase() === word?.toLowerCase());
}

function isNear({ lat, lng, distanceMax = DEFAULT_DISTANCE }: BannerRules, visit: BannerVisit): boolean {
  if (lat === undefined || lng === undefined) return true;
  if (visit.lat === undefined || visit.lng === undefined) return false;
  return kilometres([lat, lng], [visit.lat, visit.lng]) <= distanceMax;
}

function kilometres([latA, lngA]: readonly [number, number], [latB, lngB]: readonly [number, number]): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const chord =
    Math.sin(radians(latB - latA) / 2) ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lngB - lngA) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function rulesRequested(rules: BannerRules): number {
  const words = WORDS.filter((name) => rules[name] !== undefined).length;
  return words + (rules.lat !== undefined && rules.lng !== undefined ? 1 : 0) + (rules.isLessThanTwoHours === undefined ? 0 : 1);
}
