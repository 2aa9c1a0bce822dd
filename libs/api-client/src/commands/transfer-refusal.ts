import type { GiftTransferBody } from '@shop/contracts';
import { ApiError } from '../transport/api-error.ts';
import { holderRefusal, type HolderRefusal } from './holder-refusal.ts';

/** What the form says of a field. */
type RefusedField = keyof Pick<GiftTransferBody, 'firstName' | 'email' | 'fromName'>;

const HOUR_MINUTES = 60;

/** Why a gift was not given to somebody else. `mailboxFull`: its new holder was given too many that day, by whomever; another address may take it. */
export type TransferRefusal =
  HolderRefusal | { readonly kind: 'field'; readonly field: RefusedField } | { readonly kind: 'mailboxFull'; readonly hours: number };

/** Why a gift was not given to somebody else, in a word. Only the mailbox of its new holder is limited for longer than an hour. */
export function transferRefusal(error: unknown): TransferRefusal {
  if (error instanceof ApiError && error.status === 400 && isField(error.field)) return { kind: 'field', field: error.field };
  const refusal = holderRefusal(error);
  if (refusal.kind !== 'tooMany' || refusal.minutes <= HOUR_MINUTES) return refusal;
  return { kind: 'mailboxFull', hours: Math.ceil(refusal.minutes / HOUR_MINUTES) };
}

const isField = (field: string | undefined): field is RefusedField => ['firstName', 'email', 'fromName'].includes(field ?? '');
