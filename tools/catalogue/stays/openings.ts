import type { Environment } from '../geography/settings.ts';
import type { HotelType } from '../hotels/house.ts';
import { rowsOf, textFrom } from '../text.ts';

/**
 * How a stay's name begins, by theme or setting, and what may follow: `a` the town or region (`… à Annecy`), `c` the same behind a
 * comma (the words are a clause or already say where), `m` what is done (`… avec une randonnée`), `x` nothing: the town is in it. What it promises stands in the third
 * column and is true of the stay: an activity, a meal, a facility; `/` parts what would do, blanks what is all needed.
 */
const OPENINGS = rowsOf(`
  sea | cm | - | {Nights} à deux pas des vagues | {Nights} a dos pasos de las olas | {Nights} op loopafstand van de golven | {Nights} a due passi dalle onde | {Nights} a short walk from the waves
  sea | cm | - | {Nights} au bord de la mer | {Nights} junto al mar | {Nights} aan zee | {Nights} in riva al mare | {Nights} by the sea
  sea | c | - | L'appel du large | La llamada del mar | De roep van de zee | Il richiamo del mare | The call of the sea
  sea | c | - | Vent salé et draps frais | Brisa salada y sábanas frescas | Zilte wind en frisse lakens | Vento salato e lenzuola fresche | Salt breeze and fresh sheets
  sea | c | - | Sable, embruns et grasse matinée | Arena, brisa y mañana sin prisas | Zand, zeelucht en uitslapen | Sabbia, brezza e sveglia senza fretta | Sand, spray and a lie-in
  sea | cm | - | Parenthèse en bord de mer | Escapada junto al mar | Uitwaaien aan zee | Pausa in riva al mare | A break by the sea
  sea | a | - | Horizon bleu | Horizonte azul | Blauwe horizon | Orizzonte blu | Blue horizons
  sea | am | - | Bol d'air marin | Aire de mar | Een portie zeelucht | Aria di mare | Sea air
  sea | c | - | Du sable dans les chaussures | Arena en los zapatos | Zand in je schoenen | Sabbia nelle scarpe | Sand in your shoes
  sea | c | - | Au rythme des vagues | Al ritmo de las olas | Op het ritme van de golven | Al ritmo delle onde | To the rhythm of the waves
  city | c | - | Flâner sans plan | Pasear sin plano | Slenteren zonder plan | A zonzo senza mappa | Wandering without a map
  city | x | - | {Nights} {town} | {Nights} {town} | {Nights} {town} | {Nights} {town} | {Nights} {town}
  city | x | - | {Nights} au cœur {de name} | {Nights} en el corazón {de name} | {Nights} in het hart van {name} | {Nights} nel cuore {di name} | {Nights} in the heart of {name}
  city | c | - | Terrasses et ruelles | Terrazas y callejuelas | Terrasjes en steegjes | Caffè e vicoli | Café terraces and side streets
  city | c | - | Dans la peau d'un habitant | Como un vecino más | Als een echte stadsbewoner | Come uno del posto | Like a local
  city | c | museum | Musées le jour, bistrots le soir | Museos de día, bares de noche | Overdag musea, 's avonds bistro's | Musei di giorno, osterie di sera | Museums by day, bistros by night
  city | am | - | Échappée urbaine | Escapada urbana | Stedentrip | City break | City break
  city | c | - | Pavés, vitrines et cafés | Adoquines, escaparates y cafés | Kasseien, etalages en cafés | Selciato, vetrine e caffè | Cobbles, shop windows and cafés
  city | c | - | Lumières de la ville | Luces de la ciudad | Lichtjes van de stad | Luci della città | City lights
  city | c | evening | Le concert, puis l'oreiller | El concierto y luego la almohada | Eerst het concert, dan het kussen | Il concerto, poi il cuscino | The concert, then the pillow
  city | c | city-walk | Passages et cours cachées | Pasajes y patios escondidos | Steegjes en verborgen hofjes | Passaggi e cortili nascosti | Passages and hidden courtyards
  city | c | chocolate | La ville côté chocolat | La ciudad más dulce | De stad van haar zoetste kant | La città dal lato dolce | The sweet side of town
  mountain | cm | - | {Nights} au pied des sommets | {Nights} al pie de las cumbres | {Nights} aan de voet van de bergen | {Nights} ai piedi delle cime | {Nights} at the foot of the peaks
  mountain | c | - | L'air d'en haut | Aire de altura | Zuivere berglucht | Aria d'alta quota | Mountain air
  mountain | c | - | Alpages et couette épaisse | Prados de altura y edredón | Bergweiden en een dik dekbed | Alpeggi e piumone | High pastures and a thick duvet
  mountain | c | fireplace | Cimes et coin du feu | Cumbres y chimenea | Bergtoppen en haardvuur | Cime e caminetto | Peaks and a fireside
  mountain | cm | - | {Nights} là-haut | {Nights} allá arriba | {Nights} daarboven | {Nights} lassù | {Nights} up there
  mountain | am | - | Grand bol d'air | Un soplo de aire puro | Een flinke portie berglucht | Una boccata d'aria fresca | A deep breath of air
  mountain | c | - | Torrent, sapins et silence | Torrente, abetos y silencio | Bergbeek, sparren en stilte | Torrente, abeti e silenzio | Stream, firs and silence
  snow | c | sledge | Poudreuse et chocolat chaud | Nieve fresca y chocolate caliente | Poedersneeuw en warme chocolademelk | Neve fresca e cioccolata calda | Fresh snow and hot chocolate
  snow | c | ski-pass/snowshoes | Premières traces du matin | Las primeras huellas de la mañana | De eerste sporen van de ochtend | Le prime tracce del mattino | First tracks of the morning
  snow | c | - | Un hiver comme autrefois | Un invierno como los de antes | Een winter zoals vroeger | Un inverno come quelli di una volta | A winter like they used to be
  snow | cm | - | {Nights} dans la neige | {Nights} en la nieve | {Nights} in de sneeuw | {Nights} sulla neve | {Nights} in the snow
  snow | c | snowshoes | À pas feutrés | A paso lento por la nieve | Met zachte tred | A passi felpati | Treading softly
  countryside | cm | - | Échappée en pleine campagne | Escapada en pleno campo | Er even uit op het platteland | Fuga in campagna | An escape to the country
  countryside | c | dinner | Chemins creux et bonne table | Caminos tranquilos y buena mesa | Landweggetjes en lekker eten | Strade bianche e buona tavola | Quiet lanes and a good table
  countryside | c | - | Comme dans sa maison de campagne | Como en una casa de campo propia | Als in je eigen buitenhuis | Come nella propria casa di campagna | Like a country house of your own
  countryside | c | - | Loin du bruit | Lejos del ruido | Ver van de drukte | Lontano dal rumore | Far from the noise
  countryside | c | breakfast | Rosée, pain chaud et rien d'autre | Rocío, pan caliente y nada más | Dauw, warm brood en verder niets | Rugiada, pane caldo e nient'altro | Dew, warm bread and nothing else
  countryside | cm | - | {Nights} à la campagne | {Nights} en el campo | {Nights} op het platteland | {Nights} in campagna | {Nights} in the country
  countryside | c | garden | Sieste sous les arbres | Siesta bajo los árboles | Dutje onder de bomen | Pisolino sotto gli alberi | A nap under the trees
  countryside | a | - | Le temps ralentit | El tiempo va más despacio | De tijd vertraagt | Il tempo rallenta | Time slows down
  countryside | c | - | Vergers et vieilles pierres | Frutales y piedras viejas | Boomgaarden en oude stenen | Frutteti e vecchie pietre | Orchards and old stones
  countryside | c | - | Le bruit des feuilles | El rumor de las hojas | Het ruisen van de bladeren | Il fruscio delle foglie | The rustle of leaves
  countryside | c | - | Fenêtres ouvertes sur les champs | Ventanas abiertas al campo | Ramen open naar het land | Finestre aperte sui campi | Windows open on the fields
  countryside | c | - | Réveil au chant du coq | Despertar con el canto del gallo | Wakker met de haan | Sveglia al canto del gallo | Up with the cockerel
  countryside | c | - | Le dernier virage avant le calme | La última curva antes de la calma | De laatste bocht voor de rust | L'ultima curva prima della calma | The last bend before the quiet
  countryside | c | garden | Herbe haute et chaises longues | Hierba alta y tumbonas | Hoog gras en ligstoelen | Erba alta e sdraio | Long grass and deckchairs
  vineyard | cm | - | {Nights} parmi les vignes | {Nights} entre viñedos | {Nights} tussen de wijngaarden | {Nights} tra le vigne | {Nights} among the vines
  vineyard | c | dinner | Caves, coteaux et grande tablée | Bodegas, laderas y buena mesa | Kelders, hellingen en een lange tafel | Cantine, colline e una lunga tavola | Cellars, slopes and a long table
  vineyard | c | tasting/cellar-walk/vine-picnic | Le goût des vendanges | El sabor de la vendimia | De smaak van de wijnoogst | Il gusto della vendemmia | The taste of the harvest
  vineyard | c | - | Lumière dorée sur les vignes | Luz dorada sobre las viñas | Gouden licht op de wijngaarden | Luce dorata sulle vigne | Golden light on the vines
  vineyard | c | aperitif/tasting/vine-picnic | Un verre au soleil couchant | Una copa al atardecer | Een glas bij zonsondergang | Un calice al tramonto | A glass at sunset
  lake | cm | - | {Nights} au bord de l'eau | {Nights} a orillas del agua | {Nights} aan het water | {Nights} in riva all'acqua | {Nights} at the water's edge
  lake | c | - | Matin calme au bord de l'eau | Mañana tranquila a orillas del agua | Stille ochtend aan het water | Mattino calmo in riva all'acqua | A calm morning by the water
  lake | c | - | D'une rive à l'autre | De una orilla a otra | Van oever tot oever | Da una riva all'altra | From shore to shore
  lake | c | - | Reflets et farniente | Reflejos y descanso | Luieren aan de oever | Riflessi e dolce far niente | Still water and idle hours
  spa | c | spa | Peignoir toute la journée | Todo el día en albornoz | De hele dag in badjas | In accappatoio tutto il giorno | In a bathrobe all day
  spa | c | spa | Chaleur, eau, silence | Calor, agua, silencio | Warmte, water, stilte | Calore, acqua, silenzio | Warmth, water, silence
  spa | am | - | Parenthèse cocooning | Pausa de bienestar | Even bijkomen | Pausa coccole | Time to unwind
  spa | c | - | Repartir comme neuf | Volver como nuevo | Als herboren terug | Tornare come nuovi | Come back as good as new
  spa | c | hot-tub | Bulles et lumière douce | Burbujas y luz suave | Bubbels en zacht licht | Bollicine e luce soffusa | Bubbles and soft light
  romantic | a | - | Rien que tous les deux | Los dos solos | Met z'n tweeën | Solo noi due | Just the two of us
  romantic | a | dinner | Dîner en tête-à-tête | Cena para dos | Etentje voor twee | Cena a tu per tu | Dinner for two
  romantic | am | - | {Nights} pour se retrouver | {Nights} para reencontrarse | {Nights} voor elkaar | {Nights} per ritrovarsi | {Nights} to be together
  romantic | c | - | Grasse matinée en amoureux | Sin despertador y en pareja | Samen uitslapen | Dormire fino a tardi in coppia | A lie-in for two
  romantic | am | - | Escapade en amoureux | Escapada en pareja | Romantisch uitje | Fuga romantica | Romantic escape
  gastronomy | c | dinner | Bonne table et bon lit | Buena mesa y buena cama | Lekker eten, goed slapen | Buona tavola e buon letto | Good table, good bed
  gastronomy | c | dinner/cooking | À la table du chef | En la mesa del chef | Te gast bij de kok | Ospiti dello chef | A guest of the chef
  gastronomy | am | - | Escapade gourmande | Escapada gastronómica | Culinair uitje | Fuga golosa | A food lover's escape
  gastronomy | c | dinner | De l'entrée au dessert | Del entrante al postre | Van voorgerecht tot dessert | Dall'antipasto al dolce | From starter to dessert
  39 | c | - | La grande aventure des petits | La gran aventura de los peques | Groot avontuur voor de kleintjes | La grande avventura dei piccoli | A big adventure for little ones
  39 | c | - | {Nights} en famille | {Nights} en familia | {Nights} met het gezin | {Nights} in famiglia | {Nights} with the family
  39 | c | - | Petites jambes, grandes journées | Piernas cortas, días largos | Korte beentjes, lange dagen | Gambe corte, giornate lunghe | Short legs, long days
  39 | am | - | Échappée en famille | Escapada en familia | Gezinsuitje | Fuga in famiglia | Family escape
  unusual | c | - | Dormir dans les branches | Dormir entre las ramas | Slapen tussen de takken | Dormire tra i rami | Sleeping among the branches
  unusual | cm | - | {Nights} dans les arbres | {Nights} en los árboles | {Nights} in de bomen | {Nights} tra gli alberi | {Nights} in the trees
  unusual | c | one-night | La nuit des chouettes | La noche de los búhos | De nacht van de uilen | La notte delle civette | The night of the owls
  castle | c | - | La vie de château | Vida de palacio | Het kasteelleven | Vita da castello | Castle life
  castle | cm | castle-name | {Nights} au château | {Nights} en un palacio | {Nights} in een kasteel | {Nights} in un castello | {Nights} in a castle
  castle | cm | - | {Nights} derrière de vieux murs | {Nights} tras muros antiguos | {Nights} achter oude muren | {Nights} tra mura antiche | {Nights} behind old walls
  castle | c | - | Escaliers de pierre et longs couloirs | Escaleras de piedra y largos pasillos | Stenen trappen en lange gangen | Scale di pietra e lunghi corridoi | Stone stairs and long corridors
  active | c | - | On bouge, puis on dort bien | Moverse y dormir bien | Bewegen en goed slapen | Muoversi e dormire bene | Get moving, then sleep well
  active | c | - | Mollets fatigués, lit moelleux | Piernas cansadas, buen descanso | Moede benen, zacht bed | Gambe stanche, letto morbido | Tired legs, soft bed
  active | am | - | Échappée active | Escapada activa | Actief uitje | Pausa attiva | Active break
  nature | c | rural | Mise au vert | Escapada verde | Er even uit in het groen | Pausa nel verde | Into the green
  nature | c | rural | Sentiers du petit matin | Senderos al amanecer | Paden in de vroege ochtend | Sentieri di primo mattino | Paths in the early morning
  nature | c | rural | Rien que le vent et les oiseaux | Solo el viento y los pájaros | Alleen de wind en de vogels | Solo il vento e gli uccelli | Only wind and birdsong
  culture | c | - | Vieilles pierres, bons lits | Piedras viejas, buenas camas | Oude stenen, goede bedden | Vecchie pietre, buoni letti | Old stones, good beds
  culture | c | - | L'esprit des lieux | El espíritu del lugar | De ziel van de plek | Lo spirito del luogo | The spirit of the place
  wine | c | tasting/aperitif/vine-picnic/cellar-walk | Verre à la main | Copa en mano | Het glas in de hand | Calice alla mano | Glass in hand
  wine | c | dinner | Du cep à la table | De la cepa a la mesa | Van wijnstok tot tafel | Dalla vite alla tavola | From vine to table
`).map((cells) => ({
  theme: cells[0]!,
  follows: cells[1]!,
  promises: cells[2] === '-' ? [] : cells[2]!.split(' '),
  words: textFrom(cells, 3),
}));

export type Opening = (typeof OPENINGS)[number];

/** What a name may promise, because it is true of the stay. */
export interface Promised {
  readonly nights: number;
  /** Ids of the activities. */
  readonly activities: readonly string[];
  readonly hasDinner: boolean;
  readonly hasBreakfast: boolean;
  readonly facilities: readonly string[];
  readonly type: HotelType;
  readonly environment: Environment;
  readonly hotelLabel: string;
}

const CASTLE_NAME = /^(Château|Castillo|Palac|Palazzo|Castello|Rocca|Kasteel|Slot )/u;

function isStored(promise: string, stay: Promised): boolean {
  if (promise === 'dinner') return stay.hasDinner;
  if (promise === 'breakfast') return stay.hasBreakfast;
  if (promise === 'one-night') return stay.nights === 1;
  if (promise === 'rural') return stay.environment !== 'city';
  if (promise === 'castle-name') return CASTLE_NAME.test(stay.hotelLabel);
  return stay.activities.includes(promise) || stay.facilities.includes(promise);
}

/** The openings of a theme that promise nothing but what the stay holds. */
export const openingsOf = (theme: string, stay: Promised): readonly Opening[] =>
  OPENINGS.filter(
    (opening) =>
      opening.theme === theme && opening.promises.every((promise) => promise.split('/').some((either) => isStored(either, stay))),
  );

/** What a name is made of: `kind` is what must follow the opening, see above. */
export const FRAMES = rowsOf(`
  a | town | {opening} {town} | {opening} {town} | {opening} {town} | {opening} {town} | {opening} {town}
  a | region | {opening} {region} | {opening} {region} | {opening} {region} | {opening} {region} | {opening} {region}
  c | town | {opening}, {town} | {opening}, {town} | {opening}, {town} | {opening}, {town} | {opening}, {town}
  c | region | {opening}, {region} | {opening}, {region} | {opening}, {region} | {opening}, {region} | {opening}, {region}
  c | alone | {opening} | {opening} | {opening} | {opening} | {opening}
  m | mention | {opening} avec {mention} | {opening} con {mention} | {opening} met {mention} | {opening} con {mention} | {opening} with {mention}
  x | town | {opening} | {opening} | {opening} | {opening} | {opening}
  nights | town | {Nights} et {mention} {town} | {Nights} {y mention} {town} | {Nights} en {mention} {town} | {Nights} {e mention} {town} | {Nights} and {mention} {town}
  nights | region | {Nights} et {mention} {region} | {Nights} {y mention} {region} | {Nights} en {mention} {region} | {Nights} {e mention} {region} | {Nights} and {mention} {region}
`).map((cells) => ({ follows: cells[0]!, kind: cells[1] as 'town' | 'region' | 'alone' | 'mention', words: textFrom(cells, 2) }));

export type Frame = (typeof FRAMES)[number];
