import { orderQuery, useOpenBooking, type OpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, ErrorAlert, Skeleton, useHydrated } from '@shop/design-system';
import type { InstalmentAddress } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { InstalmentPaying } from '../../../components/order/instalment/instalment-paying.tsx';
import { NothingToPay } from '../../../components/order/instalment/instalment-refused.tsx';
import { InstalmentSummary } from '../../../components/order/instalment/instalment-summary.tsx';
import { useInstalment } from '../../../components/order/instalment/use-instalment.ts';
import { useMessages } from '../../../components/shared/use-messages.ts';
import { isOpenOrder } from '../../../views/order/confirmation-view.ts';
import css from '../checkout.module.css';

/** The booking summary of one instalment. Whose booking it is, only this tab knows. */
export function InstalmentCheckout({ requested: { orderUUID, number } }: { readonly requested: InstalmentAddress }) {
  const open = useOpenBooking();
  const isAlive = useHydrated();
  if (!isAlive) return <Skeleton lines={8} />;
  return open?.orderUUID === orderUUID ? <InstalmentForm open={open} number={number} /> : <NothingToPay reason="unknown" />;
}

function InstalmentForm({ open, number }: { readonly open: OpenBooking; readonly number: number }) {
  const { locale } = useSite();
  const t = useMessages();
  const { orderUUID: uuid, email } = open;
  const payment = useInstalment(open, number);
  const { data: found, error, isError, refetch } = useQuery({ ...orderQuery({ uuid, locale }), staleTime: 0 });
  const { state } = payment;
  if (state.kind === 'settled') return <NothingToPay reason={state.as} />;
  if (isError && (error as { status?: number }).status === 404) return <NothingToPay reason="unknown" />;
  if (isError)
    return <ErrorAlert label={t('product.failed')} action={<Button onClick={() => void refetch()}>{t('product.retry')}</Button>} />;
  // Once it is paid the booking is asked for again: the form is not drawn again on the way out.
  if (!found || state.kind === 'done') return <Skeleton lines={8} />;
  const order = isOpenOrder(found) ? found : undefined;
  const row = order?.schedule?.find((one) => one.number === number);
  if (!order || !row) return <NothingToPay reason="unknown" />;
  const closed = row.status === 'planned' || row.status === 'failed' ? undefined : row.status;
  if (closed && (state.kind === 'idle' || state.kind === 'amountChanged')) return <NothingToPay reason={closed} />;
  return (
    <div className={css.columns} data-order-form>
      <div className={css.form}>
        <InstalmentPaying
          orderUUID={uuid}
          amount={row.amount}
          payment={payment}
          onConfirm={(means) => payment.pay({ uuid, number, email, amount: row.amount, ...means })}
        />
      </div>
      <aside className={css.summary}>
        <InstalmentSummary order={order} row={row} />
      </aside>
    </div>
  );
}
