import { useSite } from '@shop/contracts/page';
import { Button, Message } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import type { InstalmentState } from './use-instalment.ts';

/** Why nothing can be paid here, and the way to the booking: nobody has shown whose it is, or nothing is owed at the moment. */
export function NothingToPay({ reason }: { readonly reason: 'unknown' | 'paid' | 'cancelled' | 'charging' }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Message
      kind={reason === 'paid' ? 'success' : 'warning'}
      live
      title={t(`product.order.instalment.${reason}.title`)}
      action={
        <Button look="brand" href={hrefFor('bookingManagement', locale)} render={routeLink}>
          {t('product.order.change.toBooking')}
        </Button>
      }
    >
      {t(`product.order.instalment.${reason}.text`)}
    </Message>
  );
}

/** Those ends that other payments do not have: another amount, or a refusal. */
export function InstalmentRefused({ state }: { readonly state: InstalmentState }) {
  const { locale } = useSite();
  const t = useMessages();
  if (state.kind === 'amountChanged')
    return (
      <Message kind="warning" live title={t('product.order.instalment.changed.title')}>
        {t('product.order.instalment.changed.text', { amount: formatMoney(state.amount, locale) })}
      </Message>
    );
  if (state.kind !== 'refused') return null;
  return (
    <Message kind="error" live title={t('product.order.instalment.refused.title')}>
      {t(state.code === 'PAYMENT_REFUSED' ? 'product.order.failed.PAYMENT_REFUSED' : 'product.order.instalment.refused.text')}
    </Message>
  );
}
