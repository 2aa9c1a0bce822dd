import { useSite } from '@shop/contracts/page';
import { Button, Container, brandNameOf, Message, Skeleton } from '@shop/design-system';
import { changedBookingOf, paidInstalmentOf, parseCheckoutProduct } from '@shop/routes';
import { useLocation } from 'react-router';
import { openedPart } from '../../components/opened/opened-part.tsx';
import { UseForBooking } from '../../components/order/change/use-for-booking.tsx';
import { DeferredMessages, withMessages } from '../../components/shared/deferred-messages.tsx';
import { routeLink } from '../../components/shared/route-link.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import { ActivityCheckout } from './activity-checkout.tsx';
import css from './checkout.module.css';
import { Gift } from './checkout-parts.ts';
import { StayCheckout } from './stay-checkout.tsx';

const ChangeCheckout = openedPart(
  () => import('./change/change-checkout.tsx').then((module) => withMessages('orders', module.ChangeCheckout)),
  <Skeleton lines={8} />,
);

const InstalmentCheckout = openedPart(
  () => import('./instalment/instalment-checkout.tsx').then((module) => withMessages('orders', module.InstalmentCheckout)),
  <Skeleton lines={8} />,
);

/** The booking summary: what is bought, by whom, and the payment (PROD-064). */
export function CheckoutBody() {
  return (
    <DeferredMessages part="pages">
      <Summary />
    </DeferredMessages>
  );
}

function Summary() {
  const shop = brandNameOf(useSite());
  const t = useMessages();
  const { search } = useLocation();
  const paid = paidInstalmentOf(search);
  if (!paid) return <Checkout search={search} />;
  return (
    <Container className={css.page}>
      <title>{t('product.order.instalment.pageTitle', { shop })}</title>
      <h1 className={css.title}>{t('product.order.instalment.title')}</h1>
      <InstalmentCheckout key={search} requested={paid} />
    </Container>
  );
}

function Checkout({ search }: { readonly search: string }) {
  const shop = brandNameOf(useSite());
  const t = useMessages();
  const sold = parseCheckoutProduct(search);
  const changed = sold.kind === 'stay' ? changedBookingOf(search) : undefined;
  return (
    <Container className={css.page}>
      <title>{t(changed ? 'product.order.change.pageTitle' : 'product.checkout.pageTitle', { shop })}</title>
      <h1 className={css.title}>{t(changed ? 'product.order.change.title' : 'product.checkout.title')}</h1>
      {sold.kind === 'stay' && changed && <ChangeCheckout requested={sold.requested} uuid={changed} />}
      {sold.kind === 'stay' && !changed && <UseForBooking requested={sold.requested} />}
      {sold.kind === 'stay' && !changed && <StayCheckout key={search} requested={sold.requested} />}
      {sold.kind === 'activity' && <ActivityCheckout key={search} requested={sold.requested} />}
      {(sold.kind === 'box' || sold.kind === 'giftCard' || sold.kind === 'singleVoucher') && <Gift.Part key={search} sold={sold} />}
      {sold.kind === 'missing' && <IncompleteAddress />}
    </Container>
  );
}

function IncompleteAddress() {
  const t = useMessages();
  return (
    <Message
      kind="warning"
      title={t('product.checkout.incompleteTitle')}
      action={
        <Button href="/" look="brand" render={routeLink}>
          {t('product.checkout.home')}
        </Button>
      }
    >
      {t('product.checkout.incomplete')}
    </Message>
  );
}
