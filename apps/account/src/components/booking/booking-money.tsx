import { paymentQuery } from '@shop/api-client';
import type { OrderView, ScheduledPayment } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { paymentStory, type StoryLine } from '@shop/domain';
import { Button } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { payInstalmentHref } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { instalmentView, stoppedPayments } from '../../views/booking/instalment-view.ts';
import { routerLink } from '../router-link.tsx';
import css from './booking.module.css';
import { useBookingMessages, type Translate } from './use-booking-messages.ts';

const POLL_MS = 5_000;

/** What the booking costs as it is now, what has paid it, what is due when and how it can be paid earlier, and what went back. */
export function BookingMoney({ order }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const { orderUUID } = order;
  const { data: payment } = useQuery({
    ...paymentQuery(orderUUID),
    refetchInterval: ({ state }) => state.data?.charge === 'refunding' && POLL_MS,
  });
  const { total, lines } = paymentStory(order);
  const stopped = stoppedPayments(order);
  return (
    <div className={css.money}>
      <p className={css.line} data-payment="total">
        <span>{t('price')}</span>
        <b>{formatMoney(total, locale)}</b>
      </p>
      {lines.length + stopped.length > 0 && (
        <>
          <h3 className={css.small}>{t('instalments')}</h3>
          <ul className={css.instalments}>
            {lines.map((line, place) => (
              <Payment key={place} orderUUID={orderUUID} line={line} />
            ))}
            {stopped.map((payment) => (
              <Stopped key={payment.number} payment={payment} />
            ))}
          </ul>
        </>
      )}
      <p role="status" className={css.quiet}>
        {payment?.charge === 'refunding' && t('refunding')}
      </p>
    </div>
  );
}

function Payment({ orderUUID, line }: { readonly orderUUID: string; readonly line: StoryLine<ScheduledPayment> }) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const amount = formatMoney(line.amount, locale);
  const view = 'payment' in line ? instalmentView(line.payment) : undefined;
  return (
    <li className={css.instalment} data-payment={line.kind} data-instalment={view?.state}>
      <span className={css.quiet}>{wordsOf(line, { t, day: (date) => formatDay(date, locale, 'long') })}</span>
      <b>{amount}</b>
      {view?.payable && 'payment' in line && (
        <Button
          look={view.payable === 'again' ? 'brand' : 'link'}
          href={payInstalmentHref(locale, { orderUUID, number: line.payment.number })}
          render={routerLink}
        >
          {t(`instalment.pay.${view.payable}`, { amount })}
        </Button>
      )}
    </li>
  );
}

function Stopped({ payment }: { readonly payment: ScheduledPayment }) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const { state, day } = instalmentView(payment);
  return (
    <li className={css.instalment} data-payment="stopped" data-instalment={state}>
      <span className={css.quiet}>{t(`instalment.${state}`, { day: formatDay(day, locale, 'long') })}</span>
      <b>{formatMoney(payment.amount, locale)}</b>
    </li>
  );
}

/** What a payment is, and when a declined one is tried again. */
function wordsOf(line: StoryLine<ScheduledPayment>, { t, day }: { readonly t: Translate; readonly day: (date: string) => string }): string {
  if (!('payment' in line)) return t(`payment.${line.kind}`);
  const { state, nextDay } = instalmentView(line.payment);
  const words = [t(`instalment.${state}`, { day: day(line.day) }), nextDay && t('instalment.next', { day: day(nextDay) })];
  return words.filter(Boolean).join(' ');
}
