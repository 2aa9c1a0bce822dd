import { correctRecipientForCare } from '@shop/api-client';
import type { GiftDelivery } from '@shop/contracts';
import { TextField } from '@shop/design-system';
import { checkEmail } from '@shop/domain';
import { useState } from 'react';
import { useCareMessages } from '../care-messages.ts';
import type { OrderActProps } from './care-acts.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';

/** Sends a gift to another address, by the buyer's own rule: what was sent leaves again under a new code. */
export function CorrectRecipientDialog({ delivery, ...props }: OrderActProps & { readonly delivery: GiftDelivery }) {
  const t = useCareMessages();
  const [address, setAddress] = useState(delivery.recipientEmail ?? '');
  const isRight = checkEmail(address).kind === 'ok';
  const email = address.trim();
  return (
    <CorrectionDialog
      {...props}
      name="correctRecipient"
      email={email}
      isComplete={isRight}
      call={(reason, key) => correctRecipientForCare(props.story.order.orderUUID, delivery.id, { recipientEmail: email, reason }, key)}
    >
      {(isSent) => (
        <TextField
          name="recipientEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          label={t('act.correctRecipient.field')}
          value={address}
          error={isSent && !isRight && t('act.correctRecipient.wrong')}
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
    </CorrectionDialog>
  );
}
