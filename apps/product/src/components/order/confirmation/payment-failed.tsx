import type { OrderOutline, OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { bookAgainHref, isOpenOrder } from '../../../views/order/confirmation-view.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderCharge } from './order-charge.tsx';

/**
 * The failure panel of spec 2, section 8: it says whether money was taken, and its Book button leads back to the summary. An
 * order that is paid all the same shows its confirmation first, so that nobody buys it twice. Whether money was taken is for visitors
 * who may see the order.
 */
export function PaymentFailed({ order }: { readonly order: OrderView | OrderOutline }) {
  const { locale } = useSite();
  const t = useMessages();
  const isPaid = order.status === 'paid';
  return (
    <Stack gap={5}>
      <h1>{t('product.payment.failedTitle')}</h1>
      <Message kind="error">{t('product.payment.failed', { paymentMethod: t('product.payment.card') })}</Message>
      {isOpenOrder(order) && <OrderCharge orderUUID={order.orderUUID} />}
      {isPaid && (
        <Message kind="info" action={<ToConfirmation order={order} />}>
          {t('product.order.confirmation.stillPaid')}
        </Message>
      )}
      <div>
        <Button look={isPaid ? 'secondary' : 'primary'} size="large" href={bookAgainHref(order, locale)} render={routeLink}>
          {t('product.payment.book')}
        </Button>
      </div>
    </Stack>
  );
}

function ToConfirmation({ order: { orderUUID } }: { readonly order: OrderView | OrderOutline }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Button look="brand" href={hrefFor('confirmation', locale, { orderUUID }, { query: { status: 'success' } })} render={routeLink}>
      {t('product.order.confirmation.seePaid')}
    </Button>
  );
}
