import { keepOpenBooking, useOpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { changeHref, type CheckoutState } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import css from './change.module.css';

/** A customer who looks for another stay in place of a booking may take this one; it is never taken without a request. */
export function UseForBooking({ requested }: { readonly requested: CheckoutState }) {
  const { locale } = useSite();
  const t = useMessages();
  const open = useOpenBooking();
  if (!open?.isChanging) return null;
  return (
    <div className={css.use}>
      <Message
        kind="info"
        live
        title={t('product.order.change.use.title', { number: open.bookingNumber })}
        action={
          <Stack direction="row" gap={3}>
            <Button look="brand" href={changeHref(locale, requested, open.orderUUID)} render={routeLink}>
              {t('product.order.change.use.yes')}
            </Button>
            <Button onClick={() => keepOpenBooking({ ...open, isChanging: false })}>{t('product.order.change.use.no')}</Button>
          </Stack>
        }
      >
        {t('product.order.change.use.text')}
      </Message>
    </div>
  );
}
