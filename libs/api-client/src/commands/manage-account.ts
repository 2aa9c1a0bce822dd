import {
  ASK_FOR_EMAIL_CHANGE,
  CHANGE_PASSWORD,
  CHANGE_PROFILE,
  CHOOSE_NEWSLETTER,
  type EmailChangeBody,
  END_OTHER_SESSIONS,
  END_SESSION,
  ERASE_ACCOUNT,
  type Erasure,
  type ErasureBody,
  EXPORT_PERSONAL_DATA,
  KEEP_ACCOUNT,
  type Locale,
  type MailSentAnswer,
  type NewsletterChoice,
  type PasswordChangeBody,
  type Profile,
  type ProfileBody,
} from '@shop/contracts';
import { call, callForFile } from '../transport/call.ts';
import type { NamedFile } from '../transport/request.ts';

/** The payment provider is asked for the saved cards. */
const EXPORT_MS = 20_000;

/** Changes what is named; 400 names the field, 409 `PROFILE_CHANGED` where another device has changed it meanwhile. */
export function changeProfile(body: ProfileBody): Promise<Profile> {
  return call(CHANGE_PROFILE, { body });
}

/** Takes the newsletter to the account's address, or leaves it. */
export function chooseNewsletter({ subscribed, locale }: { subscribed: boolean; locale: Locale }): Promise<NewsletterChoice> {
  return call(CHOOSE_NEWSLETTER, { query: { locale }, body: { subscribed } });
}

/** Has a link mailed to the address that counts; the new one gets its own after that. 403 `WRONG_PASSWORD`, 429 after too many tries. */
export function askForEmailChange(body: EmailChangeBody): Promise<MailSentAnswer> {
  return call(ASK_FOR_EMAIL_CHANGE, { body });
}

/** Every other device is signed out. 403 `WRONG_PASSWORD`, 400 where the new one is refused. */
export async function changePassword(body: PasswordChangeBody): Promise<void> {
  await call(CHANGE_PASSWORD, { body });
}

/** Signs one device out; 404 where it is signed out already. */
export async function endSession(id: string): Promise<void> {
  await call(END_SESSION, { params: { id } });
}

/** Signs every device out but this one. */
export async function endOtherSessions(): Promise<void> {
  await call(END_OTHER_SESSIONS);
}

/** All that the shop holds of the customer, as one archive; 503 while the payment provider is away. */
export function exportPersonalData(): Promise<NamedFile> {
  return callForFile(EXPORT_PERSONAL_DATA, { timeoutMs: EXPORT_MS });
}

/** Has the account erased in thirty days; the answer names the day and what delays it. 403 `WRONG_PASSWORD`, 429 after too many tries. */
export function askForErasure(body: ErasureBody): Promise<Erasure> {
  return call(ERASE_ACCOUNT, { body });
}

/** The account that was to be erased stays. */
export async function keepAccount(): Promise<void> {
  await call(KEEP_ACCOUNT);
}
