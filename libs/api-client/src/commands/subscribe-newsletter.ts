import type { NewsletterBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** Subscribes an address; 200 and 201 are both a success, whatever the answer says (decision A-046). */
export async function subscribeNewsletter(body: NewsletterBody): Promise<void> {
  await request<unknown>({ path: '/gateway/marketing/newsletter', body });
}
