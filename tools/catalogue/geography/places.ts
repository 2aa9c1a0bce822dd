import { sameText, type Text } from '../text.ts';
import { POINTS_OF_INTEREST, SKI_RESORTS, TOURISTIC_REGIONS, type Landmark } from './landmarks.ts';
import type { Department } from './provinces.ts';
import { COUNTRIES, REGIONS, type CountryCode, type Region } from './regions.ts';
import type { Town } from './towns.ts';
import { slugOf } from '../text.ts';

/** A row of the table `place`: one thing that can be typed into the destination field. */
export interface Place {
  readonly id: string;
  readonly category: 'city' | 'region' | 'department' | 'country' | 'poi' | 'skiresort' | 'touristicregion';
  readonly label: Text;
  readonly context: Text | null;
  readonly value: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: CountryCode;
  readonly postalcode: string | null;
  /** What people mean when several places bear a name: inhabitants, or a like number. */
  readonly weight: number;
}

const REGION_WEIGHT = 1_200_000;
const COUNTRY_WEIGHT = 5_000_000;
const DEPARTMENT_WEIGHT = 250_000;
/** Madrid the city comes before the province that bears its name. */
const NAMESAKE_SHARE = 0.8;
/** A village that bears a province's name (Zeeland in Brabant) is not what people mean. */
const NAMESAKE_SIZE = 30_000;

export function placesOf(towns: readonly Town[], departments: readonly Department[]): Place[] {
  const largest = new Map<string, number>();
  for (const town of towns)
    largest.set(`${town.country} ${town.name}`, Math.max(town.population, largest.get(`${town.country} ${town.name}`) ?? 0));
  const weightOf = (country: CountryCode, name: string, otherwise: number): number => {
    const namesake = largest.get(`${country} ${name}`);
    return namesake === undefined || namesake < NAMESAKE_SIZE ? otherwise : Math.round(Math.min(otherwise, namesake * NAMESAKE_SHARE));
  };
  const countryLabels = new Map(COUNTRIES.map((country) => [country.code, country.label]));
  const area = (category: 'region' | 'department', one: Region | Department, otherwise: number): Place | undefined => {
    const inside = towns.filter((town) => (category === 'region' ? town.region.id : town.department?.id) === one.id);
    if (inside.length === 0) return undefined;
    return {
      id: one.id,
      category,
      label: one.label,
      context: 'region' in one ? one.region.label : countryLabels.get(one.country)!,
      value: one.value,
      ...centreOf(inside),
      country: one.country,
      postalcode: null,
      weight: weightOf(one.country, one.value, otherwise),
    };
  };
  return [
    ...COUNTRIES.map(({ code, ...country }): Place => ({
      id: `country-${code.toLowerCase()}`,
      category: 'country',
      ...country,
      context: null,
      value: code,
      country: code,
      postalcode: null,
      weight: COUNTRY_WEIGHT,
    })),
    ...REGIONS.map((region) => area('region', region, REGION_WEIGHT)).filter((one) => one !== undefined),
    ...departments.map((department) => area('department', department, DEPARTMENT_WEIGHT)).filter((one) => one !== undefined),
    ...landmarkPlaces(TOURISTIC_REGIONS, countryLabels, 700_000, 10_000),
    ...landmarkPlaces(POINTS_OF_INTEREST, countryLabels, 600_000, 12_000),
    ...landmarkPlaces(SKI_RESORTS, countryLabels, 150_000, 2_500),
    ...towns.map((town): Place => ({
      id: town.id,
      category: 'city',
      label: town.label,
      context: contextOf(town),
      value: town.value,
      latitude: town.latitude,
      longitude: town.longitude,
      country: town.country,
      postalcode: town.postalcode,
      weight: town.population,
    })),
  ];
}

/** `Haute-Savoie`; a town that bears its province's name shows the region instead. */
const contextOf = (town: Town): Text =>
  town.department && town.department.label.fr !== town.label.fr ? town.department.label : town.region.label;

function landmarkPlaces(
  landmarks: readonly Landmark[],
  countries: ReadonlyMap<CountryCode, Text>,
  heaviest: number,
  step: number,
): Place[] {
  return landmarks.map((landmark, rank) => ({
    ...landmark,
    id: `${landmark.category}-${slugOf(landmark.value)}`,
    context: countries.get(landmark.country) ?? sameText(landmark.country),
    postalcode: null,
    weight: heaviest - rank * step,
  }));
}

/** The middle of the people, not of the surface: where the hotels are. */
function centreOf(towns: readonly Town[]): { latitude: number; longitude: number } {
  const people = towns.reduce((sum, town) => sum + town.population + 1, 0);
  const middle = (read: (town: Town) => number): number =>
    Math.round((towns.reduce((sum, town) => sum + read(town) * (town.population + 1), 0) / people) * 1e4) / 1e4;
  return { latitude: middle((town) => town.latitude), longitude: middle((town) => town.longitude) };
}
