import type { PaymentView } from '../../../views/order/payment/payment-state.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { PriceChangedDialog } from './price-changed-dialog.tsx';

export interface PaymentQuestionsProps {
  readonly payment: {
    readonly state: PaymentView;
    readonly answerChallenge: (answer: 'accepted' | 'refused') => void;
    readonly acceptPrice: (amount: number) => void;
    readonly dismiss: () => void;
  };
  /** Cents that were seen before a price changed. */
  readonly before: number;
}

/** What a payment may ask on its way: the bank's word, or a new price. */
export function PaymentQuestions({ payment: { state, answerChallenge, acceptPrice, dismiss }, before }: PaymentQuestionsProps) {
  const amount = state.kind === 'priceChanged' ? state.amount : undefined;
  return (
    <>
      <ChallengeDialog open={state.kind === 'challenge'} onAnswer={answerChallenge} onClose={dismiss} />
      <PriceChangedDialog amount={amount} before={before === amount ? undefined : before} onAccept={acceptPrice} onClose={dismiss} />
    </>
  );
}
