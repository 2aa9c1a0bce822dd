import type { Locale, SearchCriterias } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import { text } from '../cards/wording.ts';
import type { Circle } from './distance.ts';
import { fold } from './fold.ts';
import type { Gazetteer, PlaceEntry } from './gazetteer.ts';
import type { StayIndex } from '../stay-index.ts';

/** Where a search looks: all hotels or some, and around which point. */
export interface Where {
  /** Numbers of hotels; undefined means every hotel. */
  readonly hotels?: readonly number[];
  /** Hotels outside are left out; a member search without a distance has only a centre. */
  readonly circle?: Circle;
  /** Kilometres from the centre that are left out. */
  readonly atLeast?: number;
  readonly centre?: { readonly latitude: number; readonly longitude: number };
  readonly label?: string;
  /** The place that was asked for, where the gazetteer knows it. */
  readonly place?: PlaceEntry;
}

/** Kilometres around a point of each kind (SEARCH-122). */
const RADIUS = { city: 30, poi: 30, skiresort: 30, touristicregion: 60, department: 60, region: 120, country: 300 } as const;
type Kind = keyof typeof RADIUS;
const AREAS = ['department', 'region', 'country'] as const;
const POINTS = ['city', 'poi', 'skiresort', 'touristicregion'] as const;
const EVERYWHERE_AROUND = 30;
/** The end of the distance slider (RULE-020). */
const FARTHEST = 300;

/** The place keys of a search. */
export type PlaceCriterias = Pick<SearchCriterias, Kind | 'hotel' | 'lat' | 'lng' | 'distanceMin' | 'distanceMax'>;

/** Reads the place keys of a search (spec 1, section 2). With none, the point of sale's country. */
export function whereOf(index: StayIndex, gazetteer: Gazetteer, criterias: PlaceCriterias, locale: Locale): Where {
  if (criterias.hotel !== undefined) return hotelWhere(index, criterias.hotel);
  const kind = [...POINTS, ...AREAS].find((key) => criterias[key] !== undefined);
  const place = kind && gazetteer.find(kind, criterias[kind]!);
  const centre = centreOf(criterias, place);
  const label = place ? text(place.label, locale) : kind && criterias[kind];
  const found = { centre, label, place, ...(centre && criterias.distanceMin && { atLeast: criterias.distanceMin }) };
  const farthest = criterias.distanceMax ?? (criterias.distanceMin === undefined ? undefined : FARTHEST);
  const circle = (kilometres: number) => centre && { ...centre, kilometres: farthest ?? kilometres };
  if (kind && isArea(kind)) {
    const hotels = hotelsIn(index, kind, criterias[kind]!, place);
    if (hotels) return { ...found, hotels, circle: farthest === undefined ? undefined : circle(farthest) };
  }
  if (centre) return { ...found, circle: circle(kind ? RADIUS[kind] : EVERYWHERE_AROUND) };
  if (kind) return { hotels: [], label };
  return { hotels: index.hotels.byCountry.get(pointOfSaleOf(locale)) ?? [] };
}

/** The same place seen from further away: a circle so many kilometres wider, members or not. The whole country stays as it is. */
export function widened(where: Where, kilometres: number): Where {
  const { centre, place } = where;
  if (!centre) return where;
  const kind = place?.category as Kind | undefined;
  const reach = where.circle?.kilometres ?? (kind ? RADIUS[kind] : EVERYWHERE_AROUND);
  return { ...where, hotels: undefined, atLeast: undefined, circle: { ...centre, kilometres: reach + kilometres } };
}

/** The number in a hotel's key, `12` or `hotel-12`; undefined when there is none in it. */
export function hotelIdOf(value: string): number | undefined {
  const id = /^(?:hotel-)?(\d{1,9})$/.exec(value)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Hotels of a department, region or country, by any of its names. */
export function hotelsIn(
  { hotels }: StayIndex,
  kind: (typeof AREAS)[number],
  value: string,
  place: PlaceEntry | undefined,
): readonly number[] | undefined {
  if (kind === 'country') return hotels.byCountry.get(place?.country ?? value.toUpperCase());
  const groups = kind === 'region' ? hotels.byRegion : hotels.byDepartment;
  for (const name of [value, ...(place?.names ?? [])]) {
    const members = groups.get(fold(name));
    if (members) return members;
  }
  return undefined;
}

function isArea(kind: Kind): kind is (typeof AREAS)[number] {
  return (AREAS as readonly string[]).includes(kind);
}

function hotelWhere({ hotels }: StayIndex, value: string): Where {
  const hotel = hotels.byId.get(hotelIdOf(value) ?? -1);
  return hotel === undefined
    ? { hotels: [] }
    : {
        hotels: [hotel],
        label: hotels.cards[hotel]!.label,
        centre: { latitude: hotels.latitude[hotel]!, longitude: hotels.longitude[hotel]! },
      };
}

function centreOf({ lat, lng }: PlaceCriterias, place: PlaceEntry | undefined): Where['centre'] {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  return place && { latitude: place.latitude, longitude: place.longitude };
}
