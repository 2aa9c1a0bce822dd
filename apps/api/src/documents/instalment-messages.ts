import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';

/** What mails and documents say of amounts that are taken on later days. Days and amounts come as they are written in the language. */
export interface InstalmentMessages {
  /** Of a stay that is booked and not paid to the end. */
  readonly bookedIntro: string;
  readonly paidOn: (day: string) => string;
  readonly dueOn: (day: string) => string;
  readonly unpaidSince: (day: string) => string;
  /** Opens booking management, where an open amount can be paid. */
  readonly pay: string;
  readonly reminder: { readonly subject: (number: string) => string; readonly intro: (amount: string, day: string) => string };
  readonly cardNote: string;
  readonly paid: { readonly subject: (number: string) => string; readonly intro: (amount: string) => string };
  readonly failed: { readonly subject: (number: string) => string; readonly intro: (amount: string) => string };
  readonly nextCharge: (day: string) => string;
  readonly lastDay: (day: string) => string;
  readonly owed: { readonly subject: (number: string) => string; readonly intro: (amount: string) => string };
  /** Of a cancelled booking that was not paid to the end. */
  readonly nothingMore: string;
  readonly unpaidCancelled: { readonly subject: (number: string) => string; readonly intro: string };
}

const WORDS: Record<Language, InstalmentMessages> = {
  fr: {
    bookedIntro: 'Votre séjour est réservé. L’hôtel vous attend\u00A0; ce qui reste à payer sera prélevé aux dates ci-dessous.',
    paidOn: (day) => `Payé le ${day}`,
    dueOn: (day) => `À prélever le ${day}`,
    unpaidSince: (day) => `Impayé, dû le ${day}`,
    pay: 'Payer maintenant ou avec une autre carte',
    reminder: {
      subject: (number) => `Réservation ${number}\u00A0: prochain prélèvement`,
      intro: (amount, day) => `Comme convenu, nous prélèverons ${amount} le ${day} sur le moyen de paiement que vous avez utilisé.`,
    },
    cardNote: 'Si votre carte a changé, vous pouvez payer dès maintenant avec une autre.',
    paid: {
      subject: (number) => `Réservation ${number}\u00A0: paiement reçu`,
      intro: (amount) => `Nous avons bien reçu votre paiement de ${amount}. Merci.`,
    },
    failed: {
      subject: (number) => `Réservation ${number}\u00A0: votre paiement a été refusé`,
      intro: (amount) => `Votre banque a refusé le paiement de ${amount}. Votre réservation est maintenue pour le moment.`,
    },
    nextCharge: (day) => `Nous réessaierons le ${day}. Vous pouvez aussi payer dès maintenant, avec la même carte ou une autre.`,
    lastDay: (day) => `Sans paiement le ${day} au plus tard, votre réservation sera annulée selon ses conditions.`,
    owed: {
      subject: (number) => `Réservation ${number}\u00A0: un montant reste dû`,
      intro: (amount) =>
        `Nous n’avons pas pu prélever ${amount} pour votre séjour. Ce montant reste dû\u00A0: vous pouvez le payer en ligne.`,
    },
    nothingMore: 'Plus rien ne sera prélevé.',
    unpaidCancelled: {
      subject: (number) => `Votre réservation ${number} est annulée faute de paiement`,
      intro: 'Malgré plusieurs tentatives, une échéance n’a pas pu être prélevée. Votre réservation a été annulée selon ses conditions.',
    },
  },
  es: {
    bookedIntro: 'Tu estancia está reservada. El hotel te espera; lo que queda por pagar se cobrará en las fechas indicadas abajo.',
    paidOn: (day) => `Pagado el ${day}`,
    dueOn: (day) => `Se cobrará el ${day}`,
    unpaidSince: (day) => `Pendiente desde el ${day}`,
    pay: 'Pagar ahora o con otra tarjeta',
    reminder: {
      subject: (number) => `Reserva ${number}: próximo cobro`,
      intro: (amount, day) => `Tal y como acordamos, el ${day} cobraremos ${amount} en el medio de pago que utilizaste.`,
    },
    cardNote: 'Si tu tarjeta ha cambiado, puedes pagar ya con otra.',
    paid: {
      subject: (number) => `Reserva ${number}: pago recibido`,
      intro: (amount) => `Hemos recibido tu pago de ${amount}. Gracias.`,
    },
    failed: {
      subject: (number) => `Reserva ${number}: tu pago ha sido rechazado`,
      intro: (amount) => `Tu banco ha rechazado el pago de ${amount}. Por ahora tu reserva se mantiene.`,
    },
    nextCharge: (day) => `Volveremos a intentarlo el ${day}. También puedes pagar ya, con la misma tarjeta o con otra.`,
    lastDay: (day) => `Si no se paga a más tardar el ${day}, tu reserva se cancelará según sus condiciones.`,
    owed: {
      subject: (number) => `Reserva ${number}: queda un importe pendiente`,
      intro: (amount) => `No hemos podido cobrar ${amount} de tu estancia. Este importe sigue pendiente: puedes pagarlo en línea.`,
    },
    nothingMore: 'No se cobrará nada más.',
    unpaidCancelled: {
      subject: (number) => `Tu reserva ${number} se ha cancelado por falta de pago`,
      intro: 'Tras varios intentos, no se ha podido cobrar un plazo. Tu reserva se ha cancelado según sus condiciones.',
    },
  },
  nl: {
    bookedIntro: 'Je verblijf is geboekt. Het hotel verwacht je; wat nog te betalen is, wordt afgeschreven op de dagen hieronder.',
    paidOn: (day) => `Betaald op ${day}`,
    dueOn: (day) => `Wordt afgeschreven op ${day}`,
    unpaidSince: (day) => `Onbetaald sinds ${day}`,
    pay: 'Nu of met een andere kaart betalen',
    reminder: {
      subject: (number) => `Boeking ${number}: volgende afschrijving`,
      intro: (amount, day) => `Zoals afgesproken schrijven we op ${day} ${amount} af van het betaalmiddel dat je hebt gebruikt.`,
    },
    cardNote: 'Heb je een andere kaart? Dan kun je daar nu al mee betalen.',
    paid: {
      subject: (number) => `Boeking ${number}: betaling ontvangen`,
      intro: (amount) => `We hebben je betaling van ${amount} ontvangen. Bedankt.`,
    },
    failed: {
      subject: (number) => `Boeking ${number}: je betaling is geweigerd`,
      intro: (amount) => `Je bank heeft de betaling van ${amount} geweigerd. Je boeking blijft voorlopig staan.`,
    },
    nextCharge: (day) => `We proberen het opnieuw op ${day}. Je kunt ook nu al betalen, met dezelfde of een andere kaart.`,
    lastDay: (day) => `Is er uiterlijk op ${day} niet betaald, dan wordt je boeking geannuleerd volgens de voorwaarden.`,
    owed: {
      subject: (number) => `Boeking ${number}: er staat nog een bedrag open`,
      intro: (amount) =>
        `Het is niet gelukt om ${amount} voor je verblijf af te schrijven. Dit bedrag staat nog open: je kunt het online betalen.`,
    },
    nothingMore: 'Er wordt niets meer afgeschreven.',
    unpaidCancelled: {
      subject: (number) => `Je boeking ${number} is geannuleerd omdat er niet is betaald`,
      intro: 'Na meerdere pogingen kon een termijn niet worden afgeschreven. Je boeking is geannuleerd volgens de voorwaarden.',
    },
  },
  it: {
    bookedIntro: 'Il tuo soggiorno è prenotato. L’hotel ti aspetta; quanto resta da pagare sarà addebitato alle date qui sotto.',
    paidOn: (day) => `Pagato: ${day}`,
    dueOn: (day) => `Addebito previsto: ${day}`,
    unpaidSince: (day) => `Non pagato, scaduto: ${day}`,
    pay: 'Paga ora o con un’altra carta',
    reminder: {
      subject: (number) => `Prenotazione ${number}: prossimo addebito`,
      intro: (amount, day) => `Come concordato, addebiteremo ${amount} sul metodo di pagamento che hai usato. Data dell’addebito: ${day}.`,
    },
    cardNote: 'Se hai cambiato carta, puoi pagare già ora con un’altra.',
    paid: {
      subject: (number) => `Prenotazione ${number}: pagamento ricevuto`,
      intro: (amount) => `Abbiamo ricevuto il tuo pagamento di ${amount}. Grazie.`,
    },
    failed: {
      subject: (number) => `Prenotazione ${number}: il pagamento è stato rifiutato`,
      intro: (amount) => `La tua banca ha rifiutato il pagamento di ${amount}. Per ora la prenotazione resta valida.`,
    },
    nextCharge: (day) => `Prossimo tentativo: ${day}. Puoi anche pagare subito, con la stessa carta o con un’altra.`,
    lastDay: (day) => `Senza pagamento entro ${day}, la prenotazione sarà annullata secondo le sue condizioni.`,
    owed: {
      subject: (number) => `Prenotazione ${number}: resta un importo da pagare`,
      intro: (amount) => `Non siamo riusciti ad addebitare ${amount} per il tuo soggiorno. L’importo resta dovuto: puoi pagarlo online.`,
    },
    nothingMore: 'Non sarà addebitato altro.',
    unpaidCancelled: {
      subject: (number) => `La tua prenotazione ${number} è stata annullata per mancato pagamento`,
      intro: 'Dopo più tentativi non è stato possibile addebitare una rata. La prenotazione è stata annullata secondo le sue condizioni.',
    },
  },
  en: {
    bookedIntro: 'Your stay is booked. The hotel expects you; what is left to pay is taken on the days below.',
    paidOn: (day) => `Paid on ${day}`,
    dueOn: (day) => `To be taken on ${day}`,
    unpaidSince: (day) => `Unpaid, due on ${day}`,
    pay: 'Pay now or with another card',
    reminder: {
      subject: (number) => `Booking ${number}: next payment`,
      intro: (amount, day) => `As agreed, we will take ${amount} on ${day} from the means of payment that you used.`,
    },
    cardNote: 'If your card has changed, you can pay with another one now.',
    paid: {
      subject: (number) => `Booking ${number}: payment received`,
      intro: (amount) => `We have received your payment of ${amount}. Thank you.`,
    },
    failed: {
      subject: (number) => `Booking ${number}: your payment was declined`,
      intro: (amount) => `Your bank has declined the payment of ${amount}. Your booking stands for now.`,
    },
    nextCharge: (day) => `We will try again on ${day}. You can also pay now, with the same card or another one.`,
    lastDay: (day) => `If nothing is paid by ${day}, your booking is cancelled under its conditions.`,
    owed: {
      subject: (number) => `Booking ${number}: an amount is still owed`,
      intro: (amount) => `We could not take ${amount} for your stay. The amount is still owed: you can pay it online.`,
    },
    nothingMore: 'Nothing more is taken.',
    unpaidCancelled: {
      subject: (number) => `Your booking ${number} is cancelled because it was not paid`,
      intro: 'After several tries an instalment could not be taken. Your booking was cancelled under its conditions.',
    },
  },
};

export function instalmentMessages(locale: Locale): InstalmentMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
