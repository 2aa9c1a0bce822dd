import type { NewsletterMessages } from '../newsletter-messages.ts';

export const it: NewsletterMessages = {
  hello: 'Ciao,',
  goodbye: 'A presto,',
  confirm: {
    subject: (shop) => `Conferma l’iscrizione alla newsletter di ${shop}`,
    intro: (shop) => `Hai chiesto di ricevere la newsletter di ${shop}. Manca solo la tua conferma: segui questo link.`,
    notes: ['Il link vale 30 giorni. Non hai chiesto nulla? Non fare niente: senza conferma non ti scriveremo più.'],
    link: 'Conferma l’iscrizione',
  },
  already: {
    subject: (shop) => `Ricevi già la newsletter di ${shop}`,
    intro: (shop) => `Ricevi già la newsletter di ${shop} a questo indirizzo: non devi fare nulla.`,
    notes: ['Non la vuoi più? Con questo link annulli l’iscrizione.'],
    link: 'Annulla l’iscrizione',
  },
  pages: {
    confirm: {
      title: (shop) => `Ricevere la newsletter di ${shop}?`,
      text: 'Un clic e l’iscrizione è confermata. Puoi annullarla quando vuoi.',
      button: 'Conferma l’iscrizione',
    },
    confirmed: {
      title: () => 'La tua iscrizione è confermata.',
      text: 'A presto nella tua casella di posta. Ogni invio contiene un link per annullare l’iscrizione.',
    },
    unsubscribe: {
      title: (shop) => `Non ricevere più la newsletter di ${shop}?`,
      text: 'Il tuo indirizzo sarà cancellato dall’elenco. Prenotazioni e account restano come sono.',
      button: 'Annulla l’iscrizione',
    },
    unsubscribed: { title: () => 'L’iscrizione è annullata.', text: 'Il tuo indirizzo non è più nell’elenco della nostra newsletter.' },
    gone: {
      title: () => 'Questo link non è più valido.',
      text: 'L’iscrizione è scaduta o è stata annullata. Puoi iscriverti di nuovo in fondo a ogni pagina.',
    },
  },
  home: 'Torna alla home page',
};
