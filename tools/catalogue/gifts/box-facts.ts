import type { ItemChoice } from '@shop/domain';
import { PICTURE_KINDS, type PictureKind } from '@shop/pictures/facts';
import { sceneOf, type Scene } from '../pictures/scenes.ts';
import { rowsOf, textFrom, type Text } from '../text.ts';

interface BoxContent {
  readonly text: Text;
  /** A stay that holds it has one of these in its programme; empty where every stay of the box's themes holds it. */
  readonly items: ItemChoice;
}

/** What is in boxes, one line each: the items of a programme (kinds or ids) of which one makes it true, and its words. */
const CONTENTS: ReadonlyMap<string, BoxContent> = new Map(
  rowsOf(`
  night     | - | Une nuit en chambre double pour deux | Una noche en habitación doble para dos | Eén nacht in een tweepersoonskamer | Una notte in camera doppia per due | One night in a double room for two
  nights    | - | Deux nuits en chambre double pour deux | Dos noches en habitación doble para dos | Twee nachten in een tweepersoonskamer | Due notti in camera doppia per due | Two nights in a double room for two
  breakfast | breakfast | Le petit-déjeuner pour deux | Desayuno para dos | Ontbijt voor twee | Colazione per due | Breakfast for two
  spa       | spa-access hammam nordic-bath | L'accès au spa, un hammam ou un bain nordique | Acceso al spa, un baño turco o un baño nórdico | Toegang tot de wellness, een hammam of een hottub | L'accesso alla spa, un hammam o un bagno nordico | Access to the spa, a steam bath or a Nordic bath
  massage   | massage | Un massage de 50 minutes par personne | Un masaje de 50 minutos por persona | Een massage van 50 minuten per persoon | Un massaggio di 50 minuti a persona | A 50-minute massage each
  dinner    | dinner | Un dîner pour deux | Una cena para dos | Een diner voor twee | Una cena per due | A dinner for two
  candle    | candlelit-dinner | Un dîner aux chandelles pour deux | Una cena a la luz de las velas para dos | Een diner bij kaarslicht voor twee | Una cena a lume di candela per due | A candlelit dinner for two
  tasting   | tasting cellar-walk | Une dégustation de vins ou une visite de caves | Una cata de vinos o una visita a las bodegas | Een wijnproeverij of een bezoek aan de wijnkelders | Una degustazione di vini o una visita alle cantine | A wine tasting or a cellar tour
  water     | kayak boat beach-walk paddle | Une sortie sur l'eau ou le long du rivage | Una salida por el agua o junto a la orilla | Een tocht op het water of langs de kust | Un'uscita in acqua o lungo la riva | An outing on the water or along the shore
  snow      | snowshoes sledge ski-pass | Une sortie dans la neige, en raquettes, en luge ou à skis | Una salida por la nieve, en raquetas, en trineo o con esquís | Een uitje in de sneeuw, op sneeuwschoenen, op de slee of op ski's | Un'uscita sulla neve, con le ciaspole, lo slittino o gli sci | An outing in the snow, on snowshoes, a sledge or skis
  cabin     | - | Une cabane, une bulle ou une roulotte, au choix | Cabaña, burbuja o carromato, a elegir | Naar keuze een boomhut, een bubbel of een woonwagen | Una casa sull'albero, una bolla o un carrozzone, a scelta | A treehouse, a bubble or a caravan, as you choose
  stars     | stargazing | Une soirée à regarder le ciel | Una noche de observación de estrellas | Een avond sterren kijken | Una serata a osservare il cielo | An evening watching the sky
  castle    | - | Un séjour dans un vrai château | Una estancia en un palacio de verdad | Een verblijf in een echt kasteel | Un soggiorno in un vero castello | A stay in a real castle
  city      | museum city-walk | Une visite guidée ou deux entrées au musée | Una visita guiada o dos entradas a un museo | Een rondleiding of twee museumtickets | Una visita guidata o due ingressi al museo | A guided walk or two museum tickets
  museum    | museum | Deux entrées au musée, sans file | Dos entradas a un museo, sin colas | Twee museumtickets zonder wachtrij | Due ingressi al museo, senza coda | Two museum tickets, without queuing
  outing    | hike cycling e-bike kayak paddle beach-walk horse snowshoes | Une sortie dans la nature : à pied, à vélo, à cheval ou sur l'eau | Una salida por la naturaleza: a pie, en bici, a caballo o por el agua | Een uitje in de natuur: te voet, op de fiets, te paard of op het water | Un'uscita nella natura: a piedi, in bici, a cavallo o in acqua | An outing in nature: on foot, by bike, on horseback or on the water
  bikes     | cycling e-bike | Deux vélos, avec ou sans assistance | Dos bicicletas, eléctricas o no | Twee fietsen, elektrisch of gewoon | Due biciclette, elettriche o no | Two bikes, electric or not
  kids      | paddle chocolate sledge horse farm-visit | Une activité à faire avec les enfants | Una actividad para hacer con los niños | Een activiteit met de kinderen | Un'attività da fare con i bambini | Something to do with the children
  active    | kayak paddle cycling e-bike hike snowshoes ski-pass horse | Une activité de plein air au choix | Una actividad al aire libre a elegir | Naar keuze een activiteit in de buitenlucht | Un'attività all'aperto a scelta | An outdoor activity of your choice
  drink     | aperitif | Un apéritif d'accueil | Un aperitivo de bienvenida | Een welkomstdrankje met hapjes | Un aperitivo di benvenuto | Welcome drinks
  validity  | - | Un an pour en profiter | Un año para disfrutarla | Eén jaar geldig | Un anno per approfittarne | A year to use it
`).map(([id, items, ...words]) => [id!, { text: textFrom(words, 0), items: items === '-' ? [] : items!.split(' ') }]),
);

export interface BoxFacts {
  readonly collection: string;
  readonly euros: number;
  readonly nights: number;
  readonly themes: readonly string[];
  readonly pictures: readonly (PictureKind | Scene)[];
  readonly contents: readonly BoxContent[];
}

/** Code without its ending (never an E, or BOX would read as EBOX), euros, themes, pictures (a kind, or the name of a scene first), what is in it beside the night. */
export const BOX_FACTS: readonly BoxFacts[] = rowsOf(`
  SPA       | 129 | spa | spa massage room table | night breakfast spa
  SPA2      | 239 | spa | spa room massage countryside | nights breakfast spa
  MASSAGES  | 189 | spa romantic | massage spa room wine | night breakfast massage
  ROMANTIC  | 119 | romantic | room wine countryside table | night breakfast drink
  ROMANTIC2 | 219 | romantic | countryside room table castle | nights breakfast drink
  CANDLES   | 169 | romantic gastronomy | table room wine city | night breakfast candle
  GOURMET   | 199 | gastronomy | table cooking wine room | night breakfast dinner
  BISTRO    | 119 | gastronomy | cooking table city room | night breakfast drink
  VINES     | 179 | wine | vineyard wine table room | night breakfast tasting
  VINES2    | 319 | wine | wine vineyard room countryside | nights breakfast tasting
  SEA       | 129 | sea | sea beach room kayak | night breakfast water
  SEA2      | 259 | sea | beach sea table room | nights breakfast water
  MOUNTAIN  | 159 | mountain | mountain countryside room table | night breakfast outing
  SNOW      | 379 | snow | snow mountain room table | nights breakfast snow
  CABIN     | 149 | unusual | treehouse countryside room table | night breakfast cabin
  STARS     | 169 | unusual nature | fields-by-night treehouse room wine | night breakfast stars
  CASTLES   | 179 | castle | castle room countryside table | night breakfast castle
  CASTLES2  | 399 | castle | castle table room vineyard | nights breakfast castle dinner
  CITY      | 129 | city | city museum room table | night breakfast city
  CITY2     | 239 | city | city room table museum | nights breakfast city
  MUSEUMS   | 159 | culture | museum city castle room | night breakfast museum
  FOREST    | 109 | nature | forest-ridges countryside room cycling | night breakfast outing
  FOREST2   | 199 | nature | mountain countryside room kayak | nights breakfast outing
  ACTION    | 129 | active | kayak cycling mountain room | night breakfast active
  BIKES     | 119 | active nature | cycling countryside room table | night breakfast bikes
  FAMILY    | 149 | 39 | beach countryside room kayak | night breakfast kids
  FAMILY2   | 249 | 39 | countryside sea room cycling | nights breakfast kids
  MINI      | 109 | nature city sea mountain | countryside city room sea | night breakfast
  CHARM     | 149 | romantic nature wine | vineyard room table countryside | night breakfast drink
  GRAND     | 349 | spa castle gastronomy | castle spa table room | nights breakfast spa dinner
`).map((cells) => ({
  collection: cells[0]!,
  euros: Number(cells[1]),
  nights: cells[4]!.startsWith('nights') ? 2 : 1,
  themes: cells[2]!.split(' '),
  pictures: picturesOf(cells[3]!.split(' ')),
  contents: contentsOf(cells[4]!.split(' ')).map((id) => CONTENTS.get(id)!),
}));

/** Its own scene stands first, so that boxes are told apart at a glance; the wrapped gift, which all of them have, comes second. */
function picturesOf([first, ...others]: readonly string[]): (PictureKind | Scene)[] {
  return [PICTURE_KINDS.find((kind) => kind === first) ?? sceneOf(first!), 'gift', ...(others as PictureKind[])];
}

/** What only this box holds comes right after its nights: a card shows two lines. */
function contentsOf([nights, breakfast, ...own]: readonly string[]): string[] {
  return [nights!, ...own, breakfast!, 'validity'];
}
