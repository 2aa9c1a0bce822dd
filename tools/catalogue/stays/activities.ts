import type { Environment } from '../geography/settings.ts';
import type { HotelType } from '../hotels/house.ts';
import type { PictureKind } from '@shop/pictures';
import { rowsOf, textFrom, type Text } from '../text.ts';

/** What a stay holds beside the night: title, a sentence, and how a stay's name mentions it (`Sea air and {mention}`). */
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
  readonly title: Text;
  readonly mention: Text;
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

const MENTIONS = byId(`
  spa-access  | parenthèse au spa | un rato de spa | wellness | pausa spa | time at the spa
  massage     | massage à deux | masaje para dos | duomassage | massaggio di coppia | a massage for two
  nordic-bath | bain nordique | baño nórdico | hottub | bagno nordico | a Nordic bath
  hammam      | hammam | baño turco | hammam | hammam | a steam bath
  kayak       | kayak | kayak | kajak | kayak | kayaking
  boat        | tour en bateau | paseo en barco | boottocht | giro in barca | a boat trip
  beach-walk  | marée basse | paseo por la orilla | strandwandeling | passeggiata sulla riva | a shore walk
  oysters     | fruits de mer | marisco | schelpdieren | frutti di mare | seafood
  paddle      | paddle | paddle surf | suppen | SUP | paddleboarding
  cycling     | vélo | bicicleta | fietsen | bicicletta | bikes
  e-bike      | vélo électrique | bici eléctrica | e-bike | e-bike | e-bikes
  tasting     | dégustation | cata de vinos | wijnproeverij | degustazione | wine tasting
  cellar-walk | visite de caves | visita a bodega | wijnkelders | visita in cantina | a cellar tour
  vine-picnic | pique-nique en vigne | pícnic en la viña | picknick in de wijngaard | picnic in vigna | a vineyard picnic
  museum      | musées | museos | musea | musei | museums
  city-walk   | balade en ville | paseo urbano | stadswandeling | passeggiata in città | a city walk
  chocolate   | atelier chocolat | taller de chocolate | chocolade | cioccolato | chocolate
  evening     | concert | concierto | concert | concerto | a concert
  cooking     | cours de cuisine | clase de cocina | kookles | lezione di cucina | a cooking class
  market      | tour du marché | visita al mercado | marktbezoek | giro al mercato | a market tour
  hike        | randonnée | senderismo | wandelen | escursione | a hike
  snowshoes   | raquettes | raquetas de nieve | sneeuwschoenen | ciaspole | snowshoes
  ski-pass    | journée de ski | día de esquí | een dag skiën | giornata sugli sci | a day's skiing
  sledge      | luge | trineo | sleeën | slittino | sledging
  castle-tour | visite du château | visita al palacio | kasteelbezoek | visita al castello | a castle tour
  stargazing  | nuit étoilée | noche de estrellas | sterrennacht | notte di stelle | starlight
  horse       | balade à cheval | paseo a caballo | paardrijden | passeggiata a cavallo | a horse ride
  farm-visit  | tour de la ferme | visita a la granja | boerderijbezoek | giro in fattoria | a farm visit
  picnic      | pique-nique | pícnic | picknick | picnic | a picnic
  aperitif    | apéritif | aperitivo | borrel | aperitivo | drinks
`);

const DESCRIPTIONS = byId(`
  spa-access  | Bassin chaud, sauna et tisanerie, serviettes fournies. | Piscina caliente, sauna y zona de infusiones, toallas incluidas. | Warm bad, sauna en theehoek, handdoeken inbegrepen. | Vasca calda, sauna e tisaneria, asciugamani inclusi. | Warm pool, sauna and tea corner, towels included.
  massage     | Côte à côte, aux huiles chaudes, dans une cabine pour deux. | Uno junto al otro, con aceites calientes, en una cabina doble. | Zij aan zij, met warme olie, in een duocabine. | Fianco a fianco, con oli caldi, in una cabina doppia. | Side by side with warm oils, in a double cabin.
  nordic-bath | Un bain chauffé au bois, rien que pour vous, à ciel ouvert. | Un baño calentado con leña, solo para vosotros, al aire libre. | Een houtgestookt bad onder de open hemel, alleen voor jullie. | Un bagno scaldato a legna, solo per voi, all'aperto. | A wood-fired tub under the open sky, all yours.
  hammam      | Vapeur, savon noir et thé à la menthe pour finir. | Vapor, jabón negro y un té de menta para terminar. | Stoom, zwarte zeep en tot slot muntthee. | Vapore, sapone nero e tè alla menta per finire. | Steam, black soap and mint tea to finish.
  kayak       | Deux heures au ras de l'eau, gilets et carte étanche fournis. | Dos horas a ras de agua, con chalecos y mapa impermeable. | Twee uur vlak boven het water, met zwemvest en waterdichte kaart. | Due ore a pelo d'acqua, con giubbotti e mappa impermeabile. | Two hours at water level, life jackets and waterproof map included.
  boat        | On longe la rive avec un patron qui en connaît les histoires. | Se navega junto a la costa con un patrón que conoce sus historias. | Je vaart langs de oever met een schipper die de verhalen kent. | Si costeggia la riva con un barcaiolo che ne conosce le storie. | Along the shore with a skipper who knows its stories.
  beach-walk  | Crabes, oiseaux et légendes, bottes prêtées. | Cangrejos, aves y leyendas, con botas prestadas. | Krabben, vogels en legenden, laarzen te leen. | Granchi, uccelli e leggende, stivali in prestito. | Crabs, birds and legends, boots on loan.
  oysters     | Un plateau chez un producteur, face aux parcs. | Una bandeja en casa de un productor, frente al agua. | Een schaal bij de kweker, met uitzicht op het water. | Un vassoio dal produttore, di fronte all'acqua. | A platter at a grower's, facing the water.
  paddle      | Une heure avec un moniteur, planches pour tous les âges. | Una hora con monitor y tablas para todas las edades. | Een uur met instructeur, planken voor elke leeftijd. | Un'ora con istruttore, tavole per tutte le età. | An hour with an instructor, boards for all ages.
  cycling     | Des vélos réglés à votre taille et trois boucles au choix. | Bicicletas a su medida y tres rutas a elegir. | Fietsen op maat en drie lussen om uit te kiezen. | Biciclette su misura e tre percorsi a scelta. | Bikes set to your size and three loops to choose from.
  e-bike      | Les côtes s'oublient, les haltes gourmandes sont indiquées. | Las cuestas se olvidan y las paradas gastronómicas están señaladas. | De hellingen vergeet je; de lekkere stops staan aangegeven. | Le salite si dimenticano, le soste golose sono segnate. | Hills are forgotten and the tasty stops are marked.
  tasting     | Le vigneron ouvre quatre bouteilles et raconte ses parcelles. | El viticultor abre cuatro botellas y cuenta sus parcelas. | De wijnboer opent vier flessen en vertelt over zijn percelen. | Il vignaiolo apre quattro bottiglie e racconta le sue parcelle. | The grower opens four bottles and tells of his plots.
  cellar-walk | Du pressoir aux voûtes, deux heures dans la fraîcheur des caves. | Del lagar a las bóvedas, dos horas al fresco de la bodega. | Van pers tot gewelf, twee uur in de koelte van de kelders. | Dal torchio alle volte, due ore nel fresco delle cantine. | From press to vaults, two hours in the cool of the cellars.
  vine-picnic | Nappe, panier et une bouteille, au bout d'un rang. | Mantel, cesta y una botella, al final de una hilera. | Kleed, mand en een fles, aan het eind van een rij. | Tovaglia, cestino e una bottiglia, in fondo a un filare. | Cloth, hamper and a bottle at the end of a row.
  museum      | Deux billets datés, à retirer à la réception. | Dos entradas con fecha, en recepción. | Twee tickets op datum, klaar aan de receptie. | Due biglietti datati, in reception. | Two dated tickets, waiting at reception.
  city-walk   | Passages, cours cachées et une pause chez un artisan. | Pasajes, patios escondidos y una parada en un taller. | Steegjes, verborgen hofjes en een pauze bij een ambachtsman. | Passaggi, cortili nascosti e una sosta da un artigiano. | Passages, hidden courtyards and a stop at a craftsman's.
  chocolate   | On tempère, on moule, on repart avec sa boîte. | Se templa, se moldea y cada cual se lleva su caja. | Smelten, gieten en met een eigen doosje naar huis. | Si tempera, si modella e si torna con la propria scatola. | Temper, mould and take your own box home.
  evening     | Deux places bien situées, à dix minutes de l'hôtel. | Dos buenas localidades, a diez minutos del hotel. | Twee goede plaatsen, op tien minuten van het hotel. | Due buoni posti, a dieci minuti dall'hotel. | Two good seats, ten minutes from the hotel.
  cooking     | Trois recettes du pays, cuisinées puis mangées ensemble. | Tres recetas de la zona, cocinadas y comidas en compañía. | Drie streekrecepten, samen gekookt en samen gegeten. | Tre ricette locali, cucinate e mangiate insieme. | Three local recipes, cooked then eaten together.
  market      | On choisit, on goûte, et le panier est pour vous. | Se elige, se prueba, y la cesta es para ti. | Kiezen, proeven, en de mand is voor jou. | Si sceglie, si assaggia, e il cesto è tuo. | Choose, taste, and the basket is yours.
  hike        | Un guide du pays, un rythme tranquille, une vue au bout. | Un guía local, ritmo tranquilo y vistas al final. | Een gids uit de streek, een rustig tempo, uitzicht als beloning. | Una guida locale, un passo tranquillo, una vista alla fine. | A local guide, an easy pace, a view at the end.
  snowshoes   | Raquettes aux pieds dans le silence de la forêt. | Con raquetas, en el silencio del bosque. | Op sneeuwschoenen door het stille bos. | Con le ciaspole nel silenzio del bosco. | On snowshoes in the hush of the forest.
  ski-pass    | Les forfaits vous attendent à la réception, sans passer aux caisses. | Los forfaits te esperan en recepción, sin pasar por taquilla. | De skipassen liggen klaar aan de receptie, zonder kassa. | Gli skipass ti aspettano in reception, senza cassa. | Passes wait at reception, no ticket office.
  sledge      | Deux luges, une piste douce et un chocolat chaud. | Dos trineos, una pista suave y un chocolate caliente. | Twee sleeën, een zachte helling en warme chocolademelk. | Due slittini, una pista dolce e una cioccolata calda. | Two sledges, a gentle run and a hot chocolate.
  castle-tour | De la cave au grenier, avec celui qui en garde les clés. | Del sótano al desván, con quien guarda las llaves. | Van kelder tot zolder, met wie de sleutels bewaart. | Dalla cantina alla soffitta, con chi ne custodisce le chiavi. | From cellar to attic with the keeper of the keys.
  stargazing  | Une couverture, un télescope et quelqu'un pour nommer le ciel. | Una manta, un telescopio y alguien que nombra el cielo. | Een deken, een telescoop en iemand die de hemel benoemt. | Una coperta, un telescopio e qualcuno che racconta il cielo. | A blanket, a telescope and someone to name the sky.
  horse       | Au pas entre les haies, débutants bienvenus. | Al paso entre setos, también para principiantes. | Stapvoets tussen de hagen, beginners welkom. | Al passo tra le siepi, anche per principianti. | At a walk between hedgerows, beginners welcome.
  farm-visit  | Les œufs se ramassent, les chèvres se nourrissent, les bottes se salissent. | Se recogen huevos, se da de comer a las cabras, se manchan las botas. | Eieren rapen, geiten voeren, laarzen vuilmaken. | Si raccolgono le uova, si nutrono le capre, ci si sporca gli stivali. | Eggs to gather, goats to feed, boots to muddy.
  picnic      | Pain frais, fromages, fruits et une adresse pour le poser. | Pan fresco, quesos, fruta y un buen sitio para abrirla. | Vers brood, kaas, fruit en een tip voor de mooiste plek. | Pane fresco, formaggi, frutta e un'idea su dove fermarsi. | Fresh bread, cheeses, fruit and a tip on where to open it.
  aperitif    | Deux verres et une planche du pays à votre arrivée. | Dos copas y una tabla de la zona a tu llegada. | Twee glazen en een streekplankje bij aankomst. | Due calici e un tagliere locale al tuo arrivo. | Two glasses and a local board when you arrive.
`);

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
    title: TITLES.get(id)!,
    mention: MENTIONS.get(id)!,
    description: DESCRIPTIONS.get(id)!,
  };
});

function byId(drawn: string): ReadonlyMap<string, Text> {
  return new Map(rowsOf(drawn).map((cells) => [cells[0]!, textFrom(cells, 1)]));
}
