import { Button, Message } from '@shop/design-system';
import { useMessages } from './use-messages.ts';

/** "Oops, something went wrong", with another try (GIFT-032). */
export function Failed({ onRetry, isBusy = false }: { readonly onRetry: () => void; readonly isBusy?: boolean }) {
  const t = useMessages();
  return (
    <Message
      kind="error"
      live
      action={
        <Button busy={isBusy} onClick={onRetry}>
          {t('gifting.retry')}
        </Button>
      }
    >
      {t('gifting.failed')}
    </Message>
  );
}
