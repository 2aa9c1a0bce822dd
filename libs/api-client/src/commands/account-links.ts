import {
  ASK_FOR_NEW_PASSWORD,
  CONFIRM_NEW_EMAIL,
  type MailSentAnswer,
  type MailTokenBody,
  type NewPasswordBody,
  type PasswordResetBody,
  SET_NEW_PASSWORD,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Asks for a link to choose a new password; the answer is the same for every address. 429 after too many. */
export function askForNewPassword(body: PasswordResetBody): Promise<MailSentAnswer> {
  return call(ASK_FOR_NEW_PASSWORD, { body });
}

/** Sets the password by the mail's link, and ends every session. 400 names the password, 410 `LINK_EXPIRED`. */
export async function setNewPassword(body: NewPasswordBody): Promise<void> {
  await call(SET_NEW_PASSWORD, { body });
}

/** The new address counts from here on. 410 `LINK_EXPIRED`, also where another account has it by now. */
export async function confirmNewEmail(body: MailTokenBody): Promise<void> {
  await call(CONFIRM_NEW_EMAIL, { body });
}
