import { correctRecipientForCare } from '@shop/api-client';
import type { GiftDelivery } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { TextField } from '@shop/design-system';
import { checkEmail } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { useCareMessages } from '../care-messages.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useAct } from './use-act.ts';

/**
 * Sends a gift to another address, by the buyer's own rule: what was sent leaves again under a new code. Above the limit of refunds
 * it stays where it is until a second person enters the same address.
 */
export function CorrectRecipientDialog({
  story: { order, aloneUpTo },
  delivery,
  reason,
  onDone,
  onClose,
}: OrderActProps & { readonly delivery: GiftDelivery }) {
  const { locale } = useSite();
  const t = useCareMessages();
  const values = { limit: formatMoney(aloneUpTo, locale) };
  const [address, setAddress] = useState(delivery.recipientEmail ?? '');
  const isRight = checkEmail(address).kind === 'ok';
  const act = useAct({
    call: (why, key) => correctRecipientForCare(order.orderUUID, delivery.id, { recipientEmail: address.trim(), reason: why }, key),
    onDone: ({ corrected }) => onDone(t(corrected ? 'act.correctRecipient.done' : 'act.correctRecipient.waiting', values)),
  });
  return (
    <ActDialog name="correctRecipient" values={values} reason={reason} act={act} isComplete={isRight} onClose={onClose}>
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
