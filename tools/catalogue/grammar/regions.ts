import { REGIONS, COUNTRIES, type Region } from '../geography/regions.ts';
import { rowsOf, textOf, type Text } from '../text.ts';

/** How one is in a region where it is not simply `en`, `en`, `in`, `in`, `in`: id, then fr es nl it en; an empty cell is the rule. */
const PHRASES = new Map(
  rowsOf(`
  fr-24  | dans le Centre-Val de Loire | | | nel Centro-Valle della Loira | in the Loire Valley
  fr-94  | | | op Corsica | |
  fr-44  | dans le Grand Est | en el Grand Est | | nel Grand Est |
  fr-32  | dans les Hauts-de-France | | | nell'Alta Francia |
  fr-11  | | | | nell'Île-de-France | in the Paris Region
  fr-52  | dans les Pays de la Loire | en los Países del Loira | | nei Paesi della Loira |
  es-34  | dans les Asturies | | | nelle Asturie |
  es-07  | aux Baléares | en las Islas Baleares | op de Balearen | nelle Isole Baleari | in the Balearic Islands
  es-53  | aux Canaries | | op de Canarische Eilanden | nelle Isole Canarie | in the Canary Islands
  es-60  | dans la Communauté valencienne | en la Comunidad Valenciana | in de Valenciaanse Gemeenschap | nella Comunità Valenciana | in the Valencian Community
  es-27  | dans la Rioja | | | nella Rioja |
  es-29  | dans la Communauté de Madrid | en la Comunidad de Madrid | in de regio Madrid | nella Comunità di Madrid | in the Community of Madrid
  es-31  | dans la Région de Murcie | en la Región de Murcia | in de regio Murcia | nella Regione di Murcia | in the Region of Murcia
  es-59  | au Pays basque espagnol | en el País Vasco | in Baskenland | nei Paesi Baschi | in the Basque Country
  it-01  | dans les Abruzzes | en los Abruzos | in de Abruzzen | |
  it-06  | dans le Frioul-Vénétie julienne | | | |
  it-07  | dans le Latium | en el Lacio | | nel Lazio |
  it-10  | dans les Marches | en Las Marcas | in de Marken | nelle Marche | in the Marche
  it-11  | dans le Molise | | | |
  it-12  | dans le Piémont | en el Piamonte | | |
  it-13  | dans les Pouilles | | | |
  it-14  | | | op Sardinië | |
  it-15  | | | op Sicilië | |
  it-17  | dans le Trentin-Haut-Adige | en el Trentino-Alto Adigio | | |
  it-19  | en Vallée d'Aoste | en el Valle de Aosta | in de Aostavallei | | in the Aosta Valley
  it-20  | | en el Véneto | | |
  be-bru | à Bruxelles | en Bruselas | in Brussel | a Bruxelles | in Brussels
  be-vlg | | | | nelle Fiandre |
  nl-01  | dans la Drenthe | | | nella Drenthe |
  nl-04  | dans la province de Groningue | en la provincia de Groninga | | nella provincia di Groninga |
  nl-05  | dans le Limbourg néerlandais | | | nel Limburgo |
  nl-06  | dans le Brabant-Septentrional | | | nel Brabante Settentrionale |
  nl-09  | dans la province d'Utrecht | en la provincia de Utrecht | | nella provincia di Utrecht |
  nl-15  | dans l'Overijssel | | | nell'Overijssel |
  nl-16  | dans le Flevoland | | | nel Flevoland |
`).map((cells) => [cells[0]!, cells.slice(1).map((cell) => cell.replaceAll("'", '’'))]),
);
const RULE: Text = { fr: 'en', es: 'en', nl: 'in', it: 'in', en: 'in' };
const PLACES: readonly (keyof Text)[] = ['fr', 'es', 'nl', 'it', 'en'];

const phrases = new Map(REGIONS.map((region) => [region.id, phraseOf(region)]));

function phraseOf({ id, label }: Region): Text {
  const own = PHRASES.get(id.replace('region-', ''));
  return textOf((language) => own?.[PLACES.indexOf(language)] || `${RULE[language]} ${label[language]}`);
}

/** `en Bretagne`, `dans le Piémont`, `op Sicilië`, `nelle Marche`, `in the Basque Country`. */
export const inRegion = ({ id }: Pick<Region, 'id'>): Text => phrases.get(id)!;

/** `aux Pays-Bas`, `en los Países Bajos`, `nei Paesi Bassi`, by country code. */
export const COUNTRY_PHRASES: Readonly<Record<string, Text>> = Object.fromEntries(
  COUNTRIES.map(({ code, label }) => [
    code,
    code === 'NL'
      ? { fr: 'aux Pays-Bas', es: 'en los Países Bajos', nl: 'in Nederland', it: 'nei Paesi Bassi', en: 'in the Netherlands' }
      : textOf((language) => `${RULE[language]} ${label[language]}`),
  ]),
);
