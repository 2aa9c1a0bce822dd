import type { Cents, OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { keptAmounts, NO_PARTS, paymentStory } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { cancelView } from '../../views/booking/cancel-view.ts';
import { hasUntaken, isUnpaid, openCents } from '../../views/booking/instalment-view.ts';
import { Notice } from '../forms/notice.tsx';
import type { BookingActionProps } from './booking-actions.tsx';
import css from './booking.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCancel } from './use-cancel.ts';
import { useBookingMessages } from './use-booking-messages.ts';

/** What cancelling gives back today, a question, and its end (spec 1, section 8). */
export function CancelPanel({ order, conditions, email }: BookingActionProps) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const [isRequested, setRequested] = useState(false);
  const { attempt, refusal } = useCancel({ uuid: order.orderUUID, email });
  const money = (cents: number) => formatMoney(cents, locale);
  const disputedText = (cents: number) => (cents > 0 ? t('cancel.disputed', { amount: money(cents) }) : undefined);
  if (attempt.data) {
    const { total, disputed = 0 } = attempt.data.refund;
    const back = hasUntaken(order) ? 'rest' : 'text';
    return (
      <Notice title={t('cancel.done.title')}>
        {t(`cancel.done.${total > 0 ? back : 'free'}`, { amount: money(total) })} {disputedText(disputed)}
      </Notice>
    );
  }
  if (!conditions) return <Message kind="info">{t('cancel.done.before')}</Message>;
  const view = cancelView(conditions);
  if (view.kind === 'closed')
    return (
      <Message kind="info" title={t(`cancel.closed.${view.reason}.title`)}>
        {t(`cancel.closed.${view.reason}`)}
      </Message>
    );
  const open = openCents(order.schedule ?? []);
  const isFree = view.refund === 0 && isUnpaid(order);
  const givesBack = !isFree && (view.refund > 0 || view.disputed === 0);
  const disputed = disputedText(view.disputed);
  const confirm = () => {
    setRequested(false);
    attempt.mutate(view.refund);
  };
  return (
    <Stack gap={4}>
      {!isFree && <p>{t(`cancel.${view.reason}`)}</p>}
      {!isFree && <KeptAmounts order={order} refund={view.refund + view.disputed} />}
      {givesBack && <p className={css.refund}>{t('cancel.amount', { amount: money(view.refund) })}</p>}
      {disputed && <p>{disputed}</p>}
      {open > 0 && <p className={isFree ? css.refund : undefined}>{t('cancel.open', { amount: money(open) })}</p>}
      <p className={css.quiet}>
        {view.until && t('cancel.until', { day: formatDay(view.until, locale, 'long') })} {givesBack && t('cancel.way')}
      </p>
      {refusal && (
        <Message kind={refusal.kind === 'failed' ? 'error' : 'warning'} live>
          {t(`cancel.fault.${refusal.kind}`, refusal.kind === 'refundChanged' ? { amount: money(refusal.refund) } : {})}
        </Message>
      )}
      <div>
        <Button look="primary" busy={attempt.isPending} onClick={() => setRequested(true)}>
          {t('cancel.start')}
        </Button>
      </div>
      <CancelDialog
        open={isRequested}
        order={order}
        amount={givesBack ? money(view.refund) : undefined}
        disputed={disputed}
        onConfirm={confirm}
        onClose={() => setRequested(false)}
      />
    </Stack>
  );
}

/** What was paid, and what is kept of it: with what comes back it adds up. Nothing is said where all of it comes back. */
function KeptAmounts({ order, refund }: { readonly order: OrderView; readonly refund: Cents }) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const { paid } = paymentStory(order);
  const kept = keptAmounts({ paid, refund, parts: order.parts ?? NO_PARTS });
  if (kept.length === 0) return null;
  return (
    <ul className={css.instalments} data-kept>
      <li className={css.instalment}>
        <span className={css.quiet}>{t('cancel.paid')}</span>
        <b>{formatMoney(paid, locale)}</b>
      </li>
      {kept.map(({ part, amount }) => (
        <li key={part} className={css.instalment}>
          <span className={css.quiet}>{t(`cancel.kept.${part}`)}</span>
          <b>{formatMoney(amount, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
