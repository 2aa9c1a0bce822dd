import { type PictureFacts, pictureFacts, type Time, type View, viewOf } from '@shop/pictures/facts';
import { rowsOf, textFrom, textOf, type Text } from '../text.ts';

type Composition = Pick<PictureFacts, 'kind' | 'composition'>;

interface Subject {
  /** False where nothing of the picture tells the time of day. */
  readonly hasTime: boolean;
  readonly words: Text;
}

/** What a composition shows (see `tools/pictures/scenes`): its kind, its number, whether the time of day is seen, and the words. */
const SUBJECTS: ReadonlyMap<string, Subject> = new Map(
  rowsOf(`
  sea         | 0 | time | Village au bord d'une baie où passent des voiliers | Pueblo a orillas de una bahía con veleros | Dorp aan een baai met zeilboten | Borgo affacciato su una baia con barche a vela | Village on a bay with sailing boats
  sea         | 1 | time | Phare rayé sur un rocher, en pleine mer | Faro a rayas sobre una roca, rodeado de mar | Gestreepte vuurtoren op een rots in zee | Faro a strisce su uno scoglio, in mezzo al mare | Striped lighthouse on a rock in the sea
  sea         | 2 | time | Barque sur l'eau claire, entre deux falaises couvertes de pins | Barca en aguas claras, entre dos acantilados con pinos | Bootje op helder water, tussen twee kliffen met dennen | Barca nell'acqua limpida, tra due scogliere coperte di pini | Boat on clear water between two cliffs with pines
  mountain    | 0 | time | Chalet au bord d'un lac, au pied des sommets | Chalé a orillas de un lago, al pie de las cumbres | Chalet aan een meer, aan de voet van de bergen | Chalet in riva a un lago, ai piedi delle vette | Chalet by a lake, at the foot of the peaks
  mountain    | 1 | time | Chalets dans une vallée verte entourée de montagnes | Chalés en un valle verde rodeado de montañas | Chalets in een groen dal tussen de bergen | Chalet in una valle verde circondata dalle montagne | Chalets in a green valley among mountains
  mountain    | 2 | time | Crêtes couvertes de sapins, dans la brume | Crestas cubiertas de abetos, entre la bruma | Beboste bergkammen in de nevel | Crinali coperti di abeti, nella foschia | Forested ridges in the haze
  snow        | 0 | time | Village de chalets sous la neige, autour de son église | Pueblo de chalés nevados en torno a su iglesia | Besneeuwd dorp met chalets rond de kerk | Villaggio di chalet innevati attorno alla chiesa | Snowy village of chalets around its church
  snow        | 1 | time | Télécabines au-dessus d'une piste de ski | Telecabinas sobre una pista de esquí | Gondels boven een skipiste | Cabinovia sopra una pista da sci | Gondolas above a ski slope
  snow        | 2 | time | Chalet isolé dans une clairière enneigée | Cabaña solitaria en un claro nevado | Eenzaam chalet op een besneeuwde open plek in het bos | Baita isolata in una radura innevata | Lone cabin in a snowy clearing
  vineyard    | 0 | time | Rangs de vigne qui mènent au domaine | Hileras de vides que llevan a la bodega | Rijen wijnstokken tot aan het wijngoed | Filari di viti che portano alla tenuta | Rows of vines that lead to the estate
  vineyard    | 1 | time | Collines plantées de vigne, un domaine au loin | Colinas cubiertas de viñedos, con una bodega al fondo | Heuvels vol wijngaarden, met een wijngoed in de verte | Colline coperte di vigneti, con una tenuta in lontananza | Hills covered with vines, an estate in the distance
  vineyard    | 2 | time | Grappes de raisin sous une treille, devant le domaine | Racimos de uva bajo una parra, frente a la bodega | Druiventrossen onder een pergola, met het wijngoed erachter | Grappoli d'uva sotto un pergolato, davanti alla tenuta | Grapes under an arbour, before the estate
  room        | 0 | time | Chambre avec un grand lit à côté de la fenêtre | Habitación con una cama grande junto a la ventana | Kamer met een groot bed naast het raam | Camera con un letto grande accanto alla finestra | Room with a large bed beside the window
  room        | 1 | time | Chambre avec un grand lit entre deux fenêtres | Habitación con una cama grande entre dos ventanas | Kamer met een groot bed tussen twee ramen | Camera con un letto grande tra due finestre | Room with a large bed between two windows
  room        | 2 | time | Chambre mansardée aux poutres apparentes | Habitación abuhardillada con vigas de madera | Zolderkamer onder houten balken | Camera mansardata dalle travi in legno | Attic room with beams
  city        | 0 | time | Maisons à pignons le long d'un canal | Casas de fachadas estrechas a orillas de un canal | Oude gevels langs een gracht | Case dalle facciate strette lungo un canale | Gabled houses along a canal
  city        | 1 | time | Toits de la ville dominés par un dôme | Tejados de la ciudad bajo una cúpula | Daken van de stad, met een koepel erboven | Tetti della città dominati da una cupola | Roofs of the city below a dome
  city        | 2 | time | Pont de pierre sur le fleuve, devant la cathédrale | Puente de piedra sobre el río, frente a la catedral | Stenen brug over de rivier, met de kathedraal erachter | Ponte di pietra sul fiume, davanti alla cattedrale | Stone bridge over the river, before the cathedral
  castle      | 0 | time | Château sur une île, au milieu d'un lac | Castillo en una isla, en medio de un lago | Kasteel op een eiland in een meer | Castello su un'isola, in mezzo a un lago | Castle on an island in a lake
  castle      | 1 | time | Château au bout d'un jardin à la française | Palacio al fondo de un jardín a la francesa | Paleis achter een formele tuin met een fontein | Palazzo in fondo a un giardino alla francese | Palace at the end of a formal garden
  castle      | 2 | time | Forteresse sur son rocher, au-dessus de la forêt | Fortaleza sobre una roca, por encima del bosque | Burcht op een rots, boven het bos | Fortezza su una rupe, sopra il bosco | Fortress on its rock above the forest
  spa         | 0 | time | Piscine intérieure devant de hautes fenêtres cintrées | Piscina cubierta ante altos ventanales en arco | Binnenzwembad met hoge boogramen | Piscina coperta davanti ad alte finestre ad arco | Indoor pool before tall arched windows
  spa         | 1 | time | Bain nordique fumant sur une terrasse en bois, devant les sapins | Baño nórdico humeante en una terraza de madera, ante los abetos | Dampende hottub op een houten terras, bij de dennen | Bagno nordico fumante su una terrazza di legno, davanti agli abeti | Steaming hot tub on a wooden deck, before the firs
  spa         | 2 | time | Galets empilés, bougies et orchidée devant une fenêtre ronde | Piedras apiladas, velas y una orquídea ante una ventana redonda | Gestapelde stenen, kaarsen en een orchidee voor een rond raam | Pietre impilate, candele e un'orchidea davanti a una finestra rotonda | Stacked stones, candles and an orchid before a round window
  countryside | 0 | time | Champs cultivés devant une ferme entourée d'arbres | Campos de cultivo ante una casa de labranza entre árboles | Akkers met een boerderij tussen de bomen | Campi coltivati davanti a una cascina tra gli alberi | Fields before a farmhouse among trees
  countryside | 1 | time | Vieux pont de pierre sur la rivière, près d'un moulin | Viejo puente de piedra sobre el río, junto a un molino | Oude stenen brug over de rivier, bij een molen | Vecchio ponte di pietra sul fiume, vicino a un mulino | Old stone bridge over the river, by a mill
  countryside | 2 | time | Montgolfières au-dessus des collines et des coquelicots | Globos aerostáticos sobre colinas y amapolas | Luchtballonnen boven heuvels vol klaprozen | Mongolfiere sopra colline e papaveri | Hot-air balloons above hills and poppies
  treehouse   | 0 | time | Cabane perchée dans un grand chêne | Cabaña en lo alto de un gran roble | Boomhut in een grote eik | Casa sull'albero in una grande quercia | Treehouse in a great oak
  treehouse   | 1 | time | Cabane sur pilotis entre les troncs, avec un pont de corde | Cabaña sobre pilotes entre los troncos, con un puente de cuerda | Hut op palen tussen de stammen, met een touwbrug | Casetta su palafitte tra i tronchi, con un ponte di corda | Cabin on stilts between the trunks, with a rope bridge
  treehouse   | 2 | time | Tente sur une terrasse en bois, sous les pins | Tienda sobre una plataforma de madera, bajo los pinos | Tent op een houten vlonder, onder de dennen | Tenda su una pedana di legno, sotto i pini | Tent on a wooden deck under the pines
  beach       | 0 | time | Parasols et transats sur une plage de sable | Sombrillas y tumbonas en una playa de arena | Parasols en ligbedden op een zandstrand | Ombrelloni e lettini su una spiaggia di sabbia | Parasols and loungers on a sandy beach
  beach       | 1 | time | Palmiers et hamac sur la plage | Palmeras y una hamaca en la playa | Palmbomen en een hangmat op het strand | Palme e un'amaca sulla spiaggia | Palm trees and a hammock on the beach
  beach       | 2 | time | Cabines de plage colorées au bord de la mer | Casetas de playa de colores junto al mar | Gekleurde strandhuisjes aan zee | Cabine colorate sulla spiaggia, in riva al mare | Colourful beach huts by the sea
  table       | 0 | time | Table dressée pour deux devant la fenêtre | Mesa puesta para dos ante la ventana | Gedekte tafel voor twee bij het raam | Tavola apparecchiata per due davanti alla finestra | Table laid for two before the window
  table       | 1 | -    | Table dressée vue d'en haut, assiettes servies et verres de vin rouge | Mesa puesta vista desde arriba, con los platos servidos y copas de vino tinto | Gedekte tafel van bovenaf gezien, met volle borden en rode wijn | Tavola apparecchiata vista dall'alto, con i piatti serviti e vino rosso | Laid table seen from above, with full plates and red wine
  table       | 2 | time | Table dressée sur une terrasse fleurie | Mesa puesta en una terraza con flores | Gedekte tafel op een terras met bloemen | Tavola apparecchiata su una terrazza fiorita | Table laid on a terrace with flowers
  kayak       | 0 | time | Deux personnes en kayak sur un lac de montagne | Dos personas en kayak por un lago de montaña | Twee kajakkers op een bergmeer | Due persone in kayak su un lago di montagna | Two people in a kayak on a mountain lake
  kayak       | 1 | time | Kayak entre les parois d'une gorge | Kayak entre las paredes de un desfiladero | Kajak tussen de wanden van een kloof | Kayak tra le pareti di una gola | Kayak between the walls of a gorge
  kayak       | 2 | time | Kayaks et pagaies sur une plage de galets | Kayaks y palas en una playa de guijarros | Kajaks en peddels op een kiezelstrand | Kayak e pagaie su una spiaggia di ciottoli | Kayaks and paddles on a pebble beach
  wine        | 0 | time | Une bouteille, deux verres et du fromage sur un tonneau, devant les vignes | Una botella, dos copas y queso sobre una barrica, ante los viñedos | Een fles, twee glazen en kaas op een vat, bij de wijngaard | Una bottiglia, due calici e formaggio su una botte, davanti alle vigne | A bottle, two glasses and cheese on a barrel, before the vines
  wine        | 1 | -    | Tonneaux et verres de vin dans une cave voûtée | Barricas y copas de vino en una bodega abovedada | Vaten en glazen wijn in een gewelfde kelder | Botti e calici di vino in una cantina a volte | Barrels and glasses of wine in a vaulted cellar
  cycling     | 0 | time | Deux cyclistes sur une route de campagne | Dos ciclistas por una carretera de campo | Twee fietsers op een landweg | Due ciclisti su una strada di campagna | Two cyclists on a country road
  cycling     | 1 | time | Deux vélos contre un muret, face à la mer | Dos bicicletas junto a un murete, frente al mar | Twee fietsen tegen een muurtje aan zee | Due biciclette contro un muretto, di fronte al mare | Two bicycles against a low wall by the sea
  massage     | 0 | time | Table de massage et serviettes devant une grande fenêtre | Camilla de masaje y toallas ante un gran ventanal | Massagetafel met handdoeken voor een groot raam | Lettino da massaggio e asciugamani davanti a una grande finestra | Massage table with towels before a large window
  massage     | 1 | time | Huiles, orchidée et serviettes devant une fenêtre ronde | Aceites, una orquídea y toallas ante una ventana redonda | Oliën, een orchidee en handdoeken voor een rond raam | Oli, un'orchidea e asciugamani davanti a una finestra rotonda | Oils, an orchid and towels before a round window
  museum      | 0 | -    | Tableaux aux cadres dorés dans une salle de musée | Cuadros con marcos dorados en una sala de museo | Schilderijen in gouden lijsten in een museumzaal | Quadri dalle cornici dorate in una sala di museo | Paintings in gold frames in a museum
  museum      | 1 | time | Façade à colonnes d'un musée | Fachada con columnas de un museo | Museumgevel met zuilen | Facciata a colonne di un museo | Front of a museum with columns
  museum      | 2 | -    | Antiquités sur leurs socles dans une salle de musée | Antigüedades sobre pedestales en una sala de museo | Oudheden op sokkels in een museumzaal | Reperti antichi su piedistalli in una sala di museo | Antiquities on plinths in a museum
  cooking     | 0 | time | Cuisine aux casseroles de cuivre, plats sur le feu | Cocina con cazos de cobre y ollas al fuego | Keuken met koperen pannen en potten op het vuur | Cucina con pentole di rame e tegami sul fuoco | Kitchen with copper pans and pots on the stove
  cooking     | 1 | -    | Légumes coupés sur une planche, vus d'en haut | Verduras cortadas sobre una tabla, vistas desde arriba | Gesneden groenten op een plank, van bovenaf gezien | Verdure tagliate su un tagliere, viste dall'alto | Cut vegetables on a board, seen from above
  sport       | 0 | time | Deux personnes en paddle sur une eau calme | Dos personas en paddle surf sobre aguas tranquilas | Twee suppers op kalm water | Due persone sul SUP su acque calme | Two paddleboarders on calm water
  sport       | 1 | time | Surfeur sur une vague qui déferle | Surfista sobre una ola que rompe | Surfer op een brekende golf | Surfista su un'onda che si frange | Surfer on a breaking wave
  sport       | 2 | time | Parapente au-dessus d'une vallée de montagne | Parapente sobre un valle de montaña | Paraglider boven een bergdal | Parapendio sopra una valle di montagna | Paraglider above a mountain valley
  outing      | 0 | time | Deux randonneurs sur un sentier de montagne | Dos senderistas por un camino de montaña | Twee wandelaars op een bergpad | Due escursionisti su un sentiero di montagna | Two walkers on a mountain path
  outing      | 1 | time | Deux randonneurs sur un chemin entre les prés | Dos senderistas por un camino entre prados | Twee wandelaars op een pad langs de weiden | Due escursionisti su un sentiero tra i prati | Two walkers on a path among meadows
  riding      | 0 | time | Deux cavaliers dans un pré | Dos jinetes por un prado | Twee ruiters in een weiland | Due persone a cavallo in un prato | Two riders in a meadow
  riding      | 1 | time | Deux cavaliers au bord de la mer | Dos jinetes a orillas del mar | Twee ruiters op het strand | Due persone a cavallo in riva al mare | Two riders at the edge of the sea
  concert     | 0 | -    | Pianiste et violoncelliste sur la scène d'un théâtre | Pianista y violonchelista en el escenario de un teatro | Pianist en cellist op het podium van een theater | Pianista e violoncellista sul palco di un teatro | Pianist and cellist on the stage of a theatre
  concert     | 1 | time | Musiciens sous le kiosque d'un parc | Músicos en el quiosco de un parque | Muzikanten in een parkpaviljoen | Musicisti sotto il gazebo di un parco | Musicians under the bandstand of a park
  gift        | 0 | -    | Paquet cadeau orné d'un grand nœud | Paquete de regalo con un gran lazo | Cadeau met een grote strik | Pacco regalo con un grande fiocco | Wrapped gift with a large bow
  gift        | 1 | -    | Pile de paquets cadeaux | Montón de paquetes de regalo | Stapel cadeaus | Pila di pacchi regalo | Pile of wrapped gifts
  gift        | 2 | -    | Carte illustrée d'un paysage, à demi sortie de son enveloppe | Tarjeta con un paisaje que asoma de su sobre | Kaart met een landschap, half uit de envelop | Biglietto con un paesaggio che esce dalla busta | Card with a landscape, half out of its envelope
`).map(([kind, composition, time, ...words]) => [`${kind} ${composition}`, { hasTime: time === 'time', words: textFrom(words) }]),
);

/** Wide pictures of the head of a page repeat a scene of another kind, by composition. */
const HEROES: readonly Composition[] = [
  { kind: 'sea', composition: 0 },
  { kind: 'mountain', composition: 0 },
  { kind: 'vineyard', composition: 0 },
];

const VIEWS: Readonly<Record<View, Text>> = {
  sea: textFrom(['vue sur la mer', 'con vistas al mar', 'met uitzicht op zee', 'con vista sul mare', 'with a view of the sea']),
  mountains: textFrom([
    'vue sur les montagnes',
    'con vistas a las montañas',
    'met uitzicht op de bergen',
    'con vista sulle montagne',
    'with a view of the mountains',
  ]),
  hills: textFrom([
    'vue sur les collines',
    'con vistas a las colinas',
    'met uitzicht op de heuvels',
    'con vista sulle colline',
    'with a view of the hills',
  ]),
  forest: textFrom([
    'vue sur la forêt',
    'con vistas al bosque',
    'met uitzicht op het bos',
    'con vista sul bosco',
    'with a view of the forest',
  ]),
};

/** Daylight is not worth a word. */
const TIMES: Readonly<Record<Time, Text | undefined>> = {
  day: undefined,
  golden: textFrom(['au coucher du soleil', 'al atardecer', 'bij zonsondergang', 'al tramonto', 'at sunset']),
  dusk: textFrom(['à la tombée de la nuit', 'al anochecer', 'in de avondschemering', "all'imbrunire", 'at nightfall']),
  dawn: textFrom(['au lever du jour', 'al amanecer', 'bij het ochtendgloren', "all'alba", 'at dawn']),
  night: textFrom(['de nuit', 'de noche', 'bij nacht', 'di notte', 'at night']),
};

/**
 * What a drawn picture shows: its subject, what one looks out on, and the time of day where it is seen.
 *
 * @throws {UnknownPicture} for a malformed id or an unknown kind.
 */
export function altOf(id: string): Text {
  const facts = pictureFacts(id);
  const { words, hasTime } = subjectOf(facts);
  const view = viewOf(facts);
  const parts = [words, view && VIEWS[view], hasTime ? TIMES[facts.time] : undefined].filter((part) => part !== undefined);
  return textOf((language) => parts.map((part) => part[language]).join(', '));
}

function subjectOf(facts: Composition): Subject {
  const { kind, composition } = facts.kind === 'hero' ? HEROES[facts.composition]! : facts;
  const subject = SUBJECTS.get(`${kind} ${composition}`);
  if (!subject) throw new Error(`No words say what composition ${composition} of the kind ${kind} shows; picture-alts.ts lists them`);
  return subject;
}
