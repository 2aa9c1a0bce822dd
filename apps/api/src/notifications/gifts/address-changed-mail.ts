import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { masked } from '../../checkout/index.ts';
import { documentMessages, type OrderDetails } from '../../documents/index.ts';
import type { Mail, Sender } from '../../mail/index.ts';
import { customerMail } from '../confirmation.ts';

interface AddressChangedMessages {
  readonly subject: (number: string) => string;
  /** With the new address, masked. */
  readonly intro: (address: string) => string;
  readonly note: string;
}

const WORDS: Record<Language, AddressChangedMessages> = {
  fr: {
    subject: (number) => `L’adresse de votre cadeau a été modifiée, commande ${number}`,
    intro: (address) => `L’adresse e-mail du destinataire de votre cadeau a été modifiée\u00A0: il est maintenant adressé à ${address}.`,
    note: 'Si vous ne l’avez ni fait ni demandé, corrigez l’adresse depuis votre commande et écrivez tout de suite à notre service client.',
  },
  es: {
    subject: (number) => `Se ha cambiado la dirección de tu regalo, pedido ${number}`,
    intro: (address) => `Se ha cambiado el correo electrónico del destinatario de tu regalo: ahora se dirige a ${address}.`,
    note: 'Si no lo has hecho ni pedido, corrige la dirección en tu pedido y escribe enseguida a nuestro servicio de atención al cliente.',
  },
  nl: {
    subject: (number) => `Het adres van je cadeau is gewijzigd, bestelling ${number}`,
    intro: (address) => `Het e-mailadres van de ontvanger van je cadeau is gewijzigd: het cadeau is nu voor ${address}.`,
    note: 'Heb je dat niet gedaan of gevraagd? Verbeter dan het adres bij je bestelling en schrijf meteen naar onze klantenservice.',
  },
  it: {
    subject: (number) => `L’indirizzo del tuo regalo è stato cambiato, ordine ${number}`,
    intro: (address) => `L’indirizzo e-mail del destinatario del tuo regalo è stato cambiato: ora è indirizzato a ${address}.`,
    note: 'Se non l’hai fatto né chiesto tu, correggi l’indirizzo dal tuo ordine e scrivi subito al nostro servizio clienti.',
  },
  en: {
    subject: (number) => `The address of your gift was changed, order ${number}`,
    intro: (address) => `The e-mail address of your gift’s recipient was changed: it is now addressed to ${address}.`,
    note: 'If you neither did nor requested this, correct the address in your order and write to our customer service at once.',
  },
};

const wordsOf = (locale: Locale): AddressChangedMessages => regionalMessages(WORDS[languageOf(locale)], locale);

/** Tells the buyer that a gift goes to another address, which it masks; the order that it leads to corrects it. */
export function giftAddressChangedMail(printed: OrderDetails, sender: Sender): Mail | undefined {
  const { order, gift, locale, deliveries } = printed;
  const address = deliveries[0]?.recipientEmail;
  if (!gift || !address || !order.email || order.status !== 'paid') return undefined;
  const { subject, intro, note } = wordsOf(locale);
  const words = documentMessages(locale);
  return customerMail(printed, sender, {
    subject: subject(order.booking_number),
    intro: intro(masked(address)),
    facts: [
      [words.order, order.booking_number],
      [words.parts.gift, gift.name],
    ],
    notes: [note],
  });
}
