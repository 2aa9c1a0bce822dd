import type { NewHolder, TransferRefusal } from '@shop/api-client';
import { Button, RefusalMessage, TextArea, TextField } from '@shop/design-system';
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
import css from '../landing/landing.module.css';
import { useMessages, type Translate } from '../shared/use-messages.ts';

export interface TransferFormProps {
  /** The last day of the gift, as it is read. */
  readonly day: string;
  readonly isBusy: boolean;
  readonly refusal: TransferRefusal | undefined;
  readonly onTransfer: (to: NewHolder) => void;
}

/** Who gets a gift instead, with what happens said before anything is pressed. `dialog`: only its code sends it. */
export function TransferForm({ day, isBusy, refusal, onTransfer }: TransferFormProps) {
  const t = useMessages();
  const [draft, setDraft] = useState(NO_TRANSFER_DRAFT);
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = transferFaults(draft);
  const faultOf = (field: TransferField) =>
    (wasTried && faults[field]) || (refusal?.kind === 'field' && refusal.field === field)
      ? t(`gifting.use.transfer.${field}.fault`)
      : undefined;
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
    <form ref={form} method="dialog" className={css.form} onSubmit={send} noValidate aria-label={t('gifting.use.transfer.title')}>
      <p>{t('gifting.use.transfer.terms', { day })}</p>
      <TextField
        {...field('firstName')}
        {...{ label: t('gifting.use.transfer.firstName'), error: faultOf('firstName') }}
        {...{ required: true, maxLength: NEW_HOLDER_NAME, autoComplete: 'off' }}
      />
      <TextField
        {...field('email')}
        {...{ label: t('gifting.use.transfer.email'), error: faultOf('email'), required: true, maxLength: 254 }}
        {...{ type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <TextField
        {...field('fromName')}
        {...{ label: t('gifting.use.transfer.fromName'), optional: t('gifting.use.transfer.optional') }}
        {...{ error: faultOf('fromName'), maxLength: CUSTOMIZATION_LIMITS.fromName, autoComplete: 'given-name' }}
      />
      <TextArea
        {...field('message')}
        label={t('gifting.use.transfer.message')}
        optional={t('gifting.use.transfer.optional')}
        hint={t('gifting.use.transfer.message.hint')}
        maxLength={CUSTOMIZATION_LIMITS.message}
        count={t('gifting.use.transfer.count', { count: draft.message.length, max: CUSTOMIZATION_LIMITS.message })}
      />
      {refusal && refusal.kind !== 'field' && !isBusy && <RefusalMessage refusal={refusal}>{refusalText(refusal, t)}</RefusalMessage>}
      {mayBeRepeated(refusal) && (
        <div>
          <Button type="submit" busy={isBusy}>
            {t('gifting.use.transfer.submit')}
          </Button>
        </div>
      )}
    </form>
  );
}

function refusalText(refusal: Exclude<TransferRefusal, { kind: 'field' }>, t: Translate): string {
  if (refusal.kind === 'tooMany') return t('gifting.use.transfer.refused.tooMany', { minutes: refusal.minutes });
  if (refusal.kind === 'mailboxFull') return t('gifting.use.transfer.refused.mailboxFull', { hours: refusal.hours });
  return t(`gifting.use.transfer.refused.${refusal.kind}`);
}
