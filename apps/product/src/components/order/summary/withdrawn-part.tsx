import type { WithdrawnPart as Part } from '../../../views/order/choices/withdrawn-part.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OrderRefused } from './order-refused.tsx';

/** A gift cannot be had as it was made: what is no longer offered, and the way back to its set-up, which leaves that out. */
export function WithdrawnPart({ part, backHref }: { readonly part: Part; readonly backHref: string }) {
  const t = useMessages();
  return (
    <OrderRefused
      title={t(`product.order.gift.withdrawn.${part}`)}
      text={t('product.order.gift.withdrawn.text')}
      back={t('product.order.gift.change')}
      backHref={backHref}
    />
  );
}
