import { Message, Stack, Stepper } from '@shop/design-system';
import type { GiftFormat } from '@shop/domain';
import { MAX_QUANTITY } from '../../../views/order/choices/order-choices.ts';
import { useMessages } from '../../shared/use-messages.ts';

export interface GiftQuantityProps {
  /** `mailed`: by mail to somebody else than the buyer, each piece to an address of its own. */
  readonly way: GiftFormat | 'mailed';
  readonly quantity: number;
  /** So many printed ones are not left. */
  readonly isTooMany: boolean;
  readonly onQuantity: (quantity: number) => void;
}

/** How many pieces of a gift are bought: each has a code of its own. */
export function GiftQuantity({ way, quantity, isTooMany, onQuantity }: GiftQuantityProps) {
  const t = useMessages();
  return (
    <Stack gap={3}>
      <Stepper
        label={t('product.order.quantity.label')}
        hint={t(`product.order.quantity.${way}`)}
        value={quantity}
        max={MAX_QUANTITY}
        onChange={onQuantity}
        decreaseLabel={t('product.order.quantity.less')}
        increaseLabel={t('product.order.quantity.more')}
      />
      {isTooMany && (
        <Message kind="warning" live>
          {t('product.order.quantity.tooMany')}
        </Message>
      )}
    </Stack>
  );
}
