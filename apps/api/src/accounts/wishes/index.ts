/** Mails and shared lists of a wishlist. */
export { readWishMail } from './deliver-wish-mail.ts';
export type { WishMailPayload } from './mail-wish-news.ts';
export { shareOf } from './share-wishlist.ts';
export { alertsOf, unwatchWishes } from './wish-alerts.ts';
export type { StoredAlert } from './wish-alerts.ts';
export { WISH_MAIL_PATH, endWishMailsPath, isWishMailLink, mailPreferencesPath } from './wish-mail-link.ts';
export { wishMailMessages } from './wish-mail-messages.ts';
export type { WishMailMessages } from './wish-mail-messages.ts';
