import type { Environment } from '../geography/settings.ts';
import { rowsOf, textFrom, type Text } from '../text.ts';
import { DESCRIPTIONS, TITLES } from './kind-texts.ts';

export const UNIVERS_IDS = ['wellness', 'water', 'air', 'taste', 'culture', 'nature', 'snow'] as const;
export type Univers = (typeof UNIVERS_IDS)[number];

/** Something to do without a night; its id is also the tag that finds it. */
export interface ActivityKind {
  readonly id: string;
  readonly univers: Univers;
  readonly where: readonly (Environment | 'any')[];
  /** Of one adult. */
  readonly euros: number;
  readonly firstAdults: number;
  readonly mostAdults: number;
  readonly minutes: number;
  readonly themes: readonly string[];
  readonly title: Text;
  readonly description: Text;
}

export const UNIVERS: Readonly<Record<Univers, Text>> = Object.fromEntries(
  rowsOf(`
  wellness | Bien-être | Bienestar | Wellness | Benessere | Wellness
  water    | Sur l'eau | En el agua | Op het water | In acqua | On the water
  air      | En l'air | En el aire | In de lucht | In aria | In the air
  taste    | Goûter et cuisiner | Cocinar y degustar | Proeven en koken | Gusto e cucina | Food and drink
  culture  | Art et découverte | Arte y descubrimiento | Kunst en ontdekking | Arte e scoperta | Art and discovery
  nature   | Nature | Naturaleza | Natuur | Natura | Nature
  snow     | Neige | Nieve | Sneeuw | Neve | Snow
`).map((cells) => [cells[0]!, textFrom(cells, 1)]),
) as Record<Univers, Text>;

/** Id, univers, settings, euros of one adult, smallest and largest party, minutes, themes. */
export const ACTIVITY_KINDS: readonly ActivityKind[] = rowsOf(`
  thermal     | wellness | any                          | 32  | 1 | 6  | 120 | spa
  massage     | wellness | any                          | 69  | 1 | 2  | 60  | spa romantic
  private-spa | wellness | city countryside vineyard    | 49  | 2 | 2  | 90  | spa romantic
  hammam      | wellness | city sea                     | 45  | 1 | 4  | 90  | spa
  kayak       | water    | sea lake                     | 28  | 1 | 8  | 120 | active nature
  surf        | water    | sea                          | 42  | 1 | 6  | 90  | active sea
  sailing     | water    | sea lake                     | 65  | 2 | 6  | 180 | sea romantic
  paddle      | water    | sea lake                     | 24  | 1 | 8  | 60  | active
  paragliding | air      | mountain                     | 95  | 1 | 4  | 45  | active mountain
  balloon     | air      | countryside vineyard         | 189 | 1 | 6  | 210 | romantic nature unusual
  treetop     | air      | countryside mountain         | 22 | 1 | 10 | 150 | active 39
  cooking     | taste    | city countryside             | 75  | 1 | 8  | 180 | gastronomy
  wine        | taste    | vineyard city                | 29  | 1 | 10 | 90  | wine gastronomy
  chocolate   | taste    | city                         | 39  | 1 | 8  | 90  | gastronomy 39
  cheese      | taste    | countryside mountain         | 25  | 1 | 10 | 75  | gastronomy
  brewery     | taste    | city countryside             | 26  | 1 | 12 | 90  | gastronomy
  night-walk  | culture  | city sea vineyard            | 19  | 1 | 12 | 105 | culture city
  pottery     | culture  | city countryside             | 55  | 1 | 6  | 150 | culture
  perfume     | culture  | city sea                     | 62  | 1 | 6  | 120 | culture romantic
  museum      | culture  | city                         | 27  | 1 | 8  | 120 | culture city
  horse       | nature   | countryside sea              | 38 | 1 | 6  | 90  | nature active 39
  e-bike      | nature   | vineyard countryside lake    | 35 | 1 | 8  | 240 | nature active
  stargazing  | nature   | countryside mountain         | 26 | 1 | 10 | 120 | nature romantic
  snowshoes   | snow     | mountain                     | 34  | 1 | 10 | 180 | snow mountain active
`).map((cells) => ({
  id: cells[0]!,
  univers: cells[1] as Univers,
  where: cells[2]!.split(' ') as ActivityKind['where'],
  euros: Number(cells[3]),
  firstAdults: Number(cells[4]),
  mostAdults: Number(cells[5]),
  minutes: Number(cells[6]),
  themes: cells[7]!.split(' '),
  title: TITLES.get(cells[0]!)!,
  description: DESCRIPTIONS.get(cells[0]!)!,
}));
