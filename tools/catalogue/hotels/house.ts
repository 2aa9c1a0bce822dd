import { rowsOf, textFrom, type Text } from '../text.ts';

export const HOTEL_TYPES = ['hotel', 'boutique', 'castle', 'guesthouse', 'resort', 'spa', 'treehouse', 'farm'] as const;
export type HotelType = (typeof HOTEL_TYPES)[number];

/** Ids that stand in the table `hotel`, and their words: id | fr | es | nl | it | en. The API finds them under the content key `labels`. */
const words = (drawn: string): Readonly<Record<string, Text>> =>
  Object.fromEntries(rowsOf(drawn).map((cells) => [cells[0]!, textFrom(cells, 1)]));

export const TYPE_LABELS = words(`
  hotel      | Hôtel | Hotel | Hotel | Hotel | Hotel
  boutique   | Hôtel de charme | Hotel con encanto | Boetiekhotel | Hotel di charme | Boutique hotel
  castle     | Château | Castillo o palacio | Kasteel | Castello | Castle
  guesthouse | Maison d'hôtes | Casa de huéspedes | Gastenverblijf | Locanda | Guest house
  resort     | Domaine | Resort | Resort | Resort | Resort
  spa        | Hôtel spa | Hotel spa | Wellnesshotel | Hotel benessere | Spa hotel
  treehouse  | Cabane | Cabaña | Boomhut | Casa sull'albero | Treehouse
  farm       | Ferme et mas | Casa de campo | Boerderij | Agriturismo | Farmhouse
`);

export const ENVIRONMENT_LABELS = words(`
  sea         | Mer | Mar | Zee | Mare | Seaside
  city        | Ville | Ciudad | Stad | Città | City
  mountain    | Montagne | Montaña | Bergen | Montagna | Mountains
  countryside | Campagne | Campo | Platteland | Campagna | Countryside
  vineyard    | Vignoble | Viñedos | Wijnstreek | Vigneti | Vineyards
  lake        | Lac | Lago | Meer | Lago | Lake
`);

export const STYLE_LABELS = words(`
  design    | Design | Diseño | Design | Design | Design
  romantic  | Romantique | Romántico | Romantisch | Romantico | Romantic
  classic   | Classique | Clásico | Klassiek | Classico | Classic
  family    | Familial | Familiar | Gezinsvriendelijk | Per famiglie | Family
  luxury    | Luxe | Lujo | Luxe | Lusso | Luxury
  charming  | Charme | Con encanto | Sfeervol | Di charme | Charming
  nature    | Nature | Naturaleza | Natuur | Natura | Nature
`);

export const FACILITY_LABELS = words(`
  wifi            | Wi-Fi gratuit | Wifi gratis | Gratis wifi | Wi-Fi gratuito | Free Wi-Fi
  parking         | Parking | Aparcamiento | Parkeerplaats | Parcheggio | Car park
  breakfast       | Petit-déjeuner proposé | Servicio de desayuno | Ontbijt mogelijk | Servizio colazione | Breakfast available
  restaurant      | Restaurant | Restaurante | Restaurant | Ristorante | Restaurant
  bar             | Bar | Bar | Bar | Bar | Bar
  spa             | Spa | Spa | Wellness | Centro benessere | Spa
  outdoor-pool    | Piscine extérieure | Piscina exterior | Buitenzwembad | Piscina esterna | Outdoor pool
  indoor-pool     | Piscine intérieure | Piscina cubierta | Binnenzwembad | Piscina coperta | Indoor pool
  sauna           | Sauna | Sauna | Sauna | Sauna | Sauna
  hot-tub         | Bain à remous | Bañera de hidromasaje | Bubbelbad | Idromassaggio | Hot tub
  gym             | Salle de sport | Gimnasio | Fitnessruimte | Palestra | Gym
  garden          | Jardin | Jardín | Tuin | Giardino | Garden
  terrace         | Terrasse | Terraza | Terras | Terrazza | Terrace
  fireplace       | Cheminée | Chimenea | Open haard | Camino | Fireplace
  air-conditioning | Climatisation | Aire acondicionado | Airconditioning | Aria condizionata | Air conditioning
  lift            | Ascenseur | Ascensor | Lift | Ascensore | Lift
  pets            | Animaux admis | Se admiten mascotas | Huisdieren welkom | Animali ammessi | Pets welcome
  accessible      | Accès pour fauteuil roulant | Acceso para silla de ruedas | Rolstoeltoegankelijk | Accessibile in sedia a rotelle | Wheelchair access
  bike-hire       | Prêt de vélos | Préstamo de bicicletas | Fietsverhuur | Noleggio biciclette | Bike hire
  ski-room        | Local à skis | Guardaesquís | Skiberging | Deposito sci | Ski room
  charging        | Borne de recharge | Punto de recarga | Laadpaal | Colonnina di ricarica | EV charging
  playground      | Aire de jeux | Zona infantil | Speeltuin | Area giochi | Playground
  beach-access    | Accès à la plage | Acceso a la playa | Toegang tot het strand | Accesso alla spiaggia | Beach access
  cellar          | Cave à vin | Bodega | Wijnkelder | Cantina | Wine cellar
`);

export const ECO_LABELS = words(`
  green-electricity | Électricité verte | Electricidad verde | Groene stroom | Elettricità verde | Green electricity
  solar       | Panneaux solaires | Paneles solares | Zonnepanelen | Pannelli solari | Solar panels
  local-food  | Produits locaux | Productos de proximidad | Streekproducten | Prodotti locali | Local produce
  kitchen-garden | Potager de la maison | Huerto propio | Eigen moestuin | Orto della casa | Kitchen garden
  no-plastic  | Zéro plastique à usage unique | Sin plásticos de un solo uso | Geen wegwerpplastic | Niente plastica usa e getta | No single-use plastic
  compost     | Compostage | Compostaje | Compostering | Compostaggio | Composting
  rain-water  | Récupération de l'eau de pluie | Recogida de agua de lluvia | Opvang van regenwater | Recupero dell'acqua piovana | Rainwater collection
  linen       | Linge changé à la demande | Ropa de cama a petición | Linnen op verzoek vervangen | Cambio biancheria su richiesta | Linen changed on request
  refills     | Savons rechargeables | Jabones recargables | Navulbare zeep | Saponi ricaricabili | Refillable soaps
`);

export const THEME_LABELS = words(`
  39         | En famille | En familia | Met het gezin | In famiglia | Family
  spa        | Spa et cocooning | Spa y relax | Wellness en rust | Spa e relax | Spa and rest
  gastronomy | Gastronomie | Gastronomía | Lekker eten | Gastronomia | Good food
  romantic   | En amoureux | En pareja | Romantisch | Romantico | Romantic
  nature     | Grand air | Naturaleza | Natuur | Natura | Great outdoors
  city       | Escapade en ville | Escapada urbana | Stedentrip | Fuga in città | City break
  mountain   | Montagne | Montaña | Bergen | Montagna | Mountains
  snow       | Ski et neige | Esquí y nieve | Sneeuw en ski | Sci e neve | Snow and skiing
  sea        | Au bord de la mer | Junto al mar | Aan zee | Al mare | By the sea
  wine       | Table et vignes | Mesa y viñedos | Wijn en tafel | Tavola e vigne | Food and wine
  unusual    | Nuits insolites | Noches insólitas | Bijzonder slapen | Notti insolite | Unusual nights
  castle     | Vie de château | Vida de palacio | Kasteelleven | Vita da castello | Castle life
  active     | Week-end actif | Escapada activa | Actief weekend | Weekend attivo | Active break
  culture    | Art et patrimoine | Arte y patrimonio | Kunst en erfgoed | Arte e cultura | Art and heritage
`);

export const REVIEW_TYPE_LABELS = words(`
  couple  | En couple | En pareja | Met zijn tweeën | In coppia | Couple
  family  | En famille | En familia | Met het gezin | In famiglia | Family
  friends | Entre amis | Con amigos | Met vrienden | Con amici | Friends
  solo    | En solo | En solitario | Alleen | Da soli | Solo
`);

/** The English names are the specification's own (PROD-086). */
export const CRITERION_LABELS = words(`
  welcoming         | Accueil | Acogida | Ontvangst | Accoglienza | Home
  comfort           | Confort | Comodidad | Comfort | Comfort | Comfort
  cleanliness       | Propreté | Limpieza | Netheid | Pulizia | Cleanliness
  food              | Restauration | Comida | Eten | Cucina | Food
  localization      | Situation | Ubicación | Ligging | Posizione | Location
  priceQualityRatio | Rapport qualité-prix | Relación calidad-precio | Prijs-kwaliteit | Rapporto qualità-prezzo | Value for money
`);
