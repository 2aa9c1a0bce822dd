import type { CountryCode } from '../geography/regions.ts';
import type { Town } from '../geography/towns.ts';
import { rowsOf } from '../text.ts';

/** Towns where there is always something to do: several activities each, so that a search of one of them shows a list. */
const NAMES: ReadonlyMap<CountryCode, ReadonlySet<string>> = new Map(
  rowsOf(`
  FR | Paris, Lyon, Bordeaux, Nice, Annecy, Biarritz, Saint-Malo, Chamonix-Mont-Blanc, Beaune, Sarlat-la-Canéda
  ES | Barcelona, Madrid, Sevilla, Sitges, Zarautz, Jaca, Haro, Ronda
  IT | Roma, Firenze, Rimini, Bellagio, Cortina d'Ampezzo, Montalcino, Pienza
  BE | Brugge, Gent, Antwerpen, Oostende, Durbuy, Froidchapelle
  NL | Amsterdam, Utrecht, Maastricht, Zandvoort, Giethoorn, Valkenburg
`).map(([country, names]) => [country as CountryCode, new Set(names!.split(', '))]),
);

export const hubsAmong = (towns: readonly Town[]): Town[] =>
  towns.filter((town) => (town.resort || town.environment === 'city') && NAMES.get(town.country)?.has(town.name) === true);
