import { rowsOf } from '../text.ts';

/** What guests write, in the four languages of reviews (spec 2, section 9); each language was written on its own, none is a translation. */
export type ReviewLocale = 'fr_FR' | 'es_ES' | 'it_IT' | 'nl_NL';
export type Praise = 'welcome' | 'room' | 'food' | 'place' | 'house' | 'end';

/** `{town}` is the town as the language calls it; `&` begins what two or more guests write, `+` what a family writes. */
const PRAISES = rowsOf(`
  fr_FR | welcome | Accueil adorable, on se sent attendu. ~ Une équipe aux petits soins du début à la fin. ~ Le patron prend le temps de discuter, un vrai plaisir. ~ &Arrivés tard, nous avons été reçus avec le sourire et une tisane. ~ Réception efficace, conseils justes, rien à redire. ~ &On nous a surclassés pour notre anniversaire, merci encore !
  fr_FR | room | Chambre spacieuse et literie parfaite. ~ &Silence total la nuit, nous avons dormi comme des bébés. ~ Belle salle de bains, douche généreuse et serviettes épaisses. ~ Décoration soignée sans être prétentieuse. ~ La vue au réveil vaut le voyage. ~ Tout était impeccable, jusque dans les détails.
  fr_FR | food | Petit-déjeuner copieux, avec des produits du coin. ~ &Nous avons dîné sur place : une vraie cuisine, généreuse. ~ Les confitures maison, on en parle encore. ~ Le pain, le beurre, le café : tout est bon. ~ Belle carte des vins à prix doux.
  fr_FR | place | {town} se visite à pied, l'emplacement est idéal. ~ Au calme et pourtant proche de tout. ~ Plein de balades au départ de l'hôtel. ~ &Nous avons découvert {town} hors saison, un bonheur. ~ On laisse la voiture et on n'y touche plus.
  fr_FR | house | Le spa est petit mais très bien pensé. ~ Jardin magnifique, on y a passé l'après-midi. ~ Une maison pleine de charme, loin des chaînes. ~ L'activité comprise était une excellente idée. ~ +Les enfants ne voulaient plus partir.
  fr_FR | end | &Nous reviendrons, c'est certain. ~ Un week-end qui fait l'effet d'une semaine. ~ À recommander les yeux fermés. ~ Merci pour ce joli moment. ~ Déjà offert à mes parents. ~ Rapport qualité-prix remarquable.
  es_ES | welcome | El trato fue exquisito desde el primer minuto. ~ Personal atento y muy cercano. ~ &Nos guardaron las maletas y nos recomendaron dónde cenar. ~ &Llegamos tarde y nos esperaban con una sonrisa. ~ Se nota que les gusta lo que hacen.
  es_ES | room | La habitación era amplia, luminosa y muy limpia. ~ &La cama, de las mejores en las que hemos dormido. ~ Ni un ruido en toda la noche. ~ El baño es una maravilla, sobre todo la ducha. ~ Decoración con mucho gusto y buena temperatura. ~ Las vistas al despertar no tienen precio.
  es_ES | food | El desayuno, casero y abundante. ~ &Cenamos en el restaurante y repetiríamos sin dudarlo. ~ Producto de la zona y muy bien tratado. ~ El pan recién hecho y el zumo natural, un detalle. ~ Buena carta de vinos por copas.
  es_ES | place | En {town} se puede ir andando a todas partes. ~ Está en una zona tranquila, pero cerca de todo. ~ &{town} nos encantó y el hotel está muy bien situado. ~ Ideal para hacer excursiones por los alrededores. ~ &Aparcamos sin problema y no volvimos a mover el coche.
  es_ES | house | El spa, pequeño pero muy agradable. ~ El jardín es precioso para leer un rato. ~ Un sitio con alma, nada que ver con una cadena. ~ La actividad incluida fue todo un acierto. ~ +A los niños les ha entusiasmado.
  es_ES | end | Volveremos seguro. ~ Muy recomendable para desconectar. ~ Relación calidad-precio inmejorable. ~ Un fin de semana redondo. ~ &Gracias por todo, nos vamos como nuevos. ~ &Ya se lo hemos recomendado a unos amigos.
  it_IT | welcome | &Accoglienza squisita, ci siamo sentiti a casa. ~ Personale gentile e sempre disponibile. ~ &Il proprietario ci ha dato ottimi consigli. ~ &Siamo arrivati tardi e ci aspettavano con un sorriso. ~ Alla reception sanno fare il loro mestiere.
  it_IT | room | Camera ampia, pulita e silenziosa. ~ Letto comodissimo e biancheria profumata. ~ Bagno nuovo con una doccia stupenda. ~ Arredata con gusto, senza esagerare. ~ La vista dal balcone ripaga del viaggio. ~ Tutto curato fin nei dettagli.
  it_IT | food | Colazione ricca, con torte fatte in casa. ~ &Abbiamo cenato benissimo, piatti semplici e curati. ~ Prodotti del posto, si sente. ~ Il caffè finalmente buono anche a colazione. ~ Carta dei vini interessante e prezzi onesti.
  it_IT | place | {town} si gira a piedi, posizione perfetta. ~ Zona tranquilla ma comoda per tutto. ~ &Abbiamo scoperto {town} con calma, una meraviglia. ~ Sentieri e passeggiate partono quasi dalla porta. ~ Parcheggio comodo, auto dimenticata per due giorni.
  it_IT | house | La spa è piccola ma curatissima. ~ Giardino splendido, ci si perde volentieri. ~ Un posto con carattere, non il solito albergo. ~ L'attività compresa è stata una bella sorpresa. ~ +I bambini non volevano più andare via.
  it_IT | end | &Ci torneremo di sicuro. ~ Consigliatissimo. ~ Due giorni che valgono una settimana. ~ Rapporto qualità-prezzo eccellente. ~ Grazie di tutto, a presto. ~ Regalo riuscitissimo.
  nl_NL | welcome | &Heel hartelijk ontvangen, meteen op ons gemak. ~ Vriendelijk personeel dat echt meedenkt. ~ &De eigenaar gaf ons de beste tips van de streek. ~ &We kwamen laat aan en er werd toch op ons gewacht. ~ Inchecken ging vlot en met een glimlach.
  nl_NL | room | Ruime kamer, brandschoon en lekker stil. ~ &Heerlijk bed, we hebben als rozen geslapen. ~ Mooie badkamer met een fijne regendouche. ~ Smaakvol ingericht zonder poespas. ~ Het uitzicht bij het wakker worden was prachtig. ~ Alles tot in de puntjes verzorgd.
  nl_NL | food | Uitgebreid ontbijt met streekproducten. ~ &We hebben er gegeten en dat was echt goed. ~ Vers brood, goede koffie, wat wil je nog meer. ~ De kok kookt met wat er op de markt ligt, en dat proef je. ~ Leuke wijnkaart voor een eerlijke prijs.
  nl_NL | place | {town} is te voet goed te doen vanuit het hotel. ~ Rustig gelegen en toch dicht bij alles. ~ {town} bleek een verrassing, zeker buiten het seizoen. ~ Wandelen en fietsen kan zo vanaf de deur. ~ Auto geparkeerd en niet meer aangeraakt.
  nl_NL | house | De wellness is klein maar heel fijn. ~ Prachtige tuin om met een boek te zitten. ~ Een plek met karakter, geen dertien in een dozijn. ~ De inbegrepen activiteit was een schot in de roos. ~ +De kinderen wilden niet meer naar huis.
  nl_NL | end | &Wij komen zeker terug. ~ Aanrader voor een weekendje weg. ~ Voelde als een hele week vakantie. ~ Prijs en kwaliteit zijn dik in orde. ~ Bedankt voor de goede zorgen. ~ Inmiddels ook cadeau gedaan.
`);

const COMPLAINTS = rowsOf(`
  fr_FR | Le parking est un peu étroit. ~ Le Wi-Fi était lent dans la chambre. ~ Un peu de bruit dans le couloir le matin. ~ Dommage que le dîner s'arrête à 21 h. ~ Il manquait une prise près du lit. ~ La chambre était fraîche à l'arrivée, vite réglé. ~ Le petit-déjeuner pourrait varier d'un jour à l'autre. ~ Difficile à trouver de nuit, un panneau aiderait. ~ Eau de la douche tiède le dimanche.
  es_ES | El aparcamiento es algo justo. ~ El wifi no llegaba bien a la habitación. ~ Se oye un poco el pasillo por la mañana. ~ El desayuno empieza tarde para madrugadores. ~ Faltan enchufes junto a la cama. ~ La almohada, demasiado blanda para mi gusto. ~ Cuesta encontrarlo de noche. ~ La calefacción tardó en calentar.
  it_IT | Il parcheggio è un po' stretto. ~ In camera il Wi-Fi andava piano. ~ Si sentiva qualche rumore dal corridoio. ~ La colazione finisce presto nei giorni feriali. ~ Manca una presa vicino al letto. ~ Cuscini troppo alti per me. ~ Di notte si fatica a trovarlo. ~ Doccia un po' tiepida la domenica.
  nl_NL | De parkeerplaats is wat krap. ~ Wifi op de kamer was traag. ~ 's Ochtends hoor je de gang een beetje. ~ Het diner stopt vroeg, let daar op. ~ Te weinig stopcontacten bij het bed. ~ Kussens waren wat zacht. ~ In het donker lastig te vinden. ~ De kamer mocht bij aankomst iets warmer.
`);

const names = (drawn: string): readonly string[] => drawn.split(' ');
export const GUESTS: Readonly<Record<ReviewLocale, readonly string[]>> = {
  fr_FR: names(
    'Camille Julien Élodie Thomas Nathalie Pierre Sophie Mathieu Aurélie Nicolas Isabelle Romain Claire Antoine Valérie Hugo Manon Sébastien Céline Vincent Laure Olivier Chloé Guillaume Hélène Damien Inès Karim Yasmine Fanny',
  ),
  es_ES: names(
    'Lucía Javier Carmen Pablo Marta Sergio Elena Álvaro Cristina Miguel Laura Raúl Pilar Diego Nuria Jorge Ana Rubén Silvia Óscar Beatriz Iker Ainhoa Jordi Montse Andrés',
  ),
  it_IT: names(
    'Giulia Marco Francesca Luca Chiara Alessandro Elena Matteo Silvia Davide Martina Andrea Paola Stefano Valentina Simone Federica Roberto Sara Giorgio Ilaria Enrico Anna Lorenzo',
  ),
  nl_NL: names(
    'Sanne Daan Marieke Bram Lotte Jeroen Femke Pieter Anouk Wouter Eline Tom Ilse Koen Marloes Stijn Fleur Ruben Hanneke Joost Evi Maarten Lies Bas',
  ),
};

export const REVIEW_LOCALES: readonly ReviewLocale[] = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'];
export const PRAISE_KINDS: readonly Praise[] = ['welcome', 'room', 'food', 'place', 'house', 'end'];

/** A sentence of a review, and the travellers who could have written it. */
export interface Phrase {
  readonly text: string;
  readonly writers: 'any' | 'many' | 'family';
}

const split = (cell: string): readonly Phrase[] =>
  cell
    .replaceAll("'", '’')
    .replace(/ ([:;!?])/g, '\u00a0$1')
    .replace(/(\d) h\b/g, '$1\u00a0h')
    .split('~')
    .map((one) => one.trim())
    .map((one) => ({ text: one.replace(/^[&+]/, ''), writers: one.startsWith('&') ? 'many' : one.startsWith('+') ? 'family' : 'any' }));
const praises = new Map(PRAISES.map((cells) => [`${cells[0]} ${cells[1]}`, split(cells[2]!)]));
const complaints = new Map(COMPLAINTS.map((cells) => [cells[0]!, split(cells[1]!)]));

export const praisesOf = (locale: ReviewLocale, kind: Praise): readonly Phrase[] => praises.get(`${locale} ${kind}`)!;
export const complaintsOf = (locale: ReviewLocale): readonly Phrase[] => complaints.get(locale)!;
