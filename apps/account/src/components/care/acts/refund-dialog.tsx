import { refundOrder } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { TextField } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { centsOfText } from '../../../views/care/euros.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useCareMessages } from '../care-messages.ts';
import { useAct } from './use-act.ts';

/** Gives money back with a reason; above the limit it waits for a supervisor. */
export function RefundDialog({ story: { order, refundable, aloneUpTo }, reason, onDone, onClose }: OrderActProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const [text, setText] = useState('');
  const amount = centsOfText(text);
  const isRight = amount !== undefined && amount <= refundable;
  const money = (cents: number) => formatMoney(cents, locale);
  const act = useAct({
    call: (why, key) => refundOrder(order.orderUUID, { amount: amount ?? 0, reason: why }, key),
    onDone: (answer) =>
      onDone(t(`act.refund.${answer.status}`, { amount: money(answer.amount) }), answer.status === 'waiting' ? 'pending' : 'done'),
  });
  return (
    <ActDialog name="refund" values={{ limit: money(aloneUpTo) }} reason={reason} act={act} isComplete={isRight} onClose={onClose}>
      {(isSent) => (
        <TextField
          name="amount"
          label={t('act.refund.amount')}
          hint={t('act.refund.most', { amount: money(refundable) })}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={12}
          value={text}
          error={isSent && !isRight && t('act.refund.wrong', { amount: money(refundable) })}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ActDialog>
  );
}
