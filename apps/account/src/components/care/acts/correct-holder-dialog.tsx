import { correctHolderForCare } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { TextField } from '@shop/design-system';
import { checkEmail, NEW_HOLDER_NAME, NO_TRANSFER_DRAFT, transferFaults, trimTransferDraft } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useState, type ChangeEvent } from 'react';
import { useCareMessages } from '../care-messages.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useAct } from './use-act.ts';

const ADDRESS = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;

/**
 * Sends a gift that was given on to whom it was meant for, for who knows the address it was given to; above the limit of refunds once a
 * second person enters the same. `number` of the gift, from 1.
 */
export function CorrectHolderDialog({
  story: { order, aloneUpTo },
  number,
  reason,
  onDone,
  onClose,
}: OrderActProps & { readonly number: number }) {
  const { locale } = useSite();
  const t = useCareMessages();
  const values = { limit: formatMoney(aloneUpTo, locale) };
  const [typed, setTyped] = useState({ givenTo: '', firstName: '', email: '' });
  const draft = { ...NO_TRANSFER_DRAFT, firstName: typed.firstName, email: typed.email };
  const faults = { ...transferFaults(draft), ...(checkEmail(typed.givenTo).kind !== 'ok' && { givenTo: true }) };
  const { firstName, email } = trimTransferDraft(draft);
  const act = useAct({
    call: (why, key) =>
      correctHolderForCare(order.orderUUID, number, { givenTo: typed.givenTo.trim(), firstName, email, reason: why }, key),
    onDone: ({ corrected }) => onDone(corrected ? t('act.correctHolder.done', { email }) : t('act.correctRecipient.waiting', values)),
  });
  const field = (name: keyof typeof typed) => ({
    ...{ name, label: t(`act.correctHolder.${name}`), value: typed[name], required: true, autoComplete: 'off' },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <ActDialog
      name="correctHolder"
      values={values}
      reason={reason}
      act={act}
      isComplete={Object.keys(faults).length === 0}
      onClose={onClose}
    >
      {(isSent) => (
        <>
          <TextField {...field('givenTo')} {...ADDRESS} error={isSent && 'givenTo' in faults && t('act.correctHolder.givenTo.wrong')} />
          <TextField
            {...field('firstName')}
            maxLength={NEW_HOLDER_NAME}
            error={isSent && faults.firstName && t('act.correctHolder.firstName.wrong')}
          />
          <TextField {...field('email')} {...ADDRESS} error={isSent && faults.email && t('act.correctHolder.wrong')} />
        </>
      )}
    </ActDialog>
  );
}
