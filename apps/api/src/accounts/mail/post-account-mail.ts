import type { Database } from '../../store/database.ts';

/** What the outbox is told about an account's mail: never a token, and an address only where no account names it. */
export type AccountMailPayload =
  | { readonly mail: 'registration'; readonly registrationId: string }
  | { readonly mail: 'passwordReset'; readonly email: string; readonly locale: string }
  | { readonly mail: 'passwordChanged'; readonly accountId: string }
  | { readonly mail: 'emailChange'; readonly accountId: string; readonly email: string }
  | { readonly mail: 'emailChanged'; readonly accountId: string; readonly email: string };

/** Leaves a mail in the outbox; who it goes to is decided when it is written, so that every answer takes the same time. */
export async function postAccountMail(db: Database, payload: AccountMailPayload): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'accountMail', payload: JSON.stringify(payload), sent_at: null, last_error: null })
    .execute();
}
