import type { Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { documentMessages } from '../../documents/index.ts';
import { type Fact, homeOf, type Letter, letterMail, type Mail, mailMessages, type Sender } from '../../mail/index.ts';
import { giftMailMessages } from './gift-mail-messages.ts';
import { giftFacts, type MailedGift } from './gift-mails.ts';
import { transferMailMessages } from './transfer-mail-messages.ts';

export interface TransferredGift {
  readonly gift: MailedGift;
  readonly locale: Locale;
  /** Its new holder. */
  readonly to: { readonly firstName: string; readonly address: string };
  /** Who gives it; undefined where they named nobody. */
  readonly from: string | undefined;
  readonly message: string | undefined;
  /** Its document comes along: of a gift that this shop has sold. */
  readonly isAttached: boolean;
  readonly picture?: Letter['picture'];
}

/** Brings a gift that changed hands to its new holder: from whom, what it is, until when, and the code that nobody else has. */
export function giftTransferredMail(transferred: TransferredGift, sender: Sender): Mail {
  const { gift, locale, to, from, message, isAttached, picture } = transferred;
  const { subject, hello, intro, attached, use } = transferMailMessages(locale).transferred;
  const words = documentMessages(locale);
  const letter: Letter = {
    locale,
    hello: hello(to.firstName),
    intro: intro(from),
    ...(message && { quote: words.gift.message(message) }),
    ...(picture && { picture }),
    facts: [[words.parts.gift, gift.name] satisfies Fact, ...giftFacts(gift, locale)],
    notes: isAttached ? [attached] : [],
    link: { label: use, url: `${homeOf(locale, sender)}/${gift.code}` },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: to.firstName, address: to.address }, subject: subject(from) }, sender);
}

export interface GivenAwayGift {
  /** What it was sold as. */
  readonly name: string;
  readonly locale: Locale;
  /** First name of its new holder; never their address. */
  readonly newHolder: string;
  readonly address: string;
}

/** Tells the former holder of a gift that their code is no longer valid, and where to write if it was not them. */
export function giftGivenAwayMail({ name, locale, newHolder, address }: GivenAwayGift, sender: Sender): Mail {
  const { hello } = giftMailMessages(locale);
  const { givenAway } = transferMailMessages(locale);
  const letter: Letter = {
    locale,
    hello,
    intro: givenAway.intro(newHolder),
    facts: [[documentMessages(locale).parts.gift, name] satisfies Fact],
    notes: [givenAway.note],
    link: { label: givenAway.write, url: homeOf(locale, sender) + hrefFor('contact', locale) },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: address, address }, subject: givenAway.subject }, sender);
}
