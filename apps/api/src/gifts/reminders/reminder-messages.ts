import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';

/** What reminds of a gift, and the page that ends its reminders. Days come as they are written in the language. */
export interface ReminderMessages {
  readonly subject: (day: string) => string;
  readonly intro: (day: string) => string;
  /** To its buyer, who may have given it by hand. */
  readonly given: string;
  readonly extension: { readonly heading: string; readonly text: (day: string) => string };
  readonly end: { readonly heading: string; readonly link: string };
  readonly pages: {
    readonly ask: { readonly title: string; readonly text: string; readonly button: string };
    readonly ended: { readonly title: string; readonly text: string };
  };
  readonly home: string;
}

const MESSAGES: Record<Language, ReminderMessages> = {
  fr: {
    subject: (day) => `Votre cadeau est valable jusqu’au ${day}`,
    intro: (day) => `Votre cadeau vous attend\u00A0: vous pouvez l’utiliser jusqu’au ${day} inclus.`,
    given: 'Vous l’avez déjà offert\u00A0? Transmettez ce message à la personne qui l’a reçu.',
    extension: {
      heading: 'Pas le temps d’ici là\u00A0?',
      text: (day) =>
        `La prolongation est gratuite et possible une seule fois\u00A0: ouvrez votre cadeau et prolongez-le. Il sera valable jusqu’au ${day} inclus.`,
    },
    end: { heading: 'Ne plus recevoir de rappels\u00A0?', link: 'Ne plus recevoir de rappels de ce cadeau' },
    pages: {
      ask: {
        title: 'Ne plus recevoir de rappels de ce cadeau\u00A0?',
        text: 'Nous ne vous écrirons plus avant son dernier jour. Le cadeau reste valable jusque-là.',
        button: 'Ne plus recevoir de rappels',
      },
      ended: {
        title: 'Vous ne recevrez plus de rappels de ce cadeau.',
        text: 'Il reste valable jusqu’à son dernier jour. Vous pouvez changer d’avis sur la page de ce que vous recevez.',
      },
    },
    home: 'Retour à l’accueil',
  },
  es: {
    subject: (day) => `Tu regalo es válido hasta el ${day}`,
    intro: (day) => `Tu regalo te espera: puedes usarlo hasta el ${day} incluido.`,
    given: '¿Ya lo has regalado? Reenvía este mensaje a quien lo recibió.',
    extension: {
      heading: '¿No tienes tiempo antes?',
      text: (day) =>
        `La prórroga es gratuita y solo es posible una vez: abre tu regalo y prorroga su validez. Será válido hasta el ${day} incluido.`,
    },
    end: { heading: '¿No quieres más recordatorios?', link: 'Dejar de recibir recordatorios de este regalo' },
    pages: {
      ask: {
        title: '¿Dejar de recibir recordatorios de este regalo?',
        text: 'No te escribiremos más antes de su último día. El regalo sigue siendo válido hasta entonces.',
        button: 'Dejar de recibir recordatorios',
      },
      ended: {
        title: 'Ya no recibirás recordatorios de este regalo.',
        text: 'Sigue siendo válido hasta su último día. Puedes cambiar de idea en la página de lo que recibes.',
      },
    },
    home: 'Volver a la página de inicio',
  },
  nl: {
    subject: (day) => `Je cadeau is geldig tot en met ${day}`,
    intro: (day) => `Je cadeau ligt klaar: je kunt het gebruiken tot en met ${day}.`,
    given: 'Heb je het al gegeven? Stuur deze mail door aan wie het kreeg.',
    extension: {
      heading: 'Lukt het niet op tijd?',
      text: (day) => `Verlengen is gratis en kan één keer: open je cadeau en verleng het. Dan is het geldig tot en met ${day}.`,
    },
    end: { heading: 'Geen herinneringen meer?', link: 'Geen herinneringen meer aan dit cadeau' },
    pages: {
      ask: {
        title: 'Geen herinneringen meer aan dit cadeau?',
        text: 'Je krijgt geen mail meer voor de laatste dag. Tot dan blijft het cadeau geldig.',
        button: 'Geen herinneringen meer',
      },
      ended: {
        title: 'Je krijgt geen herinneringen meer aan dit cadeau.',
        text: 'Het blijft geldig tot en met de laatste dag. Op de pagina met wat je van ons krijgt, kun je je bedenken.',
      },
    },
    home: 'Terug naar de startpagina',
  },
  it: {
    subject: (day) => `Il tuo regalo è valido fino a ${day}`,
    intro: (day) => `Il tuo regalo ti aspetta: puoi usarlo fino a ${day} incluso.`,
    given: 'L’hai già regalato? Inoltra questo messaggio a chi l’ha ricevuto.',
    extension: {
      heading: 'Non fai in tempo?',
      text: (day) =>
        `La proroga è gratuita ed è possibile una sola volta: apri il tuo regalo e richiedila. Sarà valido fino a ${day} incluso.`,
    },
    end: { heading: 'Non vuoi più promemoria?', link: 'Non ricevere più promemoria di questo regalo' },
    pages: {
      ask: {
        title: 'Non ricevere più promemoria di questo regalo?',
        text: 'Non ti scriveremo più prima della scadenza. Fino ad allora il regalo resta valido.',
        button: 'Non ricevere più promemoria',
      },
      ended: {
        title: 'Non riceverai più promemoria di questo regalo.',
        text: 'Resta valido fino alla scadenza. Puoi cambiare idea nella pagina di ciò che ricevi.',
      },
    },
    home: 'Torna alla home page',
  },
  en: {
    subject: (day) => `Your gift is valid until ${day}`,
    intro: (day) => `Your gift is waiting: you can use it until ${day}, that day included.`,
    given: 'Have you given it to somebody already? Forward this mail to its recipient.',
    extension: {
      heading: 'No time until then?',
      text: (day) => `Extending is free of charge, and possible once: open your gift and extend it. It is valid until ${day} then.`,
    },
    end: { heading: 'No more reminders?', link: 'End the reminders of this gift' },
    pages: {
      ask: {
        title: 'End the reminders of this gift?',
        text: 'We write no more before its last day. The gift stays valid until then.',
        button: 'End the reminders',
      },
      ended: {
        title: 'You get no more reminders of this gift.',
        text: 'It stays valid until its last day. You can change your mind on the page of what you get.',
      },
    },
    home: 'Back to the home page',
  },
};

export function reminderMessages(locale: Locale): ReminderMessages {
  return regionalMessages(MESSAGES[languageOf(locale)], locale);
}
