import type { CaptchaChallenge, ContactAnswer, ContactBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** A new challenge; each may be used once. */
export function askChallenge(): Promise<CaptchaChallenge> {
  return request<CaptchaChallenge>({ path: '/gateway/captcha/challenge' });
}

/** Hands a message to customer care; refused with `CAPTCHA_NEEDED`, or with the field that is wrong. */
export function sendMessage(body: ContactBody): Promise<ContactAnswer> {
  return request<ContactAnswer>({ path: '/gateway/contact', body });
}
