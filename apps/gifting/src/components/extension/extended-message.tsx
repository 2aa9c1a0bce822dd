import { useSite } from '@shop/contracts/page';
import { FocusedMessage } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { useMessages } from '../shared/use-messages.ts';

/** The new last day of a gift that was extended just now. The button that was pressed is gone: the focus comes here. */
export function ExtendedMessage({ until }: { readonly until: string }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <FocusedMessage kind="success" data-testid="extended">
      {t('gifting.use.extension.done', { until: formatDay(until, locale, 'long') })}
    </FocusedMessage>
  );
}
