/** Mails of an account: queueing them, their letter and their messages. */
export { accountLetter } from './account-letter.ts';
export { accountMailMessages } from './account-mail-messages.ts';
export { postAccountMail } from './post-account-mail.ts';
export type { AccountMailPayload, NewDeviceMail } from './post-account-mail.ts';
