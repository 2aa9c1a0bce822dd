import type { PreferenceMessages } from '../preference-messages.ts';

export const nl: PreferenceMessages = {
  text: 'Dit sturen we naar je adres, naast de berichten over je bestellingen, je cadeaus en je account.',
  newsletter: {
    heading: (shop) => `De nieuwsbrief van ${shop}`,
    on: 'Je krijgt hem.',
    unconfirmed: 'Je krijgt hem pas als je inschrijving bevestigd is: druk op de knop in de mail die we je daarvoor gestuurd hebben.',
    off: 'Je krijgt hem niet. Inschrijven kan onderaan elke pagina.',
    end: 'Me afmelden voor de nieuwsbrief',
  },
  wishes: {
    heading: () => 'De prijzen van je favorieten',
    on: 'We mailen je als de prijs van een favoriet daalt of de laatste kamer geboekt is.',
    off: 'We volgen geen prijzen. Je kunt het vragen op de pagina van je favorieten.',
    end: 'De prijzen niet meer volgen',
  },
  giftReminders: {
    heading: () => 'De herinneringen aan je cadeaus',
    on: 'We mailen je 60, 30 en 7 dagen voor de laatste dag van een cadeau.',
    off: 'We herinneren je niet meer aan de laatste dag van je cadeaus.',
    end: 'Geen herinneringen meer',
    resume: 'Opnieuw herinneringen krijgen',
  },
  home: 'Naar de startpagina',
};
