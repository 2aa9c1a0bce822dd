import { correctHolderForCare } from '@shop/api-client';
import { TextField } from '@shop/design-system';
import { checkEmail, NEW_HOLDER_NAME, NO_TRANSFER_DRAFT, transferFaults, trimTransferDraft } from '@shop/domain';
import { useState, type ChangeEvent } from 'react';
import { useCareMessages } from '../care-messages.ts';
import type { OrderActProps } from './care-acts.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';

const ADDRESS = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;

/** Sends a gift that was given on to whom it was meant for, for who knows the address it was given to. `number` of the gift, from 1. */
export function CorrectHolderDialog({ number, ...props }: OrderActProps & { readonly number: number }) {
  const t = useCareMessages();
  const [typed, setTyped] = useState({ givenTo: '', firstName: '', email: '' });
  const draft = { ...NO_TRANSFER_DRAFT, firstName: typed.firstName, email: typed.email };
  const faults = { ...transferFaults(draft), ...(checkEmail(typed.givenTo).kind !== 'ok' && { givenTo: true }) };
  const { firstName, email } = trimTransferDraft(draft);
  const correction = { givenTo: typed.givenTo.trim(), firstName, email };
  const field = (name: keyof typeof typed) => ({
    ...{ name, label: t(`act.correctHolder.${name}`), value: typed[name], required: true, autoComplete: 'off' },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <CorrectionDialog
      {...props}
      name="correctHolder"
      email={email}
      isComplete={Object.keys(faults).length === 0}
      call={(reason, key) => correctHolderForCare(props.story.order.orderUUID, number, { ...correction, reason }, key)}
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
    </CorrectionDialog>
  );
}
