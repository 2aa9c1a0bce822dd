import type { WishMailMessages } from '../wish-mail-messages.ts';

export const nl: WishMailMessages = {
  hello: (name) => `Dag ${name},`,
  goodbye: 'Tot snel,',
  cheaperSubject: (stay) => `Je favoriet ‘${stay}’ is goedkoper`,
  soldOutSubject: (stay) => `Je favoriet ‘${stay}’ is volgeboekt`,
  severalSubject: 'Nieuws over je favorieten',
  intro: 'Je hebt ons gevraagd de prijs van je favorieten te volgen. Dit is er veranderd.',
  cheaper: (now, before) => `${now} in plaats van ${before}`,
  soldOut: 'Volgeboekt op deze data: de laatste kamer is geboekt.',
  gone: 'Er is op dit moment geen enkele datum meer vrij.',
  days: (arrival, departure) => `Van ${arrival} tot ${departure}`,
  anyDay: 'Tegen de laagste prijs, op eender welke datum',
  see: 'Het verblijf bekijken',
  favourites: 'Mijn favorieten bekijken',
  note: 'Dit is de prijs op het moment dat deze mail vertrok: hij kan nog veranderen.',
  end: { heading: 'Wil je deze mails niet meer?', link: 'De prijzen van mijn favorieten niet meer volgen' },
  pages: {
    ask: {
      title: 'De prijzen van je favorieten niet meer volgen?',
      text: 'Je krijgt er geen mail meer over. Je favorieten blijven in je lijst staan.',
      button: 'De prijzen niet meer volgen',
    },
    ended: {
      title: 'We volgen de prijzen van je favorieten niet meer.',
      text: 'Je krijgt er geen mail meer over. Op de pagina van je favorieten kun je je bedenken.',
    },
  },
  home: 'Naar de startpagina',
};
