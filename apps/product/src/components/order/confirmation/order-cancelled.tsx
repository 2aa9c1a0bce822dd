import type { OrderOutline, OrderView } from '@shop/contracts';
import { Message, Stack } from '@shop/design-system';
import { isOpenOrder } from '../../../views/order/confirmation-view.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderCharge } from './order-charge.tsx';
import css from './order-confirmed.module.css';
import { IssuedInvoices } from './order-documents.tsx';
import { PaymentLines } from './paid-parts.tsx';
import price from '../summary/price-parts.module.css';

/** A booking that was paid once and is no more; what was given back, and the papers of it. */
export function OrderCancelled({ order }: { readonly order: OrderView | OrderOutline }) {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('product.order.confirmation.cancelledTitle')}</h1>
      <Message kind="info">
        {isOpenOrder(order) && (
          <>
            {t('product.confirmation.number')} <b>{order.bookingNumber}</b>. <OrderCharge orderUUID={order.orderUUID} />
          </>
        )}
      </Message>
      {isOpenOrder(order) && (
        <>
          <dl className={price.lines}>
            <PaymentLines order={order} />
          </dl>
          <div className={css.ways}>
            <IssuedInvoices order={order} />
          </div>
        </>
      )}
    </Stack>
  );
}
