import type { Locale } from '@shop/contracts';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { documentMessages, type OrderDetails } from '../../documents/index.ts';
import { type Fact, homeOf, letterMail, type LetterSection, type Mail, mailMessages, type Sender } from '../../mail/index.ts';
import { customerMail } from '../confirmation.ts';
import { giftMailMessages } from './gift-mail-messages.ts';

/** A gift that somebody holds, as a mail names it. */
export interface MailedGift {
  /** In the language of the mail; of a voucher that was sold elsewhere what it is. */
  readonly name: string;
  readonly code: string;
  /** Cents; left out of an activity. */
  readonly remaining?: number;
  readonly expiresOn: string;
  /** Of one that has expired: the last day on which it can be extended. */
  readonly extendableUntil?: string;
}

export interface ExtendedGift {
  readonly gift: MailedGift;
  readonly locale: Locale;
  readonly to: { readonly role: 'recipient' | 'buyer'; readonly address: string };
}

/** Informs the recipient or the buyer of a gift of its new last day. */
export function giftExtendedMail({ gift, locale, to: { role, address } }: ExtendedGift, sender: Sender): Mail {
  const { hello, extended } = giftMailMessages(locale);
  const { subject, toRecipient, toBuyer, note } = extended;
  const words = documentMessages(locale);
  const day = formatDay(gift.expiresOn, locale, 'long');
  const letter = {
    locale,
    hello,
    intro: role === 'buyer' ? toBuyer(day) : toRecipient(day),
    facts: [[words.parts.gift, gift.name] satisfies Fact, ...giftFacts(gift, locale)],
    notes: [note],
    link: { label: words.mail.seeVoucher, url: `${homeOf(locale, sender)}/${gift.code}` },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: address, address }, subject }, sender);
}

export interface MailedCodes {
  readonly gifts: readonly MailedGift[];
  readonly locale: Locale;
  readonly address: string;
}

/** The codes of gifts to an address that had them before. */
export function giftCodesMail({ gifts, locale, address }: MailedCodes, sender: Sender): Mail {
  const { hello, codes } = giftMailMessages(locale);
  const letter = {
    locale,
    hello,
    intro: codes.intro,
    facts: [],
    sections: gifts.map((gift): LetterSection => ({
      heading: gift.name,
      amounts: giftFacts(gift, locale),
      ...(gift.extendableUntil && { paragraphs: [codes.canBeExtended(formatDay(gift.extendableUntil, locale, 'long'))] }),
    })),
    notes: [codes.note],
    link: { label: codes.use, url: homeOf(locale, sender) + hrefFor('beneficiaryLogin', locale) },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: address, address }, subject: codes.subject }, sender);
}

/** Tells the buyer that the address of their gift does not exist, and where it is corrected. */
export function giftBouncedMail(printed: OrderDetails, sender: Sender): Mail | undefined {
  const { order, gift, locale, deliveries } = printed;
  const address = deliveries.find(({ state }) => state === 'bounced')?.recipientEmail;
  if (!gift || !address || order.status !== 'paid') return undefined;
  const { bounced } = giftMailMessages(locale);
  const words = documentMessages(locale);
  return customerMail(printed, sender, {
    subject: bounced.subject(order.booking_number),
    intro: bounced.intro(address),
    facts: [
      [words.order, order.booking_number],
      [words.parts.gift, gift.name],
    ],
    notes: [],
    linkLabel: bounced.correct,
  });
}

export function giftFacts({ code, remaining, expiresOn }: MailedGift, locale: Locale): Fact[] {
  const { gift } = documentMessages(locale);
  return [
    [gift.code, code],
    ...(remaining === undefined ? [] : [[giftMailMessages(locale).left, formatMoney(remaining, locale)] satisfies Fact]),
    [gift.validUntil, formatDay(expiresOn, locale, 'long')],
  ];
}
