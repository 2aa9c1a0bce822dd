import type { GiftTransferBody } from '@shop/contracts';
import { transferFaults, trimTransferDraft, type TransferField } from '@shop/domain';
import { invalidField } from '../../platform/http/index.ts';

/** Who gets a gift from its holder, and what is written on it. */
export interface NewHolder {
  readonly firstName: string;
  readonly email: string;
  /** Who gives it, and a message; null where nothing was written. */
  readonly fromName: string | null;
  readonly message: string | null;
}

const MESSAGES: Readonly<Record<TransferField, string>> = {
  firstName: 'firstName takes letters, spaces, apostrophes and hyphens.',
  email: 'email is not a valid address.',
  fromName: 'fromName is text only.',
};

/** The new holder as the rules of the form take them; refused by its field. */
export function checkedNewHolder({ firstName, email, fromName = '', message = '' }: Omit<GiftTransferBody, 'code'>): NewHolder {
  const draft = { firstName, email, fromName, message };
  const [field] = Object.keys(transferFaults(draft)) as TransferField[];
  if (field) throw invalidField(field, MESSAGES[field]);
  return { fromName: null, message: null, ...trimTransferDraft(draft) };
}
