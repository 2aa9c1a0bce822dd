import type { PreferenceMessages } from '../preference-messages.ts';

export const it: PreferenceMessages = {
  text: 'Ecco che cosa inviamo al tuo indirizzo, oltre ai messaggi sui tuoi ordini, sui tuoi regali e sul tuo account.',
  newsletter: {
    heading: (shop) => `La newsletter di ${shop}`,
    on: 'La ricevi.',
    unconfirmed: 'Non la ricevi ancora: conferma l’iscrizione con il pulsante della mail che ti abbiamo inviato.',
    off: 'Non la ricevi. Puoi iscriverti in fondo a ogni pagina.',
    end: 'Annullare l’iscrizione alla newsletter',
  },
  wishes: {
    heading: () => 'I prezzi dei tuoi preferiti',
    on: 'Ti scriviamo quando il prezzo di un preferito scende o quando la sua ultima camera è prenotata.',
    off: 'Non seguiamo nessun prezzo. Puoi chiederlo nella pagina dei tuoi preferiti.',
    end: 'Non seguire più i prezzi',
  },
  giftReminders: {
    heading: () => 'I promemoria dei tuoi regali',
    on: 'Ti scriviamo 60, 30 e 7 giorni prima della scadenza di un regalo.',
    off: 'Non ti ricordiamo più la scadenza dei tuoi regali.',
    end: 'Non ricevere più promemoria',
    resume: 'Ricevi di nuovo i promemoria',
  },
  home: 'Torna alla home page',
};
