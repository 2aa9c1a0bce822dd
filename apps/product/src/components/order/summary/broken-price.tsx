import { Button, Message } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';

export interface BrokenPriceProps {
  readonly onRetry: () => void;
  /** Read out as soon as it is there; one place of a page does. */
  readonly live?: boolean;
}

/** The price could not be loaded; a press loads it again. */
export function BrokenPrice({ onRetry, live = false }: BrokenPriceProps) {
  const t = useMessages();
  return (
    <Message kind="warning" live={live} action={<Button onClick={onRetry}>{t('product.retry')}</Button>}>
      {t('product.order.price.broken')}
    </Message>
  );
}
