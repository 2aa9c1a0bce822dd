import { FocusedMessage } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';
import type { NewHolder } from '@shop/api-client';

/** Who has the gift now. The form that was sent is gone: the focus comes here. */
export function TransferredMessage({ to: { firstName, email } }: { readonly to: NewHolder }) {
  const t = useMessages();
  return (
    <FocusedMessage kind="success" data-testid="transferred">
      {t('gifting.use.transfer.done.text', { firstName, email })}
    </FocusedMessage>
  );
}
