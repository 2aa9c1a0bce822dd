import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';

/** What mails say of a gift after it was sold. Days and amounts come as they are written in the language. */
export interface GiftMailMessages {
  readonly hello: string;
  readonly left: string;
  readonly extended: {
    readonly subject: string;
    readonly toRecipient: (day: string) => string;
    readonly toBuyer: (day: string) => string;
    readonly note: string;
  };
  /** A box that its holder has exchanged. */
  readonly exchanged: {
    readonly subject: string;
    readonly intro: (name: string) => string;
    readonly now: string;
    readonly was: string;
    readonly note: string;
  };
  readonly codes: {
    readonly subject: string;
    readonly intro: string;
    readonly canBeExtended: (day: string) => string;
    readonly use: string;
    readonly note: string;
  };
  readonly bounced: {
    readonly subject: (number: string) => string;
    readonly intro: (address: string) => string;
    readonly correct: string;
  };
}

const MESSAGES: Record<Language, GiftMailMessages> = {
  fr: {
    hello: 'Bonjour,',
    left: 'Il reste',
    extended: {
      subject: 'Votre cadeau est valable plus longtemps',
      toRecipient: (day) => `La validité de votre cadeau est prolongée\u00A0: vous pouvez l’utiliser jusqu’au ${day} inclus.`,
      toBuyer: (day) => `La validité du cadeau que vous avez acheté est prolongée\u00A0: il peut être utilisé jusqu’au ${day} inclus.`,
      note: 'Le code reste le même. La prolongation est gratuite, et possible une seule fois.',
    },
    exchanged: {
      subject: 'Votre cadeau a été échangé',
      intro: (name) => `Votre cadeau est échangé\u00A0: c’est maintenant «\u00A0${name}\u00A0».`,
      now: 'Votre cadeau',
      was: 'Avant l’échange',
      note: 'Le code, le montant et la date limite restent les mêmes. Un ancien papier porte encore le nom d’avant, mais son code ouvre le nouveau cadeau. Si ce n’était pas vous, écrivez tout de suite à notre service client.',
    },
    codes: {
      subject: 'Vos codes cadeau',
      intro: 'Un code perdu nous a été signalé pour cette adresse. Voici les cadeaux qui peuvent encore servir.',
      canBeExtended: (day) => `Ce cadeau a expiré, mais peut être prolongé gratuitement jusqu’au ${day}\u00A0: saisissez son code.`,
      use: 'Utiliser un cadeau',
      note: 'Si vous n’avez rien demandé, vous n’avez rien à faire\u00A0: ces codes n’ont été envoyés qu’à vous.',
    },
    bounced: {
      subject: (number) => `Votre cadeau n’a pas pu être remis, commande ${number}`,
      intro: (address) =>
        `L’adresse ${address} n’existe pas, et l’e-mail de votre cadeau nous est revenu. Corrigez l’adresse depuis votre commande\u00A0: le cadeau repart aussitôt.`,
      correct: 'Corriger l’adresse',
    },
  },
  es: {
    hello: 'Hola:',
    left: 'Queda',
    extended: {
      subject: 'Tu regalo es válido más tiempo',
      toRecipient: (day) => `La validez de tu regalo se ha prorrogado: puedes usarlo hasta el ${day} incluido.`,
      toBuyer: (day) => `La validez del regalo que compraste se ha prorrogado: puede usarse hasta el ${day} incluido.`,
      note: 'El código sigue siendo el mismo. La prórroga es gratuita y solo es posible una vez.',
    },
    exchanged: {
      subject: 'Tu regalo se ha cambiado',
      intro: (name) => `Tu regalo se ha cambiado: ahora es «${name}».`,
      now: 'Tu regalo',
      was: 'Antes del cambio',
      note: 'El código, el importe y la fecha límite siguen siendo los mismos. Si tienes un papel anterior, aún lleva el nombre de antes, pero su código abre el nuevo regalo. Si no has sido tú, escribe enseguida a nuestro servicio de atención al cliente.',
    },
    codes: {
      subject: 'Tus códigos de regalo',
      intro: 'Nos han comunicado un código perdido para esta dirección. Estos son los regalos que aún se pueden usar.',
      canBeExtended: (day) => `Este regalo ha caducado, pero puede prorrogarse gratis hasta el ${day}: escribe su código.`,
      use: 'Usar un regalo',
      note: 'Si no has pedido nada, no tienes que hacer nada: estos códigos solo se te han enviado a ti.',
    },
    bounced: {
      subject: (number) => `No hemos podido entregar tu regalo, pedido ${number}`,
      intro: (address) =>
        `La dirección ${address} no existe y el correo de tu regalo nos ha sido devuelto. Corrige la dirección en tu pedido y lo enviaremos enseguida.`,
      correct: 'Corregir la dirección',
    },
  },
  nl: {
    hello: 'Dag,',
    left: 'Nog te besteden',
    extended: {
      subject: 'Je cadeau is langer geldig',
      toRecipient: (day) => `De geldigheid van je cadeau is verlengd: je kunt het gebruiken tot en met ${day}.`,
      toBuyer: (day) => `De geldigheid van het cadeau dat je kocht is verlengd: het kan gebruikt worden tot en met ${day}.`,
      note: 'De code blijft dezelfde. Verlengen is gratis en kan één keer.',
    },
    exchanged: {
      subject: 'Je cadeau is omgeruild',
      intro: (name) => `Je cadeau is omgeruild: het is nu ‘${name}’.`,
      now: 'Je cadeau',
      was: 'Voor het omruilen',
      note: 'De code, het bedrag en de einddatum blijven dezelfde. Op een ouder papier staat nog de vorige naam, maar de code opent je nieuwe cadeau. Was jij het niet? Schrijf dan meteen naar onze klantenservice.',
    },
    codes: {
      subject: 'Je cadeaucodes',
      intro: 'Voor dit adres is een verloren code gemeld. Dit zijn de cadeaus die nog bruikbaar zijn.',
      canBeExtended: (day) => `Dit cadeau is verlopen, maar kan tot en met ${day} gratis verlengd worden: vul de code in.`,
      use: 'Een cadeau gebruiken',
      note: 'Heb je niets aangevraagd? Dan hoef je niets te doen: deze codes zijn alleen naar jou gestuurd.',
    },
    bounced: {
      subject: (number) => `Je cadeau kon niet bezorgd worden, bestelling ${number}`,
      intro: (address) =>
        `Het adres ${address} bestaat niet en de e-mail met je cadeau kwam terug. Verbeter het adres bij je bestelling: dan gaat het cadeau meteen opnieuw weg.`,
      correct: 'Adres verbeteren',
    },
  },
  it: {
    hello: 'Ciao,',
    left: 'Restano',
    extended: {
      subject: 'Il tuo regalo è valido più a lungo',
      toRecipient: (day) => `La validità del tuo regalo è prorogata: puoi usarlo fino a ${day} incluso.`,
      toBuyer: (day) => `La validità del regalo che hai acquistato è prorogata: può essere usato fino a ${day} incluso.`,
      note: 'Il codice resta lo stesso. La proroga è gratuita ed è possibile una sola volta.',
    },
    exchanged: {
      subject: 'Il tuo regalo è stato cambiato',
      intro: (name) => `Il tuo regalo è stato cambiato: ora è «${name}».`,
      now: 'Il tuo regalo',
      was: 'Prima del cambio',
      note: 'Il codice, l’importo e la scadenza restano gli stessi. Su un foglio precedente c’è ancora il nome di prima, ma il suo codice apre il nuovo regalo. Se non sei stato tu, scrivi subito al nostro servizio clienti.',
    },
    codes: {
      subject: 'I tuoi codici regalo',
      intro: 'Per questo indirizzo ci è stato segnalato un codice smarrito. Ecco i regali che si possono ancora usare.',
      canBeExtended: (day) => `Questo regalo è scaduto, ma può essere prorogato gratuitamente fino a ${day}: inserisci il codice.`,
      use: 'Usa un regalo',
      note: 'Se non hai chiesto nulla, non devi fare niente: questi codici sono stati inviati solo a te.',
    },
    bounced: {
      subject: (number) => `Non siamo riusciti a consegnare il tuo regalo, ordine ${number}`,
      intro: (address) =>
        `L’indirizzo ${address} non esiste e l’e-mail del tuo regalo è tornata indietro. Correggi l’indirizzo dal tuo ordine: il regalo riparte subito.`,
      correct: 'Correggi l’indirizzo',
    },
  },
  en: {
    hello: 'Hello,',
    left: 'Left to spend',
    extended: {
      subject: 'Your gift is valid for longer',
      toRecipient: (day) => `The validity of your gift was extended: you can use it until ${day}, that day included.`,
      toBuyer: (day) => `The validity of the gift that you bought was extended: it can be used until ${day}, that day included.`,
      note: 'The code stays the same. Extending is free of charge, and possible once.',
    },
    exchanged: {
      subject: 'Your gift was exchanged',
      intro: (name) => `Your gift was exchanged: it is now ‘${name}’.`,
      now: 'Your gift',
      was: 'Before',
      note: 'The code, the amount and the last day stay the same. An older paper still bears the former name, but its code opens the new gift. If it was not you, write to our customer service at once.',
    },
    codes: {
      subject: 'Your gift codes',
      intro: 'A lost code was reported for this address. These are the gifts that can still be used.',
      canBeExtended: (day) => `This gift has expired, but can be extended free of charge until ${day}: enter its code.`,
      use: 'Use a gift',
      note: 'If you did not ask for this, there is nothing to do: these codes were sent to you alone.',
    },
    bounced: {
      subject: (number) => `Your gift could not be delivered, order ${number}`,
      intro: (address) =>
        `The address ${address} does not exist, and the mail of your gift came back. Correct the address in your order: the gift leaves again at once.`,
      correct: 'Correct the address',
    },
  },
};

export function giftMailMessages(locale: Locale): GiftMailMessages {
  return regionalMessages(MESSAGES[languageOf(locale)], locale);
}
