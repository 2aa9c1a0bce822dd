import { rowsOf, textFrom, textsOf, type Text } from '../text.ts';

interface Meal {
  /** For two people. */
  readonly cents: number;
  readonly title: Text;
}

export const BREAKFASTS: readonly Meal[] = rowsOf(`
  2200 | Petit-déjeuner buffet | Desayuno bufé | Ontbijtbuffet | Colazione a buffet | Buffet breakfast
  2600 | Petit-déjeuner continental | Desayuno continental | Continentaal ontbijt | Colazione continentale | Continental breakfast
  2800 | Petit-déjeuner maison | Desayuno casero | Huisgemaakt ontbijt | Colazione fatta in casa | Home-made breakfast
  3200 | Petit-déjeuner servi en chambre | Desayuno en la habitación | Ontbijt op de kamer | Colazione in camera | Breakfast in your room
  3000 | Brunch jusqu'à midi | Brunch hasta el mediodía | Brunch tot twaalf uur | Brunch fino a mezzogiorno | Brunch until noon
  2400 | Petit-déjeuner du terroir | Desayuno con productos de la tierra | Ontbijt met streekproducten | Colazione con prodotti tipici | Local produce breakfast
`).map(mealOf);

interface Dinner extends Meal {
  /** Of its line in a programme. */
  readonly id: string;
}

export const DINNERS: readonly Dinner[] = rowsOf(`
  three-course-dinner | 5600 | Dîner entrée, plat, dessert | Cena de tres platos | Driegangendiner | Cena di tre portate | Three-course dinner
  five-course-dinner | 7800 | Menu dégustation en cinq temps | Menú degustación de cinco pases | Vijfgangenproeverij | Menù degustazione in cinque portate | Five-course tasting menu
  bistro-dinner | 4600 | Dîner bistrot | Cena informal de bistró | Bistrodiner | Cena al bistrot | Bistro supper
  candlelit-dinner | 6200 | Dîner aux chandelles | Cena a la luz de las velas | Diner bij kaarslicht | Cena a lume di candela | Candlelit dinner
  market-dinner | 5000 | Menu du marché | Menú de mercado | Marktmenu | Menù del mercato | Market menu
  local-platter | 4200 | Plateau du pays et verre de vin | Tabla de la tierra y copa de vino | Streekplank met een glas wijn | Tagliere tipico e calice di vino | Local platter and a glass of wine
`).map(([id, ...meal]) => ({ id: id!, ...mealOf(meal) }));

/** Small things that close a programme; they cost nothing more. */
export const EXTRAS = rowsOf(`
  clock | Départ jusqu'à 12 h | Salida hasta las 12 h | Uitchecken tot 12 uur | Partenza entro le 12 | Check-out until noon
  gift | Attention gourmande à l'arrivée | Detalle dulce a la llegada | Lekkere attentie bij aankomst | Pensiero goloso all'arrivo | A sweet treat on arrival
  wine | Bouteille de vin local en chambre | Botella de vino local en la habitación | Fles streekwijn op de kamer | Bottiglia di vino locale in camera | Bottle of local wine in the room
  coffee | Thés et cafés à volonté | Café y té a voluntad | Onbeperkt koffie en thee | Tè e caffè a volontà | Tea and coffee as you like
  map | Carnet d'adresses de la maison | Guía de direcciones de la casa | Adressenboekje van het huis | Taccuino di indirizzi della casa | The house's own address book
`).map((cells) => ({ icon: cells[0]!, title: textFrom(cells, 1), ...(cells[0] === 'clock' && { departure: '12:00' }) }));

/** Headwords on a card: short forms. */
export const SHORT = Object.fromEntries(
  ['breakfast', 'brunch', 'dinner'].map((key, place) => [
    key,
    textsOf(`
    petit-déjeuner | desayuno | ontbijt | colazione | breakfast
    brunch tardif | brunch | brunch | brunch | late brunch
    dîner | cena | diner | cena | dinner
  `)[place]!,
  ]),
) as Record<'breakfast' | 'brunch' | 'dinner', Text>;

function mealOf(cells: readonly string[]): Meal {
  return { cents: Number(cells[0]), title: textFrom(cells, 1) };
}
