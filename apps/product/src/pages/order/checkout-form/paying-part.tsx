import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatDay, formatMoney } from '@shop/i18n';
import { useState, type ReactNode } from 'react';
import { openedWindow } from '../../../components/opened/opened-part.tsx';
import { OrderForm } from '../../../components/order/buyer/order-form.tsx';
import { BrokenPrice } from '../../../components/order/summary/broken-price.tsx';
import { PaymentMethods } from '../../../components/order/payment/payment-methods.tsx';
import { PaymentStatus } from '../../../components/order/payment/payment-status.tsx';
import { ProviderFields } from '../../../components/order/payment/provider-form/provider-fields.tsx';
import { providerPage } from '../../../components/order/payment/provider-form/provider-page.ts';
import { useProviderForm } from '../../../components/order/payment/provider-form/use-provider-form.ts';
import { PriceHold } from '../../../components/order/payment/price-hold.tsx';
import { useMessages, type Translate } from '../../../components/shared/use-messages.ts';
import type { Basket } from '../../../views/order/choices/order-choices.ts';
import type { PriceOfOrder } from '../../../views/order/choices/price-of-order.ts';
import type { PayLabel } from '../../../views/order/choices/pay-label.ts';
import type { OrderValues, PhoneReader } from '../../../views/order/form/buyer.ts';
import { cardOf } from '../../../views/order/form/card.ts';
import { orderBody } from '../../../views/order/form/order-body.ts';
import { chargeTerms } from '../../../views/order/payment/charge-terms.ts';
import { asksSomething, isBusy } from '../../../views/order/payment/payment-state.ts';
import { alternativeName } from '../../../views/order/payment/provider-names.ts';
import { testPayment } from '../../../views/order/payment/test-outcomes.ts';
import type { GiftPart } from './gift-part.ts';
import type { CheckoutFacts } from './use-checkout.ts';

const PayWindow = openedWindow(() => import('../../../components/order/payment/pay-window.tsx').then((module) => module.PayWindow));
const PaymentQuestions = openedWindow(() =>
  import('../../../components/order/payment/payment-questions.tsx').then((module) => module.PaymentQuestions),
);

export interface PayingPartProps {
  readonly basket: Basket;
  readonly checkout: CheckoutFacts;
  /** Of a gift: who gets it, and how. */
  readonly gift?: GiftPart | undefined;
  readonly backHref: string;
  /** The button was pressed, whatever is still missing. */
  readonly onTry: () => void;
}

interface Filled {
  readonly values: OrderValues;
  readonly readPhone: PhoneReader | undefined;
}

/** Who buys, how it is paid, and how that stands. */
export function PayingPart({ basket, checkout, gift, backHref, onTry }: PayingPartProps) {
  const site = useSite();
  const { locale, today, pointOfSale } = site;
  const t = useMessages();
  const [provider, setProvider] = useState<Filled>();
  const { choices, choose, order, payment, methods, label } = checkout;
  const amount = order.price?.remainingAmountToPay ?? 0;
  const provided = useProviderForm(chargeTerms(label));
  const { quantity = 1 } = choices;
  const givenItems = gift?.givenItems;
  const bodyOf = (filled: Filled) => orderBody({ ...filled, basket, choices, locale, expectedAmount: amount, givenItems });
  const isAlternative = choices.method === 'alternative' && amount > 0;
  const hasPage = site.payment?.alternative !== undefined;
  const pay = (filled: Filled) => {
    if (isAlternative && hasPage) payment.pay({ body: bodyOf(filled), form: providerPage(site), method: choices.method });
    else if (isAlternative) setProvider(filled);
    else if (provided && amount > 0) void payByForm(filled);
    else payment.pay({ body: bodyOf(filled), card: cardOf(filled.values), method: choices.method });
  };
  const payByForm = async (filled: Filled) => {
    const form = await provided?.filledIn();
    if (form) payment.pay({ body: bodyOf(filled), form, method: choices.method });
  };
  return (
    <>
      <OrderForm
        today={today}
        country={pointOfSale}
        payText={label && payWords(label, { t, locale, provider: alternativeName(site.payment) })}
        isBusy={isBusy(payment.state)}
        {...(provided?.isAwaited && { waitText: t('product.payment.form.loading') })}
        isIncomplete={checkout.lacksChoice}
        withoutPrice={withoutPrice(order)}
        withoutCard={order.price !== undefined && (amount === 0 || choices.method === 'alternative')}
        {...(provided && { providerFields: <ProviderFields view={provided} /> })}
        withAddress={isAlternative && hasPage}
        withoutRequest={basket.kind !== 'stay'}
        {...(gift?.delivery && {
          delivery: {
            ...gift.delivery,
            quantity,
            fields: gift.delivery.fields({
              quantity,
              country: choices.deliveryCountry,
              onCountry: (deliveryCountry) => choose({ ...choices, deliveryCountry }),
            }),
          },
        })}
        methods={<PaymentMethods methods={methods} chosen={choices.method} onChoose={(method) => choose({ ...choices, method })} />}
        status={<PaymentStatus state={payment.state} charge={payment.charge} backHref={backHref} />}
        promise={<PriceHold kind={basket.kind} started={payment.state.kind === 'waiting' ? payment.started : undefined} />}
        onTry={onTry}
        onPay={(values, readPhone) => pay({ values, readPhone })}
      />
      {provider && (
        <PayWindow
          provider={alternativeName(site.payment)}
          amount={amount}
          onClose={() => setProvider(undefined)}
          onPay={(outcome) => {
            setProvider(undefined);
            payment.pay({ body: bodyOf(provider), card: testPayment(outcome), method: 'alternative' });
          }}
        />
      )}
      {asksSomething(payment.state) && <PaymentQuestions payment={payment} before={amount} onClose={payment.dismiss} />}
    </>
  );
}

interface PayMessages {
  readonly t: Translate;
  readonly locale: Locale;
  readonly provider: string;
}

function payWords(label: PayLabel, { t, locale, provider }: PayMessages): string {
  switch (label.kind) {
    case 'now':
      return t('product.payment.pay', { amount: formatMoney(label.amount, locale) });
    case 'first':
      return t('product.order.pay.first', { amount: formatMoney(label.amount, locale) });
    case 'later':
      return t('product.order.pay.later', { day: formatDay(label.day, locale, 'long') });
    case 'gifts':
      return t('product.order.pay.gifts');
    case 'with':
      return t('product.order.pay.with', { provider });
  }
}

/** Instead of a button that could never be pressed. More pieces than are left are named where their number is chosen. */
function withoutPrice({ isTooMany, isBroken, retry }: PriceOfOrder): ReactNode {
  if (isTooMany) return null;
  return isBroken ? <BrokenPrice onRetry={retry} /> : undefined;
}
