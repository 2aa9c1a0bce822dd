import { useSite } from '@shop/contracts/page';
import type { ReactNode } from 'react';
import { cardOf } from '../../../views/order/form/card.ts';
import type { ChargeTerms } from '../../../views/order/payment/charge-terms.ts';
import type { PaymentAttempt } from '../../../views/order/payment/pay-order.ts';
import { openedWindow } from '../../opened/opened-part.tsx';
import { OrderForm } from '../buyer/order-form.tsx';
import { ProviderFields } from './provider-form/provider-fields.tsx';
import { useProviderForm } from './provider-form/use-provider-form.ts';

const ChallengeDialog = openedWindow(() => import('./challenge-dialog.tsx').then((module) => module.ChallengeDialog));

/** The provider's own form, filled in, or the test provider's card. */
export type Means = Pick<PaymentAttempt, 'card' | 'form'>;

export interface MeansFormProps {
  readonly orderUUID: string;
  readonly terms: ChargeTerms;
  readonly payText: string;
  /** What a press says while the provider's form is on its way. */
  readonly waitText: string;
  readonly isBusy: boolean;
  /** How the payment stands. */
  readonly status: ReactNode;
  /** The bank asks. */
  readonly isChallenged: boolean;
  readonly onAnswer: (answer: 'accepted' | 'refused') => void;
  readonly onDismiss: () => void;
  readonly onPay: (means: Means) => void;
}

/** Pays an amount for a booking whose buyer is known: the means of payment and the terms, nothing else. */
export function MeansForm({ orderUUID, terms, waitText, isChallenged, onAnswer, onDismiss, onPay, ...shown }: MeansFormProps) {
  const { today, pointOfSale } = useSite();
  const provided = useProviderForm(terms, { orderUUID });
  const payByForm = async () => {
    const form = await provided?.filledIn();
    if (form) onPay({ form });
  };
  return (
    <>
      <OrderForm
        {...shown}
        today={today}
        country={pointOfSale}
        {...(provided?.isAwaited && { waitText })}
        isIncomplete={false}
        withoutBuyer
        withoutCard={false}
        {...(provided && { providerFields: <ProviderFields view={provided} /> })}
        withoutRequest
        methods={null}
        promise={null}
        onTry={() => undefined}
        onPay={(values) => (provided ? void payByForm() : onPay({ card: cardOf(values) }))}
      />
      {isChallenged && <ChallengeDialog open onAnswer={onAnswer} onClose={onDismiss} />}
    </>
  );
}
