import type { MailSentAnswer, Profile, RegistrationBody, RegistrationConfirmBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

const PATH = '/gateway/account/registrations';

/** Asks for an account; a mail follows, and the answer is the same for every address. 400 names the field, 429 after too many. */
export function register(body: RegistrationBody): Promise<MailSentAnswer> {
  return request<MailSentAnswer>({ path: PATH, body });
}

/** Opens the account by the mail's link and the chosen password, and signs in. 403 `WRONG_PASSWORD`, 410 `LINK_EXPIRED`. */
export function confirmRegistration(body: RegistrationConfirmBody): Promise<Profile> {
  return request<Profile>({ path: `${PATH}/confirm`, body });
}
