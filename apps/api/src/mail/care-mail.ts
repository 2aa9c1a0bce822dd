import type { Mail } from './mail.ts';
import type { Sender } from './sender.ts';
import { letterMail, type Envelope, type Letter } from './letter.ts';

/** Whom a notice to customer care comes from, and where it is read. */
export interface Care {
  readonly sender: Sender;
  readonly contactAddress: string;
}

/** What the shop tells its own customer care, in English. */
export interface CareNotice extends Pick<Letter, 'intro' | 'facts'> {
  readonly subject: string;
  readonly from?: Envelope['from'];
}

export function careMail({ subject, from, ...said }: CareNotice, { sender, contactAddress }: Care): Mail {
  const letter: Letter = { locale: 'en_GB', ...said, notes: [], signature: sender.shopName };
  return letterMail(
    letter,
    { to: { name: 'Customer care', address: contactAddress }, subject, audience: 'business', ...(from && { from }) },
    sender,
  );
}
