import {
  APPROVE_NEW_EMAIL,
  ASK_FOR_NEW_PASSWORD,
  ASK_FOR_SIGN_IN_LINK,
  CONFIRM_NEW_EMAIL,
  type MailSentAnswer,
  type MailTokenBody,
  type NewPasswordBody,
  type PasswordResetBody,
  type PasskeyNeeded,
  type Profile,
  SET_NEW_PASSWORD,
  SIGN_IN_WITH_LINK,
  type SignInLinkBody,
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

/** Asks for a link to sign in; the answer is the same for every address. 429 after too many. */
export function askForSignInLink(body: PasswordResetBody): Promise<MailSentAnswer> {
  return call(ASK_FOR_SIGN_IN_LINK, { body });
}

/** Signs in by the mail's link, or says that a passkey is needed too. 410 `LINK_EXPIRED`, 403 `ACCOUNT_BLOCKED`. */
export function signInWithLink(body: SignInLinkBody): Promise<Profile | PasskeyNeeded> {
  return call(SIGN_IN_WITH_LINK, { body });
}

/** Has the new address mailed its link. 410 `LINK_EXPIRED`. */
export async function approveNewEmail(body: MailTokenBody): Promise<void> {
  await call(APPROVE_NEW_EMAIL, { body });
}

/** The new address counts from here on. 410 `LINK_EXPIRED`, also where another account has it by now. */
export async function confirmNewEmail(body: MailTokenBody): Promise<void> {
  await call(CONFIRM_NEW_EMAIL, { body });
}
