import { rowsOf, textFrom, type Text } from '../text.ts';
import type { CountryCode } from './regions.ts';

export interface Landmark {
  readonly category: 'poi' | 'skiresort' | 'touristicregion';
  readonly country: CountryCode;
  readonly latitude: number;
  readonly longitude: number;
  readonly value: string;
  readonly label: Text;
}

const landmarksOf = (category: Landmark['category'], drawn: string): Landmark[] =>
  rowsOf(drawn).map((cells) => ({
    category,
    country: cells[0] as CountryCode,
    latitude: Number(cells[1]),
    longitude: Number(cells[2]),
    value: cells[3]!,
    label: textFrom(cells, 4, cells[3]),
  }));

/** What people travel for, the best known first. Country, latitude, longitude, own name, then fr es nl it en. */
export const POINTS_OF_INTEREST: readonly Landmark[] = landmarksOf(
  'poi',
  `
  FR | 48.8674 | 2.7836  | Disneyland Paris | | | | |
  FR | 48.6361 | -1.5115 | Mont-Saint-Michel | | Monte Saint-Michel | | |
  FR | 48.8584 | 2.2945  | Tour Eiffel | | Torre Eiffel | Eiffeltoren | Torre Eiffel | Eiffel Tower
  FR | 46.8903 | -0.9310 | Puy du Fou | | | | |
  ES | 41.4036 | 2.1744  | Sagrada Família | | Sagrada Familia | | | Sagrada Familia
  ES | 37.1761 | -3.5881 | Alhambra | | La Alhambra | | Alhambra |
  IT | 41.8902 | 12.4922 | Colosseo | Colisée | Coliseo | Colosseum | | Colosseum
  NL | 52.0116 | 4.6377  | Keukenhof | | | | |
  NL | 51.6498 | 5.0435  | Efteling | | | | |
  FR | 48.8049 | 2.1204  | Château de Versailles | | Palacio de Versalles | Paleis van Versailles | Reggia di Versailles | Palace of Versailles
  FR | 49.1348 | 2.5704  | Parc Astérix | | Parque Astérix | Parc Astérix | Parco Astérix |
  FR | 46.6695 | 0.3689  | Futuroscope | | | | |
  FR | 47.6161 | 1.5170  | Château de Chambord | | Castillo de Chambord | Kasteel van Chambord | Castello di Chambord |
  FR | 47.3249 | 1.0703  | Château de Chenonceau | | Castillo de Chenonceau | Kasteel van Chenonceau | Castello di Chenonceau |
  FR | 47.2479 | 1.3539  | ZooParc de Beauval | | Zoo de Beauval | Beauval Zoo | Zoo di Beauval | Beauval Zoo
  FR | 44.5897 | -1.2142 | Dune du Pilat | | Duna de Pilat | | Duna del Pilat | Dune of Pilat
  FR | 43.9475 | 4.5350  | Pont du Gard | | | | |
  FR | 43.2064 | 2.3639  | Cité de Carcassonne | | Ciudadela de Carcasona | Vestingstad Carcassonne | Cittadella di Carcassonne | Carcassonne Citadel
  FR | 45.0541 | 1.1685  | Grotte de Lascaux | | Cueva de Lascaux | Grot van Lascaux | Grotte di Lascaux | Lascaux Cave
  FR | 43.7360 | 6.3690  | Gorges du Verdon | | Gargantas del Verdon | Kloof van de Verdon | Gole del Verdon | Verdon Gorge
  FR | 45.8326 | 6.8652  | Mont Blanc | | | | Monte Bianco |
  FR | 49.7069 | 0.2030  | Falaises d'Étretat | | Acantilados de Étretat | Kliffen van Étretat | Scogliere di Étretat | Étretat Cliffs
  FR | 42.7353 | -0.0083 | Cirque de Gavarnie | | Circo de Gavarnie | Keteldal van Gavarnie | Circo di Gavarnie |
  ES | 40.4138 | -3.6921 | Museo del Prado | Musée du Prado | | Prado | | Prado Museum
  ES | 41.0870 | 1.1570  | PortAventura | | | | |
  ES | 43.2687 | -2.9340 | Museo Guggenheim | Musée Guggenheim | | Guggenheim Bilbao | | Guggenheim Bilbao
  ES | 37.8789 | -4.7794 | Mezquita de Córdoba | Mosquée-cathédrale de Cordoue | | Mezquita van Córdoba | Mezquita di Cordova | Mezquita of Cordoba
  ES | 43.2715 | -4.9850 | Picos de Europa | Pics d'Europe | | | |
  ES | 28.2724 | -16.6425 | Teide | | | | |
  ES | 41.5933 | 1.8376  | Montserrat | | | | |
  IT | 43.7230 | 10.3966 | Torre di Pisa | Tour de Pise | Torre de Pisa | Toren van Pisa | | Leaning Tower of Pisa
  IT | 44.1270 | 9.7100  | Cinque Terre | | | | |
  IT | 40.7510 | 14.4850 | Scavi di Pompei | Site de Pompéi | Ruinas de Pompeya | Opgravingen van Pompeï | | Pompeii
  IT | 45.4550 | 10.7150 | Gardaland | | | | |
  IT | 37.7510 | 14.9934 | Etna | | | | |
  IT | 46.6190 | 12.3030 | Tre Cime di Lavaredo | | Tres Cimas de Lavaredo | Drei Zinnen | |
  BE | 51.0840 | 2.5980  | Plopsaland | | | | |
  BE | 50.5850 | 3.8850  | Pairi Daiza | | | | |
  BE | 50.1200 | 5.1930  | Grottes de Han | | Grutas de Han | Grotten van Han | Grotte di Han | Caves of Han
  BE | 50.8467 | 4.3525  | Grand-Place | | Gran Plaza de Bruselas | Grote Markt van Brussel | Grand-Place | Grand-Place
  NL | 52.3600 | 4.8852  | Rijksmuseum | | | | |
  NL | 51.8830 | 4.6430  | Kinderdijk | | | | |
  NL | 52.0960 | 5.8170  | De Hoge Veluwe | Parc De Hoge Veluwe | Parque De Hoge Veluwe | | Parco De Hoge Veluwe | De Hoge Veluwe Park
`,
);

/** Real resorts, the largest first. */
export const SKI_RESORTS: readonly Landmark[] = landmarksOf(
  'skiresort',
  `
  FR | 45.9237 | 6.8694  | Chamonix
  FR | 45.4154 | 6.6343  | Courchevel
  FR | 45.3980 | 6.5670  | Méribel
  FR | 45.2977 | 6.5801  | Val Thorens
  FR | 45.4485 | 6.9806  | Val d'Isère
  FR | 45.4692 | 6.9068  | Tignes
  FR | 45.8569 | 6.6175  | Megève
  FR | 45.0922 | 6.0700  | L'Alpe d'Huez
  FR | 45.0110 | 6.1240  | Les Deux Alpes
  FR | 46.1796 | 6.7055  | Avoriaz
  FR | 46.1915 | 6.7750  | Châtel
  FR | 46.1791 | 6.7090  | Morzine
  FR | 45.9046 | 6.4237  | La Clusaz
  FR | 45.9420 | 6.4280  | Le Grand-Bornand
  FR | 45.5725 | 6.8290  | Les Arcs
  FR | 45.5070 | 6.6780  | La Plagne
  FR | 45.3240 | 6.5380  | Les Menuires
  FR | 44.9400 | 6.5600  | Serre Chevalier
  FR | 44.5667 | 6.6830  | Vars
  FR | 44.2900 | 6.5660  | Pra-Loup
  FR | 44.1840 | 7.1570  | Isola 2000
  FR | 42.9080 | 0.1010  | Barèges
  FR | 42.7950 | 0.5920  | Luchon-Superbagnères
  FR | 42.8170 | 0.3150  | Saint-Lary-Soulan
  FR | 42.5060 | 2.0420  | Font-Romeu
  FR | 48.0390 | 6.8870  | La Bresse
  FR | 48.0740 | 6.8770  | Gérardmer
  FR | 45.5750 | 2.8110  | Le Mont-Dore
  FR | 46.3710 | 6.0240  | Les Rousses
  ES | 42.6986 | 0.9346  | Baqueira-Beret
  ES | 37.0955 | -3.3986 | Sierra Nevada
  ES | 42.7760 | -0.3640 | Formigal
  ES | 42.7930 | -0.5290 | Candanchú
  ES | 42.3360 | 1.9340  | La Molina
  IT | 46.5405 | 12.1357 | Cortina d'Ampezzo
  IT | 46.2277 | 10.8260 | Madonna di Campiglio
  IT | 45.7969 | 6.9689  | Courmayeur
  IT | 45.9369 | 7.6313  | Breuil-Cervinia
  IT | 46.5370 | 10.1350 | Livigno
  IT | 44.9570 | 6.8790  | Sestriere
  IT | 46.4670 | 10.3700 | Bormio
  IT | 46.5550 | 11.7580 | Val Gardena
`,
);

/** Landscapes that people name without meaning an administrative border, the best known first. */
export const TOURISTIC_REGIONS: readonly Landmark[] = landmarksOf(
  'touristicregion',
  `
  FR | 43.5500 | 7.0200  | Côte d'Azur | | Costa Azul | Côte d'Azur | Costa Azzurra | French Riviera
  FR | 43.8500 | 5.5000  | Provence | | Provenza | | Provenza |
  FR | 47.4300 | 0.9500  | Châteaux de la Loire | | Castillos del Loira | Kastelen van de Loire | Castelli della Loira | Loire Castles
  FR | 48.3000 | 7.4500  | Alsace | | Alsacia | Elzas | Alsazia |
  FR | 43.3800 | -1.5500 | Pays basque | | País Vasco francés | Frans Baskenland | Paesi Baschi francesi | French Basque Country
  FR | 43.8200 | 5.2500  | Luberon | | | | |
  FR | 47.0500 | 4.8500  | Bourgogne | | Borgoña | Bourgondië | Borgogna | Burgundy
  FR | 44.9000 | 0.7500  | Périgord | | | | Périgord | 
  FR | 49.0500 | 4.0000  | Champagne | | Champaña | | | 
  FR | 44.6700 | -1.1500 | Bassin d'Arcachon | | Bahía de Arcachon | Baai van Arcachon | Bacino di Arcachon | Arcachon Bay
  FR | 50.2200 | 1.6000  | Baie de Somme | | Bahía del Somme | Baai van de Somme | Baia della Somme | Bay of the Somme
  FR | 50.7000 | 1.6000  | Côte d'Opale | | Costa de Ópalo | Opaalkust | Costa d'Opale | Opal Coast
  FR | 49.3300 | 0.0500  | Côte Fleurie | | Costa Florida de Normandía | | Costa Fiorita |
  FR | 49.6500 | 0.2500  | Côte d'Albâtre | | Costa de Alabastro | Albasten Kust | Costa d'Alabastro | Alabaster Coast
  FR | 48.6500 | -2.0000 | Côte d'Émeraude | | Costa Esmeralda bretona | Smaragdkust | Costa di Smeraldo bretone | Emerald Coast
  FR | 48.8300 | -3.4800 | Côte de Granit Rose | | Costa de Granito Rosa | Roze Granietkust | Costa di Granito Rosa | Pink Granite Coast
  FR | 47.5800 | -2.8000 | Golfe du Morbihan | | Golfo de Morbihan | Golf van Morbihan | Golfo di Morbihan | Gulf of Morbihan
  FR | 47.8300 | -4.2000 | Cornouaille | | Cornualles bretona | | Cornovaglia bretone |
  FR | 46.1700 | -1.3500 | Île de Ré | | Isla de Ré | Ile de Ré | Isola di Ré |
  FR | 47.0200 | -2.2500 | Île de Noirmoutier | | Isla de Noirmoutier | Noirmoutier | Isola di Noirmoutier | Noirmoutier
  FR | 48.0500 | 6.9500  | Vosges | | Vosgos | Vogezen | Vosgi |
  FR | 46.7000 | 5.9000  | Jura | | | | Giura |
  FR | 45.5000 | 2.9000  | Volcans d'Auvergne | | Volcanes de Auvernia | Vulkanen van Auvergne | Vulcani d'Alvernia | Auvergne Volcanoes
  FR | 44.4500 | 4.4000  | Ardèche | | | | Ardèche |
  FR | 44.2000 | 3.5000  | Cévennes | | Cevenas | Cevennen | Cevenne |
  FR | 43.5300 | 4.4500  | Camargue | | Camarga | | Camargue |
  FR | 45.9000 | 6.1500  | Lac d'Annecy | | Lago de Annecy | Meer van Annecy | Lago di Annecy | Lake Annecy
  FR | 45.7300 | 5.8700  | Lac du Bourget | | Lago de Bourget | | Lago del Bourget |
  FR | 44.9000 | -0.2500 | Bordelais | | Viñedos de Burdeos | Wijnstreek van Bordeaux | Vigneti di Bordeaux | Bordeaux Vineyards
  FR | 43.2500 | 6.6500  | Golfe de Saint-Tropez | | Golfo de Saint-Tropez | Golf van Saint-Tropez | Golfo di Saint-Tropez | Gulf of Saint-Tropez
  FR | 48.4200 | 2.6500  | Forêt de Fontainebleau | | Bosque de Fontainebleau | Bos van Fontainebleau | Foresta di Fontainebleau | Fontainebleau Forest
  FR | 42.5300 | 3.0500  | Côte Vermeille | | Costa Bermeja | | Costa Vermiglia | Vermilion Coast
  ES | 41.9500 | 3.1500  | Costa Brava | | | | |
  ES | 36.5500 | -4.6000 | Costa del Sol | | | | |
  ES | 38.5500 | -0.1000 | Costa Blanca | | | | |
  ES | 41.1000 | 1.2500  | Costa Daurada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Dorada
  ES | 36.3000 | -6.0500 | Costa de la Luz | | | | |
  ES | 39.6200 | 2.9000  | Mallorca | Majorque | | | Maiorca | Majorca
  ES | 39.9500 | 4.0500  | Menorca | Minorque | | | Minorca | Minorca
  ES | 28.3000 | -16.5500 | Tenerife | | | | |
  ES | 42.4500 | -2.7000 | Rioja | | | | |
  ES | 42.4500 | -8.8000 | Rías Baixas | | Rías Bajas | | |
  ES | 42.6500 | 0.7000  | Pirineos | Pyrénées espagnoles | | Spaanse Pyreneeën | Pirenei spagnoli | Spanish Pyrenees
  ES | 36.7700 | -5.2500 | Pueblos Blancos | Villages blancs | | Witte dorpen | Villaggi bianchi | White Villages
  IT | 40.6300 | 14.6000 | Costiera Amalfitana | Côte amalfitaine | Costa Amalfitana | Amalfikust | | Amalfi Coast
  IT | 45.6500 | 10.6500 | Lago di Garda | Lac de Garde | Lago de Garda | Gardameer | | Lake Garda
  IT | 45.9900 | 9.2500  | Lago di Como | Lac de Côme | Lago de Como | Comomeer | | Lake Como
  IT | 45.9500 | 8.6300  | Lago Maggiore | Lac Majeur | Lago Mayor | Lago Maggiore | | Lake Maggiore
  IT | 43.4700 | 11.3000 | Chianti | | | | |
  IT | 44.6300 | 7.9700  | Langhe | Langhe | Langhe | Langhe | | Langhe
  IT | 46.4500 | 11.8500 | Dolomiti | Dolomites | Dolomitas | Dolomieten | | Dolomites
  IT | 41.1000 | 9.5300  | Costa Smeralda | Côte d'Émeraude sarde | Costa Esmeralda | Costa Smeralda | | Costa Smeralda
  IT | 40.2500 | 18.2500 | Salento | | | | |
  IT | 43.0700 | 11.6500 | Val d'Orcia | Val d'Orcia | Val d'Orcia | Val d'Orcia | |
  IT | 44.0500 | 12.5700 | Riviera Romagnola | Riviera romagnole | Riviera Romañola | Riviera Romagnola | | Romagna Riviera
  BE | 50.2500 | 5.5500  | Ardennes | Ardennes belges | Ardenas | Ardennen | Ardenne | Ardennes
  BE | 51.2000 | 2.8500  | Belgische Kust | Côte belge | Costa belga | | Costa belga | Belgian Coast
  BE | 50.8200 | 3.6500  | Vlaamse Ardennen | Ardennes flamandes | Ardenas flamencas | | Ardenne fiamminghe | Flemish Ardennes
  BE | 50.4800 | 6.0500  | Hautes Fagnes | | Altas Fagnes | Hoge Venen | Alte Fagne | High Fens
  BE | 50.9800 | 5.6500  | Haspengouw | Hesbaye | Hesbaye | | Hesbaye |
  NL | 52.2500 | 5.8000  | Veluwe | | | | |
  NL | 53.2500 | 5.2000  | Waddeneilanden | Îles des Wadden | Islas Frisias | | Isole Frisone | Wadden Islands
  NL | 50.8300 | 5.8700  | Heuvelland | Collines du Limbourg | Colinas de Limburgo | | Colline del Limburgo | South Limburg Hills
  NL | 51.6000 | 3.5500  | Zeeuwse Kust | Côte de Zélande | Costa de Zelanda | | Costa della Zelanda | Zeeland Coast
  NL | 52.3200 | 4.5500  | Bollenstreek | Région des bulbes | Región de los bulbos | | Regione dei bulbi | Bulb Region
`,
);
