/** Documents of an order: its facts in words, what is printed, what is attached to a mail. */
export { calendarOf } from './calendar-file.ts';
export { lookForMail } from './drawing/look-for-mail.ts';
export { pictureForPrint, pictureIdOf } from './drawing/picture-for-print.ts';
export { giftAddress } from './facts/gift-address.ts';
export { centreFacts, conditionsText, countryName, giftFacts, priceFacts, scheduleFacts, stayFacts, storyOf } from './facts/order-facts.ts';
export type { WrittenLine } from './facts/order-facts.ts';
export { isGivenByHand } from './facts/voucher-facts.ts';
export { writtenTelephone } from './facts/written-telephone.ts';
export { instalmentMessages } from './instalment-messages.ts';
export type { Billed, InvoiceContent, InvoiceLine } from './invoice-content.ts';
export { invoicesOf } from './invoices-of.ts';
export { documentMessages } from './messages/document-messages.ts';
export { printAttachments, renderPdf } from './render-pdf.ts';
export type { DocumentName } from './render-pdf.ts';
export { centresOf, readOrderDetails } from './order-details.ts';
export type { OrderDetails } from './order-details.ts';
export type { PrintingShop } from './printing-shop.ts';
export type { Print } from './printing/printing.ts';
