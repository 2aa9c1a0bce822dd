import { stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Container, defaultBrand, Message, Skeleton, Stack } from '@shop/design-system';
import { parseCheckoutAddress, type CheckoutState } from '@shop/routes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { ChallengeDialog } from '../../components/order/payment/challenge-dialog.tsx';
import { OrderSummary } from '../../components/order/summary/order-summary.tsx';
import { PaymentStatus } from '../../components/order/payment/payment-status.tsx';
import { PriceChangedDialog } from '../../components/order/payment/price-changed-dialog.tsx';
import { routeLink } from '../../components/shared/route-link.tsx';
import { stayHref } from '../../components/shared/stay-href.ts';
import { useWords } from '../../components/shared/use-words.ts';
import { digitsOf } from '../../views/order/form/card.ts';
import { orderBody } from '../../views/order/form/order-body.ts';
import { isBusy, mayLeaveForm } from '../../views/order/payment/payment-state.ts';
import type { PriceView } from '../../views/stay/price-view.ts';
import css from './checkout.module.css';
import type { CheckoutAnswer } from './load-checkout.ts';
import { usePayment } from './use-payment.ts';
import { useStayPrice } from '../use-stay-price.ts';

const OrderForm = lazy(() => import('../../components/order/buyer/order-form.tsx').then(({ OrderForm: form }) => ({ default: form })));

/** The booking summary: what is bought, by whom, and the payment (spec 2, section 4; decision A-121). */
export function CheckoutPage() {
  const words = useWords();
  const { search } = useLocation();
  const asked = parseCheckoutAddress(search);
  return (
    <Container className={css.page}>
      <title>{words('product.checkout.pageTitle', { shop: defaultBrand.name })}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 className={css.title}>{words('product.checkout.title')}</h1>
      {'missing' in asked ? <IncompleteAddress /> : <Checkout key={search} asked={asked} />}
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

function Checkout({ asked }: { readonly asked: CheckoutState }) {
  const { locale, today, pointOfSale } = useSite();
  const words = useWords();
  const { data: stay } = useSuspenseQuery(stayQuery({ id: asked.id, locale }));
  const quoted = useStayPrice(stay, asked, asked);
  const { refusal } = useLoaderData<CheckoutAnswer | undefined>() ?? {};
  const price: PriceView = refusal && quoted.kind !== 'final' ? { kind: 'refused', refusal } : quoted;
  const payment = usePayment();
  const backHref = stayHref(stay, asked, locale);

  if (price.kind === 'refused' && mayLeaveForm(payment.state)) {
    return (
      <Message
        kind="warning"
        title={words(`product.refusal.${price.refusal.kind}`)}
        action={
          <Button href={backHref} look="brand" render={routeLink}>
            {words('product.checkout.backToStay')}
          </Button>
        }
      >
        {words('product.checkout.refused')}
      </Message>
    );
  }
  const amount = price.kind === 'final' ? price.price.sellPrice : undefined;
  return (
    <div className={css.columns}>
      <div className={css.form}>
        <Suspense
          fallback={
            <Stack gap={3}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          }
        >
          <OrderForm
            today={today}
            country={pointOfSale}
            amount={amount}
            isBusy={isBusy(payment.state)}
            status={<PaymentStatus state={payment.state} backHref={backHref} />}
            onPay={(values, readPhone) => {
              if (amount === undefined) return;
              const body = orderBody({ values, checkout: asked, locale, expectedAmount: amount, readPhone });
              payment.pay(body, { number: digitsOf(values.cardNumber), expiry: values.cardExpiry, cvc: values.cardCvc });
            }}
          />
        </Suspense>
      </div>
      <aside className={css.summary}>
        <OrderSummary stay={stay} asked={asked} price={price} />
      </aside>
      <ChallengeDialog open={payment.state.kind === 'challenge'} onAnswer={payment.answerChallenge} onClose={payment.dismiss} />
      <PriceChangedDialog
        amount={payment.state.kind === 'priceChanged' ? payment.state.amount : undefined}
        onAccept={payment.acceptPrice}
        onClose={payment.dismiss}
      />
    </div>
  );
}
