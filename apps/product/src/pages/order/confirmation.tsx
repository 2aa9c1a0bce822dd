import { orderQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, brandNameOf } from '@shop/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { OrderCancelled } from '../../components/order/confirmation/order-cancelled.tsx';
import { OrderClosed } from '../../components/order/confirmation/order-closed.tsx';
import { OrderConfirmed } from '../../components/order/confirmation/order-confirmed.tsx';
import { PaymentChecking } from '../../components/order/confirmation/payment-checking.tsx';
import { PaymentFailed } from '../../components/order/confirmation/payment-failed.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import { confirmationView, isOpenOrder } from '../../views/order/confirmation-view.ts';
import css from './confirmation.module.css';
import { useOrderOpening } from './use-order-opening.ts';

const POLL_MS = 2_000;

const TITLES = {
  paid: 'product.confirmation.paidPageTitle',
  checking: 'product.confirmation.checkingPageTitle',
  cancelled: 'product.order.confirmation.cancelledPageTitle',
  failed: 'product.confirmation.failedPageTitle',
} as const;

/** `/confirmation/{orderUUID}?status=success`: what was booked, or that the payment failed (SHELL-010). */
export function ConfirmationPage() {
  const shop = brandNameOf(useSite());
  const { orderUUID = '' } = useParams();
  const [query] = useSearchParams();
  const { locale } = useSite();
  const t = useMessages();
  const { data: order } = useSuspenseQuery({
    ...orderQuery({ uuid: orderUUID, locale }),
    refetchInterval: ({ state }) => state.data?.status === 'pending' && POLL_MS,
  });
  const isOpening = useOrderOpening({ uuid: orderUUID, locale, isOpen: isOpenOrder(order) });
  const view = confirmationView(query.get('status'), order);
  return (
    <Container width="narrow" className={css.page}>
      <title>{t(TITLES[view], { shop })}</title>
      {view === 'paid' && (isOpenOrder(order) ? <OrderConfirmed order={order} /> : <OrderClosed isOpening={isOpening} />)}
      {view === 'checking' && <PaymentChecking />}
      {view === 'cancelled' && <OrderCancelled order={order} />}
      {view === 'failed' && <PaymentFailed order={order} />}
    </Container>
  );
}
