import { useSite } from '@shop/contracts/page';
import { Button, Container, brandNameOf, Message, Skeleton } from '@shop/design-system';
import { changedBookingOf, paidInstalmentOf, parseCheckoutProduct, type GiftCheckout } from '@shop/routes';
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

const HEADS = {
  booking: { title: 'product.checkout.title', pageTitle: 'product.checkout.pageTitle' },
  change: { title: 'product.order.change.title', pageTitle: 'product.order.change.pageTitle' },
  gift: { title: 'product.checkout.giftTitle', pageTitle: 'product.checkout.giftPageTitle' },
} as const;

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
  const gift = isGift(sold) ? sold : undefined;
  const head = changed ? HEADS.change : gift ? HEADS.gift : HEADS.booking;
  return (
    <Container className={css.page}>
      <title>{t(head.pageTitle, { shop })}</title>
      <h1 className={css.title}>{t(head.title)}</h1>
      {sold.kind === 'stay' && changed && <ChangeCheckout requested={sold.requested} uuid={changed} />}
      {sold.kind === 'stay' && !changed && <UseForBooking requested={sold.requested} />}
      {sold.kind === 'stay' && !changed && <StayCheckout key={search} requested={sold.requested} />}
      {sold.kind === 'activity' && <ActivityCheckout key={search} requested={sold.requested} />}
      {gift && <Gift.Part key={search} sold={gift} />}
      {sold.kind === 'missing' && <IncompleteAddress />}
    </Container>
  );
}

function isGift(sold: ReturnType<typeof parseCheckoutProduct>): sold is GiftCheckout {
  return sold.kind === 'box' || sold.kind === 'giftCard' || sold.kind === 'singleVoucher';
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
