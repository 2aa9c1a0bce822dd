import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { useEffect, useRef } from 'react';
import { useMessages } from '../shared/use-messages.ts';

/** The new last day of a gift that was extended just now. The button that was pressed is gone: the focus comes here. */
export function ExtendedMessage({ until }: { readonly until: string }) {
  const { locale } = useSite();
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} data-testid="extended">
      <Message kind="success">{t('gifting.use.extension.done', { until: formatDay(until, locale, 'long') })}</Message>
    </div>
  );
}
