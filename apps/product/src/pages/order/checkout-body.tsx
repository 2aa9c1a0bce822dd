import { Button, Container, defaultBrand, Message } from '@shop/design-system';
import { parseCheckoutProduct } from '@shop/routes';
import { useLocation } from 'react-router';
import { LaterWords } from '../../components/shared/later-words.tsx';
import { routeLink } from '../../components/shared/route-link.tsx';
import { useWords } from '../../components/shared/use-words.ts';
import { ActivityCheckout } from './activity-checkout.tsx';
import css from './checkout.module.css';
import { StayCheckout } from './stay-checkout.tsx';

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
  return (
    <Container className={css.page}>
      <title>{words('product.checkout.pageTitle', { shop: defaultBrand.name })}</title>
      <h1 className={css.title}>{words('product.checkout.title')}</h1>
      {sold.kind === 'stay' && <StayCheckout key={search} asked={sold.asked} />}
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
