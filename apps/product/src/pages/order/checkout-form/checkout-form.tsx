import { Stack } from '@shop/design-system';
import type { AutoDiscount } from '@shop/domain';
import { useState, type ReactNode } from 'react';
import { CancellationSection } from '../../../components/order/choices/cancellation-section.tsx';
import { CodesSection } from '../../../components/order/choices/codes-section.tsx';
import type { Basket, OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { WithdrawnPart } from '../../../components/order/summary/withdrawn-part.tsx';
import type { PriceOfOrder } from '../../../views/order/choices/price-of-order.ts';
import { mayLeaveForm } from '../../../views/order/payment/payment-state.ts';
import css from '../checkout.module.css';
import type { GiftPart } from './gift-part.ts';
import { PayingPart } from './paying-part.tsx';
import { useCheckout, type StayTerms } from './use-checkout.ts';

export interface CheckoutFormProps {
  readonly basket: Basket;
  readonly terms?: StayTerms | undefined;
  /** What the cards promised: taken off by itself, until the customer removes it. */
  readonly promised?: AutoDiscount | undefined;
  /** Of a gift: who gets it, and how. */
  readonly gift?: GiftPart | undefined;
  /** The page of what is bought. */
  readonly backHref: string;
  /** What is being bought, with its price. */
  readonly summary: (price: PriceOfOrder, choices: OrderChoices) => ReactNode;
  /** What is asked for cannot be had: it takes the place of everything while no payment is under way. */
  readonly refused?: ReactNode;
}

/** Everything that is chosen, typed and paid in a booking summary, whatever it sells. */
export function CheckoutForm({ basket, terms, promised, gift, backHref, summary, refused }: CheckoutFormProps) {
  const checkout = useCheckout(basket, terms, promised);
  const { choices, choose, order, insurance, payment } = checkout;
  const [wasTried, setWasTried] = useState(false);
  if (refused && mayLeaveForm(payment.state)) return refused;
  const { quantity = 1 } = choices;
  if (gift && order.withdrawn && mayLeaveForm(payment.state)) return <WithdrawnPart part={order.withdrawn} backHref={backHref} />;
  return (
    <div className={css.columns} data-order-form>
      <div className={css.form}>
        <Stack gap={6}>
          {terms && (
            <CancellationSection
              policy={terms.policy}
              insurance={insurance}
              choice={choices.cancellation}
              isMissing={wasTried && checkout.lacksChoice}
              onChoose={(cancellation) => choose({ ...choices, cancellation })}
            />
          )}
          {gift?.quantity({ quantity, isTooMany: order.isTooMany, onQuantity: (pieces) => choose({ ...choices, quantity: pieces }) })}
          <CodesSection
            choices={choices}
            promised={promised}
            price={order.isStale ? undefined : order.price}
            refusals={checkout.refusals}
            onChange={checkout.changeCodes}
            onTry={checkout.tryCode}
          />
          <PayingPart basket={basket} checkout={checkout} gift={gift} backHref={backHref} onTry={() => setWasTried(true)} />
        </Stack>
      </div>
      <aside className={css.summary}>{summary(order, choices)}</aside>
    </div>
  );
}
