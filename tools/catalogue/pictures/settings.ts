import type { Environment } from '../geography/settings.ts';
import type { Town } from '../geography/towns.ts';

/** The kinds of place that pictures tell apart: palms do not grow at the North Sea, and no peaks stand around a polder. */
export const SETTINGS = [
  'southern-sea',
  'ocean',
  'north-sea',
  'city',
  'canal-city',
  'mountain',
  'countryside',
  'vineyard',
  'alpine-lake',
  'lake',
  'polder-lake',
] as const;
export type Setting = (typeof SETTINGS)[number];

type Place = Pick<Town, 'country' | 'latitude' | 'longitude'>;

export function settingOf(environment: Environment, town: Place): Setting {
  if (environment === 'sea') return isLowland(town) ? 'north-sea' : isSouthern(town) ? 'southern-sea' : 'ocean';
  if (environment === 'city') return isLowland(town) ? 'canal-city' : 'city';
  if (environment === 'lake') return town.country === 'NL' ? 'polder-lake' : isAlpine(town) ? 'alpine-lake' : 'lake';
  return environment;
}

const isLowland = ({ country }: Place): boolean => country === 'BE' || country === 'NL';

/** The Mediterranean, the south of Spain and the Canaries. */
const isSouthern = ({ latitude, longitude }: Place): boolean =>
  latitude < 38 || (latitude < 42.6 && longitude > -2) || (latitude < 44.6 && longitude > 2.9);

const isAlpine = ({ latitude, longitude }: Place): boolean => latitude > 44.2 && latitude < 47 && longitude > 5.6 && longitude < 13;
