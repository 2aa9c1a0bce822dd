import type { Locale } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, hasAttempt, consumeAttempt } from '../../platform/security/index.ts';
import { checkedEmail } from '../authentication/checked-fields.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { knownDevice } from '../sessions/known-device.ts';

export interface LinkRequest {
  readonly mail: 'passwordReset' | 'signInLink';
  readonly email: string;
  readonly locale: Locale;
}

/** Leaves a mail with a link in the outbox; whether the address has an account is decided when the mail is written. */
export async function requestLink(
  shop: ContentShop,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { mail, email: typed, locale }: LinkRequest,
): Promise<void> {
  const { db, clock } = shop;
  const attempts = { db, now: clock() };
  const email = checkedEmail(typed);
  const device = await knownDevice(shop, request, email);
  if (device) await consumeAttempt(attempts, ['resetDevice', `${device} ${email}`], reply);
  else {
    const address = addressOf(request.ip);
    await consumeAttempt(attempts, ['resetAddress', address], reply);
    await consumeAttempt(attempts, ['resetPair', `${address} ${email}`], reply);
    await consumeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
  }
  // A visitor who requests mails in another's name uses up nothing: the links of the last hour lie in the owner's mailbox, and open.
  const isSent = device !== undefined || (await hasAttempt(attempts, ['resetMails', email], reply));
  if (isSent) await postAccountMail(db, { mail, email, locale });
}
