import { rowsOf } from '../text.ts';
import type { CountryCode } from './regions.ts';

/** What lies around a hotel: it chooses its pictures, its words, its activities and its seasons. */
export const ENVIRONMENTS = ['sea', 'city', 'mountain', 'countryside', 'vineyard', 'lake'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Towns that guests go to, by setting. A name stands for the most populous town of that name in the country. */
const RESORTS = rowsOf(`
  FR | sea | Cassis, La Ciotat, Bandol, Sanary-sur-Mer, Hyères, Le Lavandou, Sainte-Maxime, Saint-Tropez, Saint-Raphaël, Fréjus, Antibes, Cannes, Menton, Villefranche-sur-Mer, Saint-Malo, Dinard, Cancale, Perros-Guirec, Roscoff, Concarneau, Bénodet, Quiberon, Carnac, Douarnenez, Crozon, Pornic, La Baule-Escoublac, Le Croisic, Les Sables-d'Olonne, Saint-Jean-de-Monts, La Rochelle, Royan, Arcachon, Lacanau, Capbreton, Biarritz, Saint-Jean-de-Luz, Hendaye, Collioure, Sète, Le Grau-du-Roi, La Grande-Motte, Deauville, Trouville-sur-Mer, Cabourg, Honfleur, Étretat, Fécamp, Dieppe, Le Tréport, Le Touquet-Paris-Plage, Wimereux, Granville, Barneville-Carteret, Porto-Vecchio, Calvi, Bonifacio, Propriano, Le Crotoy, Saint-Valery-sur-Somme, Berck, Wissant, Gruissan, Noirmoutier-en-l'Île, Saint-Martin-de-Ré, Houlgate
  ES | sea | Cadaqués, Roses, Begur, Lloret de Mar, Tossa de Mar, Calella, Sitges, Salou, Cambrils, Oropesa del Mar, Calp, Altea, Benidorm, Santa Pola, San Pedro del Pinatar, Roquetas de Mar, Nerja, Almuñécar, Torremolinos, Marbella, Estepona, Tarifa, Conil de la Frontera, Chipiona, Sanxenxo, O Grove, Baiona, Llanes, Ribadesella, San Vicente de la Barquera, Comillas, Laredo, Zarautz, Getaria, Hondarribia, Sóller, Alcúdia, Pollença, Calvià, Ciutadella, Maó, Santa Eulària des Riu, Sant Antoni de Portmany, Puerto de la Cruz, Adeje, Arrecife, Corralejo, Maspalomas
  IT | sea | Rimini, Sorrento, Positano, Amalfi, Ravello, Capri, Ischia, Gaeta, Sperlonga, Viareggio, Forte dei Marmi, Castiglione della Pescaia, Monte Argentario, Portoferraio, Lerici, Levanto, Monterosso al Mare, Rapallo, Santa Margherita Ligure, Portofino, Alassio, Finale Ligure, San Remo, Bordighera, Cervia, Cesenatico, Riccione, Gabicce Mare, Senigallia, Sirolo, Numana, San Benedetto del Tronto, Vieste, Polignano a Mare, Monopoli, Ostuni, Otranto, Gallipoli, Tropea, Maratea, Taormina, Cefalù, San Vito Lo Capo, Alghero, Olbia, Arzachena, Villasimius, Pula, Lido di Jesolo, Caorle, Lignano Sabbiadoro, Grado, Chioggia
  BE | sea | Knokke-Heist, Blankenberge, De Haan, Bredene, Ostend, Middelkerke, Nieuwpoort, Koksijde, De Panne
  NL | sea | Zandvoort, Noordwijk-Binnen, Katwijk aan Zee, Scheveningen, Bergen, Egmond aan Zee, Domburg, Zoutelande, Renesse, Vlissingen, Den Burg, Hoek van Holland, Wijk aan Zee, West-Terschelling, Callantsoog
  FR | mountain | Chamonix-Mont-Blanc, Megève, Morzine, Châtel, La Clusaz, Le Grand-Bornand, Les Gets, Samoëns, Courchevel, Tignes, Val-d'Isère, Bourg-Saint-Maurice, Valloire, Saint-Gervais-les-Bains, Le Bourg-d'Oisans, Villard-de-Lans, Briançon, Barcelonnette, Gérardmer, La Bresse, Munster, La Bourboule, Luz-Saint-Sauveur, Cauterets, Bagnères-de-Luchon, Saint-Lary-Soulan, Ax-les-Thermes, Font-Romeu-Odeillo-Via, Les Rousses, Embrun, Vic-sur-Cère
  ES | mountain | Vielha, Jaca, Benasque, Sallent de Gállego, Biescas, Puigcerdà, Ribes de Freser, Sort, La Seu d'Urgell, Cangas de Onís, Potes, Monachil, Cazorla, Grazalema, Navacerrada, Cercedilla, Béjar, Aínsa, Boltaña
  IT | mountain | Cortina d'Ampezzo, Courmayeur, Livigno, Bormio, Canazei, Moena, Ortisei, Corvara in Badia, Brunico, Merano, Vipiteno, Dobbiaco, San Candido, Ponte di Legno, Bardonecchia, Sestriere, Limone Piemonte, Asiago, Roccaraso, Abetone, Pinzolo, Malè, Cogne, Gressoney-Saint-Jean, Andalo, Predazzo
  FR | lake | Annecy, Talloires, Aix-les-Bains, Évian-les-Bains, Thonon-les-Bains, Biscarrosse, Mimizan, Gréoux-les-Bains, Enghien-les-Bains, Clairvaux-les-Lacs
  IT | lake | Bellagio, Como, Menaggio, Varenna, Cernobbio, Stresa, Verbania, Cannobio, Baveno, Arona, Orta San Giulio, Sirmione, Desenzano del Garda, Salò, Gardone Riviera, Limone sul Garda, Malcesine, Bardolino, Lazise, Torbole sul Garda, Riva del Garda, Iseo, Bolsena, Passignano sul Trasimeno, Castiglione del Lago
  ES | lake | Banyoles, Puebla de Sanabria
  NL | lake | Giethoorn, Oud-Loosdrecht, Sneek, Lemmer, Medemblik, Hoorn, Elburg, Makkum, Vinkeveen
  BE | lake | Froidchapelle
  FR | vineyard | Beaune, Meursault, Nuits-Saint-Georges, Gevrey-Chambertin, Chablis, Épernay, Riquewihr, Ribeauvillé, Kaysersberg, Eguisheim, Obernai, Barr, Turckheim, Saint-Émilion, Pauillac, Margaux, Libourne, Cognac, Châteauneuf-du-Pape, Vacqueyras, Sancerre, Chinon, Saumur, Amboise, Cahors, Gaillac, Bergerac, Limoux, Tain-l'Hermitage, Belleville, Villefranche-sur-Saône, Arbois, Uzès, Buxy, Savennières
  ES | vineyard | Haro, Laguardia, Elciego, Briones, Logroño, Peñafiel, Aranda de Duero, Vilafranca del Penedès, Falset, Cambados, Valdepeñas, Requena, Olite, Toro, Jerez de la Frontera, Cacabelos, Sant Sadurní d'Anoia
  IT | vineyard | Montalcino, Montepulciano, Greve in Chianti, Castellina in Chianti, Radda in Chianti, Gaiole in Chianti, San Gimignano, Alba, Barolo, La Morra, Canelli, Nizza Monferrato, Valdobbiadene, Conegliano, Montefalco, Orvieto, Frascati, Cormons, Caldaro sulla Strada del Vino
  FR | countryside | Gordes, Roussillon, Lourmarin, L'Isle-sur-la-Sorgue, Saint-Rémy-de-Provence, Sarlat-la-Canéda, Blois, Loches, Barbizon, Fontainebleau, Chantilly, Forcalquier, Vallon-Pont-d'Arc, Die, Florac, Dinan, Bagnoles-de-l'Orne, Vichy, Brantôme, Souillac
  ES | countryside | Ronda, Arcos de la Frontera, Vejer de la Frontera, Úbeda, Baeza, Priego de Córdoba, Trujillo, Guadalupe, Albarracín, Morella, Alcañiz, Sigüenza, Pedraza, Besalú, Olot, Valldemossa, Ribadavia, Almagro, Consuegra, Hervás, Alquézar
  IT | countryside | Pienza, Cortona, Volterra, Assisi, Spoleto, Gubbio, Todi, Norcia, Urbino, Alberobello, Locorotondo, Matera, Pitigliano, Asolo, Modica, Noto, Brisighella, San Casciano dei Bagni, Salsomaggiore Terme, Abano Terme
  BE | countryside | Durbuy, La Roche-en-Ardenne, Bouillon, Dinant, Spa, Stavelot, Rochefort, Saint-Hubert, Houffalize, Vielsalm, Geraardsbergen, Oudenaarde, Ronse, Poperinge, Tongeren, Borgloon, Chimay
  NL | countryside | Valkenburg, Vaals, Gulpen, Ootmarsum, Winterswijk, Vorden, Otterlo, Lunteren, Ermelo, Putten, Dwingeloo, Westerbork, Norg, Oisterwijk, Heeze, Thorn, Ommen, Hardenberg, Naarden, Loenen
`);

/** Name of GeoNames by country -> setting, for the towns that people travel to. */
export const RESORT_SETTINGS: ReadonlyMap<string, Environment> = new Map(
  RESORTS.flatMap(([country, environment, names]) =>
    names!.split(', ').map((name) => [resortKey(country!, name), environment as Environment]),
  ),
);

export function resortKey(country: CountryCode | string, name: string): string {
  return `${country} ${name}`;
}
