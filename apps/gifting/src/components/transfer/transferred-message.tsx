import { Message } from '@shop/design-system';
import { useEffect, useRef } from 'react';
import { useMessages } from '../shared/use-messages.ts';
import type { NewHolder } from './use-transfer.ts';

/** Who has the gift now. The form that was sent is gone: the focus comes here. */
export function TransferredMessage({ to: { firstName, email } }: { readonly to: NewHolder }) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} data-testid="transferred">
      <Message kind="success">{t('gifting.use.transfer.done.text', { firstName, email })}</Message>
    </div>
  );
}
