import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { bookAgainHref } from '../../../views/order/confirmation-view.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useWords } from '../../shared/use-words.ts';
import { OrderCharge } from './order-charge.tsx';

/** The failure panel of spec 2, section 8: it says whether money was taken, and its Book button leads back to the summary. */
export function PaymentFailed({ order }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <Stack gap={5}>
      <h1>{words('product.payment.failedTitle')}</h1>
      <Message kind="error">{words('product.payment.failed', { paymentMethod: words('product.payment.card') })}</Message>
      <OrderCharge orderUUID={order.orderUUID} />
      <div>
        <Button look="primary" size="large" href={bookAgainHref(order, locale)} render={routeLink}>
          {words('product.payment.book')}
        </Button>
      </div>
    </Stack>
  );
}
