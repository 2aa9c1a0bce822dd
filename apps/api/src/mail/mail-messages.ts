import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';

/** The words of the confirmation mail. */
export interface MailMessages {
  readonly subject: (bookingNumber: string) => string;
  readonly hello: (firstName: string) => string;
  readonly intro: string;
  readonly bookingNumber: string;
  readonly stay: string;
  readonly hotel: string;
  readonly room: string;
  readonly arrival: (day: string, time: string) => string;
  readonly departure: (day: string, time: string) => string;
  readonly arrivalLabel: string;
  readonly departureLabel: string;
  readonly travellers: string;
  /** Of the page that shows what an address gets; its link stands below every mail to a customer. */
  readonly preferences: { readonly heading: string; readonly link: string };
  readonly adults: (count: number) => string;
  readonly children: (count: number) => string;
  readonly babies: (count: number) => string;
  readonly paid: string;
  readonly localTax: (amount: string) => string;
  readonly see: string;
  /** Leads to booking management. */
  readonly manage: string;
  readonly goodbye: string;
}

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

const WORDS: Record<Language, MailMessages> = {
  fr: {
    subject: (number) => `Votre réservation ${number} est confirmée`,
    hello: (name) => `Bonjour ${name},`,
    intro: 'Votre séjour est réservé et payé. L’hôtel vous attend, il ne vous reste plus qu’à préparer votre valise.',
    bookingNumber: 'Numéro de réservation',
    stay: 'Séjour',
    hotel: 'Hôtel',
    room: 'Chambre',
    arrival: (day, time) => `${day}, à partir de ${time}`,
    departure: (day, time) => `${day}, avant ${time}`,
    arrivalLabel: 'Arrivée',
    departureLabel: 'Départ',
    travellers: 'Voyageurs',
    preferences: { heading: 'Vos e-mails', link: 'Choisir les e-mails que je reçois' },
    adults: counted('adulte', 'adultes'),
    children: counted('enfant', 'enfants'),
    babies: counted('bébé', 'bébés'),
    paid: 'Montant payé',
    localTax: (amount) => `Taxe de séjour à régler sur place\u00A0: ${amount}`,
    see: 'Voir ma réservation',
    manage: 'Modifier ou annuler ma réservation',
    goodbye: 'À bientôt,',
  },
  es: {
    subject: (number) => `Tu reserva ${number} está confirmada`,
    hello: (name) => `Hola, ${name}:`,
    intro: 'Tu estancia está reservada y pagada. El hotel te espera; solo te queda hacer la maleta.',
    bookingNumber: 'Número de reserva',
    stay: 'Estancia',
    hotel: 'Hotel',
    room: 'Habitación',
    arrival: (day, time) => `${day}, a partir de las ${time}`,
    departure: (day, time) => `${day}, antes de las ${time}`,
    arrivalLabel: 'Llegada',
    departureLabel: 'Salida',
    travellers: 'Viajeros',
    preferences: { heading: 'Tus correos', link: 'Elegir los correos que recibo' },
    adults: counted('adulto', 'adultos'),
    children: counted('niño', 'niños'),
    babies: counted('bebé', 'bebés'),
    paid: 'Importe pagado',
    localTax: (amount) => `Tasa turística a pagar en el hotel: ${amount}`,
    see: 'Ver mi reserva',
    manage: 'Modificar o cancelar mi reserva',
    goodbye: 'Hasta pronto,',
  },
  nl: {
    subject: (number) => `Je boeking ${number} is bevestigd`,
    hello: (name) => `Dag ${name},`,
    intro: 'Je verblijf is geboekt en betaald. Het hotel verwacht je; nu alleen nog je koffer pakken.',
    bookingNumber: 'Boekingsnummer',
    stay: 'Verblijf',
    hotel: 'Hotel',
    room: 'Kamer',
    arrival: (day, time) => `${day}, vanaf ${time}`,
    departure: (day, time) => `${day}, vóór ${time}`,
    arrivalLabel: 'Aankomst',
    departureLabel: 'Vertrek',
    travellers: 'Reizigers',
    preferences: { heading: 'Je e-mails', link: 'Kiezen welke e-mails ik krijg' },
    adults: counted('volwassene', 'volwassenen'),
    children: counted('kind', 'kinderen'),
    babies: counted('baby', 'baby’s'),
    paid: 'Betaald bedrag',
    localTax: (amount) => `Toeristenbelasting, ter plaatse te betalen: ${amount}`,
    see: 'Mijn boeking bekijken',
    manage: 'Mijn boeking wijzigen of annuleren',
    goodbye: 'Tot snel,',
  },
  it: {
    subject: (number) => `La tua prenotazione ${number} è confermata`,
    hello: (name) => `Ciao ${name},`,
    intro: 'Il tuo soggiorno è prenotato e pagato. L’hotel ti aspetta: non resta che fare la valigia.',
    bookingNumber: 'Numero di prenotazione',
    stay: 'Soggiorno',
    hotel: 'Hotel',
    room: 'Camera',
    arrival: (day, time) => `${day}, a partire dalle ${time}`,
    departure: (day, time) => `${day}, entro le ${time}`,
    arrivalLabel: 'Arrivo',
    departureLabel: 'Partenza',
    travellers: 'Viaggiatori',
    preferences: { heading: 'Le tue e-mail', link: 'Scegliere le e-mail che ricevo' },
    adults: counted('adulto', 'adulti'),
    children: counted('bambino', 'bambini'),
    babies: counted('neonato', 'neonati'),
    paid: 'Importo pagato',
    localTax: (amount) => `Tassa di soggiorno da pagare in hotel: ${amount}`,
    see: 'Vedi la mia prenotazione',
    manage: 'Modifica o annulla la prenotazione',
    goodbye: 'A presto,',
  },
  en: {
    subject: (number) => `Your booking ${number} is confirmed`,
    hello: (name) => `Hello ${name},`,
    intro: 'Your stay is booked and paid. The hotel expects you; all that is left is to pack your bag.',
    bookingNumber: 'Booking number',
    stay: 'Stay',
    hotel: 'Hotel',
    room: 'Room',
    arrival: (day, time) => `${day}, from ${time}`,
    departure: (day, time) => `${day}, before ${time}`,
    arrivalLabel: 'Arrival',
    departureLabel: 'Departure',
    travellers: 'Travellers',
    preferences: { heading: 'Your e-mails', link: 'Choose which e-mails I get' },
    adults: counted('adult', 'adults'),
    children: counted('child', 'children'),
    babies: counted('baby', 'babies'),
    paid: 'Amount paid',
    localTax: (amount) => `Local tax, to be paid at the hotel: ${amount}`,
    see: 'See my booking',
    manage: 'Change or cancel my booking',
    goodbye: 'See you soon,',
  },
};

export function mailMessages(locale: Locale): MailMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
