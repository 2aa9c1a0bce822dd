import { compose } from '../grammar/compose.ts';
import type { Random } from '../random.ts';
import { joined, lowered, rowsOf, textFrom, textOf, textsOf, type Text } from '../text.ts';
import type { Environment } from '../geography/settings.ts';
import type { Town } from '../geography/towns.ts';
import { roomPictures } from '../pictures/hotel-pictures.ts';
import { settingOf } from '../pictures/settings.ts';
import { FIRST_HOTEL } from './hotels.ts';
import type { HotelType } from './house.ts';

/** A row of the table `room`, and what it costs compared with the house's simplest room. */
export interface Room {
  readonly id: number;
  readonly hotelId: number;
  readonly label: Text;
  readonly size: number;
  readonly bed: Text;
  readonly capacity: number;
  readonly highlights: readonly Text[];
  readonly images: readonly string[];
  readonly priceFactor: number;
}

/** Rank (1 simple, 2 better, 3 best), smallest and largest size, beds, then the name. */
const KINDS = rowsOf(`
  1 | 15 | 19 | 2 | Chambre Classique | Habitación Clásica | Klassieke kamer | Camera Classica | Classic room
  1 | 16 | 20 | 2 | Chambre Cosy | Habitación Acogedora | Knusse kamer | Camera Accogliente | Cosy room
  1 | 17 | 21 | 2 | Chambre Standard | Habitación Estándar | Standaardkamer | Camera Standard | Standard room
  1 | 16 | 22 | 2 | Chambre Charme | Habitación Encanto | Charmekamer | Camera Charme | Charm room
  2 | 21 | 27 | 2 | Chambre Supérieure | Habitación Superior | Superior kamer | Camera Superior | Superior room
  2 | 22 | 29 | 3 | Chambre Confort | Habitación Confort | Comfortkamer | Camera Comfort | Comfort room
  2 | 23 | 30 | 3 | Chambre Prestige | Habitación Prestige | Prestigekamer | Camera Prestige | Prestige room
  2 | 24 | 32 | 4 | Chambre Familiale | Habitación Familiar | Gezinskamer | Camera Familiare | Family room
  3 | 30 | 40 | 3 | Suite Junior | Suite Junior | Junior suite | Junior Suite | Junior suite
  3 | 34 | 52 | 4 | Suite | Suite | Suite | Suite | Suite
  3 | 32 | 46 | 3 | Suite d'angle | Suite de esquina | Hoeksuite | Suite d'angolo | Corner suite
  3 | 36 | 60 | 4 | Appartement | Apartamento | Appartement | Appartamento | Apartment
`).map((cells) => ({
  rank: Number(cells[0]),
  low: Number(cells[1]),
  high: Number(cells[2]),
  capacity: Number(cells[3]),
  label: textFrom(cells, 4),
}));

const CABINS = textsOf(`
  Cabane dans le chêne | Cabaña en el roble | Hut in de eik | Casa sulla quercia | Oak tree cabin
  Cabane sur pilotis | Cabaña sobre pilotes | Hut op palen | Casa su palafitte | Cabin on stilts
  Bulle sous les étoiles | Burbuja bajo las estrellas | Bubbel onder de sterren | Bolla sotto le stelle | Bubble under the stars
  Roulotte du bois | Carromato del bosque | Woonwagen in het bos | Carrozzone del bosco | Woodland caravan
`);

/** Environment (or `any`), then words that follow the room's name. */
const VIEWS = rowsOf(`
  sea | vue mer | con vistas al mar | met zeezicht | vista mare | with sea view
  sea | côté dunes | con vistas a las dunas | aan de duinkant | lato dune | facing the dunes
  sea | avec balcon sur le port | con balcón al puerto | met balkon aan de haven | con balcone sul porto | with balcony over the harbour
  city | côté cour | con vistas al patio | aan de binnenplaats | lato cortile | facing the courtyard
  city | vue sur les toits | con vistas a los tejados | met uitzicht op de daken | con vista sui tetti | with rooftop view
  city | avec loggia | con galería | met loggia | con loggia | with loggia
  mountain | vue montagne | con vistas a la montaña | met bergzicht | vista montagna | with mountain view
  mountain | sous les toits | abuhardillada | onder het dak | mansardata | in the eaves
  mountain | avec balcon plein sud | con balcón al sur | met balkon op het zuiden | con balcone a sud | with south-facing balcony
  countryside | vue jardin | con vistas al jardín | met tuinzicht | vista giardino | with garden view
  countryside | sur la rivière | con vistas al río | aan de rivier | sul fiume | over the river
  countryside | de plain-pied | en planta baja | op de begane grond | al piano terra | at garden level
  vineyard | vue vignes | con vistas a los viñedos | met uitzicht op de wijngaard | vista vigneti | with vineyard view
  vineyard | dans l'ancien chai | en la antigua bodega | in de oude wijnschuur | nell'antica cantina | in the old wine store
  lake | vue lac | con vistas al lago | met uitzicht op het meer | vista lago | with lake view
  lake | avec terrasse sur l'eau | con terraza sobre el agua | met terras aan het water | con terrazza sull'acqua | with waterside terrace
`).map((cells) => ({ environment: cells[0], words: textFrom(cells, 1) }));

const BEDS = textsOf(`
  Un lit double de 160 cm | Una cama doble de 160 cm | Eén tweepersoonsbed van 160 cm | Un letto matrimoniale da 160 cm | One 160 cm double bed
  Un lit double de 180 cm | Una cama doble de 180 cm | Eén tweepersoonsbed van 180 cm | Un letto matrimoniale da 180 cm | One 180 cm double bed
  Deux lits jumeaux de 90 cm | Dos camas individuales de 90 cm | Twee eenpersoonsbedden van 90 cm | Due letti singoli da 90 cm | Two 90 cm single beds
  Un grand lit de 200 cm | Una cama extragrande de 200 cm | Eén kingsize bed van 200 cm | Un letto king size da 200 cm | One 200 cm king-size bed
`);
const FAMILY_BED = textFrom([
  'Un lit double et deux lits simples',
  'Una cama doble y dos individuales',
  'Eén tweepersoonsbed en twee eenpersoonsbedden',
  'Un letto matrimoniale e due singoli',
  'One double bed and two single beds',
]);

const HIGHLIGHTS = textsOf(`
  Douche à l'italienne | Ducha a ras de suelo | Inloopdouche | Doccia a filo pavimento | Walk-in shower
  Baignoire sur pieds | Bañera exenta | Vrijstaand bad | Vasca freestanding | Freestanding bath
  Bouilloire et tisanes | Hervidor e infusiones | Waterkoker en thee | Bollitore e tisane | Kettle and herbal teas
  Machine à café | Cafetera | Koffiezetapparaat | Macchina per caffè | Coffee machine
  Peignoirs et chaussons | Albornoces y zapatillas | Badjassen en slippers | Accappatoi e pantofole | Bathrobes and slippers
  Balcon meublé | Balcón amueblado | Ingericht balkon | Balcone arredato | Furnished balcony
  Parquet ancien | Suelo de madera antiguo | Oude houten vloer | Parquet d'epoca | Old wooden floor
  Poutres apparentes | Vigas vistas | Zichtbare balken | Travi a vista | Exposed beams
  Climatisation | Aire acondicionado | Airconditioning | Aria condizionata | Air conditioning
  Rideaux occultants | Cortinas opacas | Verduisterende gordijnen | Tende oscuranti | Blackout curtains
  Coin salon | Zona de estar | Zithoek | Angolo salotto | Sitting area
  Bureau | Escritorio | Bureau | Scrivania | Desk
  Minibar | Minibar | Minibar | Minibar | Minibar
  Literie neuve | Colchones nuevos | Nieuwe bedden | Letti nuovi | New bedding
  Wi-Fi rapide | Wifi rápido | Snelle wifi | Wi-Fi veloce | Fast Wi-Fi
  Pierre apparente | Piedra vista | Zichtbare natuursteen | Pietra a vista | Bare stone walls
`);

const RANK_FACTORS = [1, 1.22, 1.62] as const;

/** One to three rooms of different rank, the simplest first. */
export function roomsOf(random: Random, house: { id: number; type: HotelType; environment: Environment; town: Town }): Room[] {
  const count = random.chance(0.25) ? 1 : random.chance(0.6) ? 2 : 3;
  const setting = settingOf(house.environment, house.town);
  const firstRoom = (house.id - FIRST_HOTEL) * RANK_FACTORS.length;
  return [1, 2, 3].slice(0, count).map((rank, place) => {
    const kind = random.pick(KINDS.filter((one) => one.rank === rank));
    const label = house.type === 'treehouse' ? CABINS[(random.whole(0, 1) + place) % CABINS.length]! : kind.label;
    const view = random.pick(VIEWS.filter((one) => one.environment === house.environment)).words;
    return {
      id: house.id * 10 + rank,
      hotelId: house.id,
      label: rank > 1 || random.chance(0.35) ? joined([label, view]) : label,
      size: random.whole(kind.low, kind.high),
      bed: kind.capacity === 4 ? FAMILY_BED : random.pick(BEDS),
      capacity: kind.capacity,
      highlights: random.some(HIGHLIGHTS, 3 + rank),
      images: roomPictures(random, { id: house.id * 10 + rank, number: firstRoom + place, setting }),
      priceFactor: RANK_FACTORS[rank - 1]! + random.whole(-4, 6) / 100,
    };
  });
}

/** How a programme names the night in a room: `1 nuit en Chambre Classique`. */
export const nightIn = (room: Room, nights: number): Text =>
  compose(NIGHTS_IN[nights - 1] ?? NIGHTS_IN[0]!, { room: textOf((language) => lowered(room.label[language])) });

const NIGHTS_IN = textsOf(`
  1 nuit en {room} | 1 noche en {room} | 1 nacht in een {room} | 1 notte in {room} | 1 night in {a room}
  2 nuits en {room} | 2 noches en {room} | 2 nachten in een {room} | 2 notti in {room} | 2 nights in {a room}
  3 nuits en {room} | 3 noches en {room} | 3 nachten in een {room} | 3 notti in {room} | 3 nights in {a room}
`);
