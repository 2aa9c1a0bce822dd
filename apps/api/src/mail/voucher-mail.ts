import { formatDay } from '@shop/i18n';
import type { PrintedOrder } from '../documents/printed-order.ts';
import { documentWords } from '../documents/words/document-words.ts';
import type { Fact } from '../documents/order-facts.ts';
import type { Mail, Sender } from './confirmation.ts';
import { htmlLetter, plainLetter, type Letter } from './letter.ts';
import { mailWords } from './words.ts';

/** Brings a digital gift to the one who gets it: codes and words, nothing of what it cost. */
export function voucherMail({ locale, buyer, gift, vouchers }: PrintedOrder, sender: Sender): Mail | undefined {
  if (!gift?.recipientEmail) return undefined;
  const words = documentWords(locale);
  const from = gift.fromName ?? buyer.firstName;
  const letter: Letter = {
    locale,
    hello: words.mail.voucherHello,
    intro: words.mail.voucherIntro(from),
    facts: [
      [words.parts.gift, gift.name],
      ...vouchers.map((voucher): Fact => [words.gift.code, voucher.code]),
      ...vouchers.slice(0, 1).map((voucher): Fact => [words.gift.validUntil, formatDay(voucher.expiresOn, locale, 'long')]),
    ],
    notes: [gift.message ?? '', words.mail.attached],
    link: { label: words.mail.choose, url: `${sender.publicOrigin}/${locale}/${vouchers[0]?.code ?? ''}` },
    goodbye: mailWords(locale).goodbye,
    signature: sender.shopName,
  };
  return {
    to: { name: gift.recipientEmail, address: gift.recipientEmail },
    from: { name: sender.shopName, address: 'booking@shop.invalid' },
    subject: words.mail.voucherSubject(from),
    text: plainLetter(letter),
    html: htmlLetter(letter),
  };
}
