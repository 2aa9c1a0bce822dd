import { useSite } from '@shop/contracts/page';
import { Button, Message } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';

/** Why a booking cannot be changed here, and the way to it: nobody has shown whose it is, it is cancelled, or its last day for changes has passed. */
export function BackToBooking({ reason }: { readonly reason: 'unknown' | 'cancelled' | 'closed' }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Message
      kind="warning"
      live
      title={t(`product.order.change.${reason}.title`)}
      action={
        <Button look="brand" href={hrefFor('bookingManagement', locale, {}, { hash: 'modify' })} render={routeLink}>
          {t('product.order.change.toBooking')}
        </Button>
      }
    >
      {t(`product.order.change.${reason}.text`)}
    </Message>
  );
}
