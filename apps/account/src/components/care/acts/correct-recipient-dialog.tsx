import { correctRecipientForCare } from '@shop/api-client';
import type { GiftDelivery } from '@shop/contracts';
import { TextField } from '@shop/design-system';
import { checkEmail } from '@shop/domain';
import { useState } from 'react';
import { useCareMessages } from '../care-messages.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useAct } from './use-act.ts';

/** Sends a gift to another address, by the buyer's own rule: what was sent leaves again under a new code. */
export function CorrectRecipientDialog({
  story: { order },
  delivery,
  reason,
  onDone,
  onClose,
}: OrderActProps & { readonly delivery: GiftDelivery }) {
  const t = useCareMessages();
  const [address, setAddress] = useState(delivery.recipientEmail ?? '');
  const isRight = checkEmail(address).kind === 'ok';
  const act = useAct({
    call: (why, key) => correctRecipientForCare(order.orderUUID, delivery.id, { recipientEmail: address.trim(), reason: why }, key),
    onDone: () => onDone(t('act.correctRecipient.done')),
  });
  return (
    <ActDialog name="correctRecipient" reason={reason} act={act} isComplete={isRight} onClose={onClose}>
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
    </ActDialog>
  );
}
