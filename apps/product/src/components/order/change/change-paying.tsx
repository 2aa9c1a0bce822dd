import type { ModificationPrice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { changeCharge, isChanging, type ChangeState } from '../../../views/order/change/change-state.ts';
import type { PaymentView } from '../../../views/order/payment/payment-state.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { MeansForm, type Means } from '../payment/means-form.tsx';
import { PaymentStatus } from '../payment/payment-status.tsx';
import { ChangeRefused } from './change-refused.tsx';
import css from './change.module.css';
import type { Change } from './use-change.ts';

export interface ChangePayingProps {
  readonly orderUUID: string;
  readonly price: ModificationPrice;
  readonly change: Change;
  /** The page of the new stay. */
  readonly backHref: string;
  readonly onConfirm: (means?: Means) => void;
}

/** The supplement is paid with the form of every payment; where nothing is to be paid, one press changes the booking. */
export function ChangePaying({ orderUUID, price, change, backHref, onConfirm }: ChangePayingProps) {
  const { locale } = useSite();
  const { kind, amount } = price;
  const t = useMessages();
  const { state, answerChallenge, dismiss } = change;
  const isBusy = isChanging(state);
  const onInstalments = price.instalments?.amount ?? 0;
  const isPaidNow = kind === 'supplement' && onInstalments < amount;
  const status = (
    <>
      <ChangeRefused state={state} />
      <PaymentStatus state={paymentOf(state)} charge={changeCharge(state)} backHref={backHref} />
    </>
  );
  if (!isPaidNow)
    return (
      <div className={css.confirm}>
        {kind === 'refund' && amount > onInstalments && <p>{t('product.order.change.way')}</p>}
        {status}
        <div>
          <Button look="primary" size="large" busy={isBusy} onClick={() => onConfirm()}>
            {isBusy ? t('product.order.change.working') : t('product.order.change.confirm')}
          </Button>
        </div>
      </div>
    );
  return (
    <MeansForm
      orderUUID={orderUUID}
      terms={{ amount, isStored: false }}
      payText={t('product.payment.pay', { amount: formatMoney(amount, locale) })}
      waitText={t('product.payment.form.loading')}
      isBusy={isBusy}
      status={status}
      isChallenged={state.kind === 'challenge'}
      onAnswer={answerChallenge}
      onDismiss={dismiss}
      onPay={onConfirm}
    />
  );
}

/** Those ends that every payment has. */
function paymentOf(state: ChangeState): PaymentView {
  return state.kind === 'declined' || state.kind === 'soldOut' || state.kind === 'unreachable' || state.kind === 'processing'
    ? ({ kind: state.kind } as PaymentView)
    : { kind: 'idle' };
}
