import type { ModificationPrice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { changeCharge, isChanging, type ChangeState } from '../../../views/order/change/change-state.ts';
import type { ChangeAttempt } from '../../../views/order/change/change-booking.ts';
import { cardOf } from '../../../views/order/form/card.ts';
import type { PaymentView } from '../../../views/order/payment/payment-state.ts';
import { openedWindow } from '../../opened/opened-part.tsx';
import { useWords } from '../../shared/use-words.ts';
import { OrderForm } from '../buyer/order-form.tsx';
import { ProviderFields } from '../payment/provider-form/provider-fields.tsx';
import { useProviderForm } from '../payment/provider-form/use-provider-form.ts';
import { PaymentStatus } from '../payment/payment-status.tsx';
import { ChangeRefused } from './change-refused.tsx';
import css from './change.module.css';
import type { Change } from './use-change.ts';

const ChallengeDialog = openedWindow(() => import('../payment/challenge-dialog.tsx').then((module) => module.ChallengeDialog));

export interface ChangePayingProps {
  readonly price: ModificationPrice;
  readonly change: Change;
  /** The page of the new stay. */
  readonly backHref: string;
  readonly onConfirm: (means?: Pick<ChangeAttempt, 'card' | 'form'>) => void;
}

/** The supplement is paid with the form of every payment; where nothing is to be paid, one press changes the booking. */
export function ChangePaying({ price: { kind, amount }, change, backHref, onConfirm }: ChangePayingProps) {
  const { locale, today, pointOfSale } = useSite();
  const words = useWords();
  const { state, answerChallenge, dismiss } = change;
  const isBusy = isChanging(state);
  const provided = useProviderForm(kind === 'supplement' ? { amount, isKept: false } : undefined);
  const payByForm = async () => {
    const form = provided?.form;
    if (form && (await form.submit())) onConfirm({ form });
  };
  const money = formatMoney(amount, locale);
  const status = (
    <>
      <ChangeRefused state={state} />
      <PaymentStatus state={paymentOf(state)} charge={changeCharge(state)} backHref={backHref} />
    </>
  );
  if (kind === 'refund')
    return (
      <div className={css.confirm}>
        {amount > 0 && <p>{words('product.order.change.way')}</p>}
        {status}
        <div>
          <Button look="primary" size="large" busy={isBusy} onClick={() => onConfirm()}>
            {isBusy ? words('product.order.change.working') : words('product.order.change.confirm')}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <OrderForm
        today={today}
        country={pointOfSale}
        payText={words('product.payment.pay', { amount: money })}
        isBusy={isBusy}
        isIncomplete={false}
        withoutBuyer
        withoutCard={false}
        {...(provided && { providerFields: <ProviderFields view={provided} /> })}
        withoutRequest
        methods={null}
        status={status}
        promise={null}
        onTry={() => undefined}
        onPay={(values) => (provided ? void payByForm() : onConfirm({ card: cardOf(values) }))}
      />
      {state.kind === 'challenge' && <ChallengeDialog open onAnswer={answerChallenge} onClose={dismiss} />}
    </>
  );
}

/** Those ends that every payment has. */
function paymentOf(state: ChangeState): PaymentView {
  return state.kind === 'declined' || state.kind === 'soldOut' || state.kind === 'unreachable' || state.kind === 'processing'
    ? ({ kind: state.kind } as PaymentView)
    : { kind: 'idle' };
}
