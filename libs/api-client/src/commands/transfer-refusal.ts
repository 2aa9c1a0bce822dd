import type { GiftTransferBody } from '@shop/contracts';
import { ApiError } from '../transport/api-error.ts';
import { holderRefusal, type HolderRefusal } from './holder-refusal.ts';

/** What the form says of a field. */
type RefusedField = keyof Pick<GiftTransferBody, 'firstName' | 'email' | 'fromName'>;

/** Why a gift was not given to somebody else. */
export type TransferRefusal = HolderRefusal | { readonly kind: 'field'; readonly field: RefusedField };

/** Why a gift was not given to somebody else, in a word. */
export function transferRefusal(error: unknown): TransferRefusal {
  if (error instanceof ApiError && error.status === 400 && isField(error.field)) return { kind: 'field', field: error.field };
  return holderRefusal(error);
}

const isField = (field: string | undefined): field is RefusedField => ['firstName', 'email', 'fromName'].includes(field ?? '');
