import type { Random } from '../random.ts';
import { rowsOf } from '../text.ts';
import type { Town } from '../geography/towns.ts';
import { streetIn } from '../hotels/streets.ts';
import type { Univers } from './kinds.ts';

/** A row of the table `activity_center`: who runs the activity, and where. */
export interface ActivityCenter {
  readonly id: number;
  readonly label: string;
  readonly stars: number;
  readonly address: string;
  readonly town: Town;
  readonly latitude: number;
  readonly longitude: number;
}

type Tongue = 'fr' | 'es' | 'nl' | 'it';

/** Univers, language, names; `{town}` is the town's own name. */
const NAMES = rowsOf(`
  wellness | fr | Les Bains de {town}; L'Atelier du calme; La Maison des sources; Soins & Silence
  wellness | es | Baños de {town}; La Casa del Agua; Calma y Vapor; El Jardín de Sal
  wellness | nl | Badhuis {town}; De Stille Kamer; Huis van Warmte; Bron & Balans
  wellness | it | Bagni di {town}; La Casa dell'Acqua; Il Giardino del Silenzio; Vapore e Sale
  water    | fr | Base nautique de {town}; L'École du vent; Les Pagayeurs de {town}; Cap Voile
  water    | es | Centro náutico de {town}; Escuela del Viento; Remos de {town}; Cala y Vela
  water    | nl | Watersport {town}; De Windvang; Peddelclub {town}; Het Zeilhuis
  water    | it | Centro nautico di {town}; Scuola del Vento; Pagaia Club {town}; Vela e Onde
  air      | fr | Les Ailes de {town}; Ciel ouvert; L'École des cimes; Vent debout
  air      | es | Alas de {town}; Cielo Abierto; La Escuela del Aire; Viento Norte
  air      | nl | Vleugels van {town}; Open Hemel; De Hoogte In; Luchtschool {town}
  air      | it | Ali di {town}; Cielo Aperto; La Scuola del Volo; Vento in Quota
  taste    | fr | La Cuisine de Lison; Caves & Fourneaux de {town}; L'Établi gourmand; La Table ouverte
  taste    | es | La Cocina de Inés; Fogones de {town}; El Taller del Gusto; La Mesa Abierta
  taste    | nl | De Keuken van Lotte; Proeflokaal {town}; Het Smaakatelier; De Open Tafel
  taste    | it | La Cucina di Livia; Fornelli di {town}; La Bottega del Gusto; La Tavola Aperta
  culture  | fr | Les Passeurs de {town}; L'Atelier de la rue haute; La Petite Manufacture; Histoires de {town}
  culture  | es | Relatos de {town}; El Taller del Barrio; La Pequeña Fábrica; Los Pasos de {town}
  culture  | nl | Verhalen van {town}; Atelier in de Steeg; De Kleine Manufactuur; Stadsgidsen {town}
  culture  | it | Racconti di {town}; La Bottega del Vicolo; La Piccola Manifattura; Passi di {town}
  nature   | fr | Les Écuries du moulin; Chemins de {town}; Au rythme des haies; La Halte verte
  nature   | es | Las Cuadras del Molino; Caminos de {town}; El Paso Verde; La Ruta Tranquila
  nature   | nl | Stal De Molen; Wegen van {town}; Het Groene Pad; De Rustige Route
  nature   | it | Le Scuderie del Mulino; Sentieri di {town}; Il Passo Verde; La Via Lenta
  snow     | fr | Bureau des guides de {town}; Les Traces blanches
  snow     | es | Oficina de guías de {town}; Huellas Blancas
  snow     | nl | Gidsenbureau {town}; Witte Sporen
  snow     | it | Ufficio guide di {town}; Tracce Bianche
`);

/** A centre in a town, named in the language that is spoken there; a name stands once in the catalogue. */
export function makeCenter(
  random: Random,
  { id, town, univers }: { id: number; town: Town; univers: Univers },
  used: Set<string>,
): ActivityCenter {
  const reach = 0.014;
  return {
    id,
    label: nameOf(random, town, univers, used),
    stars: univers === 'wellness' ? random.whole(3, 5) : 0,
    address: [streetIn(random, town), [town.postalcode, town.name].filter(Boolean).join(' ')].join(', '),
    town,
    latitude: round(town.latitude + (random.next() - 0.5) * reach),
    longitude: round(town.longitude + (random.next() - 0.5) * reach),
  };
}

function nameOf(random: Random, town: Town, univers: Univers, used: Set<string>): string {
  const names = NAMES.find(([of, tongue]) => of === univers && tongue === tongueOf(town))![2]!.split('; ');
  const own = town.name.replaceAll("'", '’');
  const fitting = random.some(names, names.length).map((name) => elided(name.replaceAll("'", '’').replace('{town}', own)));
  const label = fitting.find((name) => !used.has(name)) ?? `${fitting[0]} (${own})`;
  used.add(label);
  return label;
}

/** `de Annecy` -> `d’Annecy`, `de Le Havre` -> `du Havre`. */
const elided = (name: string): string =>
  name
    .replace(/\bde Le (?=\p{Lu})/u, 'du ')
    .replace(/\bde Les (?=\p{Lu})/u, 'des ')
    .replace(/(?<=^(?:Les|Base|Caves|Histoires|Chemins|Bureau).*\b)de (?=[AEIOUÉÈÊÎ])/u, 'd’');

function tongueOf(town: Town): Tongue {
  if (town.country === 'BE') return town.region.value === 'Vlaanderen' ? 'nl' : 'fr';
  return ({ FR: 'fr', ES: 'es', IT: 'it', NL: 'nl' } as const)[town.country];
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
