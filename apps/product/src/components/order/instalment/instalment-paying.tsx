import type { Cents } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import type { ChargeView, PaymentView } from '../../../views/order/payment/payment-state.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { MeansForm, type Means } from '../payment/means-form.tsx';
import { PaymentStatus } from '../payment/payment-status.tsx';
import { InstalmentRefused } from './instalment-refused.tsx';
import type { InstalmentPayment, InstalmentState } from './use-instalment.ts';

export interface InstalmentPayingProps {
  readonly orderUUID: string;
  readonly amount: Cents;
  readonly payment: InstalmentPayment;
  readonly onConfirm: (means: Means) => void;
}

/** The form of every payment, for one instalment. The card that pays it is kept for those that follow. */
export function InstalmentPaying({ orderUUID, amount, payment, onConfirm }: InstalmentPayingProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { state, answerChallenge, dismiss } = payment;
  return (
    <MeansForm
      orderUUID={orderUUID}
      terms={{ amount, isStored: true }}
      payText={t('product.payment.pay', { amount: formatMoney(amount, locale) })}
      waitText={t('product.payment.form.loading')}
      isBusy={BUSY.has(state.kind)}
      status={
        <>
          <InstalmentRefused state={state} />
          <PaymentStatus state={paymentOf(state)} charge={chargeOf(state)} backHref={hrefFor('bookingManagement', locale)} />
        </>
      }
      isChallenged={state.kind === 'challenge'}
      onAnswer={answerChallenge}
      onDismiss={dismiss}
      onPay={onConfirm}
    />
  );
}

const BUSY: ReadonlySet<InstalmentState['kind']> = new Set(['working', 'processing', 'done']);

/** Those ends that every payment has. */
function paymentOf({ kind }: InstalmentState): PaymentView {
  return kind === 'declined' || kind === 'unreachable' || kind === 'processing' ? ({ kind } as PaymentView) : { kind: 'idle' };
}

function chargeOf({ kind }: InstalmentState): ChargeView {
  if (kind === 'unreachable') return { kind: 'unknown' };
  return { kind: kind === 'processing' ? 'processing' : 'none' };
}
