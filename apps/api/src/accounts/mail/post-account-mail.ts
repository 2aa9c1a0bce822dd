import { enqueue } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** What the outbox is told about the mail of an account, or of the gifts of an address: never a token, and an address only where no account names it. */
export type AccountMailPayload =
  | { readonly mail: 'registration'; readonly registrationId: string }
  | { readonly mail: 'passwordReset'; readonly email: string; readonly locale: string }
  | { readonly mail: 'signInLink'; readonly email: string; readonly locale: string }
  | { readonly mail: 'passwordChanged' | 'erasureAsked' | PasskeyMail; readonly accountId: string }
  | NewDeviceMail
  | { readonly mail: 'emailApproval'; readonly accountId: string; readonly email: string }
  | { readonly mail: 'emailChange'; readonly accountId: string; readonly email: string }
  | { readonly mail: 'emailChanged'; readonly accountId: string; readonly email: string }
  | { readonly mail: 'joinOrder'; readonly accountId: string; readonly orderUUID: string }
  | { readonly mail: 'giftCodes'; readonly email: string; readonly locale: string; readonly bookingNumber?: string };

export interface NewDeviceMail {
  readonly mail: 'newDevice';
  readonly accountId: string;
  readonly device: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Who can sign in has changed. */
type PasskeyMail = 'passkeyAdded' | 'passkeyRemoved' | 'passkeyStepOff' | 'passkeyStepEnding';

/** Leaves a mail in the outbox; who it goes to is decided when it is written, so that every answer takes the same time. */
export function postAccountMail(db: Database, payload: AccountMailPayload): Promise<void> {
  return enqueue(db, 'accountMail', payload);
}
