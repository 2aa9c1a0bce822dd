import type { NewHolder, TransferRefusal } from '@shop/api-client';
import { Button, RefusalMessage, Stack, TextArea, TextField } from '@shop/design-system';
import {
  CUSTOMIZATION_LIMITS,
  NEW_HOLDER_NAME,
  NO_TRANSFER_DRAFT,
  mayBeRepeated,
  transferFaults,
  trimTransferDraft,
  typedIntoTransfer,
  type TransferDraft,
  type TransferField,
} from '@shop/domain';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useAccountMessages, type AccountTranslate } from '../account/account-messages.ts';

export interface TransferFormProps {
  /** The last day of the gift, as it is read. */
  readonly day: string;
  readonly isBusy: boolean;
  readonly refusal: TransferRefusal | undefined;
  readonly onTransfer: (to: NewHolder) => void;
}

/** Who gets a gift instead, with what happens said before anything is pressed. `dialog`: only its code sends it. */
export function TransferForm({ day, isBusy, refusal, onTransfer }: TransferFormProps) {
  const t = useAccountMessages();
  const [draft, setDraft] = useState(NO_TRANSFER_DRAFT);
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = transferFaults(draft);
  const faultOf = (field: TransferField) =>
    (wasTried && faults[field]) || (refusal?.kind === 'field' && refusal.field === field) ? t(`gifts.transfer.${field}.fault`) : undefined;
  const type = (field: keyof TransferDraft) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setDraft(typedIntoTransfer(draft, field, event.target.value));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const [first] = Object.keys(faults);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else onTransfer(trimTransferDraft(draft));
  };
  const field = (name: keyof TransferDraft) => ({ name, value: draft[name], onChange: type(name) });
  return (
    <form ref={form} method="dialog" onSubmit={send} noValidate aria-label={t('gifts.transfer.title')}>
      <Stack gap={4}>
        <p>{t('gifts.transfer.terms', { day })}</p>
        <TextField
          {...field('firstName')}
          {...{ label: t('gifts.transfer.firstName'), error: faultOf('firstName') }}
          {...{ required: true, maxLength: NEW_HOLDER_NAME, autoComplete: 'off' }}
        />
        <TextField
          {...field('email')}
          {...{ label: t('gifts.transfer.email'), error: faultOf('email'), required: true, maxLength: 254 }}
          {...{ type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <TextField
          {...field('fromName')}
          {...{ label: t('gifts.transfer.fromName'), optional: t('gifts.transfer.optional') }}
          {...{ error: faultOf('fromName'), maxLength: CUSTOMIZATION_LIMITS.fromName, autoComplete: 'given-name' }}
        />
        <TextArea
          {...field('message')}
          label={t('gifts.transfer.message')}
          optional={t('gifts.transfer.optional')}
          hint={t('gifts.transfer.message.hint')}
          maxLength={CUSTOMIZATION_LIMITS.message}
          count={t('gifts.transfer.count', { count: draft.message.length, max: CUSTOMIZATION_LIMITS.message })}
        />
        {refusal && refusal.kind !== 'field' && !isBusy && <RefusalMessage refusal={refusal}>{refusalText(refusal, t)}</RefusalMessage>}
        {mayBeRepeated(refusal) && (
          <div>
            <Button type="submit" look="primary" busy={isBusy}>
              {t('gifts.transfer.submit')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

function refusalText(refusal: Exclude<TransferRefusal, { kind: 'field' }>, t: AccountTranslate): string {
  if (refusal.kind === 'tooMany') return t('gifts.transfer.refused.tooMany', { minutes: refusal.minutes });
  if (refusal.kind === 'mailboxFull') return t('gifts.transfer.refused.mailboxFull', { hours: refusal.hours });
  return t(`gifts.transfer.refused.${refusal.kind}`);
}
