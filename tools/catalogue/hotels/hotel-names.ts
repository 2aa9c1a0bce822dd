import type { Random } from '../random.ts';
import type { Town } from '../geography/towns.ts';
import type { CountryCode } from '../geography/regions.ts';
import { houseNoun } from '../grammar/houses.ts';
import type { Nouns } from '../grammar/noun.ts';
import { rowsOf, slugOf, type Language } from '../text.ts';
import type { HotelType } from './house.ts';

/** `{n}` takes a name that goes with the setting, `{f}` a family's or a person's, `{p}` a plant or a bird. By country and kind of house. */
const PATTERNS = table(`
  FR | hotel      | Hôtel {n}; Le Grand Hôtel {n}; Hôtel {f}; Hôtel {n} & Jardin; Hôtel des {p}; L'Hôtel des {p}
  FR | boutique   | Maison {f}; Hôtel {f}; La Maison des {p}; Villa {f}; Maison d'hôtes {f}; Les {p}
  FR | castle     | Château {f}; Château de {f}; Domaine de {f}; Le Manoir des {p}; Château des {p}; Manoir {f}
  FR | guesthouse | La Maison {f}; Auberge des {p}; Auberge {f}; Le Clos des {p}; Le Relais {f}; La Demeure des {p}
  FR | resort     | Domaine des {p}; Les Terrasses {n}; Résidence {n}; Le Village des {p}; Domaine {n}
  FR | spa        | Les Thermes {n}; Les Bains {n}; Hôtel {n} & Spa; Domaine des {p} & Spa; Les Bains de {f}
  FR | treehouse  | Les Cabanes des {p}; Les Cabanes {f}; Le Bois des {p}; Les Nids de {f}
  FR | farm       | La Ferme des {p}; La Ferme {f}; La Métairie des {p}; La Grange {f}; Le Clos {f}
  ES | hotel      | Hotel {n}; Gran Hotel {n}; Hotel {f}; Hotel Los {p}; Hotel Plaza {n}; Hotel {n} Centro
  ES | boutique   | Casa {f}; Palacio {f}; Palacete de {f}; La Casona de {f}; Casa de los {p}
  ES | castle     | Castillo de {f}; Palacio de los {p}; Torre de {f}; Hacienda {f}; Palacio de {f}
  ES | guesthouse | Posada de {f}; La Posada de los {p}; Casa Rural Los {p}; Hostería {f}; La Casa de {f}
  ES | resort     | Resort {n}; Finca Los {p}; Jardines {n}; Aldea {n}; Villas {n}
  ES | spa        | Balneario {n}; Hotel Spa {n}; Termas de {f}; Baños de {f}; Hotel Balneario Los {p}
  ES | treehouse  | Cabañas de {f}; Cabañas Los {p}; El Bosque de {f}; Nidos de {f}
  ES | farm       | Finca Los {p}; Casa de Labranza {f}; Finca {f}; Hacienda {f}; La Casona {f}
  IT | hotel      | Hotel {n}; Grand Hotel {n}; Albergo {f}; Hotel {f}; Hotel dei {p}; Albergo {n}
  IT | boutique   | Casa {f}; Palazzo {f}; Dimora {f}; La Dimora dei {p}; Villa {f}
  IT | castle     | Castello di {f}; Castello {f}; Palazzo {f}; Rocca dei {p}
  IT | guesthouse | Locanda {f}; Locanda dei {p}; La Corte dei {p}; Antica Locanda {f}; Casa dei {p}
  IT | resort     | Borgo {f}; Tenuta {f}; Borgo dei {p}; Resort {n}; Tenuta dei {p}
  IT | spa        | Terme {n}; Terme & Spa {n}; Hotel Terme {f}; Bagni di {f}; Fonte dei {p}
  IT | treehouse  | Case sugli Alberi {f}; Il Bosco dei {p}; Nido dei {p}; Il Bosco di {f}
  IT | farm       | Agriturismo {f}; Podere {f}; Cascina {f}; Podere dei {p}; Corte {f}; Fattoria dei {p}
  NL | hotel      | Hotel {n}; Hotel De {p}; Grand Hotel {n}; Hotel {f}; Stadshotel {n}
  NL | boutique   | Huize {f}; Villa {f}; Het Huis {f}; Huis De {p}; Hotel Huys {f}
  NL | castle     | Kasteel {f}; Landgoed {f}; Landgoed De {p}; Slot {f}; Buitenplaats {f}
  NL | guesthouse | Herberg De {p}; Logement {f}; B&B De {p}; Gasterij {f}; Herberg {f}
  NL | resort     | Landgoed {n}; Park De {p}; Buitenhof {n}; Buitenhuizen {n}
  NL | spa        | Thermen {n}; Wellnesshotel {n}; Badhuis {f}; Badhotel {n}; Thermen De {p}
  NL | treehouse  | Boomhutten De {p}; Boshuisjes {f}; Boomnesten van {f}; Het Bos van {f}
  NL | farm       | Hoeve {f}; Boerderij De {p}; Hofstede {f}; Erve {f}; Hoeve De {p}
`);

/** Names that go with a setting (`{n}`), by country. */
const SCENERY = table(`
  FR | sea         | de la Plage; Beau Rivage; du Port; des Dunes; de l'Estran; Belle Vue; Le Grand Large; Les Embruns; de la Jetée; du Phare; Miramar; Les Flots Bleus; de la Baie; Les Brisants; Le Sémaphore; Bord de Mer; de la Pointe; Océanide; L'Escale Bleue; Les Tamaris
  FR | city        | du Théâtre; Saint-Martin; de la Cathédrale; du Palais; des Arts; Voltaire; Victoria; du Parc; Central; de l'Opéra; Le Faubourg; Saint-Nicolas; de la Poste; de l'Europe; Terminus; Jeanne d'Arc; des Halles; du Beffroi; de l'Horloge; Sévigné; Lafayette
  FR | mountain    | des Alpages; Belle Étoile; Les Cimes; du Glacier; Le Refuge; L'Edelweiss; Les Sapins; Beau Site; Le Grand Tétras; Les Mélèzes; L'Aiguille; Le Chamois; Bellevue; Les Gentianes; L'Ours Blanc; Les Marmottes
  FR | countryside | du Moulin; Beau Séjour; du Pont; du Cheval Blanc; de la Tour; Le Lion d'Or; Les Glycines; Les Tilleuls; Saint-Hubert; du Commerce; Le Prieuré; La Croix Blanche; du Cygne; La Roseraie; L'Écu de France; Le Vieux Logis
  FR | vineyard    | des Vignes; Le Cep d'Or; Les Vendanges; du Vignoble; Le Grand Cru; Saint-Vincent; La Treille; Le Pressoir; Les Coteaux; Bellevigne; Le Caveau
  FR | lake        | du Lac; Beau Lac; Les Rives; Le Ponton; Les Roselières; L'Abbaye; Belle Rive; Le Cygne Blanc; Les Barques; Bon Rivage
  ES | sea         | Miramar; Bahía; Playa Grande; del Faro; Marina; Brisas; Las Olas; Costa Azul; El Puerto; Las Rocas; Levante; Poniente; Las Gaviotas; Bellamar; El Ancla; Las Salinas
  ES | city        | Alameda; San Miguel; Catedral; Plaza Mayor; Reyes Católicos; Colón; Cervantes; San Francisco; La Merced; Las Cortes; Puerta Real; Europa; Imperial; Santa Clara; El Príncipe; Gran Vía; Santo Domingo; Goya
  ES | mountain    | Valle Nevado; La Cumbre; Las Nieves; El Refugio; Alto Valle; Pico Real; Los Glaciares; Edelweiss; El Mirador
  ES | countryside | El Molino; La Encina; San Roque; Las Fuentes; El Mirador; La Alameda; Santa Ana; Valle Verde; El Olivar; La Dehesa; Las Eras; El Convento; San Isidro
  ES | vineyard    | La Bodega; Viña Real; El Lagar; Las Cepas; Tempranillo; Viñedos; La Vendimia; El Majuelo; Viña Vieja
  ES | lake        | El Lago; La Ribera; Aguas Claras; Las Barcas; La Laguna; El Embarcadero
  IT | sea         | Miramare; Belvedere; Bellariva; La Scogliera; Mediterraneo; Villa Marina; Riviera; Le Sirene; Il Faro; Baia Blu; La Conchiglia; Nettuno; Le Palme; Cala Rossa; Il Gabbiano; La Lampara; Stella Maris
  IT | city        | Duomo; San Marco; Vittoria; Garibaldi; Cavour; Minerva; Santa Croce; Europa; Centrale; Dante; Leon Bianco; Teatro; Posta; Corso; Savoia; Santo Stefano; Italia
  IT | mountain    | Bellavista; Alpina; Stella Alpina; Le Cime; Cristallo; Olympia; Il Cervo; Nevada; Panorama; Tre Abeti
  IT | countryside | Il Mulino; La Torre; San Biagio; La Collina; Il Convento; Le Querce; Belvedere; Il Cipresso; San Lorenzo; La Badia; Il Poggio; La Fonte; Santa Caterina
  IT | vineyard    | La Vigna; Il Vigneto; Il Borgo; Le Cantine; Sangiovese; San Giusto; Il Filare; La Vendemmia; Le Botti
  IT | lake        | Del Lago; Lido; Belvedere; Bellavista; Villa Flora; Riviera; Il Porticciolo; Le Ninfee; Du Lac; Regina; Eden; La Darsena
  NL | sea         | Zeelust; Zeezicht; Noordzee; Zilt; Duinzicht; Bellevue; Zonneduin; De Vuurtoren; Strandhuys; Badhotel Zuid; Hoog Duin; Zeester
  NL | city        | Centraal; Residentie; De Gracht; Wilhelmina; Oranje; Keizer; Vondel; Het Wapen; Munt; Sint-Joris; Prinsenhof; Rembrandt; Oude Haven; Erasmus; De Waag; Janskerkhof
  NL | mountain    | Heuvelzicht; Panorama
  NL | countryside | Het Wapen; De Heide; Boszicht; De Lindehof; Het Heerenhuis; De Bosrand; Erica; Heidehof; De Buitenplaats; De Brink
  NL | vineyard    | Wijngaard
  NL | lake        | Plaszicht; De Waterlelie; Het Havenhuis; De Oever; Havenzicht
`);

/** Families and people (`{f}`), then what grows and flies (`{p}`), by country. */
const WORDS = table(`
  FR | family | Valmont; Rochebrune; Beaulieu; Montclar; Saint-Aubin; Marchand; Lafargue; Delmas; Castelnau; Bellegarde; Duroc; Montaigu; Clairefontaine; Roussel; Fontenay; Desportes; Lacombe; Vernet; Sainte-Colombe; Chauvet; Mercœur; Aubrac; Beaumont; Garance; Augustine; Léonie; Marguerite; Joséphine; Mirabelle; Anselme; Héloïse; Colette; Apolline; Séraphin; Barnabé; Peyrol; Villeneuve; Malaret; Grandval; Courtanvaux
  FR | plant  | Tilleuls; Cèdres; Amandiers; Hirondelles; Glycines; Marronniers; Cyprès; Chênes; Figuiers; Lauriers; Pins; Roses; Hortensias; Genêts; Bruyères; Mésanges; Mûriers; Platanes; Saules; Fougères; Iris; Noisetiers
  ES | family | Montesinos; Valdeolivas; Aldana; Mendoza; Albaida; Beltrán; Ferrer; Serra; Olivares; Alarcón; Miraflores; Peñalba; Santángel; Zúñiga; Urrutia; Guzmán; Belmonte; Monteverde; Robledo; Carvajal; Aurora; Leonor; Candela; Inés; Catalina; Doña Elvira; Don Fadrique; Quintana; Altamira; Castellar; Valcárcel; Villanueva; Pons; Vidal; Torralba
  ES | plant  | Olivos; Naranjos; Almendros; Castaños; Robles; Laureles; Jazmines; Álamos; Cipreses; Limoneros; Pinos; Tilos; Vencejos; Ruiseñores; Nogales; Enebros; Madroños; Sauces; Rosales; Geranios
  IT | family | Bellini; Malaspina; Ferrante; Montefiore; Castelvecchio; Guidi; Albani; Serristori; Valentini; Orsini; Carafa; Donati; Fontanella; Morosini; Contarini; Pallavicino; Aldobrandi; Rinaldi; Santacroce; Gonzati; Beatrice; Ginevra; Allegra; Ortensia; Viola; Bianca; Cosima; Lucrezia; Rossana; Sant'Elmo; Monterosso; Belfiore; Valdonica; Casalta; Roccabruna
  IT | plant  | Cipressi; Ulivi; Limoni; Girasoli; Mandorli; Castagni; Melograni; Gelsomini; Pini; Oleandri; Ginepri; Larici; Tigli; Aranci; Noccioli; Lecci; Allori; Faggi; Papaveri; Pettirossi
  BE | family | Van Ostaeyen; Delacroix; Vandevelde; Rosier; De Keyser; Lambert; Gaspard; Van Aelst; Montjoie; Beaufays; Verhaegen; Goethals; Marnix; Sarens; Hortense; Mathilde; Godelieve; Alix; Clémence; Victoire; Ravenstein; Rubempré; Bouvignes; Hamal; Solvay; Peeters; Coralie; Malou
  NL | family | Van Loon; De Wit; Rozendaal; Van Rhijn; Duinhove; Sypesteyn; Bentinck; Van Heeckeren; Oldenaller; Zonneveld; Hendrika; Cornelia; Aleida; Johanna; Margaretha; Wassenaer; Van der Meer; Backer; Overbeek; Welgelegen; Rusthoven; Vreeland; Eikenhorst; Berkenrode; Vogelenzang; Amalia; Catharina; Tromp
  NL | plant  | Linde; Reiger; Zwaan; Leeuwerik; Eik; Wilg; Vos; Uil; Grutto; Kievit; Roos; Zwaluw; Berk; Ooievaar; Meidoorn; Wulp; Vuurvogel; Heide; Specht; Iep
`);

/** Gives every hotel a name of its own, in its country's language and fitting its setting. */
export function hotelNamer(): (random: Random, town: Town, type: HotelType) => string {
  const taken = new Set<string>();
  return (random, town, type) => {
    for (let attempt = 0; attempt < 12; attempt++) {
      const name = compose(random, town, type);
      const candidate = attempt < 6 && !isVague(name) ? name : nameAt(name, town);
      if (claim(candidate)) return candidate;
    }
    for (;;) {
      const { country } = town;
      const candidate = nameAt(`${compose(random, town, type)} – ${random.pick(WORDS.get(`${country} family`)!)}`, town);
      if (claim(candidate)) return candidate;
    }
  };

  function claim(name: string): boolean {
    const key = slugOf(name);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  }
}

function compose(random: Random, town: Town, type: HotelType): string {
  const country = tongueOf(town);
  const name = random
    .pick(PATTERNS.get(`${country} ${type}`)!)
    .replace('{n}', () => random.pick(SCENERY.get(`${country} ${town.environment}`)!))
    .replace('{f}', () => random.pick(WORDS.get(`${town.country} family`)!))
    .replace('{p}', () => random.pick(WORDS.get(`${country} plant`)!));
  return elided(name, country);
}

/** Belgium names its houses as its neighbours do: in Flanders in Dutch, elsewhere in French. */
export const tongueOf = (town: Town): Exclude<CountryCode, 'BE'> =>
  town.country !== 'BE' ? town.country : town.region.value === 'Vlaanderen' ? 'NL' : 'FR';

/** `Château d'Aubrac`, `Le Grand Hôtel du Ponton`, `Hotel degli Ulivi`: what the parts of a name become beside each other. */
function elided(name: string, country: CountryCode): string {
  const joints = country === 'FR' ? FRENCH_JOINTS : country === 'IT' ? ITALIAN_JOINTS : DUTCH_JOINTS;
  return [...joints, ...EVERYWHERE]
    .reduce((words, [apart, together]) => words.replace(apart, together), name)
    .replaceAll("'", '’')
    .replace(/^./, (first) => first.toLocaleUpperCase());
}

type Joints = readonly (readonly [RegExp, string])[];
/** A house with an article of its own takes the scenery's behind `de`; no article stands twice. */
const FRENCH_JOINTS: Joints = [
  [/^(Le Grand Hôtel|Les (?:Terrasses|Thermes|Bains)|Terrasses|Thermes|Bains) Les (?=\p{Lu})/u, '$1 des '],
  [/^(Le Grand Hôtel|Les (?:Terrasses|Thermes|Bains)|Terrasses|Thermes|Bains) Le (?=\p{Lu})/u, '$1 du '],
  [/^(Le Grand Hôtel|Les (?:Terrasses|Thermes|Bains)|Terrasses|Thermes|Bains) L(?=[a’'])/u, '$1 de l'],
  [/ de (?=(?:[AEÉIOUY]|H[ée]loïse|Hortense)\p{Ll})/gu, " d'"],
  [/ de De /u, ' De '],
  [/^(Terrasses|Bains|Thermes)/u, 'Les $1'],
  [/^Hôtel Les /u, 'Les '],
];
const ITALIAN_JOINTS: Joints = [[/\bdei (?=[AEIOU])/gu, 'degli ']];
const DUTCH_JOINTS: Joints = [[/\b(De|Het|Hotel De) (De|Het|Ter|Ten)\b/gu, '$1']];
const EVERYWHERE: Joints = [[/ {2,}/gu, ' ']];

/** A name that could stand anywhere (Hotel Central) may bear its town; without a comma, since places write the town behind it again. */
const isVague = (name: string): boolean => /^(H[oô]tel|Grand|Gran|Albergo|Stadshotel)/.test(name) && name.length < 14;
function nameAt(name: string, town: Town): string {
  const own = town.name.replaceAll("'", '’');
  return name.includes(own) ? name : `${name} ${own}`;
}

/** The house as sentences name it, with the article that each language gives it. */
export const nounOfHotel = ({ label, town }: { readonly label: string; readonly town: Town }): Nouns =>
  houseNoun({ label, town: town.name.replaceAll("'", '’'), tongue: tongueOf(town).toLowerCase() as Language });

function table(drawn: string): ReadonlyMap<string, readonly string[]> {
  return new Map(rowsOf(drawn).map(([country, key, names]) => [`${country} ${key}`, names!.split(';').map((name) => name.trim())]));
}
