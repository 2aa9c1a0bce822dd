import type { GiftTransferBody } from '@shop/contracts';
import { checkEmail, checkName, plainText, seenText, senderFault } from '@shop/domain';
import { invalidField } from '../../platform/http/index.ts';

/** Who gets a gift from its holder, and what is written on it. */
export interface NewHolder {
  readonly firstName: string;
  readonly email: string;
  /** Who gives it, and a message; null where nothing was written. */
  readonly fromName: string | null;
  readonly message: string | null;
}

/** The new holder as the contract and the rules of each field take them; refused by its field. */
export function checkedNewHolder({ firstName, email, fromName = '', message = '' }: GiftTransferBody): NewHolder {
  if (checkName(firstName).kind !== 'ok') throw invalidField('firstName', 'firstName takes letters, spaces, apostrophes and hyphens.');
  if (checkEmail(email).kind !== 'ok') throw invalidField('email', 'email is not a valid address.');
  if (senderFault(fromName)) throw invalidField('fromName', 'fromName is text only.');
  return {
    firstName: plainText(firstName).trim(),
    email: seenText(email).trim(),
    fromName: fromName.trim() || null,
    message: message.trim() || null,
  };
}
