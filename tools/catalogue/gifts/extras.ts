import type { PictureKind } from '@shop/pictures';
import { rowsOf, textFrom, type Text } from '../text.ts';
import { picturesOf } from './pictures.ts';

/** A row of `custom_sub_element_category`: a group of extras for a physical gift. */
export interface ExtraCategory {
  readonly id: string;
  readonly description: Text;
  readonly names: Text;
  readonly singleSelection: boolean;
  readonly position: number;
}
/** A row of `custom_sub_element`. */
export interface Extra {
  readonly id: string;
  readonly categoryId: string;
  readonly name: Text;
  readonly image: string;
  readonly recommended: boolean;
  readonly priceCents: number;
  readonly position: number;
}

const NAMES = rowsOf(`
  wrapping | one  | Emballage | Envoltorio | Verpakking | Confezione | Wrapping
  card     | one  | Carte | Tarjeta | Kaart | Biglietto | Card
  treats   | many | Petites attentions | Pequeños detalles | Kleine attenties | Piccoli pensieri | Little extras
`);
const DESCRIPTIONS = new Map(
  rowsOf(`
  wrapping | Ce que l'on voit en premier, et que l'on garde souvent. | Lo primero que se ve, y que a menudo se guarda. | Wat je het eerst ziet, en vaak bewaart. | Quello che si vede per primo, e che spesso si conserva. | What is seen first, and often kept.
  card     | Votre message, imprimé ou écrit à la main. | Tu mensaje, impreso o escrito a mano. | Je boodschap, gedrukt of met de hand geschreven. | Il tuo messaggio, stampato o scritto a mano. | Your message, printed or written by hand.
  treats   | À glisser dans le colis, autant que vous voulez. | Para añadir al paquete, tantos como quieras. | Om mee in te pakken, zoveel je wilt. | Da aggiungere al pacco, quanti ne vuoi. | To slip into the parcel, as many as you like.
`).map((cells) => [cells[0]!, textFrom(cells, 1)]),
);

export const EXTRA_CATEGORIES: readonly ExtraCategory[] = NAMES.map((cells, place) => ({
  id: cells[0]!,
  description: DESCRIPTIONS.get(cells[0]!)!,
  names: textFrom(cells, 2),
  singleSelection: cells[1] === 'one',
  position: place + 1,
}));

/** Group, id, cents, recommended, picture, name. A group of one choice begins with `default`, which costs nothing. */
export const EXTRAS: readonly Extra[] = rowsOf(`
  wrapping | default    | 0    |   | gift | Pochette kraft | Sobre de papel kraft | Envelop van kraftpapier | Busta di carta kraft | Kraft envelope
  wrapping | velvet     | 490  | * | gift | Coffret et ruban de velours | Estuche con cinta de terciopelo | Doosje met fluwelen lint | Scatola con nastro di velluto | Case with a velvet ribbon
  wrapping | linen      | 390  |   | gift | Pochon de lin brodé | Bolsa de lino bordada | Geborduurd linnen zakje | Sacchetto di lino ricamato | Embroidered linen pouch
  wrapping | wooden     | 890  |   | gift | Boîte en bois de peuplier | Caja de madera de chopo | Kistje van populierenhout | Scatola in legno di pioppo | Poplar wood box
  card     | default    | 0    |   | gift | Carte imprimée | Tarjeta impresa | Gedrukte kaart | Biglietto stampato | Printed card
  card     | handwritten | 350 | * | gift | Message écrit à la main | Mensaje escrito a mano | Handgeschreven boodschap | Messaggio scritto a mano | Message written by hand
  card     | illustrated | 290 |   | gift | Carte illustrée à l'aquarelle | Tarjeta ilustrada en acuarela | Kaart met aquarel | Biglietto illustrato ad acquerello | Watercolour card
  treats   | chocolates | 950  | * | cooking | Ballotin de douze chocolats | Doce bombones artesanos | Doosje met twaalf chocolaatjes | Dodici cioccolatini artigianali | Twelve hand-made chocolates
  treats   | candle     | 1290 |   | spa | Bougie à la fleur d'oranger | Vela de azahar | Kaars met oranjebloesem | Candela ai fiori d'arancio | Orange blossom candle
  treats   | bath_salts | 850  |   | spa | Sels de bain de l'Atlantique | Sales de baño del Atlántico | Badzout uit de Atlantische Oceaan | Sali da bagno dell'Atlantico | Atlantic bath salts
  treats   | wine       | 1490 |   | wine | Demi-bouteille de crémant | Media botella de espumoso | Halve fles crémant | Mezza bottiglia di spumante | Half-bottle of sparkling wine
  treats   | notebook   | 690  |   | museum | Carnet de voyage relié | Cuaderno de viaje encuadernado | Ingebonden reisdagboek | Taccuino di viaggio rilegato | Bound travel notebook
`).map((cells, place) => ({
  id: cells[1]!,
  categoryId: cells[0]!,
  priceCents: Number(cells[2]),
  recommended: cells[3] === '*',
  image: picturesOf({ of: 'extra', number: place }, [cells[4] as PictureKind])[0]!,
  name: textFrom(cells, 5),
  position: place + 1,
}));
