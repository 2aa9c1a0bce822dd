import { randomOf, type Random } from '../random.ts';
import { fill, joined, lowered, sameText, textOf, textsOf, type Text } from '../text.ts';

/** `{nights}` is `une nuit`, `{hotel}` the house, `{at}` its town, `{activity}` what is done, in lower case. */
const STARTS = textsOf(`
  Posez vos valises {at} pour {nights} : {hotel} s'occupe du reste. | Deja la maleta {at} {nights}: {hotel} se ocupa del resto. | Zet je koffer neer {at}, {nights} lang: {hotel} doet de rest. | Posa la valigia {at} per {nights}: al resto pensa {hotel}. | Put your bags down {at} for {nights}: {hotel} takes care of the rest.
  {Nights} {at}, c'est court et c'est assez pour décrocher. | {Nights} {at}: es poco y basta para desconectar. | {Nights} {at}: kort, maar lang genoeg om los te laten. | {Nights} {at}: è poco, e basta per staccare. | {Nights} {at}: short, and enough to switch off.
  {hotel} a composé ce séjour autour d'une idée simple : ne rien avoir à organiser. | {hotel} ha preparado esta escapada con una idea sencilla: que no tengas que organizar nada. | {hotel} stelde dit verblijf samen rond één idee: je hoeft niets te regelen. | {hotel} ha pensato questo soggiorno attorno a un'idea semplice: non dover organizzare nulla. | {hotel} built this stay around one simple idea: nothing for you to organise.
  On arrive {at} en fin d'après-midi, la clé est prête, la chambre aussi. | La llegada {at} es por la tarde, con la llave lista y la habitación también. | Je komt {at} aan in de late middag; de sleutel ligt klaar, de kamer ook. | Si arriva {at} nel tardo pomeriggio, la chiave è pronta, la camera anche. | You arrive {at} in the late afternoon; the key is ready, and so is the room.
  Il suffit de partir vendredi : le week-end commence en poussant la porte de {hotel}. | Basta con salir el viernes: el fin de semana empieza al cruzar la puerta de {hotel}. | Vertrek gewoon op vrijdag: het weekend begint bij de deur van {hotel}. | Basta partire il venerdì: il weekend comincia varcando la porta di {hotel}. | Just leave on Friday: the weekend begins at the door of {hotel}.
  Un vrai changement d'air {at}, sans prendre de congés. | Un verdadero cambio de aires {at}, sin pedir vacaciones. | Er echt even uit {at}, zonder vrij te nemen. | Un vero cambio d'aria {at}, senza prendere ferie. | A real change of air {at}, without taking leave.
  Pour {nights}, {hotel} vous ouvre sa maison et ses bonnes adresses. | Durante {nights}, {hotel} te abre su casa y sus mejores direcciones. | {Nights} lang opent {hotel} zijn deuren en zijn adresboekje voor je. | Per {nights} {hotel} ti apre la casa e i suoi indirizzi. | For {nights}, {hotel} opens its house and its address book to you.
  {At}, on sait recevoir : {hotel} le prouve en {nights}. | {At} saben recibir: {hotel} lo demuestra en {nights}. | {At} weten ze wat gastvrijheid is: {hotel} bewijst het in {nights}. | {At} si sa accogliere: {hotel} lo dimostra in {nights}. | {At} they know how to welcome guests: {hotel} proves it in {nights}.
`);

const MIDDLES = textsOf(`
  Au programme : {activity}, puis tout le temps qu'il faut. | En el programa: {activity} y todo el tiempo del mundo. | Op het programma: {activity}, en daarna alle tijd. | In programma: {activity}, e poi tutto il tempo che serve. | On the programme: {activity}, then all the time you need.
  {Activity}, un bon lit, un bon café : la journée se remplit toute seule. | {Activity}, buena cama y buen café: el día se llena solo. | {Activity}, een goed bed, goede koffie: de dag vult zichzelf. | {Activity}, un buon letto, un buon caffè: la giornata si riempie da sola. | {Activity}, a good bed, good coffee: the day fills itself.
  Le moment fort : {activity}. Le reste se décide sur place. | El mejor momento: {activity}. Lo demás se decide sobre la marcha. | Het hoogtepunt: {activity}. De rest beslis je ter plaatse. | Il momento più bello: {activity}. Il resto si decide sul posto. | The high point: {activity}. The rest you decide on the spot.
  Compris dans le prix : {activity}, sans supplément caché. | Incluido en el precio: {activity}, sin suplementos ocultos. | Inbegrepen in de prijs: {activity}, zonder verborgen toeslag. | Compreso nel prezzo: {activity}, senza supplementi nascosti. | Included in the price: {activity}, with no hidden extra.
  L'idée du séjour : {activity}, et personne pour vous presser. | La idea: {activity}, y nadie que te meta prisa. | Het idee: {activity}, en niemand die je opjaagt. | L'idea del soggiorno: {activity}, e nessuno che ti metta fretta. | The idea: {activity}, and no one to hurry you.
  La maison a tout préparé : {activity}, la clé, le lit bien fait. | La casa lo ha preparado todo: {activity}, la llave y la cama bien hecha. | Het huis heeft alles klaarstaan: {activity}, de sleutel, het opgemaakte bed. | La casa ha preparato tutto: {activity}, la chiave, il letto ben fatto. | The house has everything ready: {activity}, the key, the well-made bed.
`);

const ENDS = textsOf(`
  Le matin, rien ne presse. | Por la mañana no hay prisa. | 's Ochtends hoeft niets. | Al mattino non c'è fretta. | In the morning, nothing is urgent.
  Prenez de bonnes chaussures, et un livre au cas où. | Trae buen calzado y un libro por si acaso. | Neem goede schoenen mee, en een boek voor het geval dat. | Porta scarpe comode, e un libro per ogni evenienza. | Bring good shoes, and a book just in case.
  On rentre avec l'impression d'être parti une semaine. | Se vuelve con la sensación de haber estado fuera una semana. | Je komt thuis alsof je een week weg was. | Si torna con l'impressione di essere stati via una settimana. | You go home feeling you were away a week.
  Et s'il pleut, la maison est faite pour y rester. | Y si llueve, la casa invita a quedarse. | En als het regent, is het huis er om te blijven. | E se piove, la casa è fatta per restarci. | And if it rains, the house is made for staying in.
  Idéal à deux, facile avec un enfant. | Ideal para dos, fácil con un niño. | Ideaal met z'n tweeën, makkelijk met een kind. | Ideale in due, facile con un bambino. | Ideal for two, easy with a child.
  L'équipe glisse toujours une bonne adresse de plus. | El equipo siempre añade alguna recomendación más. | Het team heeft altijd nog een goede tip. | Lo staff ha sempre un buon indirizzo in più. | The team always has one more good address for you.
  Le dimanche soir, on cherche déjà la prochaine date. | El domingo por la noche ya se busca la próxima fecha. | Zondagavond zoek je al een nieuwe datum. | La domenica sera si cerca già la prossima data. | By Sunday evening you are looking for the next date.
  Parfait pour un anniversaire, ou sans raison du tout. | Perfecto para un aniversario, o sin motivo alguno. | Perfect voor een verjaardag, of zomaar. | Perfetto per un anniversario, o senza alcun motivo. | Perfect for an anniversary, or for no reason at all.
`);

const NIGHTS = textsOf(`
  une nuit | una noche | één nacht | una notte | one night
  deux nuits | dos noches | twee nachten | due notti | two nights
  trois nuits | tres noches | drie nachten | tre notti | three nights
`);

export function describeStay(random: Random, stay: { hotel: string; at: Text; nights: number; activity: Text; told: Text }): Text {
  const nights = NIGHTS[stay.nights - 1] ?? NIGHTS[0]!;
  const slots = {
    hotel: sameText(stay.hotel),
    at: stay.at,
    At: stay.at,
    nights,
    Nights: nights,
    Activity: stay.activity,
    activity: textOf((language) => lowered(stay.activity[language])),
  };
  const parts = [random.pick(STARTS), random.pick(MIDDLES)].map((part) => fill(part, slots));
  return joined([...parts, stay.told, random.pick(ENDS)]);
}

/** What to know before booking; two to four of them a stay. */
export const IMPORTANT_INFOS = textsOf(`
  La taxe de séjour se règle sur place. | La tasa turística se paga en el hotel. | De toeristenbelasting betaal je ter plaatse. | La tassa di soggiorno si paga in loco. | The local tax is paid at the hotel.
  Pièce d'identité demandée à l'arrivée. | Se pedirá un documento de identidad a la llegada. | Bij aankomst wordt een identiteitsbewijs gevraagd. | All'arrivo è richiesto un documento d'identità. | Proof of identity is required on arrival.
  Lit bébé sur demande, selon disponibilité. | Cuna bajo petición, según disponibilidad. | Kinderbed op aanvraag, indien beschikbaar. | Culla su richiesta, secondo disponibilità. | Cot on request, subject to availability.
  Animaux admis moyennant un supplément. | Se admiten mascotas con suplemento. | Huisdieren welkom tegen toeslag. | Animali ammessi con supplemento. | Pets welcome for a supplement.
  Arrivée après 20 h à signaler par téléphone. | Avisa por teléfono si llegas después de las 20 h. | Laat telefonisch weten als je na 20 uur aankomt. | Arrivo dopo le 20 da comunicare per telefono. | Please phone if you arrive after 8 pm.
  Maillot de bain et sandales nécessaires au spa. | El spa requiere bañador y sandalias. | Badkleding en slippers nodig in de wellness. | In spa servono costume e ciabatte. | Swimwear and sandals needed in the spa.
  L'activité se réserve à l'heure de votre choix, dès la confirmation. | La actividad se reserva a la hora que prefieras tras la confirmación. | De activiteit boek je na bevestiging op het uur van je keuze. | L'attività si prenota all'ora preferita dopo la conferma. | You choose the time of the activity once your booking is confirmed.
  Le restaurant ferme le dimanche soir. | El restaurante cierra el domingo por la noche. | Het restaurant is op zondagavond gesloten. | Il ristorante chiude la domenica sera. | The restaurant closes on Sunday evening.
  Établissement non-fumeur. | Establecimiento para no fumadores. | Volledig rookvrij. | Struttura per non fumatori. | Non-smoking house.
  Parking gratuit sur place. | Aparcamiento gratuito en el lugar. | Gratis parkeren bij het huis. | Parcheggio gratuito in loco. | Free parking on site.
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
