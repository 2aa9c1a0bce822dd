import type { WishMailMessages } from '../wish-mail-messages.ts';

export const it: WishMailMessages = {
  hello: (name) => `Ciao ${name},`,
  goodbye: 'A presto,',
  cheaperSubject: (stay) => `Il tuo preferito «${stay}» costa meno`,
  soldOutSubject: (stay) => `Il tuo preferito «${stay}» è al completo`,
  severalSubject: 'Novità tra i tuoi preferiti',
  intro: 'Ci hai chiesto di seguire il prezzo dei tuoi preferiti. Ecco che cosa è cambiato.',
  cheaper: (now, before) => `${now} invece di ${before}`,
  soldOut: 'Al completo in queste date: l’ultima camera è stata prenotata.',
  gone: 'Al momento non c’è più nessuna data disponibile.',
  days: (arrival, departure) => `Da ${arrival} a ${departure}`,
  anyDay: 'Al prezzo più basso, in qualsiasi data',
  see: 'Vedi il soggiorno',
  favourites: 'Vedi i miei preferiti',
  note: 'È il prezzo del momento in cui è partito questo messaggio: può ancora cambiare.',
  end: { heading: 'Non vuoi più questi messaggi?', link: 'Non seguire più i prezzi dei miei preferiti' },
  pages: {
    ask: {
      title: 'Non seguire più i prezzi dei tuoi preferiti?',
      text: 'Non riceverai più messaggi al riguardo. I tuoi preferiti restano nella lista.',
      button: 'Non seguire più i prezzi',
    },
    ended: {
      title: 'Non seguiamo più i prezzi dei tuoi preferiti.',
      text: 'Non riceverai più messaggi al riguardo. Puoi cambiare idea nella pagina dei tuoi preferiti.',
    },
  },
  home: 'Torna alla home page',
};
