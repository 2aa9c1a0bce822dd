import type { PartnerMailMessages } from '../partner-mail-messages.ts';

export const IT: PartnerMailMessages = {
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
  voucherSubject: {
    booked: (number) => `Buono venduto per una vostra attività, ordine ${number}`,
    cancelled: (number) => `Buono annullato, ordine ${number}`,
  },
  voucherIntro: {
    booked:
      'È stato venduto un buono per una vostra attività. Chi lo riceve vi chiamerà per fissare una data e vi dirà il numero di questo ordine. Vi preghiamo di confermare.',
    cancelled: 'Questo buono è annullato e non dà più diritto a nulla. Vi preghiamo di confermare.',
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
  includes: 'Incluso',
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
};
