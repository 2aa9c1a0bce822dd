import type { SeasonDays } from '@shop/domain';
import type { Environment } from '../geography/settings.ts';
import type { HotelType } from '../hotels/house.ts';
import type { PictureKind } from '@shop/pictures';
import { nounsFrom, type Nouns } from '../grammar/noun.ts';
import { rowsOf, textFrom, type Text } from '../text.ts';

/** What a stay holds beside the night: title, a sentence, and the noun by which names and sentences mention it (`Sea air with {mention}`). */
export interface Activity {
  readonly id: string;
  readonly where: readonly (Environment | HotelType | 'any' | 'snow')[];
  /** A name of the design system's icon set. */
  readonly icon: string;
  readonly picture: PictureKind;
  readonly minutes: number;
  /** For two people. */
  readonly cents: number;
  readonly themes: readonly string[];
  /** Undefined: all year. */
  readonly season?: SeasonDays | undefined;
  readonly title: Text;
  readonly mention: Nouns;
  readonly description: Text;
}

const FACTS = rowsOf(`
  spa-access  | spa castle resort hotel boutique | bath | spa | 90 | 2400 | spa romantic
  massage     | spa castle boutique resort | sparkles | massage | 50 | 6500 | spa romantic
  nordic-bath | treehouse mountain lake farm | bath | spa | 60 | 3000 | spa unusual nature
  hammam      | spa city hotel | sparkles | spa | 60 | 2800 | spa
  kayak       | sea lake | waves | kayak | 120 | 3200 | nature active
  boat        | sea lake | waves | sea | 90 | 4400 | sea romantic
  beach-walk  | sea | waves | beach | 120 | 1200 | sea nature
  oysters     | sea | utensils | table | 60 | 2600 | gastronomy sea
  paddle      | sea lake | waves | kayak | 60 | 2600 | active 39
  cycling     | countryside vineyard lake city | bike | cycling | 240 | 2200 | active nature
  e-bike      | mountain vineyard countryside sea | bike | cycling | 180 | 3800 | active nature
  tasting     | vineyard | wine | wine | 75 | 2800 | wine gastronomy
  cellar-walk | vineyard castle | wine | vineyard | 120 | 3400 | wine culture
  vine-picnic | vineyard | wine | vineyard | 120 | 3600 | wine romantic
  museum      | city | landmark | museum | 120 | 2400 | culture city
  city-walk   | city | map | city | 120 | 1800 | culture city
  chocolate   | city | chef-hat | cooking | 75 | 3600 | gastronomy city 39
  evening     | city | landmark | city | 120 | 4800 | culture romantic
  cooking     | farm guesthouse castle city | chef-hat | cooking | 150 | 5600 | gastronomy
  market      | countryside farm city | shopping-bag | table | 120 | 1600 | gastronomy culture
  hike        | mountain countryside | mountain | mountain | 180 | 1800 | nature active
  snowshoes   | snow | snowflake | snow | 150 | 3400 | snow active mountain
  ski-pass    | snow | snowflake | snow | 480 | 7800 | snow active mountain
  sledge      | snow | snowflake | snow | 60 | 1500 | snow 39
  castle-tour | castle | landmark | castle | 60 | 1600 | castle culture
  stargazing  | treehouse farm mountain countryside | tree-pine | countryside | 75 | 2200 | unusual nature romantic
  horse       | farm countryside | tree-pine | countryside | 90 | 4600 | nature active 39
  farm-visit  | farm | tree-pine | countryside | 60 | 900 | 39 nature
  picnic      | any | gift | countryside | 60 | 2400 | romantic nature
  aperitif    | any | wine | table | 45 | 1800 | romantic gastronomy
`);

const TITLES = byId(`
  spa-access  | Accès au spa | Acceso al spa | Toegang tot de wellness | Accesso alla spa | Access to the spa
  massage     | Massage de 50 minutes pour deux | Masaje de 50 minutos para dos | Massage van 50 minuten voor twee | Massaggio di 50 minuti per due | 50-minute massage for two
  nordic-bath | Bain nordique privatif | Baño nórdico privado | Privé hottub in de open lucht | Bagno nordico privato | Private Nordic bath
  hammam      | Hammam et gommage | Baño turco y exfoliación | Hammam en scrub | Hammam e scrub | Steam bath and scrub
  kayak       | Sortie en kayak | Salida en kayak | Kajaktocht | Uscita in kayak | Kayak outing
  boat        | Balade en bateau | Paseo en barco | Boottocht | Gita in barca | Boat trip
  beach-walk  | Promenade guidée à marée basse | Paseo guiado por la orilla | Wandeling met gids over het strand | Passeggiata guidata sulla riva | Guided walk along the shore
  oysters     | Dégustation de fruits de mer | Degustación de marisco | Proeverij van schelpdieren | Degustazione di frutti di mare | Seafood tasting
  paddle      | Initiation au paddle | Iniciación al paddle surf | Kennismaking met suppen | Prova di SUP | Paddleboard taster
  cycling     | Vélos pour la journée | Bicicletas para todo el día | Fietsen voor de hele dag | Biciclette per tutto il giorno | Bikes for the day
  e-bike      | Vélos électriques et carte du pays | Bicicletas eléctricas y mapa de rutas | Elektrische fietsen en routekaart | E-bike e mappa dei percorsi | E-bikes and a route map
  tasting     | Dégustation de quatre vins | Cata de cuatro vinos | Proeverij van vier wijnen | Degustazione di quattro vini | Tasting of four wines
  cellar-walk | Visite des caves | Visita a las bodegas | Bezoek aan de wijnkelders | Visita alle cantine | Cellar tour
  vine-picnic | Pique-nique dans les vignes | Pícnic entre viñedos | Picknick in de wijngaard | Picnic tra le vigne | Picnic among the vines
  museum      | Entrées au musée, sans file | Entradas al museo sin colas | Museumtickets zonder wachtrij | Ingressi al museo senza coda | Skip-the-line museum tickets
  city-walk   | Visite de la ville avec un habitant | Paseo por la ciudad con un vecino | Stadswandeling met een bewoner | Giro della città con un abitante | City walk with a local
  chocolate   | Atelier chocolat | Taller de chocolate | Workshop chocolade | Laboratorio di cioccolato | Chocolate workshop
  evening     | Soirée au concert | Noche de concierto | Avond naar een concert | Serata a concerto | An evening concert
  cooking     | Cours de cuisine | Clase de cocina | Kookles | Lezione di cucina | Cooking class
  market      | Tour du marché avec le chef | Visita al mercado con el chef | Naar de markt met de kok | Giro al mercato con lo chef | Market tour with the chef
  hike        | Randonnée accompagnée | Excursión guiada | Wandeltocht met gids | Escursione guidata | Guided hike
  snowshoes   | Sortie en raquettes | Ruta con raquetas de nieve | Sneeuwschoentocht | Ciaspolata | Snowshoe outing
  ski-pass    | Forfait de ski d'une journée | Forfait de esquí de un día | Skipas voor één dag | Skipass giornaliero | One-day ski pass
  sledge      | Descente en luge | Bajada en trineo | Sleeën | Discesa in slittino | Sledging
  castle-tour | Visite du château | Visita al palacio | Rondleiding door het kasteel | Visita al castello | Castle tour
  stargazing  | Observation des étoiles | Observación de estrellas | Sterren kijken | Osservazione delle stelle | Stargazing
  horse       | Balade à cheval | Paseo a caballo | Paardrijtocht | Passeggiata a cavallo | Horse ride
  farm-visit  | Le tour de la ferme | Visita a la granja | Rondje boerderij | Giro della fattoria | A round of the farm
  picnic      | Panier pique-nique | Cesta de pícnic | Picknickmand | Cestino da picnic | Picnic hamper
  aperitif    | Apéritif d'accueil | Aperitivo de bienvenida | Welkomstdrankje met hapjes | Aperitivo di benvenuto | Welcome drinks
`);

const MENTIONS: ReadonlyMap<string, Nouns> = new Map(
  rowsOf(`
  spa-access  | [un] accès au spa | [una] entrada al spa | toegang tot de wellness | [un] ingresso alla spa | access to the spa
  massage     | [un] massage à deux | [un] masaje para dos | [een] duomassage | [un] massaggio di coppia | [a] massage for two
  nordic-bath | [un] bain nordique | [un] baño nórdico | [een] hottub | [un] bagno nordico | [a] Nordic bath
  hammam      | [une] séance de hammam | [un] baño turco | [een] hammambezoek | [un] percorso hammam | [a] steam bath
  kayak       | [une] sortie en kayak | [una] salida en kayak | [een] kajaktocht | [un'] uscita in kayak | [a] kayak outing
  boat        | [une] balade en bateau | [un] paseo en barco | [een] boottocht | [un] giro in barca | [a] boat trip
  beach-walk  | [une] promenade sur la plage | [un] paseo por la orilla | [een] strandwandeling | [una] passeggiata sulla riva | [a] shore walk
  oysters     | [une] dégustation de fruits de mer | [una] degustación de marisco | [een] proeverij van schelpdieren | [una] degustazione di frutti di mare | [a] seafood tasting
  paddle      | [une] initiation au paddle | [una] iniciación al paddle surf | [een] les suppen | [una] prova di SUP | [a] paddleboard taster
  cycling     | [des] vélos pour la journée | [+] bicicletas para todo el día | [+] fietsen voor de hele dag | [+] biciclette per tutto il giorno | [+] bikes for the day
  e-bike      | [des] vélos électriques | [+] bicicletas eléctricas | [+] elektrische fietsen | [due] e-bike | [+] e-bikes
  tasting     | [une] dégustation de vins | [una] cata de vinos | [een] wijnproeverij | [una] degustazione di vini | [a] wine tasting
  cellar-walk | [une] visite de caves | [una] visita a las bodegas | [een] bezoek aan de wijnkelders | [una] visita alle cantine | [a] cellar tour
  vine-picnic | [un] pique-nique dans les vignes | [un] pícnic entre viñedos | [een] picknick in de wijngaard | [un] picnic tra le vigne | [a] picnic among the vines
  museum      | [deux] entrées au musée | [dos] entradas al museo | [twee] museumtickets | [due] ingressi al museo | [two] museum tickets
  city-walk   | [une] visite guidée de la ville | [una] visita guiada por la ciudad | [een] stadswandeling | [una] visita guidata della città | [a] guided city walk
  chocolate   | [un] atelier chocolat | [un] taller de chocolate | [een] workshop chocolade | [un] laboratorio di cioccolato | [a] chocolate workshop
  evening     | [un] concert | [un] concierto | [een] concert | [un] concerto | [a] concert
  cooking     | [un] cours de cuisine | [una] clase de cocina | [een] kookles | [una] lezione di cucina | [a] cooking class
  market      | [un] tour du marché | [una] visita al mercado | [een] marktbezoek | [un] giro al mercato | [a] market tour
  hike        | [une] randonnée accompagnée | [una] excursión guiada | [een] begeleide wandeling | [un'] escursione guidata | [a] guided hike
  snowshoes   | [une] sortie en raquettes | [una] salida en raquetas | [een] sneeuwschoentocht | [una] ciaspolata | [a] snowshoe outing
  ski-pass    | [une] journée de ski | [un] día de esquí | [een] dag skiën | [una] giornata di sci | [a] day's skiing
  sledge      | [une] descente en luge | [una] bajada en trineo | [een] uur sleeën | [una] discesa in slittino | [a] sledge ride
  castle-tour | [une] visite du château | [una] visita al palacio | [een] rondleiding door het kasteel | [una] visita al castello | [a] castle tour
  stargazing  | [une] soirée sous les étoiles | [una] velada bajo las estrellas | [een] avond sterrenkijken | [una] serata sotto le stelle | [an] evening under the stars
  horse       | [une] balade à cheval | [un] paseo a caballo | [een] paardrijtocht | [una] passeggiata a cavallo | [a] horse ride
  farm-visit  | [un] tour de la ferme | [una] visita a la granja | [een] boerderijbezoek | [un] giro della fattoria | [a] tour of the farm
  picnic      | [un] panier pique-nique | [una] cesta de pícnic | [een] picknickmand | [un] cestino da picnic | [a] picnic hamper
  aperitif    | [un] apéritif d'accueil | [un] aperitivo de bienvenida | [een] welkomstdrankje | [un] aperitivo di benvenuto | [+] welcome drinks
`).map((cells) => [cells[0]!, nounsFrom(cells, 1)]),
);

const DESCRIPTIONS = byId(`
  spa-access  | Bassin chaud, sauna et tisanerie, serviettes fournies. | Piscina caliente, sauna y zona de infusiones, toallas incluidas. | Warm bad, sauna en theehoek, handdoeken inbegrepen. | Vasca calda, sauna e tisaneria, asciugamani inclusi. | Warm pool, sauna and tea corner, towels included.
  massage     | Côte à côte, aux huiles chaudes, dans une cabine pour deux. | Uno junto al otro, con aceites calientes, en una cabina doble. | Zij aan zij, met warme olie, in een duocabine. | Fianco a fianco, con oli caldi, in una cabina doppia. | Side by side with warm oils, in a double cabin.
  nordic-bath | Un bain chauffé au bois, rien que pour vous, à ciel ouvert. | Un baño calentado con leña, solo para vosotros, al aire libre. | Een houtgestookt bad onder de open hemel, alleen voor jullie. | Un bagno scaldato a legna, solo per voi, all'aperto. | A wood-fired tub under the open sky, all yours.
  hammam      | Vapeur, savon noir et thé à la menthe pour finir. | Vapor, jabón negro y un té de menta para terminar. | Stoom, zwarte zeep en tot slot muntthee. | Vapore, sapone nero e tè alla menta per finire. | Steam, black soap and mint tea to finish.
  kayak       | Deux heures au ras de l'eau, gilets et carte étanche fournis. | Dos horas a ras de agua, con chalecos y mapa impermeable. | Twee uur vlak boven het water, met zwemvest en waterdichte kaart. | Due ore a pelo d'acqua, con giubbotti e mappa impermeabile. | Two hours at water level, life jackets and waterproof map included.
  boat        | On longe la rive avec un patron qui en connaît les histoires. | Se navega junto a la orilla con un patrón que conoce sus historias. | Je vaart langs de oever met een schipper die de verhalen kent. | Si costeggia la riva con un barcaiolo che ne conosce le storie. | Along the shore with a skipper who knows its stories.
  beach-walk  | Crabes, oiseaux et légendes, bottes prêtées. | Cangrejos, aves y leyendas, con botas prestadas. | Krabben, vogels en legenden, laarzen te leen. | Granchi, uccelli e leggende, stivali in prestito. | Crabs, birds and legends, boots on loan.
  oysters     | Un plateau chez un producteur, face aux parcs. | Una bandeja en casa de un productor, frente al agua. | Een schaal bij de kweker, met uitzicht op het water. | Un vassoio dal produttore, di fronte all'acqua. | A platter at a grower's, facing the water.
  paddle      | Une heure avec un moniteur, planches pour tous les âges. | Una hora con monitor y tablas para todas las edades. | Een uur met instructeur, planken voor elke leeftijd. | Un'ora con istruttore, tavole per tutte le età. | An hour with an instructor, boards for all ages.
  cycling     | Des vélos réglés à votre taille et trois boucles au choix. | Bicicletas de tu talla y tres rutas a elegir. | Fietsen in jouw maat en drie routes om uit te kiezen. | Biciclette della tua misura e tre percorsi a scelta. | Bikes set to your size and three loops to choose from.
  e-bike      | Les côtes s'oublient, les haltes gourmandes sont indiquées. | Las cuestas se olvidan y las paradas gastronómicas están señaladas. | De hellingen vergeet je; de lekkere stops staan aangegeven. | Le salite si dimenticano, le soste golose sono segnate. | Hills are forgotten and the tasty stops are marked.
  tasting     | Le vigneron ouvre quatre bouteilles et raconte ses parcelles. | El viticultor abre cuatro botellas y habla de sus viñas. | De wijnboer opent vier flessen en vertelt over zijn wijngaarden. | Il vignaiolo apre quattro bottiglie e racconta le sue vigne. | The grower opens four bottles and tells of his plots.
  cellar-walk | Du pressoir aux voûtes, deux heures dans la fraîcheur des caves. | Del lagar a las bóvedas, dos horas al fresco de la bodega. | Van pers tot gewelf, twee uur in de koelte van de kelders. | Dal torchio alle volte, due ore nel fresco delle cantine. | From press to vaults, two hours in the cool of the cellars.
  vine-picnic | Nappe, panier et une bouteille, au bout d'un rang. | Mantel, cesta y una botella, al final de una hilera. | Kleed, mand en een fles, aan het eind van een rij. | Tovaglia, cestino e una bottiglia, in fondo a un filare. | Cloth, hamper and a bottle at the end of a row.
  museum      | Deux billets datés, à retirer à la réception. | Dos entradas con fecha, a recoger en recepción. | Twee tickets op datum, klaar bij de receptie. | Due biglietti con data, da ritirare in reception. | Two dated tickets, waiting at reception.
  city-walk   | Passages, cours cachées et une pause chez un artisan. | Pasajes, patios escondidos y una parada en un taller. | Steegjes, verborgen hofjes en een pauze bij een ambachtsman. | Passaggi, cortili nascosti e una sosta da un artigiano. | Passages, hidden courtyards and a stop at a craftsman's.
  chocolate   | On tempère, on moule, on repart avec sa boîte. | Se templa, se moldea y cada cual se lleva su caja. | Smelten, gieten en met een eigen doosje naar huis. | Si tempera, si modella e si torna con la propria scatola. | Temper, mould and take your own box home.
  evening     | Deux places bien situées, à dix minutes de l'hôtel. | Dos buenas localidades, a diez minutos del hotel. | Twee goede plaatsen, op tien minuten lopen van het hotel. | Due buoni posti, a dieci minuti dall'hotel. | Two good seats, ten minutes from the hotel.
  cooking     | On commence par choisir les légumes au potager ou au marché, puis chacun met la main à la pâte : trois recettes du pays, une entrée, un plat et un dessert, avec les gestes du chef et ses petits secrets. On finit autour de la grande table, à manger ensemble ce que l'on a cuisiné, et l'on repart avec les recettes. | Primero se eligen las verduras en la huerta o en el mercado, y luego todos se ponen manos a la obra: tres recetas de la zona, un entrante, un plato y un postre, con los trucos del chef y sus pequeños secretos. Al final se come en la mesa grande lo que se ha cocinado, y cada cual se lleva las recetas a casa. | Eerst kies je groenten in de moestuin of op de markt, daarna gaat iedereen aan de slag: drie streekrecepten, een voorgerecht, een hoofdgerecht en een dessert, met de handgrepen en de kleine geheimen van de kok. Tot slot eet je samen aan de lange tafel wat je hebt gemaakt, en de recepten gaan mee naar huis. | Si comincia scegliendo le verdure nell'orto o al mercato, poi tutti si mettono all'opera: tre ricette locali, un antipasto, un piatto e un dolce, con i trucchi dello chef e i suoi piccoli segreti. Alla fine si mangia insieme, alla tavola grande, quello che si è cucinato, e si torna a casa con le ricette. | You start by choosing vegetables in the kitchen garden or at the market, then everyone gets to work: three local recipes, a starter, a main course and a dessert, with the chef's own tricks and small secrets. It ends around the big table, eating together what you have cooked, and the recipes go home with you.
  market      | On choisit, on goûte, et le panier est pour vous. | Se elige, se prueba, y la cesta es para ti. | Kiezen, proeven, en de mand is voor jou. | Si sceglie, si assaggia, e il cesto è tuo. | Choose, taste, and the basket is yours.
  hike        | Un guide du pays, un rythme tranquille, une vue au bout. | Un guía local, ritmo tranquilo y vistas al final. | Een gids uit de streek, een rustig tempo, uitzicht als beloning. | Una guida locale, un passo tranquillo, una vista alla fine. | A local guide, an easy pace, a view at the end.
  snowshoes   | Raquettes aux pieds dans le silence de la forêt. | Con raquetas, en el silencio del bosque. | Op sneeuwschoenen door het stille bos. | Con le ciaspole nel silenzio del bosco. | On snowshoes in the hush of the forest.
  ski-pass    | Les forfaits vous attendent à la réception, sans passer aux caisses. | Los forfaits te esperan en recepción, sin pasar por taquilla. | De skipassen liggen klaar bij de receptie: geen rij aan de kassa. | Gli skipass ti aspettano in reception, senza coda alla cassa. | Passes wait at reception, no ticket office.
  sledge      | Deux luges, une piste douce et un chocolat chaud. | Dos trineos, una pista suave y un chocolate caliente. | Twee sleeën, een zachte helling en warme chocolademelk. | Due slittini, una pista dolce e una cioccolata calda. | Two sledges, a gentle run and a hot chocolate.
  castle-tour | De la cave au grenier, avec celui qui en garde les clés. | Del sótano al desván, con quien guarda las llaves. | Van kelder tot zolder, met wie de sleutels bewaart. | Dalla cantina alla soffitta, con chi ne custodisce le chiavi. | From cellar to attic with the keeper of the keys.
  stargazing  | Une couverture, un télescope et quelqu'un pour nommer le ciel. | Una manta, un telescopio y alguien que nombra el cielo. | Een deken, een telescoop en iemand die de hemel benoemt. | Una coperta, un telescopio e qualcuno che racconta il cielo. | A blanket, a telescope and someone to name the sky.
  horse       | Au pas entre les haies, débutants bienvenus. | Al paso entre setos, también para principiantes. | Stapvoets tussen de hagen, beginners welkom. | Al passo tra le siepi, anche per principianti. | At a walk between hedgerows, beginners welcome.
  farm-visit  | Les œufs se ramassent, les chèvres se nourrissent, les bottes se salissent. | Se recogen huevos, se da de comer a las cabras, se manchan las botas. | Eieren rapen, geiten voeren, laarzen vuilmaken. | Si raccolgono le uova, si nutrono le capre, ci si sporca gli stivali. | Eggs to gather, goats to feed, boots to muddy.
  picnic      | Pain frais, fromages, fruits et un bon coin où s'installer. | Pan fresco, quesos, fruta y un buen sitio donde disfrutarla. | Vers brood, kaas, fruit en een tip voor de mooiste plek. | Pane fresco, formaggi, frutta e un'idea su dove fermarsi. | Fresh bread, cheeses, fruit and a tip on where to open it.
  aperitif    | Deux verres et une planche du pays à votre arrivée. | Dos copas y una tabla de la zona a tu llegada. | Twee glazen en een streekplankje bij aankomst. | Due calici e un tagliere locale al tuo arrivo. | Two glasses and a platter of local produce when you arrive.
`);

const SNOW: SeasonDays = { from: '12-01', until: '04-15' };
const WATER: SeasonDays = { from: '04-15', until: '10-15' };
const VINES: SeasonDays = { from: '05-01', until: '10-15' };

const SEASON_OF: ReadonlyMap<string, SeasonDays> = new Map([
  ...['snowshoes', 'ski-pass', 'sledge'].map((id) => [id, SNOW] as const),
  ...['kayak', 'boat', 'paddle'].map((id) => [id, WATER] as const),
  ['vine-picnic', VINES] as const,
]);

export const ACTIVITIES: readonly Activity[] = FACTS.map((cells) => {
  const id = cells[0]!;
  return {
    id,
    where: cells[1]!.split(' ') as Activity['where'],
    icon: cells[2]!,
    picture: cells[3] as PictureKind,
    minutes: Number(cells[4]),
    cents: Number(cells[5]),
    themes: cells[6]!.split(' '),
    season: SEASON_OF.get(id),
    title: TITLES.get(id)!,
    mention: MENTIONS.get(id)!,
    description: DESCRIPTIONS.get(id)!,
  };
});

function byId(drawn: string): ReadonlyMap<string, Text> {
  return new Map(rowsOf(drawn).map((cells) => [cells[0]!, textFrom(cells, 1)]));
}
