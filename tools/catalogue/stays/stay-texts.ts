import { compose } from '../grammar/compose.ts';
import type { Nouns } from '../grammar/noun.ts';
import { randomOf, type Random } from '../random.ts';
import { joined, rowsOf, textFrom, textsOf, type Text } from '../text.ts';
import type { Activity } from './activities.ts';
import { nightsInWords } from './nights.ts';

/** `{nights}` is `une nuit`, `{hotel}` the house, `{at}` its town, `{activity}` what is done. */
const STARTS = textsOf(`
  Posez vos valises {at} pour {nights} : {hotel} {hotel:s'occupe~s'occupent} du reste. | Deja la maleta {at} durante {nights}: {hotel} se {hotel:ocupa~ocupan} del resto. | Pak je koffer voor {nights} {at}; {hotel} doet de rest. | Posa la valigia {at} per {nights}: al resto {hotel:pensa~pensano} {hotel}. | Put your bags down {at} for {nights}: {hotel} takes care of the rest.
  {Nights} {at} : c'est court, mais assez pour décrocher. | {Nights} {at}: poco tiempo, pero suficiente para desconectar. | {Nights} {at} is kort, maar lang genoeg om los te laten. | {Nights} {at}: poco tempo, ma quanto basta per staccare. | {Nights} {at}: short, and enough to switch off.
  {Hotel} {hotel:a~ont} composé ce séjour autour d'une idée simple : ne rien avoir à organiser. | {Hotel} {hotel:ha~han} preparado esta escapada con una idea sencilla: que no tengas que organizar nada. | {Hotel} stelde dit verblijf samen rond één idee: je hoeft niets te regelen. | {Hotel} {hotel:ha~hanno} pensato questo soggiorno attorno a un'idea semplice: non dover organizzare nulla. | {Hotel} built this stay around one simple idea: nothing for you to organise.
  On arrive {at} en fin d'après-midi, la clé est prête, la chambre aussi. | {At} te esperan por la tarde: la llave ya está lista, y la habitación también. | Je komt aan het eind van de middag {at} aan; de sleutel ligt klaar, de kamer ook. | Si arriva {at} nel tardo pomeriggio, la chiave è pronta e la camera anche. | You arrive {at} in the late afternoon; the key is ready, and so is the room.
  Le séjour commence en poussant la porte {de hotel}, {at}. | La escapada empieza al cruzar la puerta {de hotel}, {at}. | Je verblijf begint bij de deur van {hotel}, {at}. | Il soggiorno comincia varcando la porta {di hotel}, {at}. | The stay begins at the door of {hotel}, {at}.
  Un vrai changement d'air {at}, sans aller au bout du monde. | Un verdadero cambio de aires {at}, sin irse al fin del mundo. | Er echt even uit {at}, zonder ver te hoeven reizen. | Un vero cambio d'aria {at}, senza andare in capo al mondo. | A real change of air {at}, without going to the ends of the earth.
  Pour {nights}, {hotel} vous {hotel:ouvre sa porte et son~ouvrent leurs portes et leur} carnet d'adresses. | Durante {nights}, {hotel} te {hotel:abre sus puertas y comparte~abren sus puertas y comparten} sus mejores direcciones. | {Nights} lang opent {hotel} de deuren voor je en deelt de beste adressen. | Per {nights} {hotel} ti {hotel:apre le porte e condivide~aprono le porte e condividono} gli indirizzi migliori. | For {nights}, {hotel} opens its doors and its address book to you.
  {At}, on sait recevoir : {hotel} le {hotel:prouve~prouvent} en {nights}. | {At} saben recibir: {hotel} lo {hotel:demuestra~demuestran} en {nights}. | {At} weten ze wat gastvrijheid is: {hotel} bewijst het in {nights}. | {At} si sa accogliere: {hotel} lo {hotel:dimostra~dimostrano} in {nights}. | {At} they know how to welcome guests: {hotel} proves it in {nights}.
  {Nights} sans horaires {at} : {hotel} vous {hotel:attend~attendent}. | {Nights} sin horarios {at}: {hotel} te {hotel:espera~esperan}. | {Nights} zonder wekker {at}: {hotel} wacht op je. | {Nights} senza orari {at}: {hotel} ti {hotel:aspetta~aspettano}. | {Nights} without a timetable {at}: {hotel} is waiting for you.
  La route s'arrête {at}, devant la porte {de hotel} ; le reste peut attendre. | El camino termina {at}, ante la puerta {de hotel}; lo demás puede esperar. | De weg eindigt {at}, voor de deur van {hotel}; de rest kan wachten. | La strada finisce {at}, davanti alla porta {di hotel}; il resto può aspettare. | The road ends {at}, at the door of {hotel}; the rest can wait.
`);

/** `event` is said of what has its hour; a hamper or a pair of bicycles has none. */
const MIDDLES = rowsOf(`
  any   | Au programme : {activity}, puis tout le temps qu'il faut. | En el programa: {activity}. Después, todo el tiempo del mundo. | Op het programma: {activity}, en daarna alle tijd. | In programma: {activity}. Poi, tutto il tempo che serve. | On the programme: {activity}, then all the time you need.
  any   | {Activity}, un bon lit, un bon café : la journée se remplit toute seule. | {Activity}, una buena cama, un buen café: el día se llena solo. | {Activity}, een goed bed, een goede kop koffie: de dag vult zichzelf. | {Activity}, un buon letto, un buon caffè: la giornata si riempie da sola. | {Activity}, a good bed, good coffee: the day fills itself.
  any   | Déjà prévu : {activity}. Le reste se décide sur place. | Lo único que ya está previsto: {activity}. Lo demás se decide sobre la marcha. | Al geregeld: {activity}. De rest bepaal je ter plaatse. | Già in programma: {activity}. Il resto si decide sul posto. | Already arranged: {activity}. The rest you decide on the spot.
  any   | Inclus dans le prix : {activity}, sans supplément caché. | Incluido en el precio: {activity}, sin suplementos ocultos. | Inbegrepen in de prijs: {activity}, zonder verborgen toeslag. | Incluso nel prezzo: {activity}, senza supplementi nascosti. | Included in the price: {activity}, with no hidden extra.
  event | L'idée du séjour : {activity}, et personne pour vous presser. | La idea: {activity}, y nadie que te meta prisa. | Het idee: {activity}, en niemand die je opjaagt. | L'idea del soggiorno: {activity}, e nessuno che ti metta fretta. | The idea: {activity}, and no one to hurry you.
  any   | La maison organise tout, y compris {activity}. | La casa lo organiza todo, también {activity}. | Het huis regelt alles, ook {activity}. | La casa organizza tutto, anche {activity}. | The house arranges everything, {activity} included.
  event | Un seul rendez-vous à l'agenda : {activity}. | Una sola cita en la agenda: {activity}. | Maar één afspraak in de agenda: {activity}. | Un solo appuntamento in agenda: {activity}. | Only one thing in the diary: {activity}.
`).map((cells) => ({ needs: cells[0]!, words: textFrom(cells, 1) }));

const ENDS = textsOf(`
  Le matin, rien ne presse. | Por la mañana no hay prisa. | 's Ochtends hoeft niets. | Al mattino non c'è fretta. | In the morning, nothing is urgent.
  Prenez de bonnes chaussures, et un livre au cas où. | Trae buen calzado y un libro por si acaso. | Neem goede schoenen mee, en een boek voor het geval dat. | Porta scarpe comode, e un libro per ogni evenienza. | Bring good shoes, and a book just in case.
  On rentre avec l'impression d'être parti une semaine. | Se vuelve con la sensación de haber estado fuera una semana. | Je komt thuis alsof je een week weg was. | Si torna con l'impressione di essere stati via una settimana. | You go home feeling you were away a week.
  Et s'il pleut, la maison est faite pour y rester. | Y si llueve, la casa invita a quedarse. | En als het regent, is het huis gemaakt om binnen te blijven. | E se piove, la casa è fatta per restarci. | And if it rains, the house is made for staying in.
  Idéal à deux, facile avec un enfant. | Ideal para dos, fácil con un niño. | Ideaal met z'n tweeën, makkelijk met een kind. | Ideale in due, facile con un bambino. | Ideal for two, easy with a child.
  L'équipe glisse toujours une bonne adresse de plus. | El equipo siempre añade alguna recomendación más. | Het team heeft altijd nog een goede tip. | Lo staff ha sempre un buon indirizzo in più. | The team always has one more good address for you.
  Sur la route du retour, on cherche déjà la prochaine date. | En el camino de vuelta ya se busca la próxima fecha. | Op de terugweg zoek je al een nieuwe datum. | Sulla via del ritorno si cerca già la prossima data. | On the way home you are already looking for the next date.
  Parfait pour un anniversaire, ou sans raison du tout. | Perfecto para un cumpleaños, o sin motivo alguno. | Perfect voor een verjaardag, of zomaar. | Perfetto per un compleanno, o senza alcun motivo. | Perfect for a birthday, or for no reason at all.
  Le téléphone peut rester dans le sac. | El móvil puede quedarse en la maleta. | Je telefoon mag in je tas blijven. | Il telefono può restare in valigia. | Your phone can stay in the bag.
  Il reste du temps pour ne rien faire, et c'est voulu. | Queda tiempo para no hacer nada, y es a propósito. | Er blijft tijd over om niets te doen, en dat is de bedoeling. | Resta il tempo per non fare niente, ed è voluto. | There is time left to do nothing, and that is on purpose.
`);

const WITHOUT_HOUR = new Set(['spa-access', 'cycling', 'e-bike', 'museum', 'ski-pass', 'picnic', 'aperitif']);

export interface Described {
  readonly hotel: Nouns;
  readonly at: Text;
  readonly nights: number;
  readonly activity: Activity;
}

export function describeStay(random: Random, { hotel, at, nights, activity }: Described): Text {
  const slots = { hotel, at, nights: nightsInWords(nights), activity: activity.mention };
  const middles = MIDDLES.filter(({ needs }) => needs === 'any' || !WITHOUT_HOUR.has(activity.id));
  const parts = [random.pick(STARTS), random.pick(middles).words].map((part) => compose(part, slots));
  return joined([...parts, activity.description, random.pick(ENDS)]);
}

/** What to know before booking; two to four of them a stay. */
export const IMPORTANT_INFOS = textsOf(`
  La taxe de séjour se règle sur place. | La tasa turística se paga en el hotel. | De toeristenbelasting betaal je ter plaatse. | La tassa di soggiorno si paga in loco. | The local tax is paid at the hotel.
  Pièce d'identité demandée à l'arrivée. | Se pedirá un documento de identidad a la llegada. | Bij aankomst wordt een identiteitsbewijs gevraagd. | All'arrivo è richiesto un documento d'identità. | Proof of identity is required on arrival.
  Lit bébé sur demande, selon disponibilité. | Cuna bajo petición, según disponibilidad. | Babybedje op aanvraag, indien beschikbaar. | Culla su richiesta, secondo disponibilità. | Cot on request, subject to availability.
  Animaux admis moyennant un supplément. | Se admiten mascotas con suplemento. | Huisdieren welkom tegen toeslag. | Animali ammessi con supplemento. | Pets welcome for a supplement.
  Arrivée après 20 h à signaler par téléphone. | Avisa por teléfono si llegas después de las 20 h. | Laat telefonisch weten als je na 20 uur aankomt. | Se arrivi dopo le 20, avvisa per telefono. | Please phone if you arrive after 8 pm.
  Maillot de bain et sandales nécessaires au spa. | El spa requiere bañador y sandalias. | Badkleding en slippers nodig in de wellness. | In spa servono costume e ciabatte. | Swimwear and sandals needed in the spa.
  L'activité se réserve à l'heure de votre choix, dès la confirmation. | La actividad se reserva a la hora que prefieras tras la confirmación. | De activiteit boek je na de bevestiging op een tijdstip naar keuze. | L'attività si prenota dopo la conferma, all'ora che preferisci. | You choose the time of the activity once your booking is confirmed.
  Le restaurant ferme le dimanche soir. | El restaurante cierra el domingo por la noche. | Het restaurant is op zondagavond gesloten. | Il ristorante chiude la domenica sera. | The restaurant closes on Sunday evening.
  Établissement non-fumeur. | Establecimiento para no fumadores. | Volledig rookvrij. | Struttura per non fumatori. | Non-smoking house.
  Parking gratuit sur place. | Aparcamiento gratuito en el hotel. | Gratis parkeren bij het hotel. | Parcheggio gratuito in loco. | Free parking on site.
`);

export const MARKETING_LABELS = textsOf(`
  Nouveau | Novedad | Nieuw | Novità | New
  Coup de cœur | Favorito | Onze favoriet | Del cuore | Favourite
  Petit prix | Buen precio | Scherp geprijsd | Piccolo prezzo | Good value
  Très demandé | Muy solicitado | Veel gevraagd | Molto richiesto | In demand
`);

const TARGETED_LABELS = textsOf(`
  Sélection de la saison | Selección de la temporada | Keuze van het seizoen | Scelta della stagione | Season's pick
  Idée de la semaine | Idea de la semana | Idee van de week | Idea della settimana | Idea of the week
`);

/** The word of a campaign on one stay in thirty; the same stay under other terms bears none. */
export function targetedLabelOf({ id, variantOf }: { readonly id: number; readonly variantOf?: number }): Text | null {
  const random = randomOf(id, 83);
  return variantOf === undefined && random.chance(1 / 30) ? random.pick(TARGETED_LABELS) : null;
}
