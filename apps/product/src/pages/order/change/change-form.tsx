import { modificationPriceQuery, orderQuery, stayQuery, type OpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, ErrorAlert, Message, Skeleton, Stack } from '@shop/design-system';
import type { CheckoutState } from '@shop/routes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ActivityDayFields } from '../../../components/booking/activity-days.tsx';
import { BackToBooking } from '../../../components/order/change/back-to-booking.tsx';
import { ChangePaying } from '../../../components/order/change/change-paying.tsx';
import { ChangeSummary } from '../../../components/order/change/change-summary.tsx';
import { SupplementCard } from '../../../components/order/change/supplement-card.tsx';
import { useChange } from '../../../components/order/change/use-change.ts';
import { stayHref } from '../../../components/shared/stay-href.ts';
import { useMessages } from '../../../components/shared/use-messages.ts';
import { DateSection } from '../../../components/stay/plan/date-section.tsx';
import { isOpenOrder } from '../../../views/order/confirmation-view.ts';
import { isUnchanged } from '../../../views/order/change/change-state.ts';
import { priceRefusal } from '../../../views/order/change/price-refusal.ts';
import { modificationRequest } from '../../../views/order/change/modification-request.ts';
import type { ChangeAttempt } from '../../../views/order/change/change-booking.ts';
import { lacksActivityDay } from '../../../views/order/lacks-activity-day.ts';
import { possibleDays } from '../../../views/stay/stay-view.ts';
import css from '../checkout.module.css';
import { useNewDates } from './use-new-dates.ts';

/** The booking as it is and as it becomes, the days to choose from, and the difference to pay or to get back. */
export function ChangeForm({ requested, open }: { readonly requested: CheckoutState; readonly open: OpenBooking }) {
  const { locale } = useSite();
  const t = useMessages();
  const { orderUUID: uuid, email } = open;
  const { data: stay } = useSuspenseQuery(stayQuery({ id: requested.id, locale }));
  const booking = useQuery(orderQuery({ uuid, locale }));
  const found = booking.data;
  const order = found && isOpenOrder(found) ? found : undefined;
  const dates = useNewDates(requested, open);
  const change = useChange(open);
  const isOther = order !== undefined && !isUnchanged(order, requested) && dates.isWhole;
  const activityDates = requested.activityDates && possibleDays(stay, requested);
  const modification = modificationRequest({ requested: { ...requested, ...(activityDates && { activityDates }) }, email, locale });
  const { data: price, error, isFetching, refetch } = useQuery({ ...modificationPriceQuery(uuid, modification), enabled: isOther });
  const refusal = error && !isFetching ? priceRefusal(error) : undefined;
  const backHref = stayHref(stay, requested, locale);
  if (change.state.kind === 'closed' || refusal?.kind === 'closed') return <BackToBooking reason="closed" />;
  if (refusal?.kind === 'cancelled' && change.state.kind === 'idle') return <BackToBooking reason="cancelled" />;
  if (refusal?.kind === 'unknown' || isUnknown(booking.error) || (found && !order)) return <BackToBooking reason="unknown" />;
  const hasOtherDays =
    order !== undefined && (order.stay.id !== requested.id || order.checkin !== requested.checkin || order.checkout !== requested.checkout);
  const isWithoutDay = hasOtherDays && lacksActivityDay(stay, requested);
  const shown = isOther && !error ? price : undefined;
  const confirm = (means?: Pick<ChangeAttempt, 'card' | 'form'>) => {
    if (shown)
      change.make({
        uuid,
        body: { ...modification, expectedDifference: shown.kind === 'supplement' ? shown.amount : -shown.amount },
        ...means,
      });
  };
  return (
    <div className={css.columns} data-order-form>
      <div className={css.form}>
        <Stack gap={6}>
          <DateSection calendar={dates.calendar} datesAreMissing={false} onChoose={dates.choose} onClear={dates.clear} />
          {refusal?.kind === 'refused' && (
            <Message
              kind="warning"
              live
              title={t(refusal.reason === 'giftNotUsable' ? 'product.order.refused.GIFT_NOT_USABLE' : `product.refusal.${refusal.reason}`)}
            >
              {t('product.order.change.otherDates')}
            </Message>
          )}
          {(refusal?.kind === 'failed' || booking.isError) && (
            <ErrorAlert
              label={t('product.failed')}
              action={<Button onClick={() => void (booking.isError ? booking.refetch() : refetch())}>{t('product.retry')}</Button>}
            />
          )}
          {hasOtherDays && dates.isWhole && !refusal && (
            <ActivityDayFields stay={stay} dates={requested} chosen={activityDates ?? []} missing={[]} onChoose={dates.chooseActivity} />
          )}
          {isWithoutDay && dates.isWhole && !refusal && (
            <Message kind="info" live>
              {t('product.order.summary.dayMissing')}
            </Message>
          )}
          {shown && !isWithoutDay && (
            <ChangePaying orderUUID={uuid} price={shown} change={change} backHref={backHref} onConfirm={confirm} />
          )}
        </Stack>
      </div>
      <aside className={css.summary}>
        <ChangeSummary order={order} stay={stay} requested={isOther ? requested : undefined}>
          {shown && <SupplementCard price={shown} />}
          {isOther && !shown && !refusal && <Skeleton lines={2} />}
          {order && !isOther && <p>{t('product.order.change.choose')}</p>}
        </ChangeSummary>
      </aside>
    </div>
  );
}

/** A booking that is no longer there. */
function isUnknown(error: unknown): boolean {
  return Boolean(error) && priceRefusal(error).kind === 'unknown';
}
