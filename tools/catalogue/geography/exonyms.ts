import { rowsOf, sameText, textFrom, type Text } from '../text.ts';

/** Country, name in GeoNames, own name, then fr es nl it en; an empty cell is the own name. */
const NAMES = rowsOf(`
  FR | Paris        | Paris        | | París | Parijs | Parigi |
  FR | Marseille    | Marseille    | | Marsella | | Marsiglia |
  FR | Lyon         | Lyon         | | | | Lione |
  FR | Nice         | Nice         | | Niza | | Nizza |
  FR | Lille        | Lille        | | | Rijsel | Lilla |
  FR | Bordeaux     | Bordeaux     | | Burdeos | | |
  FR | Strasbourg   | Strasbourg   | | Estrasburgo | Straatsburg | Strasburgo |
  FR | Toulouse     | Toulouse     | | | | Tolosa |
  FR | Avignon      | Avignon      | | Aviñón | | Avignone |
  FR | Dunkerque    | Dunkerque    | | Dunkerque | Duinkerke | | Dunkirk
  FR | Perpignan    | Perpignan    | | Perpiñán | | Perpignano |
  FR | Tours        | Tours        | | | | |
  FR | Orléans      | Orléans      | | Orleans | | |
  FR | Grenoble     | Grenoble     | | | | |
  FR | Nantes       | Nantes       | | | | |
  FR | Bayonne      | Bayonne      | | Bayona | | |
  FR | Biarritz     | Biarritz     | | | | |
  FR | Saint-Malo   | Saint-Malo   | | | | |
  FR | Arras        | Arras        | | | Atrecht | |
  FR | Calais       | Calais       | | | | |
  FR | Reims        | Reims        | | | | |
  FR | Lourdes      | Lourdes      | | | | |
  FR | Saint-Omer   | Saint-Omer   | | | Sint-Omaars | |
  FR | Cambrai      | Cambrai      | | | Kamerijk | |
  FR | Douai        | Douai        | | | Dowaai | |
  FR | Besançon     | Besançon     | | | | |
  FR | Chambéry     | Chambéry     | | | | Chambéry |
  FR | Ajaccio      | Ajaccio      | | | | Ajaccio |
  ES | Sevilla      | Sevilla      | Séville | | | Siviglia | Seville
  ES | Zaragoza     | Zaragoza     | Saragosse | | | Saragozza | Zaragoza
  ES | Barcelona    | Barcelona    | Barcelone | | | Barcellona |
  ES | Valencia     | Valencia     | Valence (Espagne) | | | |
  ES | Málaga       | Málaga       | Malaga | | Malaga | Malaga | Malaga
  ES | Murcia       | Murcia       | Murcie | | | |
  ES | Palma        | Palma        | Palma de Majorque | Palma de Mallorca | Palma de Mallorca | Palma di Maiorca | Palma de Mallorca
  ES | Córdoba      | Córdoba      | Cordoue | | | Cordova | Cordoba
  ES | Granada      | Granada      | Grenade | | | |
  ES | Cadiz        | Cádiz        | Cadix | | | Cadice | Cadiz
  ES | Gasteiz / Vitoria | Vitoria-Gasteiz | Vitoria | | | |
  ES | Donostia / San Sebastián | San Sebastián | Saint-Sébastien | | | |
  ES | Salamanca    | Salamanca    | Salamanque | | | |
  ES | Toledo       | Toledo       | Tolède | | | |
  ES | Segovia      | Segovia      | Ségovie | | | |
  ES | Pamplona     | Pamplona     | Pampelune | | | |
  ES | Girona       | Girona       | Gérone | Gerona | | |
  ES | Lleida       | Lleida       | Lérida | Lérida | | |
  ES | Tarragona    | Tarragona    | Tarragone | | | |
  ES | A Coruña     | A Coruña     | La Corogne | La Coruña | | La Coruña |
  ES | Santiago de Compostela | Santiago de Compostela | Saint-Jacques-de-Compostelle | | | |
  ES | Almería      | Almería      | Almeria | | | |
  ES | Jerez de la Frontera | Jerez de la Frontera | Xérès | | | |
  ES | Ourense      | Ourense      | | Orense | | |
  ES | Ibiza        | Ibiza        | | | | |
  ES | Figueres     | Figueres     | Figueras | Figueras | | |
  ES | Cartagena    | Cartagena    | Carthagène | | | |
  ES | Castelló de la Plana | Castelló de la Plana | | Castellón de la Plana | | |
  ES | Ávila        | Ávila        | | | | | Avila
  ES | Cáceres      | Cáceres      | | | | | Caceres
  ES | Cuenca       | Cuenca       | | | | |
  ES | Burgos       | Burgos       | | | | |
  ES | León         | León         | | | | |
  IT | Rome         | Roma         | Rome | | Rome | | Rome
  IT | Milan        | Milano       | Milan | Milán | Milaan | | Milan
  IT | Naples       | Napoli       | Naples | Nápoles | Napels | | Naples
  IT | Turin        | Torino       | Turin | Turín | Turijn | | Turin
  IT | Palermo      | Palermo      | Palerme | | | |
  IT | Genoa        | Genova       | Gênes | Génova | Genua | | Genoa
  IT | Bologna      | Bologna      | Bologne | Bolonia | | |
  IT | Florence     | Firenze      | Florence | Florencia | Florence | | Florence
  IT | Catania      | Catania      | Catane | | | |
  IT | Messina      | Messina      | Messine | Mesina | | |
  IT | Verona       | Verona       | Vérone | | | |
  IT | Padova       | Padova       | Padoue | Padua | Padua | | Padua
  IT | Trieste      | Trieste      | | | Triëst | |
  IT | Tarente      | Taranto      | Tarente | Tarento | | |
  IT | Taranto      | Taranto      | Tarente | Tarento | | |
  IT | Modena       | Modena       | Modène | Módena | | |
  IT | Livorno      | Livorno      | Livourne | | | | Livorno
  IT | Parma        | Parma        | Parme | | | |
  IT | Salerno      | Salerno      | Salerne | | | |
  IT | Perugia      | Perugia      | Pérouse | | | |
  IT | Bergamo      | Bergamo      | Bergame | Bérgamo | | |
  IT | Vicenza      | Vicenza      | Vicence | | | |
  IT | Bolzano      | Bolzano      | | | | |
  IT | Siracusa     | Siracusa     | Syracuse | | Syracuse | | Syracuse
  IT | Piacenza     | Piacenza     | Plaisance | | | |
  IT | Ferrara      | Ferrara      | Ferrare | | | |
  IT | Ancona       | Ancona       | Ancône | | | |
  IT | Como         | Como         | Côme | | | |
  IT | Lucca        | Lucca        | Lucques | | | |
  IT | Ravenna      | Ravenna      | Ravenne | Rávena | | |
  IT | Trento       | Trento       | Trente | | Trente | | Trento
  IT | Treviso      | Treviso      | Trévise | | | |
  IT | Pisa         | Pisa         | Pise | | | |
  IT | Siena        | Siena        | Sienne | | | |
  IT | Venice       | Venezia      | Venise | Venecia | Venetië | | Venice
  IT | Mantova      | Mantova      | Mantoue | | Mantua | | Mantua
  IT | Cremona      | Cremona      | Crémone | | | |
  IT | Aosta        | Aosta        | Aoste | | | |
  IT | Capri        | Capri        | | | | |
  IT | Sorrento     | Sorrento     | Sorrente | | | |
  IT | Assisi       | Assisi       | Assise | Asís | | |
  IT | Pompei       | Pompei       | Pompéi | Pompeya | Pompeï | | Pompeii
  IT | Lecce        | Lecce        | | | | |
  IT | San Remo     | Sanremo      | | San Remo | | |
  IT | Cagliari     | Cagliari     | | | | |
  IT | Rimini       | Rimini       | | Rímini | | |
  IT | Caserta      | Caserta      | Caserte | | | |
  IT | Pistoia      | Pistoia      | | Pistoya | | |
  IT | Brescia      | Brescia      | | | | |
  IT | Savona       | Savona       | Savone | | | |
  IT | Cortina d'Ampezzo | Cortina d'Ampezzo | | | | |
  BE | Brussels     | Brussel      | Bruxelles | Bruselas | | Bruxelles | Brussels
  BE | Antwerpen    | Antwerpen    | Anvers | Amberes | | Anversa | Antwerp
  BE | Gent         | Gent         | Gand | Gante | | Gand | Ghent
  BE | Liège        | Liège        | | Lieja | Luik | Liegi |
  BE | Brugge       | Brugge       | Bruges | Brujas | | Bruges | Bruges
  BE | Namur        | Namur        | | | Namen | |
  BE | Leuven       | Leuven       | Louvain | Lovaina | | Lovanio |
  BE | Mons         | Mons         | | | Bergen | |
  BE | Aalst        | Aalst        | Alost | | | |
  BE | Mechelen     | Mechelen     | Malines | Malinas | | Malines |
  BE | Kortrijk     | Kortrijk     | Courtrai | | | |
  BE | Ostend       | Oostende     | Ostende | Ostende | | Ostenda | Ostend
  BE | Tournai      | Tournai      | | | Doornik | |
  BE | Ieper        | Ieper        | Ypres | Ypres | | Ypres | Ypres
  BE | Roeselare    | Roeselare    | Roulers | | | |
  BE | Dendermonde  | Dendermonde  | Termonde | | | |
  BE | Sint-Niklaas | Sint-Niklaas | Saint-Nicolas | | | |
  BE | Sint-Truiden | Sint-Truiden | Saint-Trond | | | |
  BE | Tongeren     | Tongeren     | Tongres | | | |
  BE | Vilvoorde    | Vilvoorde    | Vilvorde | | | |
  BE | Lier         | Lier         | Lierre | | | |
  BE | Halle        | Halle        | Hal | | | |
  BE | Oudenaarde   | Oudenaarde   | Audenarde | | | |
  BE | Ronse        | Ronse        | Renaix | | | |
  BE | Veurne       | Veurne       | Furnes | | | |
  BE | Nieuwpoort   | Nieuwpoort   | Nieuport | | | |
  BE | De Panne     | De Panne     | La Panne | | | |
  BE | Koksijde     | Koksijde     | Coxyde | | | |
  BE | Braine-l'Alleud | Braine-l'Alleud | | | Eigenbrakel | |
  BE | Wavre        | Wavre        | | | Waver | |
  BE | Nivelles     | Nivelles     | | | Nijvel | |
  BE | Ath          | Ath          | | | Aat | |
  BE | Soignies     | Soignies     | | | Zinnik | |
  BE | Mouscron     | Mouscron     | | | Moeskroen | |
  BE | Arlon        | Arlon        | | | Aarlen | |
  BE | Bastogne     | Bastogne     | | | Bastenaken | |
  BE | Huy          | Huy          | | | Hoei | |
  BE | Tienen       | Tienen       | Tirlemont | | | |
  BE | Diksmuide    | Diksmuide    | Dixmude | | | |
  NL | The Hague    | Den Haag     | La Haye | La Haya | | L'Aia | The Hague
  NL | Amsterdam    | Amsterdam    | | Ámsterdam | | |
  NL | Rotterdam    | Rotterdam    | | Róterdam | | |
  NL | Groningen    | Groningen    | Groningue | Groninga | | Groninga |
  NL | Nijmegen     | Nijmegen     | Nimègue | Nimega | | Nimega |
  NL | 's-Hertogenbosch | 's-Hertogenbosch | Bois-le-Duc | Bolduque | | | 's-Hertogenbosch
  NL | Leiden       | Leiden       | Leyde | | | Leida |
  NL | Vlissingen   | Vlissingen   | Flessingue | Flesinga | | Flessinga | Flushing
  NL | Middelburg   | Middelburg   | Middelbourg | | | |
  NL | Maastricht   | Maastricht   | | | | |
  NL | Almere Stad  | Almere       | | | | |
  NL | Eindhoven    | Eindhoven    | | | | |
  NL | Breda        | Breda        | | | | |
  NL | Haarlem      | Haarlem      | | | | |
  NL | Arnhem       | Arnhem       | Arnhem | | | |
  NL | Dordrecht    | Dordrecht    | | | | |
  NL | Utrecht      | Utrecht      | | | | |
`);

export interface TownName {
  /** The name in its own country: the value of the search key `city`. */
  readonly value: string;
  readonly label: Text;
}

const byDatasetName = new Map(NAMES.map((cells) => [`${cells[0]} ${cells[1]}`, townName(cells)]));
const byOwnName = new Map(NAMES.map((cells) => [`${cells[0]} ${cells[2]}`, townName(cells)]));

/** What a town of GeoNames is called in each language; of `Laudio / Llodio` the Castilian half. */
export function townNameOf(country: string, name: string): TownName {
  const known = byDatasetName.get(`${country} ${name}`) ?? byOwnName.get(`${country} ${name}`);
  if (known) return known;
  const own = name.split('/').at(-1)!.trim();
  return { value: own, label: sameText(own.replaceAll("'", '’')) };
}

function townName(cells: readonly string[]): TownName {
  return { value: cells[2]!, label: textFrom(cells, 3, cells[2]) };
}
