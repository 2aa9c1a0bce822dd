import {
  CONFIRM_REGISTRATION,
  type MailSentAnswer,
  type Profile,
  REGISTER,
  REGISTER_FROM_ORDER,
  type RegistrationBody,
  type RegistrationConfirmBody,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Asks for an account; a mail follows, and the answer is the same for every address. 400 names the field, 429 after too many. */
export function register(body: RegistrationBody): Promise<MailSentAnswer> {
  return call(REGISTER, { body });
}

/** Asks for an account with the name and address of an order that this browser may open; a mail follows. 400 names the password. */
export function registerFromOrder({ uuid, password }: { uuid: string; password: string }): Promise<MailSentAnswer> {
  return call(REGISTER_FROM_ORDER, { params: { uuid }, body: { password } });
}

/** Opens the account by the mail's link and the chosen password, and signs in. 403 `WRONG_PASSWORD`, 410 `LINK_EXPIRED`. */
export function confirmRegistration(body: RegistrationConfirmBody): Promise<Profile> {
  return call(CONFIRM_REGISTRATION, { body });
}
