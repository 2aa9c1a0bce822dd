import type { ActivityCriterias, Locale } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import { fold, type Gazetteer, kilometresBetween, type PlaceEntry } from '../availability/places/index.ts';
import { allWordings, text } from '../availability/cards/index.ts';
import type { Center } from './activity-shelf.ts';

/** Kilometres around an activity search's place (spec 1, section 9); wider around what is wider itself. */
const RADIUS = { city: 30, poi: 30, skiresort: 30, touristicregion: 60, department: 60 } as const;
const AROUND = 30;
const KINDS = ['city', 'poi', 'skiresort', 'touristicregion', 'department', 'region', 'country'] as const;

/** Where an activity search looks. */
export interface ActivityWhere {
  readonly place?: PlaceEntry;
  readonly label?: string;
  readonly centre?: { readonly latitude: number; readonly longitude: number };
  /** Kilometres from the centre, undefined outside; without a centre 0 where the centre lies in the area. */
  distanceOf(center: Center): number | undefined;
}

/** Reads the place of a search; with none, the point of sale's country. */
export function activityWhere(gazetteer: Gazetteer, criterias: ActivityCriterias, locale: Locale): ActivityWhere {
  const kind = KINDS.find((key) => criterias[key] !== undefined);
  const value = kind && criterias[kind]!;
  const place = kind && value !== undefined ? gazetteer.find(kind, value) : undefined;
  const centre = centreOf(criterias, place);
  const named = { ...(place && { place }), ...(value !== undefined && { label: place ? text(place.label, locale) : value }) };
  if (kind === 'country' || kind === 'region') {
    const isInside = kind === 'country' ? inCountry(place?.country ?? value!.toUpperCase()) : inRegion([value!, ...(place?.names ?? [])]);
    return { ...named, distanceOf: (center) => (isInside(center) ? 0 : undefined) };
  }
  if (centre) return { ...named, centre, distanceOf: within(centre, criterias, kind ? RADIUS[kind] : AROUND) };
  if (kind) return { ...named, distanceOf: () => undefined };
  const isAtHome = inCountry(pointOfSaleOf(locale));
  return { distanceOf: (center) => (isAtHome(center) ? 0 : undefined) };
}

function centreOf({ lat, lng }: ActivityCriterias, place: PlaceEntry | undefined): ActivityWhere['centre'] {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  return place && { latitude: place.latitude, longitude: place.longitude };
}

function within(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { distanceMin = 0, distanceMax }: ActivityCriterias,
  radius: number,
): ActivityWhere['distanceOf'] {
  return (center) => {
    const kilometres = kilometresBetween(latitude, longitude, center.latitude, center.longitude);
    return kilometres > (distanceMax ?? radius) || kilometres < distanceMin ? undefined : kilometres;
  };
}

const inCountry = (country: string) => (center: Center) => center.country === country;

function inRegion(names: readonly string[]): (center: Center) => boolean {
  const wanted = new Set(names.map(fold));
  return (center) => allWordings(center.region).some((name) => wanted.has(fold(name)));
}
