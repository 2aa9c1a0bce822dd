import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

/** A message to customer care, as the contact form sends it but for its captcha. */
export const CONTACT_MESSAGE = {
  contact_reason: 'modification',
  Booking_ID__c: '12345678',
  description: 'Une nuit de plus ?\nMerci <b>beaucoup</b>',
  name: 'Marie Durand',
  email: 'marie@example.com',
  phone: '06 12 34 56 78',
  language: 'fr',
  pos: 'FR',
  retURL: '/contact',
};

/** The value of the `captcha` field, for a challenge that was solved. */
export async function solvedCaptcha(visitor: Visitor): Promise<string> {
  const challenge = (await visitor.get('/gateway/captcha/challenge')).body as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
