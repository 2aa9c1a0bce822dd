import type { Random } from '../random.ts';
import type { Town } from '../geography/towns.ts';

/** Streets that most towns of the country have. */
const STREETS: Readonly<Record<string, string>> = {
  FR: "rue de l'Église; place de la Mairie; rue des Jardins; avenue de la Gare; rue du Moulin; chemin des Vignes; rue Victor-Hugo; quai de la République; rue du Lavoir; route de la Forêt; impasse des Lilas; allée des Marronniers; rue Saint-Jacques; boulevard Gambetta; rue des Tanneurs; montée du Château",
  ES: 'calle Mayor; plaza de España; calle del Carmen; calle Real; paseo de la Alameda; calle de la Fuente; avenida de la Constitución; calle San Juan; travesía del Molino; calle Nueva; plaza de la Iglesia; camino del Río; calle de los Olivos; paseo Marítimo',
  IT: 'via Roma; piazza Garibaldi; via della Chiesa; via Mazzini; corso Italia; via dei Mille; vicolo del Forno; via San Martino; piazza del Popolo; via delle Vigne; via Cavour; viale della Stazione; via del Mulino; strada dei Colli',
  VLG: 'Kerkstraat; Stationsstraat; Dorpsstraat; Molenstraat; Grote Markt; Kapelstraat; Nieuwstraat; Beukenlaan; Schoolstraat; Kasteelstraat; Hoogstraat; Veldstraat; Lindelaan; Vismarkt',
  WAL: "rue de l'Église; place du Marché; rue du Moulin; rue de la Station; rue Haute; chemin des Bruyères; rue du Château; rue Saint-Roch; quai de Meuse; rue des Écoles; avenue des Tilleuls; rue du Pont",
  NL: 'Dorpsstraat; Kerkstraat; Stationsweg; Molenweg; Markt; Hoofdstraat; Julianalaan; Schoolstraat; Havenkade; Nieuwstraat; Lindelaan; Wilhelminastraat; Brink; Zandweg',
};

/** `12 rue de l’Église, 38520 Le Bourg-d’Oisans`; a town without a postcode stands alone. */
export const addressIn = (random: Random, town: Town): string =>
  [streetIn(random, town), [town.postalcode, town.name].filter(Boolean).join(' ')].join(', ').replaceAll("'", '’');

/** `12 rue du Moulin`, `via Roma 12`: the number stands where the country puts it. */
function streetIn(random: Random, town: Town): string {
  const isFrenchSpoken = town.country === 'FR' || (town.country === 'BE' && town.region.value !== 'Vlaanderen');
  const key = town.country === 'BE' ? (isFrenchSpoken ? 'WAL' : 'VLG') : town.country;
  const street = random.pick(STREETS[key]!.split('; '));
  const number = random.whole(1, 98);
  return isFrenchSpoken
    ? `${number} ${street}`
    : `${street.charAt(0).toUpperCase()}${street.slice(1)}${town.country === 'ES' ? ',' : ''} ${number}`;
}
