import { giftValidity } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { type Fact, homeOf, mailMessages, type Sender, senderOf } from '../mail/index.ts';
import { centreFacts } from './facts/order-facts.ts';
import { giftAddress } from './facts/gift-address.ts';
import { Paper } from './paper.ts';
import type { PrintedOrder } from './printed-order.ts';
import { documentMessages } from './messages/document-messages.ts';

/** Gift vouchers, one a page, to be printed and given: the code, the words and the terms, not the price of a stay or box. */
export function voucherPdf(printed: PrintedOrder, sender: Sender): Promise<Buffer> {
  const { locale, gift, vouchers, buyer, picture, centres } = printed;
  const words = documentMessages(locale);
  const signed = senderOf(printed.order, sender);
  const paper = new Paper({ title: `${words.voucher} – ${gift?.name ?? ''}`, locale, author: signed.shopName });
  for (const [page, voucher] of vouchers.entries()) {
    if (page > 0) paper.newPage();
    paper.brand(signed).title(words.voucher);
    if (picture) paper.picture(picture, words.gift.picture(voucher.label));
    paper.heading(voucher.label);
    if (gift?.message) paper.quote(words.gift.message(gift.message.trim()));
    paper.paragraph(words.gift.from(gift?.fromName ?? buyer.firstName));
    paper.heading(words.gift.code).code(voucher.code, { url: giftAddress(printed, voucher, signed), alt: words.gift.scan });
    const facts: Fact[] = [
      ...(voucher.kind === 'GIFTCARD' ? [[words.gift.value, formatMoney(voucher.value, locale)] as Fact] : []),
      ...(gift?.nights ? [[words.parts.stay, words.nights(gift.nights)] as Fact] : []),
      ...(voucher.kind === 'GIFTCARD' ? [] : [[words.gift.forWhom, mailMessages(locale).adults(gift?.adults ?? 2)] as Fact]),
      [words.gift.validUntil, formatDay(voucher.expiresOn, locale, 'long')],
      ...centreFacts(printed),
    ];
    paper.facts(facts).paragraph(centres.length > 0 ? words.gift.howToActivity : words.gift.howTo(homeOf(locale, signed)));
    const { title, valid, covers } = words.gift.terms;
    paper.terms(title, `${valid(giftValidity(voucher.kind).months)} ${covers[voucher.kind]}`);
  }
  return paper.finish();
}
