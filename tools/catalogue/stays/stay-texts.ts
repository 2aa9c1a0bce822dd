import { randomOf } from '../random.ts';
import { textsOf, type Text } from '../text.ts';

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
