import type { MailSentAnswer, MailTokenBody, NewPasswordBody, PasswordResetBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** Asks for a link to choose a new password; the answer is the same for every address. 429 after too many. */
export function askForNewPassword(body: PasswordResetBody): Promise<MailSentAnswer> {
  return request<MailSentAnswer>({ path: '/gateway/account/password-resets', body });
}

/** Sets the password by the mail's link, and ends every session. 400 names the password, 410 `LINK_EXPIRED`. */
export async function setNewPassword(body: NewPasswordBody): Promise<void> {
  await request<unknown>({ path: '/gateway/account/password-resets/complete', body });
}

/** The new address counts from here on. 410 `LINK_EXPIRED`, also where another account has it by now. */
export async function confirmNewEmail(body: MailTokenBody): Promise<void> {
  await request<unknown>({ path: '/gateway/account/email-changes/confirm', body });
}
