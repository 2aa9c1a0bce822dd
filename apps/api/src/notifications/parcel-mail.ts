import type { ShippingAddress } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { countryName, documentMessages, type OrderDetails } from '../documents/index.ts';
import type { Fact, Mail, Sender } from '../mail/index.ts';
import { customerMail } from './confirmation.ts';

/** A parcel as the warehouse has reported it. */
export interface SentParcel {
  readonly carrier: string | null;
  readonly tracking: string | null;
}

interface ParcelMessages {
  readonly subject: (number: string) => string;
  readonly intro: string;
  readonly carrier: string;
  readonly tracking: string;
}

const WORDS: Record<Language, ParcelMessages> = {
  fr: {
    subject: (number) => `Votre cadeau est en route, commande ${number}`,
    intro: 'Votre cadeau vient de partir. Voici de quoi suivre le colis auprès du transporteur.',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
  },
  es: {
    subject: (number) => `Tu regalo está en camino, pedido ${number}`,
    intro: 'Tu regalo acaba de salir. Con estos datos puedes seguir el paquete en la web del transportista.',
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
  },
  nl: {
    subject: (number) => `Je cadeau is onderweg, bestelling ${number}`,
    intro: 'Je cadeau is net verzonden. Hiermee volg je het pakket bij de vervoerder.',
    carrier: 'Vervoerder',
    tracking: 'Trackingnummer',
  },
  it: {
    subject: (number) => `Il tuo regalo è in viaggio, ordine ${number}`,
    intro: 'Il tuo regalo è appena partito. Con questi dati puoi seguire il pacco presso il corriere.',
    carrier: 'Corriere',
    tracking: 'Numero di tracciamento',
  },
  en: {
    subject: (number) => `Your gift is on its way, order ${number}`,
    intro: 'Your gift has just left. With these details you can follow the parcel at the carrier.',
    carrier: 'Carrier',
    tracking: 'Tracking number',
  },
};

/** Tells the customer that the warehouse has sent a printed gift, and how it can be followed. */
export function parcelMail(printed: OrderDetails, parcel: SentParcel, sender: Sender): Mail | undefined {
  const { order, gift, locale } = printed;
  if (!gift || order.status !== 'paid') return undefined;
  const words = WORDS[languageOf(locale)];
  const { order: number, parts, gift: labels } = documentMessages(locale);
  const { name, addressLine, postalCode, city, country } = gift.shippingAddress as ShippingAddress;
  const facts: Fact[] = [
    [number, order.booking_number],
    [parts.gift, gift.quantity > 1 ? `${gift.quantity} × ${gift.name}` : gift.name],
    ...(addressLine ? [[labels.sentTo, `${name}, ${addressLine}, ${postalCode} ${city}, ${countryName(country, locale)}`] as Fact] : []),
    ...(parcel.carrier ? [[words.carrier, parcel.carrier] as Fact] : []),
    ...(parcel.tracking ? [[words.tracking, parcel.tracking] as Fact] : []),
  ];
  return customerMail(printed, sender, { subject: words.subject(order.booking_number), intro: words.intro, facts, notes: [] });
}
