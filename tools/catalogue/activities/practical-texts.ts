import { rowsOf, textFrom, textsOf, type Text } from '../text.ts';
import type { Univers } from './kinds.ts';

const byUnivers = (drawn: string): Readonly<Record<Univers, Text>> =>
  Object.fromEntries(rowsOf(drawn).map((cells) => [cells[0]!, textFrom(cells, 1)])) as Record<Univers, Text>;

/** What is in the price. */
export const COMPOSITIONS = byUnivers(`
  wellness | Serviette, peignoir et boisson chaude inclus | Toalla, albornoz y bebida caliente incluidos | Handdoek, badjas en warme drank inbegrepen | Asciugamano, accappatoio e bevanda calda inclusi | Towel, bathrobe and hot drink included
  water    | Matériel, gilet et encadrement inclus | Material, chaleco y monitor incluidos | Materiaal, zwemvest en begeleiding inbegrepen | Attrezzatura, giubbotto e istruttore inclusi | Equipment, life jacket and instructor included
  air      | Équipement, encadrement et assurance inclus | Equipo, monitor y seguro incluidos | Uitrusting, begeleiding en verzekering inbegrepen | Attrezzatura, istruttore e assicurazione inclusi | Equipment, instructor and insurance included
  taste    | Dégustation et boissons sans alcool incluses | Degustación y bebidas sin alcohol incluidas | Proeverij en alcoholvrije dranken inbegrepen | Degustazione e bevande analcoliche incluse | Tasting and soft drinks included
  culture  | Entrée, guide et matériel inclus | Entrada, guía y material incluidos | Toegang, gids en materiaal inbegrepen | Ingresso, guida e materiale inclusi | Admission, guide and materials included
  nature   | Guide, matériel et collation inclus | Guía, material y tentempié incluidos | Gids, materiaal en tussendoortje inbegrepen | Guida, attrezzatura e spuntino inclusi | Guide, equipment and snack included
  snow     | Guide, raquettes et boisson chaude inclus | Guía, raquetas y bebida caliente incluidos | Gids, sneeuwschoenen en warme drank inbegrepen | Guida, ciaspole e bevanda calda inclusi | Guide, snowshoes and hot drink included
`);

/** What to bring or to know. */
export const NICE_TO_KNOW = byUnivers(`
  wellness | Venez un quart d'heure plus tôt, maillot en poche. | Ven un cuarto de hora antes, con el bañador. | Kom een kwartier eerder, met badkleding. | Vieni un quarto d'ora prima, con il costume. | Come a quarter of an hour early and bring swimwear.
  water    | Prévoyez un maillot, une serviette et de la crème solaire. | Trae bañador, toalla y crema solar. | Neem zwemkleding, een handdoek en zonnecrème mee. | Porta costume, asciugamano e crema solare. | Bring swimwear, a towel and sun cream.
  air      | Chaussures fermées et coupe-vent conseillés. | Se aconsejan calzado cerrado y cortavientos. | Dichte schoenen en een windjack aanbevolen. | Si consigliano scarpe chiuse e giacca a vento. | Closed shoes and a windproof jacket advised.
  taste    | Dites-nous vos allergies en réservant. | Indica tus alergias al reservar. | Meld allergieën bij het boeken. | Segnala le allergie al momento della prenotazione. | Tell us about allergies when you book.
  culture  | Le rendez-vous est donné devant l'entrée. | El punto de encuentro está ante la entrada. | Je spreekt af voor de ingang. | L'appuntamento è davanti all'ingresso. | You meet in front of the entrance.
  nature   | Bonnes chaussures et gourde : le reste est prêté. | Buen calzado y cantimplora: lo demás se presta. | Goede schoenen en een drinkfles: de rest leen je. | Scarpe buone e borraccia: il resto è in prestito. | Good shoes and a water bottle: the rest is lent.
  snow     | Gants, bonnet et lunettes de soleil. | Guantes, gorro y gafas de sol. | Handschoenen, muts en zonnebril. | Guanti, berretto e occhiali da sole. | Gloves, hat and sunglasses.
`);

/** Two to three of them an activity. */
export const IMPORTANT = textsOf(`
  Réservation auprès du prestataire au moins 48 heures avant. | Reserva con el proveedor al menos 48 horas antes. | Minstens 48 uur vooraf te reserveren bij de aanbieder. | Prenotazione presso il fornitore almeno 48 ore prima. | Book with the provider at least 48 hours ahead.
  Déconseillé aux femmes enceintes. | No se aconseja a embarazadas. | Afgeraden voor zwangere vrouwen. | Sconsigliato alle donne in gravidanza. | Not advised for pregnant women.
  Les mineurs doivent être accompagnés d'un adulte. | Los menores deben ir acompañados de un adulto. | Minderjarigen komen onder begeleiding van een volwassene. | I minori devono essere accompagnati da un adulto. | Minors must be accompanied by an adult.
  Selon la météo, le prestataire propose une autre date. | Según el tiempo, el proveedor propone otra fecha. | Bij slecht weer stelt de aanbieder een andere datum voor. | In caso di maltempo il fornitore propone un'altra data. | In bad weather the provider offers another date.
  Accès par quelques marches, sans ascenseur. | Acceso por unos escalones, sin ascensor. | Toegang via een paar treden, zonder lift. | Accesso con qualche gradino, senza ascensore. | Access by a few steps, no lift.
  Présentez votre bon imprimé ou sur votre téléphone. | Presenta el bono impreso o en el móvil. | Toon je voucher op papier of op je telefoon. | Mostra il buono stampato o sul telefono. | Show your voucher in print or on your phone.
`);

/** When it takes place. */
export const SCHEDULES = textsOf(`
  Du mardi au dimanche, de 10 h à 18 h | De martes a domingo, de 10 a 18 h | Dinsdag tot en met zondag, van 10 tot 18 uur | Dal martedì alla domenica, dalle 10 alle 18 | Tuesday to Sunday, 10 am to 6 pm
  Tous les jours, de 9 h à 19 h | Todos los días, de 9 a 19 h | Elke dag, van 9 tot 19 uur | Tutti i giorni, dalle 9 alle 19 | Every day, 9 am to 7 pm
  Les vendredis, samedis et dimanches, départ à 14 h | Viernes, sábados y domingos, salida a las 14 h | Vrijdag, zaterdag en zondag, vertrek om 14 uur | Venerdì, sabato e domenica, partenza alle 14 | Fridays, Saturdays and Sundays, starting at 2 pm
  Les samedis à 10 h et à 15 h, en semaine sur demande | Sábados a las 10 y a las 15 h, entre semana a petición | Zaterdag om 10 en 15 uur, door de week op aanvraag | Il sabato alle 10 e alle 15, in settimana su richiesta | Saturdays at 10 am and 3 pm, weekdays on request
`);
export const EVENING_SCHEDULE: Text = textFrom([
  'Les vendredis et samedis, à la tombée de la nuit',
  'Viernes y sábados, al anochecer',
  'Vrijdag en zaterdag, bij het vallen van de avond',
  'Il venerdì e il sabato, al calar della notte',
  'Fridays and Saturdays, at nightfall',
]);

/** The place, in a sentence; `{At}` is the town with its preposition. */
export const CLOSINGS = textsOf(`
  {At}, à quelques minutes du centre. | {At}, a pocos minutos del centro. | {At}, op een paar minuten van het centrum. | {At}, a pochi minuti dal centro. | {At}, a few minutes from the centre.
  {At}, une adresse que l'on se repasse entre amis. | {At}, un sitio que se recomienda entre amigos. | {At}, een adres dat vrienden elkaar doorgeven. | {At}, un indirizzo che ci si passa tra amici. | {At}, an address passed on between friends.
  {At}, de quoi occuper une demi-journée sans regarder l'heure. | {At}, media jornada sin mirar el reloj. | {At}, goed voor een halve dag zonder op de klok te kijken. | {At}, mezza giornata senza guardare l'ora. | {At}, half a day without looking at the clock.
  {At}, facile d'accès, avec un accueil chaleureux. | {At}, un sitio de fácil acceso y con una acogida cálida. | {At}, goed bereikbaar en altijd een warm welkom. | {At}, facile da raggiungere e con un'accoglienza calorosa. | {At}, easy to reach and always a warm welcome.
`);
