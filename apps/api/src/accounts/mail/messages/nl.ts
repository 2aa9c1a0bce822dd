import type { AccountMailMessages } from '../account-mail-messages.ts';

export const nl: AccountMailMessages = {
  hello: (name) => (name ? `Dag ${name},` : 'Dag,'),
  goodbye: 'Tot snel,',
  newEmail: 'Nieuw adres',
  booking: 'Boeking',
  account: 'Account',
  device: 'Apparaat',
  signedInAt: 'Ingelogd',
  signedInFrom: 'Land van het internetadres',
  erasedOn: 'Verwijderd op',
  registration: {
    subject: 'Bevestig je e-mailadres',
    lines: [
      'Nog één stap en je account is klaar: volg deze link en vul het wachtwoord in dat je hebt gekozen.',
      'De link is 24 uur geldig. Heb je niets aangevraagd? Dan hoef je niets te doen: er komt geen account.',
    ],
    action: 'Mijn adres bevestigen',
  },
  alreadyRegistered: {
    subject: 'Je hebt al een account',
    lines: [
      'Iemand, waarschijnlijk jijzelf, wilde met dit adres een account aanmaken. Dat bestaat al: log in met je wachtwoord of kies een nieuw op de inlogpagina.',
      'Was jij het niet? Dan hoef je niets te doen: je account is niet veranderd.',
    ],
    action: 'Inloggen',
  },
  passwordReset: {
    subject: 'Kies een nieuw wachtwoord',
    lines: [
      'Je hebt een nieuw wachtwoord aangevraagd. Met deze link kies je het; hij is een uur geldig en werkt één keer.',
      'Heb je niets aangevraagd? Dan kun je dit bericht negeren: je wachtwoord blijft hetzelfde.',
    ],
    action: 'Wachtwoord kiezen',
  },
  signInLink: {
    subject: 'Je link om in te loggen',
    lines: [
      'Met deze link heb je geen wachtwoord nodig om in te loggen; hij is een uur geldig en werkt één keer.',
      'Heb je niets aangevraagd? Dan kun je dit bericht negeren: zonder deze link kan niemand inloggen.',
    ],
    action: 'Inloggen',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    lines: [
      'Het wachtwoord van je account is zojuist gewijzigd en je andere apparaten zijn uitgelogd.',
      'Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina.',
    ],
  },
  emailApproval: {
    subject: 'Keur het nieuwe e-mailadres van je account goed',
    lines: [
      'Iemand, waarschijnlijk jijzelf, wil voor je account een ander e-mailadres gebruiken. Volg deze link om dat goed te keuren; hij is een uur geldig. Daarna sturen we een tweede link naar het nieuwe adres.',
      'Heb je niets aangevraagd? Volg de link dan niet en kies een nieuw wachtwoord: er verandert niets.',
    ],
    action: 'De wijziging goedkeuren',
  },
  emailChange: {
    subject: 'Bevestig je nieuwe e-mailadres',
    lines: [
      'Volg deze link om dit adres voor je account te gebruiken. De link is een uur geldig.',
      'Heb je niets aangevraagd? Dan kun je dit bericht negeren: er verandert niets.',
    ],
    action: 'Dit adres bevestigen',
  },
  emailChanged: {
    subject: 'Het e-mailadres van je account is gewijzigd',
    lines: [
      'Je account gebruikt voortaan een ander e-mailadres.',
      'Was jij het niet? Schrijf ons via de contactpagina, dan helpen we je om het terug te krijgen.',
    ],
  },
  joinOrder: {
    subject: 'Je boeking aan een account toevoegen?',
    lines: [
      'Iemand, waarschijnlijk jijzelf, wil je boeking toevoegen aan het account hieronder. Volg deze link om dat goed te keuren; hij is een uur geldig. Wie dat account gebruikt, kan de boeking dan bekijken, wijzigen en annuleren.',
      'Heb je niets aangevraagd? Volg de link dan niet: er verandert niets.',
    ],
    action: 'De boeking toevoegen',
  },
  newDevice: {
    subject: 'Er is ingelogd op je account',
    lines: [
      'Er is op je account ingelogd op een apparaat dat we nog niet kenden.',
      'Was jij het? Dan hoef je niets te doen.',
      'Was jij het niet? Dan kun je dat apparaat bij je gegevens uitloggen; kies daarna een nieuw wachtwoord.',
    ],
    action: 'Mijn apparaten bekijken',
  },
  passkeyAdded: {
    subject: 'Er is een passkey aan je account toegevoegd',
    lines: [
      'Met een nieuwe passkey kun je voortaan zonder wachtwoord inloggen op je account.',
      'Was jij het niet? Kies dan meteen een nieuw wachtwoord op de inlogpagina en verwijder de passkey bij je gegevens.',
    ],
  },
  passkeyRemoved: {
    subject: 'Er is een passkey van je account verwijderd',
    lines: [
      'Met die passkey kan niemand meer op je account inloggen.',
      'Was jij het niet? Kies dan meteen een nieuw wachtwoord op de inlogpagina.',
    ],
  },
  passkeyStepOff: {
    subject: 'Na je wachtwoord vragen we niet meer om een passkey',
    lines: [
      'Je account vraagt na het wachtwoord geen passkey meer. Je passkeys blijven werken.',
      'Was jij het niet? Kies dan meteen een nieuw wachtwoord op de inlogpagina en zet het bij je gegevens weer aan.',
    ],
  },
  passkeyStepEnding: {
    subject: 'Over 24 uur is je passkey niet meer nodig',
    lines: [
      'Er is via een link in je mailbox een nieuw wachtwoord gekozen. Wie zijn passkeys kwijt is, kan daarmee over 24 uur zonder passkey inloggen.',
      'Heb je je passkey nog? Gebruik hem binnen 24 uur om in te loggen: dan blijft hij na het wachtwoord nodig.',
      'Was jij het niet? Gebruik dan nu je passkey om in te loggen, kies een nieuw wachtwoord en ga na wie er in je mailbox kan.',
    ],
  },
  erasureAsked: {
    subject: 'Je account wordt verwijderd',
    lines: [
      'Je hebt gevraagd om je account te verwijderen. Op de dag hieronder wissen we je gegevens, favorieten, bewaarde kaarten, apparaten, nieuwsbrief en berichten. Wat we wettelijk van je bestellingen moeten bewaren, blijft zonder je naam.',
      'Tot dan werkt alles zoals voorheen. Een reis, een betaling of een cadeau dat op die dag nog openstaat, stelt het verwijderen uit tot het voorbij is: bij je gegevens lees je wat.',
      'Ben je van gedachten veranderd, of was jij het niet? Log in en houd je account met één klik; was jij het niet, kies dan ook een nieuw wachtwoord.',
    ],
    action: 'Mijn account houden',
  },
};
