import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { hrefFor } from '@shop/routes';
import { documentMessages } from '../../documents/index.ts';
import { type Fact, homeOf, type Letter, letterMail, type Mail, mailMessages, type Sender } from '../../mail/index.ts';
import { giftMailMessages } from './gift-mail-messages.ts';
import { transferMailMessages } from './transfer-mail-messages.ts';

interface BounceMessages {
  readonly subject: string;
  readonly intro: (address: string) => string;
  /** With the number of the order that sold the gift; undefined of one that was sold elsewhere. */
  readonly note: (order: string | undefined) => string;
}

const WORDS: Record<Language, BounceMessages> = {
  fr: {
    subject: 'Le cadeau que vous avez offert n’a pas pu être remis',
    intro: (address) =>
      `L’adresse ${address} n’existe pas, et l’e-mail du cadeau que vous avez offert nous est revenu. Personne n’a reçu son nouveau code.`,
    note: (order) =>
      `Écrivez à notre service client avec la bonne adresse${order ? ` et le numéro de commande ${order}` : ''}\u00A0: le cadeau repart alors avec un nouveau code.`,
  },
  es: {
    subject: 'No hemos podido entregar el regalo que diste',
    intro: (address) =>
      `La dirección ${address} no existe y el correo del regalo que diste nos ha sido devuelto. Nadie ha recibido su código nuevo.`,
    note: (order) =>
      `Escribe a nuestro servicio de atención al cliente con la dirección correcta${order ? ` y el número de pedido ${order}` : ''}: enviaremos el regalo con un código nuevo.`,
  },
  nl: {
    subject: 'Het cadeau dat je doorgaf kon niet bezorgd worden',
    intro: (address) =>
      `Het adres ${address} bestaat niet en de e-mail met het cadeau dat je doorgaf kwam terug. Niemand kreeg de nieuwe code.`,
    note: (order) =>
      `Schrijf naar onze klantenservice met het juiste adres${order ? ` en het bestelnummer ${order}` : ''}: dan gaat het cadeau opnieuw weg, met een nieuwe code.`,
  },
  it: {
    subject: 'Non siamo riusciti a consegnare il regalo che hai dato',
    intro: (address) =>
      `L’indirizzo ${address} non esiste e l’e-mail del regalo che hai dato ci è tornata indietro. Nessuno ha ricevuto il nuovo codice.`,
    note: (order) =>
      `Scrivi al nostro servizio clienti con l’indirizzo giusto${order ? ` e il numero d’ordine ${order}` : ''}: il regalo riparte con un nuovo codice.`,
  },
  en: {
    subject: 'The gift that you gave could not be delivered',
    intro: (address) => `The address ${address} does not exist, and the mail of the gift that you gave came back. Nobody has its new code.`,
    note: (order) =>
      `Write to our customer service with the right address${order ? ` and the order number ${order}` : ''}: the gift leaves again then, under a new code.`,
  },
};

export interface BouncedTransfer {
  /** What it was sold as. */
  readonly name: string;
  readonly locale: Locale;
  /** Of the new holder, as the former one typed it. */
  readonly typed: string;
  /** Booking number of the order that sold it; undefined of one that was sold elsewhere. */
  readonly order: string | undefined;
  /** Of the former holder. */
  readonly address: string;
}

/** Tells the former holder of a gift that the address they gave it to does not exist, and who corrects it; never its code. */
export function giftTransferBouncedMail({ name, locale, typed, order, address }: BouncedTransfer, sender: Sender): Mail {
  const { subject, intro, note } = regionalMessages(WORDS[languageOf(locale)], locale);
  const { hello } = giftMailMessages(locale);
  const { givenAway } = transferMailMessages(locale);
  const words = documentMessages(locale);
  const letter: Letter = {
    locale,
    hello,
    intro: intro(typed),
    facts: [[words.parts.gift, name] satisfies Fact, ...(order ? [[words.order, order] satisfies Fact] : [])],
    notes: [note(order)],
    link: { label: givenAway.write, url: homeOf(locale, sender) + hrefFor('contact', locale) },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: address, address }, subject }, sender);
}
