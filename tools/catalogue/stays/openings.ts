import { rowsOf, textFrom, type Text } from '../text.ts';

/** How a stay's name begins, by theme or setting. */
const OPENINGS = rowsOf(`
  sea | Les pieds dans l'eau | Con los pies en el agua | Met de voeten in het water | Con i piedi nell'acqua | Toes in the water
  sea | Soir d'été au port | Tarde de verano en el puerto | Zomeravond in de haven | Sera d'estate al porto | A summer evening by the harbour
  sea | L'appel du large | La llamada del mar | Het ruime sop | Il richiamo del mare | The call of the sea
  sea | Vent salé et draps frais | Brisa salada y sábanas frescas | Zilte wind en frisse lakens | Vento salato e lenzuola fresche | Salt breeze and fresh sheets
  sea | Une nuit face aux vagues | Una noche frente a las olas | Een nacht met zicht op de golven | Una notte di fronte alle onde | A night facing the waves
  sea | Sable, embruns et grasse matinée | Arena, brisa y mañana sin prisas | Zand, zeelucht en uitslapen | Sabbia, brezza e sveglia tardi | Sand, spray and a lie-in
  sea | Suite plage | Escapada de playa | Strandweekend | Fuga in spiaggia | Beach break
  sea | Le temps d'une marée | Lo que dura una marea | Eén getij lang | Il tempo di una marea | As long as a tide
  sea | Bord de mer hors saison | Mar fuera de temporada | Aan zee buiten het seizoen | Mare fuori stagione | The seaside out of season
  sea | Horizon bleu | Horizonte azul | Blauwe horizon | Orizzonte blu | Blue horizon
  city | Flâner sans plan | Pasear sin plano | Slenteren zonder plan | A zonzo senza mappa | Wandering without a map
  city | Deux jours en ville | Dos días en la ciudad | Twee dagen in de stad | Due giorni in città | Two days in town
  city | Terrasses et ruelles | Terrazas y callejuelas | Terrasjes en steegjes | Dehors e vicoli | Café terraces and side streets
  city | La ville comme un habitant | La ciudad como un vecino más | De stad zoals een bewoner | La città come chi ci vive | The city like a local
  city | Nuit au cœur de la vieille ville | Noche en el casco antiguo | Nacht in de oude stad | Notte nel centro storico | A night in the old town
  city | Musées le jour, bistrots le soir | Museos de día, bares de noche | Overdag musea, 's avonds bistro's | Musei di giorno, osterie di sera | Museums by day, bistros by night
  city | Échappée urbaine | Escapada urbana | Even naar de stad | Fuga in città | Urban escape
  city | Sous les toits | Bajo los tejados | Onder de daken | Sotto i tetti | Under the rooftops
  city | Vendredi soir en ville | Viernes por la noche en la ciudad | Vrijdagavond in de stad | Venerdì sera in città | Friday night in town
  city | Lumières de la ville | Luces de la ciudad | Lichtjes van de stad | Luci della città | City lights
  mountain | Refuge face aux sommets | Refugio frente a las cumbres | Met zicht op de toppen | Rifugio davanti alle cime | A refuge facing the peaks
  mountain | L'air d'en haut | Aire de altura | Berglucht | Aria di montagna | High air
  mountain | Alpages et couette épaisse | Prados altos y edredón | Bergweiden en een dik dekbed | Alpeggi e piumone | High pastures and a thick duvet
  mountain | Cimes et coin du feu | Cumbres y chimenea | Bergtoppen en haardvuur | Cime e caminetto | Peaks and a fireside
  mountain | Une nuit là-haut | Una noche allá arriba | Een nacht daarboven | Una notte lassù | A night up there
  mountain | Le grand bol d'air | Un soplo de aire puro | Een flinke neus frisse lucht | Una boccata d'aria | A deep breath of air
  mountain | Torrent, sapins et silence | Torrente, abetos y silencio | Beek, sparren en stilte | Torrente, abeti e silenzio | Stream, firs and silence
  snow | Chalet, flocons et fondue | Chalet, copos y fondue | Chalet, vlokken en fondue | Chalet, fiocchi e fonduta | Chalet, snowflakes and fondue
  snow | Poudreuse et chocolat chaud | Nieve polvo y chocolate caliente | Poedersneeuw en warme chocolademelk | Neve fresca e cioccolata calda | Powder and hot chocolate
  snow | Skis aux pieds | Con los esquís puestos | Ski's aan | Sci ai piedi | Ski in, ski out
  snow | Un hiver comme avant | Un invierno como los de antes | Een winter als vroeger | Un inverno come una volta | A winter like they used to be
  countryside | Échappée en pleine campagne | Escapada en pleno campo | Even naar het platteland | Fuga in campagna | An escape to the country
  countryside | Chemins creux et bonne table | Caminos tranquilos y buena mesa | Holle wegen en lekker eten | Strade bianche e buona tavola | Quiet lanes and a good table
  countryside | Une maison de campagne à soi | Una casa de campo propia | Een eigen buitenhuis | Una casa di campagna tutta per sé | A country house of one's own
  countryside | Loin de la grand-route | Lejos de la carretera | Ver van de grote weg | Lontano dalla strada | Far from the main road
  countryside | Rosée, pain chaud et rien d'autre | Rocío, pan caliente y nada más | Dauw, warm brood en verder niets | Rugiada, pane caldo e nient'altro | Dew, warm bread and nothing else
  countryside | Le dimanche à la campagne | Domingo en el campo | Zondag op het platteland | Domenica in campagna | Sunday in the country
  countryside | Sieste sous les arbres | Siesta bajo los árboles | Dutje onder de bomen | Pisolino sotto gli alberi | A nap under the trees
  countryside | Verger et vieilles pierres | Huerta y piedras viejas | Boomgaard en oude stenen | Frutteto e vecchie pietre | Orchard and old stones
  countryside | Le temps ralentit | El tiempo se detiene | De tijd vertraagt | Il tempo rallenta | Time slows down
  vineyard | Une nuit au domaine | Una noche en la bodega | Een nacht op het wijndomein | Una notte in tenuta | A night at the estate
  vineyard | Entre deux rangs de vigne | Entre dos hileras de vid | Tussen twee rijen wijnranken | Tra due filari | Between two rows of vines
  vineyard | Caves, coteaux et grande tablée | Bodegas, laderas y buena mesa | Kelders, hellingen en een lange tafel | Cantine, colline e grande tavola | Cellars, slopes and a long table
  vineyard | Le goût des vendanges | El sabor de la vendimia | De smaak van de oogst | Il gusto della vendemmia | The taste of harvest
  vineyard | Lumière dorée sur les vignes | Luz dorada sobre la viña | Gouden licht op de wijngaard | Luce dorata sulle vigne | Golden light on the vines
  vineyard | Un verre au soleil couchant | Una copa al atardecer | Een glas bij zonsondergang | Un calice al tramonto | A glass at sunset
  lake | Chambre sur le lac | Habitación sobre el lago | Kamer aan het water | Camera sul lago | A room on the lake
  lake | Cabane au bord de l'eau | Escapada a orillas del agua | Aan de waterkant | Rifugio in riva all'acqua | By the water's edge
  lake | Matin calme sur l'eau | Mañana tranquila en el agua | Stille ochtend aan het water | Mattino calmo sull'acqua | A calm morning on the water
  lake | D'une rive à l'autre | De una orilla a otra | Van oever tot oever | Da una riva all'altra | From shore to shore
  lake | Reflets et farniente | Reflejos y descanso | Weerspiegeling en luieren | Riflessi e dolce far niente | Reflections and idleness
  spa | Peignoir toute la journée | Todo el día en albornoz | De hele dag in badjas | In accappatoio tutto il giorno | In a bathrobe all day
  spa | Chaleur, eau, silence | Calor, agua, silencio | Warmte, water, stilte | Calore, acqua, silenzio | Warmth, water, silence
  spa | Pause cocooning | Pausa para mimarse | Even helemaal niets | Pausa coccole | A pause to unwind
  spa | Revenir neuf | Volver como nuevo | Als herboren terug | Tornare come nuovi | Come back new
  spa | Bulles et lumière douce | Burbujas y luz suave | Bubbels en zacht licht | Bollicine e luce soffusa | Bubbles and soft light
  romantic | Rien que tous les deux | Solo para dos | Alleen wij tweeën | Solo noi due | Just the two of us
  romantic | Tête-à-tête à la bougie | Cita a la luz de las velas | Samen bij kaarslicht | Tête-à-tête a lume di candela | A candlelit tête-à-tête
  romantic | Une nuit pour se retrouver | Una noche para reencontrarse | Een nacht voor elkaar | Una notte per ritrovarsi | A night to be together
  romantic | Grasse matinée à deux | Mañana de cama para dos | Samen uitslapen | Colazione a letto in due | A lie-in for two
  gastronomy | Table d'hôtes et bon lit | Buena mesa y buena cama | Lekker eten, goed slapen | Buona tavola e buon letto | Good table, good bed
  gastronomy | Le chef vous reçoit | El chef les recibe | Te gast bij de kok | Ospiti dello chef | A guest of the chef
  gastronomy | Week-end gourmand | Escapada gastronómica | Culinair weekend | Weekend goloso | A food lover's weekend
  gastronomy | De l'entrée au dessert | Del aperitivo al postre | Van voorgerecht tot dessert | Dall'antipasto al dolce | From starter to dessert
  39 | La grande aventure des petits | Aventura para pequeños y mayores | Avontuur voor groot en klein | Avventura per grandi e piccoli | A big adventure for small people
  39 | Tous dans le même bateau | Todos en el mismo barco | Allemaal in hetzelfde schuitje | Tutti sulla stessa barca | All in the same boat
  39 | Trois jours en famille | En familia y sin prisas | Met het gezin eropuit | In famiglia, senza fretta | Family time, no rush
  39 | Mercredi tous les jours | Siempre sábado | Elke dag woensdagmiddag | Sempre domenica | Every day a Saturday
  unusual | Dormir dans les branches | Dormir entre las ramas | Slapen tussen de takken | Dormire tra i rami | Sleeping in the branches
  unusual | La nuit des chouettes | La noche de los búhos | De nacht van de uilen | La notte delle civette | The night of the owls
  unusual | Perchés pour une nuit | Una noche en las alturas | Een nacht hoog en droog | Appesi per una notte | Perched for a night
  castle | La vie de château | Vida de palacio | Het kasteelleven | Vita da castello | Castle life
  castle | Une nuit derrière les tours | Una noche entre torres | Een nacht tussen de torens | Una notte tra le torri | A night behind the towers
  castle | Escaliers de pierre et lit à baldaquin | Escaleras de piedra y dosel | Stenen trappen en hemelbed | Scale di pietra e baldacchino | Stone stairs and a four-poster
  active | On bouge, puis on dort bien | Moverse y dormir bien | Bewegen en goed slapen | Ci si muove, poi si dorme | Get moving, then sleep well
  active | Mollets et mollesse | Piernas cansadas, buen descanso | Stevige kuiten, zacht bed | Gambe stanche, letto morbido | Tired legs, soft bed
  nature | Au vert | Al verde | Het groen in | Nel verde | Into the green
  nature | Sentiers et petit matin | Senderos al amanecer | Paden in de vroege ochtend | Sentieri al mattino presto | Paths in the early morning
  culture | Vieilles pierres, bons lits | Piedras viejas, buenas camas | Oude stenen, goede bedden | Vecchie pietre, buoni letti | Old stones, good beds
  culture | L'esprit des lieux | El espíritu del lugar | De geest van de plek | Lo spirito del luogo | The spirit of the place
  wine | Verre à la main | Copa en mano | Met een glas in de hand | Calice alla mano | Glass in hand
  wine | Du cep à la table | De la cepa a la mesa | Van wijnstok tot tafel | Dalla vite alla tavola | From vine to table
`).map((cells) => ({ theme: cells[0]!, words: textFrom(cells, 1) }));

const byTheme = new Map<string, Text[]>();
for (const { theme, words } of OPENINGS) byTheme.set(theme, [...(byTheme.get(theme) ?? []), words]);

export const openingsOf = (theme: string): readonly Text[] => byTheme.get(theme) ?? [];

/** Joins an opening to what it mentions; `{opening}`, `{mention}`, `{at}`. */
export const FRAMES = rowsOf(`
  mention | {opening} et {mention} | {opening} y {mention} | {opening} en {mention} | {opening} e {mention} | {opening} and {mention}
  mention | {opening}, avec {mention} | {opening}, con {mention} | {opening}, met {mention} | {opening}, con {mention} | {opening}, with {mention}
  mention | {opening} : {mention} | {opening}: {mention} | {opening}: {mention} | {opening}: {mention} | {opening}: {mention}
  at | {opening} {at} | {opening} {at} | {opening} {at} | {opening} {at} | {opening} {at}
  at | {opening}, {at} | {opening}, {at} | {opening}, {at} | {opening}, {at} | {opening}, {at}
  alone | {opening} | {opening} | {opening} | {opening} | {opening}
`).map((cells) => ({ kind: cells[0] as 'mention' | 'at' | 'alone', words: textFrom(cells, 1) }));
