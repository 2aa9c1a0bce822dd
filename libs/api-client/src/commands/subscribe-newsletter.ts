import { type NewsletterBody, SUBSCRIBE_NEWSLETTER } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Subscribes an address; 200 and 201 are both a success, whatever the answer says (API-053). */
export async function subscribeNewsletter(body: NewsletterBody): Promise<void> {
  await call(SUBSCRIBE_NEWSLETTER, { body });
}
