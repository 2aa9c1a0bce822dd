import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { FocusedMessage } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useMessages } from '../shared/use-messages.ts';

/** What a box is now that was exchanged. The button that was pressed is gone: the focus comes here. */
export function ExchangedMessage({ gift: { title, remaining } }: { readonly gift: Pick<BeneficiaryView, 'title' | 'remaining'> }) {
  const { locale } = useSite();
  const t = useMessages();
  const name = title ?? t('gifting.use.exchange.giftCard', { amount: formatMoney(remaining, locale) });
  return (
    <FocusedMessage kind="success" data-testid="exchanged">
      {t('gifting.use.exchange.done', { name })}
    </FocusedMessage>
  );
}
