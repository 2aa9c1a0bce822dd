import { formatDay, formatMoney } from '@shop/i18n';
import type { Sender } from '../mail/confirmation.ts';
import { mailWords } from '../mail/words.ts';
import type { Fact } from './order-facts.ts';
import { Paper } from './paper.ts';
import type { PrintedOrder } from './printed-order.ts';
import { documentWords } from './words/document-words.ts';

/** Gift vouchers, one a page, to be printed and given: the code and the words, not the price of a stay or box. */
export function voucherPdf({ locale, gift, vouchers, buyer, picture }: PrintedOrder, sender: Sender): Promise<Buffer> {
  const words = documentWords(locale);
  const paper = new Paper({ title: `${words.voucher}: ${gift?.name ?? ''}`, locale, author: sender.shopName });
  for (const [page, voucher] of vouchers.entries()) {
    if (page > 0) paper.newPage();
    paper.paragraph(sender.shopName).title(words.voucher);
    if (picture) paper.picture(picture, words.gift.picture(voucher.label));
    paper.heading(voucher.label);
    paper.paragraph(words.gift.from(gift?.fromName ?? buyer.firstName));
    if (gift?.message) paper.paragraph(words.gift.message(gift.message.trim()));
    paper.heading(words.gift.code).code(voucher.code);
    const facts: Fact[] = [
      ...(voucher.kind === 'GIFTCARD' ? [[words.gift.value, formatMoney(voucher.value, locale)] as Fact] : []),
      ...(gift?.nights ? [[words.parts.stay, words.nights(gift.nights)] as Fact] : []),
      ...(voucher.kind === 'GIFTCARD' ? [] : [[words.gift.forWhom, mailWords(locale).adults(gift?.adults ?? 2)] as Fact]),
      [words.gift.validUntil, formatDay(voucher.expiresOn, locale, 'long')],
    ];
    paper.facts(facts).paragraph(words.gift.howTo(sender.publicOrigin));
  }
  return paper.finish();
}
