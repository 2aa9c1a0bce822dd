import { Message, Stack } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';

/** The order is there, its payment is not settled yet. */
export function PaymentChecking() {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('product.payment.checkingTitle')}</h1>
      <Message kind="info" live>
        {t('product.payment.checking')}
      </Message>
    </Stack>
  );
}
