import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';

/** What mails say of a gift that its holder gives to somebody else. */
export interface TransferMailMessages {
  /** To the new holder. */
  readonly transferred: {
    readonly subject: (from: string | undefined) => string;
    readonly hello: (name: string) => string;
    readonly intro: (from: string | undefined) => string;
    readonly attached: string;
    readonly use: string;
  };
  /** To the former holder. */
  readonly givenAway: {
    readonly subject: string;
    readonly intro: (name: string) => string;
    readonly note: string;
    readonly write: string;
  };
}

const MESSAGES: Record<Language, TransferMailMessages> = {
  fr: {
    transferred: {
      subject: (from) => (from ? `${from} vous offre un cadeau` : 'Vous avez reçu un cadeau'),
      hello: (name) => `Bonjour ${name},`,
      intro: (from) =>
        from
          ? `${from} vous offre ce cadeau. Il a un nouveau code, que personne d’autre n’a.`
          : 'Ce cadeau vous est offert. Il a un nouveau code, que personne d’autre n’a.',
      attached: 'Le voici aussi sur papier, en pièce jointe.',
      use: 'Utiliser mon cadeau',
    },
    givenAway: {
      subject: 'Votre cadeau a été offert',
      intro: (name) =>
        `Vous avez offert ce cadeau à ${name}. Votre code ne fonctionne plus\u00A0: ${name} en a reçu un nouveau par e-mail.`,
      note: 'Si ce n’était pas vous, écrivez tout de suite à notre service client.',
      write: 'Écrire au service client',
    },
  },
  es: {
    transferred: {
      subject: (from) => (from ? `${from} te regala algo` : 'Has recibido un regalo'),
      hello: (name) => `Hola, ${name}:`,
      intro: (from) =>
        from
          ? `${from} te hace este regalo. Tiene un código nuevo que solo tienes tú.`
          : 'Te han hecho este regalo. Tiene un código nuevo que solo tienes tú.',
      attached: 'Lo encontrarás también en papel, en el archivo adjunto.',
      use: 'Usar mi regalo',
    },
    givenAway: {
      subject: 'Has regalado tu regalo',
      intro: (name) => `Has dado este regalo a ${name}. Tu código ya no funciona: ${name} ha recibido uno nuevo por correo electrónico.`,
      note: 'Si no has sido tú, escribe enseguida a nuestro servicio de atención al cliente.',
      write: 'Escribir a atención al cliente',
    },
  },
  nl: {
    transferred: {
      subject: (from) => (from ? `${from} geeft je een cadeau` : 'Je hebt een cadeau gekregen'),
      hello: (name) => `Dag ${name},`,
      intro: (from) =>
        from
          ? `${from} geeft je dit cadeau. Het heeft een nieuwe code, die alleen jij hebt.`
          : 'Je krijgt dit cadeau. Het heeft een nieuwe code, die alleen jij hebt.',
      attached: 'Je vindt het ook op papier, in de bijlage.',
      use: 'Mijn cadeau gebruiken',
    },
    givenAway: {
      subject: 'Je cadeau is doorgegeven',
      intro: (name) => `Je hebt dit cadeau doorgegeven aan ${name}. Je code werkt niet meer: ${name} kreeg een nieuwe per e-mail.`,
      note: 'Was jij het niet? Schrijf dan meteen naar onze klantenservice.',
      write: 'Naar de klantenservice schrijven',
    },
  },
  it: {
    transferred: {
      subject: (from) => (from ? `${from} ti fa un regalo` : 'Hai ricevuto un regalo'),
      hello: (name) => `Ciao ${name},`,
      intro: (from) =>
        from
          ? `${from} ti fa questo regalo. Ha un nuovo codice, che hai solo tu.`
          : 'Ti è stato fatto questo regalo. Ha un nuovo codice, che hai solo tu.',
      attached: 'Lo trovi anche su carta, in allegato.',
      use: 'Usa il mio regalo',
    },
    givenAway: {
      subject: 'Il tuo regalo è passato di mano',
      intro: (name) => `Hai dato questo regalo a ${name}. Il tuo codice non funziona più: ${name} ne ha ricevuto uno nuovo via e-mail.`,
      note: 'Se non sei stato tu, scrivi subito al nostro servizio clienti.',
      write: 'Scrivi al servizio clienti',
    },
  },
  en: {
    transferred: {
      subject: (from) => (from ? `${from} gives you a gift` : 'You have been given a gift'),
      hello: (name) => `Hello ${name},`,
      intro: (from) =>
        from
          ? `${from} gives you this gift. It has a new code, which you alone have.`
          : 'You were given this gift. It has a new code, which you alone have.',
      attached: 'It is attached on paper, too.',
      use: 'Use my gift',
    },
    givenAway: {
      subject: 'Your gift was given to somebody else',
      intro: (name) => `You gave this gift to ${name}. Your code no longer works: ${name} was sent a new one by e-mail.`,
      note: 'If it was not you, write to our customer service at once.',
      write: 'Write to customer service',
    },
  },
};

export function transferMailMessages(locale: Locale): TransferMailMessages {
  return regionalMessages(MESSAGES[languageOf(locale)], locale);
}
