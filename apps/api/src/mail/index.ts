/** Letters in every language, who sends them, and the mailbox that takes them. */
export { careMail } from './care-mail.ts';
export type { Care } from './care-mail.ts';
export { escaped } from './escaped.ts';
export type { Fact } from './fact.ts';
export { letterMail } from './letter.ts';
export type { Letter, LetterLink, LetterPicture, LetterSection } from './letter.ts';
export { mailMessages } from './mail-messages.ts';
export type { Attachment, Mail } from './mail.ts';
export type { Mailbox } from './mailbox.ts';
export type { MailingShop } from './mailing-shop.ts';
export type { LinkSection } from './pages/link-page.ts';
export { LINK_PAGE_HEADERS, linkPage } from './pages/link-page.ts';
export { pageHeaders } from './pages/page-headers.ts';
export { contactAddress, smtpServer } from './read-mail-settings.ts';
export { homeOf, homeOfOrder, senderOf } from './sender.ts';
export type { PartnerSender, Sender, SenderMark } from './sender.ts';
export { verifySmtp } from './smtp-mailbox.ts';
export type { SmtpServer } from './smtp-mailbox.ts';
