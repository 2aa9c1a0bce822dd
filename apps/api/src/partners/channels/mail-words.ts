import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';

type Movement = 'booked' | 'changed' | 'cancelled';

/** What a mail to a hotel, a centre or the warehouse says, and the page behind its link. */
export interface PartnerMailWords {
  readonly subject: Readonly<Record<Movement, (number: string, day: string) => string>>;
  readonly parcelSubject: Readonly<Record<Movement, (number: string) => string>>;
  readonly reminder: (subject: string) => string;
  readonly hello: (name: string) => string;
  readonly intro: Readonly<Record<Movement, string>>;
  readonly guest: string;
  readonly phone: string;
  readonly language: string;
  readonly includes: string;
  readonly activities: string;
  readonly hotel: string;
  readonly specialRequest: string;
  readonly instead: string;
  readonly address: string;
  readonly content: string;
  readonly extras: string;
  readonly from: string;
  readonly cardText: string;
  readonly answer: string;
  readonly answerNote: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly reason: string;
  readonly confirmed: string;
  readonly refused: string;
}

const WORDS: Record<Language, PartnerMailWords> = {
  fr: {
    subject: {
      booked: (number, day) => `Nouvelle réservation ${number}, ${day}`,
      changed: (number, day) => `Réservation ${number} modifiée, ${day}`,
      cancelled: (number, day) => `Réservation ${number} annulée, ${day}`,
    },
    parcelSubject: {
      booked: (number) => `Nouveau colis à préparer, commande ${number}`,
      changed: (number) => `Colis modifié, commande ${number}`,
      cancelled: (number) => `Colis à ne pas envoyer, commande ${number} annulée`,
    },
    reminder: (subject) => `Rappel\u00A0: ${subject}`,
    hello: (name) => `Bonjour ${name},`,
    intro: {
      booked: 'Un client a réservé chez vous. Merci de confirmer, ou de nous dire ce qui ne va pas.',
      changed: 'Cette réservation a changé. Voici ce qui vaut désormais\u00A0; merci de confirmer.',
      cancelled: 'Cette réservation est annulée. Merci de confirmer que vous ne l’attendez plus.',
    },
    guest: 'Client',
    phone: 'Téléphone',
    language: 'Langue du client',
    includes: 'Comprend',
    activities: 'Activités',
    hotel: 'Hôtel du client',
    specialRequest: 'Demande particulière',
    instead: 'Jusqu’ici',
    address: 'Adresse',
    content: 'Contenu',
    extras: 'Extras',
    from: 'De la part de',
    cardText: 'Mot sur la carte',
    answer: 'Confirmer ou répondre',
    answerNote: 'La page qui s’ouvre vous laisse confirmer ou poser une question. Sans réponse, nous revenons vers vous.',
    confirm: 'Confirmer',
    refuse: 'Ce n’est pas possible, ou j’ai une question',
    reason: 'Votre message au service client',
    confirmed: 'Merci, c’est confirmé.',
    refused: 'Merci, le service client a votre message et revient vers vous.',
  },
  es: {
    subject: {
      booked: (number, day) => `Nueva reserva ${number}, ${day}`,
      changed: (number, day) => `Reserva ${number} modificada, ${day}`,
      cancelled: (number, day) => `Reserva ${number} cancelada, ${day}`,
    },
    parcelSubject: {
      booked: (number) => `Nuevo paquete por preparar, pedido ${number}`,
      changed: (number) => `Paquete modificado, pedido ${number}`,
      cancelled: (number) => `Paquete que no hay que enviar, pedido ${number} cancelado`,
    },
    reminder: (subject) => `Recordatorio: ${subject}`,
    hello: (name) => `Hola, ${name}:`,
    intro: {
      booked: 'Un cliente ha reservado con vosotros. Confirmad, por favor, o decidnos qué no encaja.',
      changed: 'Esta reserva ha cambiado. Esto es lo que vale ahora; confirmad, por favor.',
      cancelled: 'Esta reserva está cancelada. Confirmad, por favor, que ya no la esperáis.',
    },
    guest: 'Cliente',
    phone: 'Teléfono',
    language: 'Idioma del cliente',
    includes: 'Incluye',
    activities: 'Actividades',
    hotel: 'Hotel del cliente',
    specialRequest: 'Petición especial',
    instead: 'Hasta ahora',
    address: 'Dirección',
    content: 'Contenido',
    extras: 'Extras',
    from: 'De parte de',
    cardText: 'Texto de la tarjeta',
    answer: 'Confirmar o responder',
    answerNote: 'En la página que se abre podéis confirmar o hacer una pregunta. Si no hay respuesta, volveremos a escribiros.',
    confirm: 'Confirmar',
    refuse: 'No es posible, o tengo una pregunta',
    reason: 'Vuestro mensaje a atención al cliente',
    confirmed: 'Gracias, queda confirmado.',
    refused: 'Gracias, atención al cliente tiene vuestro mensaje y os responderá.',
  },
  nl: {
    subject: {
      booked: (number, day) => `Nieuwe boeking ${number}, ${day}`,
      changed: (number, day) => `Boeking ${number} gewijzigd, ${day}`,
      cancelled: (number, day) => `Boeking ${number} geannuleerd, ${day}`,
    },
    parcelSubject: {
      booked: (number) => `Nieuw pakket om klaar te maken, bestelling ${number}`,
      changed: (number) => `Pakket gewijzigd, bestelling ${number}`,
      cancelled: (number) => `Pakket niet versturen, bestelling ${number} is geannuleerd`,
    },
    reminder: (subject) => `Herinnering: ${subject}`,
    hello: (name) => `Dag ${name},`,
    intro: {
      booked: 'Een gast heeft bij jullie geboekt. Bevestig dit graag, of laat ons weten wat er niet klopt.',
      changed: 'Deze boeking is gewijzigd. Dit geldt vanaf nu; bevestig het graag.',
      cancelled: 'Deze boeking is geannuleerd. Bevestig graag dat jullie de gast niet meer verwachten.',
    },
    guest: 'Gast',
    phone: 'Telefoon',
    language: 'Taal van de gast',
    includes: 'Inbegrepen',
    activities: 'Activiteiten',
    hotel: 'Hotel van de gast',
    specialRequest: 'Speciale wens',
    instead: 'Tot nu toe',
    address: 'Adres',
    content: 'Inhoud',
    extras: 'Extra’s',
    from: 'Van',
    cardText: 'Tekst op de kaart',
    answer: 'Bevestigen of antwoorden',
    answerNote: 'Op de pagina die opent, kunnen jullie bevestigen of een vraag stellen. Zonder antwoord komen we erop terug.',
    confirm: 'Bevestigen',
    refuse: 'Dit kan niet, of ik heb een vraag',
    reason: 'Jullie bericht aan de klantenservice',
    confirmed: 'Bedankt, het is bevestigd.',
    refused: 'Bedankt, de klantenservice heeft jullie bericht en neemt contact op.',
  },
  it: {
    subject: {
      booked: (number, day) => `Nuova prenotazione ${number}, ${day}`,
      changed: (number, day) => `Prenotazione ${number} modificata, ${day}`,
      cancelled: (number, day) => `Prenotazione ${number} annullata, ${day}`,
    },
    parcelSubject: {
      booked: (number) => `Nuovo pacco da preparare, ordine ${number}`,
      changed: (number) => `Pacco modificato, ordine ${number}`,
      cancelled: (number) => `Pacco da non spedire, ordine ${number} annullato`,
    },
    reminder: (subject) => `Promemoria: ${subject}`,
    hello: (name) => `Buongiorno ${name},`,
    intro: {
      booked: 'Un cliente ha prenotato da voi. Vi preghiamo di confermare, o di dirci che cosa non va.',
      changed: 'Questa prenotazione è cambiata. Ecco che cosa vale da ora; vi preghiamo di confermare.',
      cancelled: 'Questa prenotazione è annullata. Vi preghiamo di confermare che non la aspettate più.',
    },
    guest: 'Cliente',
    phone: 'Telefono',
    language: 'Lingua del cliente',
    includes: 'Comprende',
    activities: 'Attività',
    hotel: 'Hotel del cliente',
    specialRequest: 'Richiesta particolare',
    instead: 'Finora',
    address: 'Indirizzo',
    content: 'Contenuto',
    extras: 'Extra',
    from: 'Da parte di',
    cardText: 'Testo del biglietto',
    answer: 'Confermare o rispondere',
    answerNote: 'Nella pagina che si apre potete confermare o farci una domanda. Senza risposta vi scriveremo di nuovo.',
    confirm: 'Confermare',
    refuse: 'Non è possibile, oppure ho una domanda',
    reason: 'Il vostro messaggio al servizio clienti',
    confirmed: 'Grazie, è confermato.',
    refused: 'Grazie, il servizio clienti ha il vostro messaggio e vi risponderà.',
  },
  en: {
    subject: {
      booked: (number, day) => `New booking ${number}, ${day}`,
      changed: (number, day) => `Booking ${number} changed, ${day}`,
      cancelled: (number, day) => `Booking ${number} cancelled, ${day}`,
    },
    parcelSubject: {
      booked: (number) => `New parcel to pack, order ${number}`,
      changed: (number) => `Parcel changed, order ${number}`,
      cancelled: (number) => `Parcel not to send, order ${number} is cancelled`,
    },
    reminder: (subject) => `Reminder: ${subject}`,
    hello: (name) => `Hello ${name},`,
    intro: {
      booked: 'A guest has booked with you. Please confirm, or tell us what is wrong.',
      changed: 'This booking has changed. This is what counts from now on; please confirm.',
      cancelled: 'This booking is cancelled. Please confirm that you no longer expect it.',
    },
    guest: 'Guest',
    phone: 'Phone',
    language: 'Language of the guest',
    includes: 'Includes',
    activities: 'Activities',
    hotel: 'Hotel of the guest',
    specialRequest: 'Special request',
    instead: 'Until now',
    address: 'Address',
    content: 'Content',
    extras: 'Extras',
    from: 'From',
    cardText: 'Words on the card',
    answer: 'Confirm or answer',
    answerNote: 'The page that opens lets you confirm, or ask a question. Without an answer we come back to you.',
    confirm: 'Confirm',
    refuse: 'This is not possible, or I have a question',
    reason: 'Your message to customer care',
    confirmed: 'Thank you, it is confirmed.',
    refused: 'Thank you, customer care has your message and comes back to you.',
  },
};

export function partnerMailWords(locale: Locale): PartnerMailWords {
  return WORDS[languageOf(locale)];
}
