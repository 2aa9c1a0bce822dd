import { rowsOf, textFrom, type Text } from '../text.ts';

export type CountryCode = 'FR' | 'ES' | 'IT' | 'BE' | 'NL';

export interface Country {
  readonly code: CountryCode;
  readonly label: Text;
  readonly latitude: number;
  readonly longitude: number;
}

export const COUNTRIES: readonly Country[] = rowsOf(`
  FR | 46.6 | 2.4   | France    | Francia      | Frankrijk | Francia    | France
  ES | 40.2 | -3.6  | Espagne   | España       | Spanje    | Spagna     | Spain
  IT | 42.8 | 12.6  | Italie    | Italia       | Italië    | Italia     | Italy
  BE | 50.6 | 4.7   | Belgique  | Bélgica      | België    | Belgio     | Belgium
  NL | 52.2 | 5.5   | Pays-Bas  | Países Bajos | Nederland | Paesi Bassi | Netherlands
`).map((cells) => ({ code: cells[0] as CountryCode, latitude: Number(cells[1]), longitude: Number(cells[2]), label: textFrom(cells, 3) }));

export interface Region {
  readonly id: string;
  readonly country: CountryCode;
  /** The name in its own country: the value of the search key `region`. */
  readonly value: string;
  readonly label: Text;
}

/** Country, GeoNames code of the first level (Insee code in France), own name, then fr es nl it en; an empty cell is the own name. */
export const REGIONS: readonly Region[] = rowsOf(`
  FR | 84 | Auvergne-Rhône-Alpes       | | Auvernia-Ródano-Alpes | | Alvernia-Rodano-Alpi |
  FR | 27 | Bourgogne-Franche-Comté    | | Borgoña-Franco Condado | Bourgondië-Franche-Comté | Borgogna-Franca Contea | Burgundy-Franche-Comté
  FR | 53 | Bretagne                   | | Bretaña | | Bretagna | Brittany
  FR | 24 | Centre-Val de Loire        | | Centro-Valle del Loira | | Centro-Valle della Loira |
  FR | 94 | Corse                      | | Córcega | Corsica | Corsica | Corsica
  FR | 44 | Grand Est                  | | | | |
  FR | 32 | Hauts-de-France            | | Alta Francia | | Alta Francia |
  FR | 11 | Île-de-France              | | Isla de Francia | | | Paris Region
  FR | 28 | Normandie                  | | Normandía | | Normandia | Normandy
  FR | 75 | Nouvelle-Aquitaine         | | Nueva Aquitania | | Nuova Aquitania |
  FR | 76 | Occitanie                  | | Occitania | Occitanië | Occitania | Occitania
  FR | 52 | Pays de la Loire           | | Países del Loira | | Paesi della Loira |
  FR | 93 | Provence-Alpes-Côte d'Azur | | Provenza-Alpes-Costa Azul | | Provenza-Alpi-Costa Azzurra |
  ES | 51 | Andalucía                  | Andalousie | | Andalusië | Andalusia | Andalusia
  ES | 52 | Aragón                     | Aragon | | | Aragona | Aragon
  ES | 34 | Asturias                   | Asturies | | Asturië | Asturie |
  ES | 07 | Illes Balears              | Îles Baléares | Islas Baleares | Balearen | Isole Baleari | Balearic Islands
  ES | 53 | Canarias                   | Îles Canaries | | Canarische Eilanden | Isole Canarie | Canary Islands
  ES | 39 | Cantabria                  | Cantabrie | | Cantabrië | |
  ES | 55 | Castilla y León            | Castille-et-León | | Castilië en León | Castiglia e León | Castile and León
  ES | 54 | Castilla-La Mancha         | Castille-La Manche | | Castilië-La Mancha | Castiglia-La Mancia |
  ES | 56 | Cataluña                   | Catalogne | | Catalonië | Catalogna | Catalonia
  ES | 60 | Comunitat Valenciana       | Communauté valencienne | Comunidad Valenciana | Valenciaanse Gemeenschap | Comunità Valenciana | Valencian Community
  ES | 57 | Extremadura                | Estrémadure | | | |
  ES | 58 | Galicia                    | Galice | | Galicië | Galizia |
  ES | 27 | La Rioja                   | | | | |
  ES | 29 | Comunidad de Madrid        | Communauté de Madrid | | Regio Madrid | Comunità di Madrid | Community of Madrid
  ES | 31 | Región de Murcia           | Région de Murcie | | Regio Murcia | Regione di Murcia | Region of Murcia
  ES | 32 | Navarra                    | Navarre | | | | Navarre
  ES | 59 | País Vasco                 | Pays basque espagnol | | Baskenland | Paesi Baschi | Basque Country
  IT | 01 | Abruzzo                    | Abruzzes | Abruzos | Abruzzen | |
  IT | 02 | Basilicata                 | Basilicate | | | |
  IT | 03 | Calabria                   | Calabre | | Calabrië | |
  IT | 04 | Campania                   | Campanie | | Campanië | |
  IT | 05 | Emilia-Romagna             | Émilie-Romagne | Emilia-Romaña | | |
  IT | 06 | Friuli-Venezia Giulia      | Frioul-Vénétie julienne | Friul-Venecia Julia | | |
  IT | 07 | Lazio                      | Latium | Lacio | Latium | |
  IT | 08 | Liguria                    | Ligurie | | Ligurië | |
  IT | 09 | Lombardia                  | Lombardie | Lombardía | Lombardije | | Lombardy
  IT | 10 | Marche                     | Marches | Marcas | Marken | |
  IT | 11 | Molise                     | | | | |
  IT | 12 | Piemonte                   | Piémont | Piamonte | Piëmont | | Piedmont
  IT | 13 | Puglia                     | Pouilles | Apulia | Apulië | | Apulia
  IT | 14 | Sardegna                   | Sardaigne | Cerdeña | Sardinië | | Sardinia
  IT | 15 | Sicilia                    | Sicile | | Sicilië | | Sicily
  IT | 16 | Toscana                    | Toscane | | Toscane | | Tuscany
  IT | 17 | Trentino-Alto Adige        | Trentin-Haut-Adige | Trentino-Alto Adigio | Trentino-Zuid-Tirol | | Trentino-South Tyrol
  IT | 18 | Umbria                     | Ombrie | Umbría | Umbrië | |
  IT | 19 | Valle d'Aosta              | Vallée d'Aoste | Valle de Aosta | | | Aosta Valley
  IT | 20 | Veneto                     | Vénétie | Véneto | | |
  BE | BRU | Brussel                   | Bruxelles-Capitale | Bruselas-Capital | Brussels Hoofdstedelijk Gewest | Bruxelles-Capitale | Brussels-Capital
  BE | VLG | Vlaanderen                | Flandre | Flandes | | Fiandre | Flanders
  BE | WAL | Wallonie                  | | Valonia | Wallonië | Vallonia | Wallonia
  NL | 01 | Drenthe                    | Drenthe | Drente | | |
  NL | 02 | Friesland                  | Frise | Frisia | | Frisia |
  NL | 03 | Gelderland                 | Gueldre | Güeldres | | Gheldria |
  NL | 04 | Groningen                  | Groningue | Groninga | | Groninga |
  NL | 05 | Limburg                    | Limbourg néerlandais | Limburgo | | Limburgo | Dutch Limburg
  NL | 06 | Noord-Brabant              | Brabant-Septentrional | Brabante Septentrional | | Brabante Settentrionale | North Brabant
  NL | 07 | Noord-Holland              | Hollande-Septentrionale | Holanda Septentrional | | Olanda Settentrionale | North Holland
  NL | 09 | Utrecht                    | | | | |
  NL | 10 | Zeeland                    | Zélande | Zelanda | | Zelanda |
  NL | 11 | Zuid-Holland               | Hollande-Méridionale | Holanda Meridional | | Olanda Meridionale | South Holland
  NL | 15 | Overijssel                 | | | | |
  NL | 16 | Flevoland                  | | | | |
`).map((cells) => ({
  id: `region-${cells[0]}-${cells[1]}`.toLowerCase(),
  country: cells[0] as CountryCode,
  value: cells[2]!,
  label: textFrom(cells, 3, cells[2]),
}));

const byId = new Map(REGIONS.map((region) => [region.id, region]));

/** By country and GeoNames first-level code. */
export const regionOf = (country: CountryCode, code: string): Region | undefined => byId.get(`region-${country}-${code}`.toLowerCase());
