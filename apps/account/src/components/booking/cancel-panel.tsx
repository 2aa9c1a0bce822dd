import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { cancelView } from '../../views/booking/cancel-view.ts';
import { Notice } from '../forms/notice.tsx';
import type { BookingActionProps } from './booking-actions.tsx';
import css from './booking.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCancel } from './use-cancel.ts';
import { useSay } from './use-say.ts';

/** What cancelling gives back today, a question, and its end (spec 1, section 8). */
export function CancelPanel({ order, conditions, email }: BookingActionProps) {
  const { locale } = useSite();
  const say = useSay();
  const [isAsked, setAsked] = useState(false);
  const { attempt, refusal } = useCancel({ uuid: order.orderUUID, email });
  const money = (cents: number) => formatMoney(cents, locale);
  if (attempt.data)
    return <Notice title={say('cancel.done.title')}>{say('cancel.done.text', { amount: money(attempt.data.refund.total) })}</Notice>;
  if (!conditions) return <Message kind="info">{say('cancel.done.before')}</Message>;
  const view = cancelView(conditions);
  if (view.kind === 'closed')
    return (
      <Message kind="info" title={say(`cancel.closed.${view.reason}.title`)}>
        {say(`cancel.closed.${view.reason}`)}
      </Message>
    );
  const confirm = () => {
    setAsked(false);
    attempt.mutate(view.refund);
  };
  return (
    <Stack gap={4}>
      <p>{say(`cancel.${view.reason}`)}</p>
      <p className={css.refund}>{say('cancel.amount', { amount: money(view.refund) })}</p>
      <p className={css.quiet}>
        {view.until && say('cancel.until', { day: formatDay(view.until, locale, 'long') })} {say('cancel.way')}
      </p>
      {refusal && (
        <Message kind={refusal.kind === 'failed' ? 'error' : 'warning'} live>
          {say(`cancel.fault.${refusal.kind}`, refusal.kind === 'refundChanged' ? { amount: money(refusal.refund) } : {})}
        </Message>
      )}
      <div>
        <Button look="primary" busy={attempt.isPending} onClick={() => setAsked(true)}>
          {say('cancel.start')}
        </Button>
      </div>
      <CancelDialog open={isAsked} order={order} amount={money(view.refund)} onConfirm={confirm} onClose={() => setAsked(false)} />
    </Stack>
  );
}
