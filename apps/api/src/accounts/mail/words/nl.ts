import type { AccountWords } from '../account-mail-words.ts';

export const nl: AccountWords = {
  hello: (name) => (name ? `Dag ${name},` : 'Dag,'),
  goodbye: 'Tot snel,',
  registration: {
    subject: 'Bevestig je e-mailadres',
    lines: [
      'Nog één stap en je account is klaar: volg deze link en vul het wachtwoord in dat je gekozen hebt.',
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
      'Heb je niets aangevraagd? Laat dit bericht dan rusten: je wachtwoord blijft hetzelfde.',
    ],
    action: 'Wachtwoord kiezen',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    lines: [
      'Het wachtwoord van je account is zojuist gewijzigd en je andere apparaten zijn uitgelogd.',
      'Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina.',
    ],
  },
  emailChange: {
    subject: 'Bevestig je nieuwe e-mailadres',
    lines: [
      'Volg deze link om dit adres voor je account te gebruiken. De link is een uur geldig.',
      'Heb je niets aangevraagd? Laat dit bericht dan rusten: er verandert niets.',
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
};
