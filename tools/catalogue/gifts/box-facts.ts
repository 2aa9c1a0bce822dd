import type { PictureKind } from '@shop/pictures';
import { rowsOf, textFrom, type Text } from '../text.ts';

/** What is in boxes, one line each. */
const CONTENTS: ReadonlyMap<string, Text> = new Map(
  rowsOf(`
  night    | Une nuit en chambre double pour deux | Una noche en habitación doble para dos | Eén nacht in een tweepersoonskamer | Una notte in camera doppia per due | One night in a double room for two
  nights   | Deux nuits en chambre double pour deux | Dos noches en habitación doble para dos | Twee nachten in een tweepersoonskamer | Due notti in camera doppia per due | Two nights in a double room for two
  breakfast | Le petit-déjeuner pour deux | Desayuno para dos | Ontbijt voor twee | Colazione per due | Breakfast for two
  spa      | L'accès au spa de la maison | Acceso al spa del hotel | Toegang tot de wellness van het hotel | Accesso alla spa della casa | Access to the house's spa
  massage  | Un massage de 50 minutes par personne | Un masaje de 50 minutos por persona | Een massage van 50 minuten per persoon | Un massaggio di 50 minuti a persona | A 50-minute massage each
  dinner   | Un dîner entrée, plat et dessert, hors boissons | Una cena de tres platos, bebidas aparte | Een driegangendiner, exclusief dranken | Una cena di tre portate, bevande escluse | A three-course dinner, drinks not included
  candle   | Un dîner aux chandelles, hors boissons | Una cena a la luz de las velas, bebidas aparte | Een diner bij kaarslicht, exclusief dranken | Una cena a lume di candela, bevande escluse | A candlelit dinner, drinks not included
  tasting  | Une dégustation chez un vigneron | Una cata en una bodega | Een proeverij bij een wijnbouwer | Una degustazione da un vignaiolo | A tasting at a winegrower's
  water    | Une sortie sur l'eau ou le long du rivage | Una salida por el agua o junto a la orilla | Een tocht op het water of langs de kust | Un'uscita in acqua o lungo la riva | An outing on the water or along the shore
  snow     | Une sortie dans la neige, raquettes ou luge | Una salida por la nieve, en raquetas o trineo | Een tocht door de sneeuw, op sneeuwschoenen of met de slee | Un'uscita sulla neve, con le ciaspole o lo slittino | An outing in the snow, on snowshoes or a sledge
  cabin    | Une cabane, une bulle ou une roulotte, au choix | Cabaña, burbuja o carromato, a elegir | Naar keuze een boomhut, een bubbel of een woonwagen | Una casa sull'albero, una bolla o un carrozzone, a scelta | A treehouse, a bubble or a caravan, as you choose
  stars    | Une soirée à regarder le ciel | Una noche de observación de estrellas | Een avond sterren kijken | Una serata a osservare il cielo | An evening watching the sky
  castle   | Une visite du château ou une promenade dans son parc | Una visita al castillo o un paseo por su parque | Een bezoek aan het kasteel of een wandeling in het park | Una visita al castello o una passeggiata nel parco | A tour of the castle or a walk in its park
  city     | Une visite guidée ou deux entrées au musée | Una visita guiada o dos entradas a un museo | Een rondleiding of twee museumtickets | Una visita guidata o due ingressi al museo | A guided walk or two museum tickets
  hike     | Une sortie nature à votre rythme | Una salida a la naturaleza a tu ritmo | Een tocht in de natuur, in je eigen tempo | Un'uscita nella natura al tuo ritmo | An outing in nature at your own pace
  bikes    | Deux vélos pour la journée | Dos bicicletas para todo el día | Twee fietsen voor een hele dag | Due biciclette per tutto il giorno | Two bikes for the day
  kids     | Une activité à faire avec les enfants | Una actividad para hacer con los niños | Een activiteit met de kinderen | Un'attività da fare con i bambini | Something to do with the children
  active   | Une activité de plein air au choix | Una actividad al aire libre a elegir | Naar keuze een activiteit in de buitenlucht | Un'attività all'aperto a scelta | An outdoor activity of your choice
  drink    | Un verre de bienvenue | Una copa de bienvenida | Een welkomstdrankje | Un calice di benvenuto | A welcome drink
  validity | Un an pour en profiter | Un año para disfrutarla | Eén jaar geldig | Un anno per approfittarne | A year to use it
`).map((cells) => [cells[0]!, textFrom(cells, 1)]),
);

export interface BoxFacts {
  readonly collection: string;
  readonly euros: number;
  readonly referenceEuros: number;
  readonly nights: number;
  readonly themes: readonly string[];
  readonly pictures: readonly PictureKind[];
  readonly contents: readonly Text[];
}

/** Code without its ending (never an E, or BOX would read as EBOX), euros, reference euros, themes, pictures, what is in it beside the night. */
export const BOX_FACTS: readonly BoxFacts[] = rowsOf(`
  SPA       | 129 | 139 | spa | spa massage room table | night breakfast spa
  SPA2      | 239 | 259 | spa | spa room massage countryside | nights breakfast spa drink
  MASSAGES  | 159 | 159 | spa romantic | massage spa room wine | night breakfast massage
  ROMANTIC  | 119 | 129 | romantic | room wine countryside table | night breakfast drink
  ROMANTIC2 | 219 | 239 | romantic | countryside room table castle | nights breakfast drink
  CANDLES   | 169 | 179 | romantic gastronomy | table room wine city | night breakfast candle
  GOURMET   | 199 | 219 | gastronomy | table cooking wine room | night breakfast dinner
  BISTRO    | 109 | 109 | gastronomy | cooking table city room | night breakfast drink
  VINES     | 139 | 149 | wine | vineyard wine table room | night breakfast tasting
  VINES2    | 229 | 249 | wine | wine vineyard room countryside | nights breakfast tasting drink
  SEA       | 119 | 129 | sea | sea beach room kayak | night breakfast water
  SEA2      | 209 | 229 | sea | beach sea table room | nights breakfast water
  MOUNTAIN  | 129 | 139 | mountain | mountain countryside room table | night breakfast hike
  SNOW      | 299 | 329 | snow | snow mountain room table | nights breakfast snow
  CABIN     | 149 | 159 | unusual | treehouse countryside room table | night breakfast cabin
  STARS     | 169 | 169 | unusual nature | countryside treehouse room wine | night breakfast stars
  CASTLES   | 179 | 199 | castle | castle room countryside table | night breakfast castle
  CASTLES2  | 299 | 329 | castle | castle table room vineyard | nights breakfast castle dinner
  CITY      | 109 | 119 | city | city museum room table | night breakfast city
  CITY2     | 189 | 199 | city | city room table museum | nights breakfast city
  MUSEUMS   | 129 | 129 | culture | museum city castle room | night breakfast city
  FOREST    | 99 | 99 | nature | countryside mountain room cycling | night breakfast hike
  FOREST2   | 179 | 189 | nature | mountain countryside room kayak | nights breakfast hike
  ACTION    | 129 | 139 | active | kayak cycling mountain room | night breakfast active
  BIKES     | 119 | 119 | active nature | cycling countryside room table | night breakfast bikes
  FAMILY    | 149 | 159 | 39 | beach countryside room kayak | night breakfast kids
  FAMILY2   | 249 | 269 | 39 | countryside sea room cycling | nights breakfast kids
  MINI      | 79 | 89 | nature city sea mountain | countryside city room sea | night breakfast
  CHARM     | 149 | 149 | romantic nature wine | vineyard room table countryside | night breakfast drink
  GRAND     | 349 | 379 | spa castle gastronomy | castle spa table room | nights breakfast spa dinner
`).map((cells) => ({
  collection: cells[0]!,
  euros: Number(cells[1]),
  referenceEuros: Number(cells[2]),
  nights: cells[5]!.startsWith('nights') ? 2 : 1,
  themes: cells[3]!.split(' '),
  pictures: picturesOf(cells[4]!.split(' ') as PictureKind[]),
  contents: contentsOf(cells[5]!.split(' ')).map((id) => CONTENTS.get(id)!),
}));

/** Its own scene stands first, so that boxes are told apart at a glance; the wrapped gift, which all of them have, comes second. */
function picturesOf([scene, ...others]: readonly PictureKind[]): PictureKind[] {
  return [scene!, 'gift', ...others];
}

/** What only this box holds comes right after its nights: a card shows two lines. */
function contentsOf([nights, breakfast, ...own]: readonly string[]): string[] {
  return [nights!, ...own, breakfast!, 'validity'];
}
