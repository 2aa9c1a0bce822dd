import { type Sender, senderOf } from '../mail/index.ts';
import { giftAddress } from './facts/gift-address.ts';
import { giverWords, howToRedeem, voucherCover, voucherFacts, voucherTerms } from './facts/voucher-facts.ts';
import { PdfDocument } from './pdf-document.ts';
import type { OrderDetails } from './order-details.ts';
import { documentMessages } from './messages/document-messages.ts';

/** Gift vouchers, one a page, to be printed and given: the code, the words and the terms, not the price of a stay or box. */
export function voucherPdf(printed: OrderDetails, sender: Sender): Promise<Buffer> {
  const { locale, gift, vouchers } = printed;
  const words = documentMessages(locale);
  const signed = senderOf(printed.order, sender);
  const pdf = new PdfDocument({ title: `${words.voucher} – ${gift?.name ?? ''}`, locale, author: signed.shopName });
  for (const [page, voucher] of vouchers.entries()) {
    const { from, message } = giverWords(printed, voucher);
    if (page > 0) pdf.newPage();
    pdf.brand(signed).title(words.voucher);
    const cover = voucherCover(printed, voucher);
    if (cover) pdf.picture(cover.picture, cover.alt);
    pdf.heading(voucher.label);
    if (message) pdf.quote(message);
    if (from) pdf.paragraph(from);
    pdf.heading(words.gift.code).code(voucher.code, { url: giftAddress(printed, voucher, signed), alt: words.gift.scan });
    pdf.facts(voucherFacts(printed, voucher)).paragraph(howToRedeem(printed, signed));
    const terms = voucherTerms(printed, voucher);
    pdf.terms(terms.title, terms.text);
  }
  return pdf.finish();
}
