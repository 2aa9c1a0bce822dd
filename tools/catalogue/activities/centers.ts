import type { Random } from '../random.ts';
import { rowsOf, textFrom, type Text } from '../text.ts';
import { telephoneOf } from '../geography/telephone.ts';
import type { Town } from '../geography/towns.ts';
import { ofTown } from '../grammar/towns.ts';
import { addressIn } from '../hotels/streets.ts';
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
  readonly univers: Univers;
  /** E.164, of a range that nobody is given. */
  readonly telephone: string;
  readonly hours: Text;
}

type Tongue = 'fr' | 'es' | 'nl' | 'it';

/** Univers, language, names; `{town}` is the town's own name, `{ofTown}` stands behind `of`. */
const NAMES = rowsOf(`
  wellness | fr | Les Bains {ofTown}; L'Atelier du calme; La Maison des sources; Soins & Silence
  wellness | es | Baños {ofTown}; La Casa del Agua; Calma y Vapor; El Jardín de Sal
  wellness | nl | Badhuis {town}; De Stille Kamer; Huis van Warmte; Bron & Balans
  wellness | it | Bagni {ofTown}; La Casa dell'Acqua; Il Giardino del Silenzio; Vapore e Sale
  water    | fr | Base nautique {ofTown}; L'École du vent; Les Pagayeurs {ofTown}; Cap Voile
  water    | es | Centro náutico {ofTown}; Escuela del Viento; Remos {ofTown}; Cala y Vela
  water    | nl | Watersport {town}; De Windvang; Peddelclub {town}; Het Zeilhuis
  water    | it | Centro nautico {ofTown}; Scuola del Vento; Pagaia Club {town}; Vela e Onde
  air      | fr | Les Ailes {ofTown}; Ciel ouvert; L'École des cimes; Vent debout
  air      | es | Alas {ofTown}; Cielo Abierto; La Escuela del Aire; Viento Norte
  air      | nl | Vleugels {ofTown}; Open Hemel; De Hoogte In; Luchtschool {town}
  air      | it | Ali {ofTown}; Cielo Aperto; La Scuola del Volo; Vento in Quota
  taste    | fr | La Cuisine de Lison; Caves & Fourneaux {ofTown}; L'Établi gourmand; La Table ouverte
  taste    | es | La Cocina de Inés; Fogones {ofTown}; El Taller del Gusto; La Mesa Abierta
  taste    | nl | De Keuken van Lotte; Proeflokaal {town}; Het Smaakatelier; De Open Tafel
  taste    | it | La Cucina di Livia; Fornelli {ofTown}; La Bottega del Gusto; La Tavola Aperta
  culture  | fr | Les Passeurs {ofTown}; L'Atelier de la rue haute; La Petite Manufacture; Histoires {ofTown}
  culture  | es | Relatos {ofTown}; El Taller del Barrio; La Pequeña Fábrica; Los Pasos {ofTown}
  culture  | nl | Verhalen {ofTown}; Atelier in de Steeg; De Kleine Manufactuur; Stadsgidsen {town}
  culture  | it | Racconti {ofTown}; La Bottega del Vicolo; La Piccola Manifattura; Passi {ofTown}
  nature   | fr | Les Écuries du moulin; Chemins {ofTown}; Au rythme des haies; La Halte verte
  nature   | es | Las Cuadras del Molino; Caminos {ofTown}; El Paso Verde; La Ruta Tranquila
  nature   | nl | Stal De Molen; Wegen {ofTown}; Het Groene Pad; De Rustige Route
  nature   | it | Le Scuderie del Mulino; Sentieri {ofTown}; Il Passo Verde; La Via Lenta
  snow     | fr | Bureau des guides {ofTown}; Les Traces blanches
  snow     | es | Oficina de guías {ofTown}; Huellas Blancas
  snow     | nl | Gidsenbureau {town}; Witte Sporen
  snow     | it | Ufficio guide {ofTown}; Tracce Bianche
`);

const HOURS: readonly Text[] = rowsOf(`
  Tous les jours, de 9 h à 19 h | Todos los días, de 9 a 19 h | Elke dag van 9 tot 19 uur | Tutti i giorni, dalle 9 alle 19 | Every day, 9 am to 7 pm
  Du mardi au dimanche, de 10 h à 18 h | De martes a domingo, de 10 a 18 h | Dinsdag tot en met zondag van 10 tot 18 uur | Dal martedì alla domenica, dalle 10 alle 18 | Tuesday to Sunday, 10 am to 6 pm
  Du lundi au samedi, de 9 h 30 à 18 h 30 | De lunes a sábado, de 9.30 a 18.30 h | Maandag tot en met zaterdag van 9.30 tot 18.30 uur | Dal lunedì al sabato, dalle 9:30 alle 18:30 | Monday to Saturday, 9:30 am to 6:30 pm
`).map((cells) => textFrom(cells, 0));

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
    address: addressIn(random, town),
    town,
    latitude: round(town.latitude + (random.next() - 0.5) * reach),
    longitude: round(town.longitude + (random.next() - 0.5) * reach),
    univers,
    telephone: telephoneOf(id, town),
    hours: HOURS[id % HOURS.length]!,
  };
}

function nameOf(random: Random, town: Town, univers: Univers, used: Set<string>): string {
  const names = NAMES.find(([of, spoken]) => of === univers && spoken === tongueOf(town))![2]!.split('; ');
  const tongue = tongueOf(town);
  const slots: Readonly<Record<string, string>> = { town: town.name.replaceAll("'", '’'), ofTown: ofTown(tongue, town) };
  const fitting = random
    .some(names, names.length)
    .map((name) => name.replaceAll("'", '’').replace(/\{(\w+)\}/, (_, slot: string) => slots[slot]!));
  const label = fitting.find((name) => !used.has(name)) ?? `${fitting[0]} (${slots['town']})`;
  used.add(label);
  return label;
}

function tongueOf(town: Town): Tongue {
  if (town.country === 'BE') return town.region.value === 'Vlaanderen' ? 'nl' : 'fr';
  return ({ FR: 'fr', ES: 'es', IT: 'it', NL: 'nl' } as const)[town.country];
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
