import { Button, Container, defaultBrand, Message, Skeleton } from '@shop/design-system';
import { changedBookingOf, parseCheckoutProduct } from '@shop/routes';
import { useLocation } from 'react-router';
import { openedPart } from '../../components/opened/opened-part.tsx';
import { UseForBooking } from '../../components/order/change/use-for-booking.tsx';
import { LaterWords } from '../../components/shared/later-words.tsx';
import { routeLink } from '../../components/shared/route-link.tsx';
import { useWords } from '../../components/shared/use-words.ts';
import { ActivityCheckout } from './activity-checkout.tsx';
import css from './checkout.module.css';
import { StayCheckout } from './stay-checkout.tsx';

const ChangeCheckout = openedPart(
  () => import('./change/change-checkout.tsx').then((module) => module.ChangeCheckout),
  <Skeleton lines={8} />,
);

/** The booking summary: what is bought, by whom, and the payment (spec 2, section 4; decision A-121). */
export function CheckoutBody() {
  return (
    <LaterWords part="pages">
      <Checkout />
    </LaterWords>
  );
}

function Checkout() {
  const words = useWords();
  const { search } = useLocation();
  const sold = parseCheckoutProduct(search);
  const changed = sold.kind === 'stay' ? changedBookingOf(search) : undefined;
  return (
    <Container className={css.page}>
      <title>{words(changed ? 'product.order.change.pageTitle' : 'product.checkout.pageTitle', { shop: defaultBrand.name })}</title>
      <h1 className={css.title}>{words(changed ? 'product.order.change.title' : 'product.checkout.title')}</h1>
      {sold.kind === 'stay' && changed && <ChangeCheckout asked={sold.asked} uuid={changed} />}
      {sold.kind === 'stay' && !changed && <UseForBooking asked={sold.asked} />}
      {sold.kind === 'stay' && !changed && <StayCheckout key={search} asked={sold.asked} />}
      {sold.kind === 'activity' && <ActivityCheckout key={search} asked={sold.asked} />}
      {sold.kind === 'missing' && <IncompleteAddress />}
    </Container>
  );
}

function IncompleteAddress() {
  const words = useWords();
  return (
    <Message
      kind="warning"
      title={words('product.checkout.incompleteTitle')}
      action={
        <Button href="/" look="brand" render={routeLink}>
          {words('product.checkout.home')}
        </Button>
      }
    >
      {words('product.checkout.incomplete')}
    </Message>
  );
}
