import type { OrderOutline, OrderView } from '@shop/contracts';
import { Message, Stack } from '@shop/design-system';
import { isOpenOrder } from '../../../views/order/confirmation-view.ts';
import { useWords } from '../../shared/use-words.ts';
import { OrderCharge } from './order-charge.tsx';

/** A booking that was paid once and is no more; what was given back. */
export function OrderCancelled({ order }: { readonly order: OrderView | OrderOutline }) {
  const words = useWords();
  return (
    <Stack gap={5}>
      <h1>{words('product.order.confirmation.cancelledTitle')}</h1>
      <Message kind="info">
        {isOpenOrder(order) && (
          <>
            {words('product.confirmation.number')} <b>{order.bookingNumber}</b>.{' '}
          </>
        )}
        <OrderCharge orderUUID={order.orderUUID} />
      </Message>
    </Stack>
  );
}
