import type { Locale } from '@shop/contracts';
import { copyOf } from './copy.ts';

export const IDEAS_COPY = copyOf(`
  title      | Idées week-end | Ideas de fin de semana | Weekendideeën | Idee per il weekend | Weekend ideas
  seo        | Idées de week-ends : envies, lieux et régions | Ideas de fin de semana: planes, lugares y regiones | Weekendideeën: zin, plek en streek | Idee per il weekend: voglie, luoghi e regioni | Weekend ideas: moods, places and regions
  intro      | Vous savez que vous voulez partir, pas encore où. Commencez par une envie, un lieu ou une région : chaque image ouvre des hôtels où il reste des chambres. | Sabes que quieres salir, pero no adónde. Empieza por un plan, un lugar o una región: cada imagen abre hoteles con habitaciones libres. | Je weet dat je weg wilt, nog niet waarheen. Begin met een idee, een plek of een streek: achter elk beeld zitten hotels met vrije kamers. | Sai che vuoi partire, non ancora dove. Comincia da una voglia, un luogo o una regione: ogni immagine apre hotel con camere libere. | You know you want to get away, not yet where. Start with a mood, a place or a region: every picture opens hotels that have rooms left.
  moods      | Selon l’envie | Según el plan | Waar heb je zin in? | Secondo la voglia | By mood
  places     | Selon le lieu | Según el lugar | Waar wil je heen? | Secondo il luogo | By place
  regions    | Toutes les régions | Todas las regiones | Alle streken | Tutte le regioni | All regions
  39         | Piscine d’abord, château fort ensuite. | Primero la piscina, luego el castillo. | Eerst het zwembad, dan het kasteel. | Prima la piscina, poi il castello. | Pool first, castle afterwards.
  spa        | Deux jours en peignoir, sans s’excuser. | Dos días en albornoz, sin pedir perdón. | Twee dagen in badjas, zonder excuses. | Due giorni in accappatoio, senza scuse. | Two days in a robe, without apology.
  gastronomy | On réserve la table, la chambre suit. | Reservas mesa y la habitación viene sola. | Je boekt de tafel, de kamer volgt vanzelf. | Prenoti il tavolo, la camera viene da sé. | Book the table; the room follows.
  romantic   | Une porte fermée, une bouteille ouverte. | Una puerta cerrada, una botella abierta. | De deur dicht, een fles open. | Una porta chiusa, una bottiglia aperta. | One door closed, one bottle open.
  nature     | Des sentiers qui commencent au perron. | Senderos que empiezan en la puerta. | Paden die bij de voordeur beginnen. | Sentieri che partono dalla soglia. | Paths that start at the doorstep.
  city       | Musées le matin, terrasses ensuite. | Museos por la mañana, terrazas después. | ’s Ochtends musea, daarna terrassen. | Musei al mattino, terrazze dopo. | Museums in the morning, terraces after.
  mountain   | L’air pique, la soupe réchauffe. | El aire pincha, la sopa calienta. | De lucht prikt, de soep verwarmt. | L’aria punge, la zuppa scalda. | The air bites, the soup warms.
  snow       | Skis au pied, bain brûlant au retour. | Esquís en los pies, baño caliente al volver. | Overdag op de latten, daarna een heet bad. | Sci ai piedi, bagno bollente al ritorno. | Skis on, and a hot bath on return.
  sea        | La marée décide de l’heure du déjeuner. | La marea decide la hora de comer. | Het tij bepaalt wanneer je luncht. | La marea decide l’ora di pranzo. | The tide decides when lunch is.
  wine       | Une cave visitée, trois verres retenus. | Una bodega visitada, tres copas para recordar. | Eén kelder bezocht, drie glazen onthouden. | Una cantina visitata, tre calici da ricordare. | One cellar visited, three glasses remembered.
  unusual    | Cabanes, roulottes et phares pour changer de plafond. | Cabañas, carromatos y faros para cambiar de techo. | Boomhutten, woonwagens en vuurtorens: eens een ander plafond. | Case sugli alberi, carrozzoni e fari per cambiare soffitto. | Treehouses, caravans and lighthouses: a change of ceiling.
  castle     | Douves, parquets qui craquent, lits à baldaquin. | Fosos, suelos que crujen y camas con dosel. | Slotgrachten, krakende vloeren, hemelbedden. | Fossati, parquet che scricchiola, letti a baldacchino. | Moats, creaking floors, four-poster beds.
  active     | Vélo, kayak, courbatures heureuses. | Bici, kayak y agujetas felices. | Fietsen, kajakken, vrolijke spierpijn. | Bici, kayak e muscoli contenti. | Bikes, kayaks and happy aching legs.
  culture    | Une abbaye, un festival, un guide bavard. | Una abadía, un festival y un guía hablador. | Een abdij, een festival, een praatgrage gids. | Un’abbazia, un festival, una guida chiacchierona. | An abbey, a festival, a talkative guide.
`);

/** Places of each country with a line of their own: kind of place, value of the search, picture, line. */
export const IDEA_PLACES: Readonly<Record<Locale, readonly (readonly [value: string, image: string, line: string])[]>> = {
  fr_FR: [
    ['Golfe du Morbihan', 'sea-2101', 'Compter les îles, renoncer, reprendre une crêpe.'],
    ['Alsace', 'vineyard-2102', 'Des villages à colombages reliés par des verres à pied.'],
    ['Luberon', 'countryside-2103', 'L’ocre le matin, la lavande dans la valise.'],
    ['Châteaux de la Loire', 'castle-2104', 'Un escalier à double révolution, puis un vélo.'],
    ['Baie de Somme', 'beach-2105', 'Des phoques au loin, de la salicorne tout près.'],
    ['Volcans d’Auvergne', 'mountain-2106', 'Quatre-vingts cratères et pas un bruit.'],
    ['Île de Ré', 'beach-2107', 'Roses trémières, pneus un peu dégonflés, sel partout.'],
    ['Pays basque', 'sea-2108', 'Le piment au plafond, la vague au bout de la rue.'],
  ],
  es_ES: [
    ['Costa Brava', 'sea-2201', 'Caminos de ronda y una cala detrás de cada pino.'],
    ['Rioja', 'vineyard-2202', 'Barricas, brasas de sarmiento y una siesta larga.'],
    ['Pueblos Blancos', 'countryside-2203', 'Cal, geranios y la cuesta que lleva al queso.'],
    ['Rías Baixas', 'beach-2204', 'Albariño frío frente a las bateas.'],
    ['Pirineos', 'mountain-2205', 'Ibones por la mañana, chimenea por la tarde.'],
    ['Menorca', 'beach-2206', 'Agua de cristal y caminos de caballos.'],
    ['Costa de la Luz', 'sea-2207', 'Viento, atún y la luz que da nombre a todo.'],
    ['Costa Blanca', 'sea-2208', 'Arroces junto al mar y calas para llegar nadando.'],
  ],
  fr_BE: [
    ['Ardennes', 'countryside-2301', 'Un poêle allumé, une rivière qui fait le fond sonore.'],
    ['Belgische Kust', 'beach-2302', 'Le tram longe la mer, vous descendez où bon vous semble.'],
    ['Hautes Fagnes', 'mountain-2303', 'Des caillebotis dans la brume, puis un chocolat chaud.'],
    ['Haspengouw', 'vineyard-2305', 'Avril en fleurs, septembre en cidre, toute l’année à vélo.'],
    ['Vlaamse Ardennen', 'countryside-2304', 'Des monts courts, des pavés longs, des bières justes.'],
  ],
  nl_BE: [
    ['Belgische Kust', 'beach-2402', 'De kusttram rijdt, jij stapt uit waar het je zint.'],
    ['Vlaamse Ardennen', 'countryside-2404', 'Korte hellingen, lange kasseien, eerlijk bier.'],
    ['Haspengouw', 'vineyard-2405', 'In april wit van de bloesem, in september zoet van het fruit.'],
    ['Ardennes', 'countryside-2401', 'De kachel brandt, de rivier zorgt voor muziek.'],
    ['Hautes Fagnes', 'mountain-2403', 'Over vlonders door de mist, dan warme chocolademelk.'],
  ],
  nl_NL: [
    ['Veluwe', 'countryside-2501', 'Herten spotten in alle vroegte, pannenkoeken als beloning.'],
    ['Zeeuwse Kust', 'beach-2502', 'Mosselen, deltawerken en wind voor drie.'],
    ['Waddeneilanden', 'sea-2503', 'De boot is de vakantie al half.'],
    ['Bollenstreek', 'countryside-2505', 'Twee weken per jaar het bontste tapijt van Europa.'],
    ['Heuvelland', 'countryside-2504', 'Heuvels, vlaai en af en toe een kasteel.'],
  ],
  it_IT: [
    ['Chianti', 'vineyard-2601', 'Una strada bianca, una cantina, nessun programma.'],
    ['Dolomiti', 'mountain-2602', 'Il rosa dell’alba, poi i canederli.'],
    ['Lago di Garda', 'sea-2603', 'Limoni, vele e battelli che arrivano sempre in tempo.'],
    ['Costiera Amalfitana', 'sea-2604', 'Più gradini che turisti, fuori stagione.'],
    ['Langhe', 'vineyard-2605', 'Nebbia bassa, nocciole alte, tartufo quando capita.'],
    ['Salento', 'beach-2606', 'Due mari, una frisa e tempo da perdere.'],
    ['Val d’Orcia', 'countryside-2607', 'Cipressi in fila e terme sotto le stelle.'],
    ['Costa Smeralda', 'sea-2608', 'A maggio l’acqua è già verde e le spiagge sono vuote.'],
  ],
  en_GB: [
    ['Golfe du Morbihan', 'sea-2101', 'Count the islands, give up, have another crêpe.'],
    ['Alsace', 'vineyard-2102', 'Half-timbered villages joined by long-stemmed glasses.'],
    ['Luberon', 'countryside-2103', 'Ochre in the morning, lavender in the suitcase.'],
    ['Châteaux de la Loire', 'castle-2104', 'A double staircase, then a bicycle.'],
    ['Baie de Somme', 'beach-2105', 'Seals far off, samphire close by.'],
    ['Volcans d’Auvergne', 'mountain-2106', 'Eighty craters and not a sound.'],
    ['Île de Ré', 'beach-2107', 'Hollyhocks, half-flat tyres, salt on everything.'],
    ['Pays basque', 'sea-2108', 'Peppers on the ceiling, surf at the end of the street.'],
  ],
};
