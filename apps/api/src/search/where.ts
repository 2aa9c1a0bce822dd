import type { Locale, SearchCriterias } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import { invalidField } from '../problem.ts';
import { text } from '../services/wording.ts';
import type { Circle } from './distance.ts';
import { fold } from './fold.ts';
import type { Gazetteer, PlaceEntry } from './gazetteer.ts';
import type { StayIndex } from './stay-index.ts';

/** Where a search looks: all hotels or some, and around which point. */
export interface Where {
  /** Numbers of hotels; undefined means every hotel. */
  readonly hotels?: readonly number[];
  /** Hotels outside are left out; a member search without a distance has only a centre. */
  readonly circle?: Circle;
  readonly centre?: { readonly latitude: number; readonly longitude: number };
  readonly label?: string;
}

/** Kilometres around a point of each kind (decision A-045). */
const RADIUS = { city: 30, poi: 30, skiresort: 30, touristicregion: 60, department: 60, region: 120, country: 300 } as const;
type Kind = keyof typeof RADIUS;
const AREAS = ['department', 'region', 'country'] as const;
const POINTS = ['city', 'poi', 'skiresort', 'touristicregion'] as const;
const EVERYWHERE_AROUND = 30;

/** Reads the place keys of a search (spec 1, section 2). With none, the point of sale's country. */
export function whereOf(index: StayIndex, gazetteer: Gazetteer, criterias: SearchCriterias, locale: Locale): Where {
  if (criterias.hotel !== undefined) return hotelWhere(index, criterias.hotel);
  const kind = [...POINTS, ...AREAS].find((key) => criterias[key] !== undefined);
  const place = kind && gazetteer.find(kind, criterias[kind]!);
  const centre = centreOf(criterias, place);
  const label = place ? text(place.label, locale) : kind && criterias[kind];
  const circle = (kilometres: number) => centre && { ...centre, kilometres: criterias.distanceMax ?? kilometres };
  if (kind && isArea(kind)) {
    const hotels = hotelsIn(index, kind, criterias[kind]!, place);
    if (hotels) return { hotels, centre, label, circle: criterias.distanceMax === undefined ? undefined : circle(criterias.distanceMax) };
  }
  if (centre) return { circle: circle(kind ? RADIUS[kind] : EVERYWHERE_AROUND), centre, label };
  if (kind) return { hotels: [], label };
  return { hotels: index.hotels.byCountry.get(pointOfSaleOf(locale)) ?? [] };
}

function isArea(kind: Kind): kind is (typeof AREAS)[number] {
  return (AREAS as readonly string[]).includes(kind);
}

function hotelWhere(index: StayIndex, value: string): Where {
  const id = /^(?:hotel-)?(\d{1,9})$/.exec(value)?.[1];
  if (!id) throw invalidField('searchCriterias.hotel', 'hotel is the number of a hotel.');
  const hotel = index.hotels.byId.get(Number(id));
  return hotel === undefined
    ? { hotels: [] }
    : {
        hotels: [hotel],
        label: index.hotels.cards[hotel]!.label,
        centre: { latitude: index.hotels.latitude[hotel]!, longitude: index.hotels.longitude[hotel]! },
      };
}

function centreOf({ lat, lng }: SearchCriterias, place: PlaceEntry | undefined): Where['centre'] {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** Hotels of a department, region or country, by any of its names. */
function hotelsIn(
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
