import type { OrderDetails } from './order-details.ts';
import type { Attachment, Sender } from '../mail/index.ts';
import { confirmationPdf } from './confirmation-pdf.ts';
import { calendarOf } from './calendar-file.ts';
import { voucherCard } from './card/voucher-card.ts';
import { isGivenByHand } from './facts/voucher-facts.ts';
import { voucherPdf } from './voucher-pdf.ts';

const PDF = 'application/pdf';

/** What a mail brings along: of a stay its confirmation and the days for one's calendar, of a digital gift its vouchers, to be folded too where its buyer gives them by hand. */
export async function attachmentsOf(printed: OrderDetails, sender: Sender): Promise<Attachment[]> {
  const number = printed.order.booking_number;
  if (printed.gift) {
    if (printed.gift.format === 'physical' || printed.vouchers.length === 0) return [];
    const page = { filename: `voucher-${number}.pdf`, content: await voucherPdf(printed, sender), contentType: PDF };
    if (!isGivenByHand(printed)) return [page];
    return [page, { filename: `voucher-card-${number}.pdf`, content: await voucherCard(printed, sender), contentType: PDF }];
  }
  return [
    { filename: `confirmation-${number}.pdf`, content: await confirmationPdf(printed, sender), contentType: PDF },
    { filename: `calendar-${number}.ics`, content: Buffer.from(calendarOf(printed, sender)), contentType: 'text/calendar' },
  ];
}
