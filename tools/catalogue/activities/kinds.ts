import type { PictureKind } from '@shop/pictures';
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
  readonly pictures: readonly PictureKind[];
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

/** Id, univers, settings, pictures, euros of one adult, smallest and largest party, minutes, themes. */
export const ACTIVITY_KINDS: readonly ActivityKind[] = rowsOf(`
  thermal     | wellness | any                          | spa massage countryside   | 32  | 1 | 6  | 120 | spa
  massage     | wellness | any                          | massage spa room          | 69  | 1 | 2  | 60  | spa romantic
  private-spa | wellness | city countryside vineyard    | spa room massage          | 49  | 2 | 2  | 90  | spa romantic
  hammam      | wellness | city sea                     | massage spa city          | 45  | 1 | 4  | 90  | spa
  kayak       | water    | sea lake                     | kayak sea beach           | 28  | 1 | 8  | 120 | active nature
  surf        | water    | sea                          | beach sea kayak           | 42  | 1 | 6  | 90  | active sea
  sailing     | water    | sea lake                     | sea beach kayak           | 65  | 2 | 6  | 180 | sea romantic
  paddle      | water    | sea lake                     | kayak beach mountain      | 24  | 1 | 8  | 60  | active
  paragliding | air      | mountain                     | mountain countryside snow | 95  | 1 | 4  | 45  | active mountain
  balloon     | air      | countryside vineyard         | countryside vineyard castle | 189 | 1 | 6  | 210 | romantic nature unusual
  treetop     | air      | countryside mountain         | treehouse countryside mountain | 22 | 1 | 10 | 150 | active 39
  cooking     | taste    | city countryside             | cooking table city        | 75  | 1 | 8  | 180 | gastronomy
  wine        | taste    | vineyard city                | wine vineyard table       | 29  | 1 | 10 | 90  | wine gastronomy
  chocolate   | taste    | city                         | cooking table city        | 39  | 1 | 8  | 90  | gastronomy 39
  cheese      | taste    | countryside mountain         | table countryside wine    | 25  | 1 | 10 | 75  | gastronomy
  brewery     | taste    | city countryside             | table cooking city        | 26  | 1 | 12 | 90  | gastronomy
  night-walk  | culture  | city sea vineyard            | city castle museum        | 19  | 1 | 12 | 105 | culture city
  pottery     | culture  | city countryside             | museum cooking city       | 55  | 1 | 6  | 150 | culture
  perfume     | culture  | city sea                     | museum massage city       | 62  | 1 | 6  | 120 | culture romantic
  museum      | culture  | city                         | museum city castle        | 27  | 1 | 8  | 120 | culture city
  horse       | nature   | countryside sea              | countryside beach mountain | 38 | 1 | 6  | 90  | nature active 39
  e-bike      | nature   | vineyard countryside lake    | cycling vineyard countryside | 35 | 1 | 8  | 240 | nature active
  stargazing  | nature   | countryside mountain         | countryside mountain treehouse | 26 | 1 | 10 | 120 | nature romantic
  snowshoes   | snow     | mountain                     | snow mountain table       | 34  | 1 | 10 | 180 | snow mountain active
`).map((cells) => ({
  id: cells[0]!,
  univers: cells[1] as Univers,
  where: cells[2]!.split(' ') as ActivityKind['where'],
  pictures: cells[3]!.split(' ') as PictureKind[],
  euros: Number(cells[4]),
  firstAdults: Number(cells[5]),
  mostAdults: Number(cells[6]),
  minutes: Number(cells[7]),
  themes: cells[8]!.split(' '),
  title: TITLES.get(cells[0]!)!,
  description: DESCRIPTIONS.get(cells[0]!)!,
}));
