import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useEffect, useRef } from 'react';
import { useMessages } from '../shared/use-messages.ts';

/** What a box is now that was exchanged. The button that was pressed is gone: the focus comes here. */
export function ExchangedMessage({ gift: { title, remaining } }: { readonly gift: Pick<BeneficiaryView, 'title' | 'remaining'> }) {
  const { locale } = useSite();
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const name = title ?? t('gifting.use.exchange.giftCard', { amount: formatMoney(remaining, locale) });
  return (
    <div ref={place} tabIndex={-1} data-testid="exchanged">
      <Message kind="success">{t('gifting.use.exchange.done', { name })}</Message>
    </div>
  );
}
