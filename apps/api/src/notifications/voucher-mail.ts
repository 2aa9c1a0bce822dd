import { formatDay } from '@shop/i18n';
import { centreFacts, documentMessages, giftAddress, type OrderDetails } from '../documents/index.ts';
import { type Fact, homeOf, type Letter, letterMail, type Mail, mailMessages, type Sender, senderOf } from '../mail/index.ts';
import { pictureOf } from './confirmation.ts';

/** Brings a digital gift to the one who gets it: codes and words, nothing of what it cost. */
export function voucherMail(printed: OrderDetails, sender: Sender): Mail | undefined {
  const { locale, buyer, gift, vouchers, centres } = printed;
  if (!gift?.recipientEmail || vouchers.length === 0) return undefined;
  const words = documentMessages(locale);
  const signed = senderOf(printed.order, sender);
  const from = gift.fromName ?? buyer.firstName;
  const letter: Letter = {
    locale,
    hello: gift.recipientName ? words.mail.voucherHelloTo(gift.recipientName) : words.mail.voucherHello,
    intro: words.mail.voucherIntro(from),
    ...(gift.message && { quote: words.gift.message(gift.message.trim()) }),
    picture: pictureOf(printed),
    facts: [
      [words.parts.gift, gift.name],
      ...vouchers.map((voucher): Fact => [words.gift.code, voucher.code]),
      ...vouchers.slice(0, 1).map((voucher): Fact => [words.gift.validUntil, formatDay(voucher.expiresOn, locale, 'long')]),
      ...centreFacts(printed),
    ],
    notes: [...(centres.length > 0 ? [words.gift.howToActivity] : []), words.mail.attached],
    // With an activity there is no stay to choose: the centre is called.
    link: {
      label: centres.length > 0 ? words.mail.seeVoucher : words.mail.choose,
      url: vouchers[0] ? giftAddress(printed, vouchers[0], signed) : homeOf(locale, signed),
    },
    goodbye: mailMessages(locale).goodbye,
    signature: signed.shopName,
  };
  const to = { name: gift.recipientName ?? gift.recipientEmail, address: gift.recipientEmail };
  return letterMail(letter, { to, subject: words.mail.voucherSubject(from) }, signed);
}
