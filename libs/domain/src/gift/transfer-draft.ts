import { checkEmail } from '../forms/email.ts';
import type { FieldCheck } from '../forms/field-check.ts';
import { checkName } from '../forms/name.ts';
import { plainText, seenText } from '../forms/typed-text.ts';
import { senderFault, typedInto } from './gift-customization.ts';

/** How long the first name of a gift's new holder may be, in characters. */
export const NEW_HOLDER_NAME = 60;

/** What the holder who gives a gift on has typed: who gets it, who gives it, and a message; the last two may be left out. */
export interface TransferDraft {
  readonly firstName: string;
  readonly email: string;
  readonly fromName: string;
  readonly message: string;
}

export const NO_TRANSFER_DRAFT: TransferDraft = { firstName: '', email: '', fromName: '', message: '' };

export type TransferField = 'firstName' | 'email' | 'fromName';
export type TransferFault = Exclude<FieldCheck['kind'], 'ok'>;

/** What is wrong with each field, in the order of the form. */
export function transferFaults({ firstName, email, fromName }: TransferDraft): Partial<Record<TransferField, TransferFault>> {
  const [name, address] = [checkName(firstName).kind, checkEmail(email).kind];
  return {
    ...(name !== 'ok' && { firstName: name }),
    ...(address !== 'ok' && { email: address }),
    ...(senderFault(fromName) && { fromName: 'incorrect' as const }),
  };
}

/** A draft after something was typed into a field; who gives the gift and the message refuse what is too long. */
export function typedIntoTransfer(draft: TransferDraft, field: keyof TransferDraft, typed: string): TransferDraft {
  const isLimited = field === 'fromName' || field === 'message';
  return { ...draft, [field]: isLimited ? typedInto(field, draft[field], typed).text : typed };
}

/** As the call takes it: as it was seen, trimmed, and without what is empty. */
export function trimTransferDraft({ firstName, email, fromName, message }: TransferDraft) {
  return {
    firstName: plainText(firstName).trim(),
    email: seenText(email).trim(),
    ...(fromName.trim() && { fromName: fromName.trim() }),
    ...(message.trim() && { message: message.trim() }),
  };
}
