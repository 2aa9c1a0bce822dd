import type { PartnerMailMessages } from '../partner-mail-messages.ts';

export const NL: PartnerMailMessages = {
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
  voucherSubject: {
    booked: (number) => `Voucher verkocht voor een activiteit bij jullie, bestelling ${number}`,
    cancelled: (number) => `Voucher geannuleerd, bestelling ${number}`,
  },
  voucherIntro: {
    booked:
      'Er is een voucher verkocht voor een activiteit bij jullie. Wie hem krijgt, belt jullie om een datum af te spreken en noemt het nummer van deze bestelling. Willen jullie dit bevestigen?',
    cancelled: 'Deze voucher is geannuleerd en geeft nergens meer recht op. Willen jullie dit bevestigen?',
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
  specialRequest: 'Speciaal verzoek',
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
};
