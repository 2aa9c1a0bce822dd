import { type CaptchaChallenge, type ContactAnswer, type ContactBody, GET_CAPTCHA_CHALLENGE, SEND_CONTACT_MESSAGE } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** A new challenge; each may be used once. */
export function askChallenge(): Promise<CaptchaChallenge> {
  return call(GET_CAPTCHA_CHALLENGE);
}

/** Hands a message to customer care; refused with `CAPTCHA_NEEDED`, or with the field that is wrong. */
export function sendMessage(body: ContactBody): Promise<ContactAnswer> {
  return call(SEND_CONTACT_MESSAGE, { body });
}
