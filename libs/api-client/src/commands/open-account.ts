import {
  CONFIRM_REGISTRATION,
  type MailSentAnswer,
  type Profile,
  REGISTER,
  type RegistrationBody,
  type RegistrationConfirmBody,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Asks for an account; a mail follows, and the answer is the same for every address. 400 names the field, 429 after too many. */
export function register(body: RegistrationBody): Promise<MailSentAnswer> {
  return call(REGISTER, { body });
}

/** Opens the account by the mail's link and the chosen password, and signs in. 403 `WRONG_PASSWORD`, 410 `LINK_EXPIRED`. */
export function confirmRegistration(body: RegistrationConfirmBody): Promise<Profile> {
  return call(CONFIRM_REGISTRATION, { body });
}
