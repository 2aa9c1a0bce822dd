import type { OrderOutline, OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { bookAgainHref } from '../../../views/order/confirmation-view.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useWords } from '../../shared/use-words.ts';
import { OrderCharge } from './order-charge.tsx';

/**
 * The failure panel of spec 2, section 8: it says whether money was taken, and its Book button leads back to the summary. An
 * order that is paid all the same shows its confirmation first, so that nobody buys it twice.
 */
export function PaymentFailed({ order }: { readonly order: OrderView | OrderOutline }) {
  const { locale } = useSite();
  const words = useWords();
  const isPaid = order.status === 'paid';
  return (
    <Stack gap={5}>
      <h1>{words('product.payment.failedTitle')}</h1>
      <Message kind="error">{words('product.payment.failed', { paymentMethod: words('product.payment.card') })}</Message>
      <OrderCharge orderUUID={order.orderUUID} />
      {isPaid && (
        <Message kind="info" action={<ToConfirmation order={order} />}>
          {words('product.order.confirmation.stillPaid')}
        </Message>
      )}
      <div>
        <Button look={isPaid ? 'secondary' : 'primary'} size="large" href={bookAgainHref(order, locale)} render={routeLink}>
          {words('product.payment.book')}
        </Button>
      </div>
    </Stack>
  );
}

function ToConfirmation({ order: { orderUUID } }: { readonly order: OrderView | OrderOutline }) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <Button look="brand" href={hrefFor('confirmation', locale, { orderUUID }, { query: { status: 'success' } })} render={routeLink}>
      {words('product.order.confirmation.seePaid')}
    </Button>
  );
}
