import { track } from '@shop/analytics';
import { writeLog } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Badge, TextArea, TextField } from '@shop/design-system';
import { checkEmail, type AutoDiscount } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { markOf, type Basket } from '../../../views/order/choices/order-choices.ts';
import { refusedPart } from '../../../views/order/choices/refused-part.ts';
import { LONGEST } from '../../../views/order/form/buyer.ts';
import { isBusy } from '../../../views/order/payment/payment-state.ts';
import { WALLET } from '../../../views/order/payment/provider-names.ts';
import { testPayment } from '../../../views/order/payment/test-outcomes.ts';
import { HOLDER_EMAIL, walletChoices, walletFailure, walletOrder } from '../../../views/order/payment/wallet-order.ts';
import { orderPriceOf } from '../../../views/order/through-partner.ts';
import { DeferredMessages } from '../../shared/deferred-messages.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { PayWindow } from '../payment/pay-window.tsx';
import { PaymentQuestions } from '../payment/payment-questions.tsx';
import { PaymentStatus } from '../payment/payment-status.tsx';
import { usePayment } from '../payment/use-payment.ts';

export interface ExpressWindowProps {
  readonly basket: Basket;
  /** The code that counts by itself. */
  readonly promised: AutoDiscount | undefined;
  /** A payment that was under way before a reload or a way back. */
  readonly isResumed: boolean;
  /** From here on money may be taken. */
  readonly onPaying: () => void;
  readonly onClose: () => void;
  /** The payment is over without a booking. */
  readonly onFailed: () => void;
}

/** Init order, pay, confirmation (spec 2, section 4, wallet). A price that cannot be had any more closes it silently. */
export function ExpressWindow(props: ExpressWindowProps) {
  return (
    <DeferredMessages part="pages">
      <WalletWindow {...props} />
    </DeferredMessages>
  );
}

function WalletWindow({ basket, promised: promise, isResumed, onPaying, onClose, onFailed }: ExpressWindowProps) {
  const { locale } = useSite();
  const t = useMessages();
  const [email, setEmail] = useState<string>(HOLDER_EMAIL);
  const [specialRequest, setSpecialRequest] = useState('');
  const [promised, setPromised] = useState(promise);
  const choices = walletChoices(promised?.code);
  const log = (level: 'warn' | 'error', message: string) => writeLog({ level, locale, location: location.pathname, message });
  const payment = usePayment({ of: markOf(basket), onRefused: () => undefined });
  const isFollowed = isResumed && payment.state.kind !== 'waiting';
  const price = useQuery({
    ...orderPriceOf({ basket, choices }, locale),
    enabled: !isFollowed,
    staleTime: 0,
  });
  const failure = walletFailure(payment.state);

  const abort = useEffectEvent((error: { message?: string }) => {
    if (refusedPart(error)?.part === 'promotion') return setPromised(undefined);
    log('warn', `wallet checkout aborted: ${error.message ?? 'unknown'}`);
    onClose();
  });
  const fail = useEffectEvent((code: string) => {
    log('error', `wallet payment failed: ${code}`);
    track({ event: 'payment_failed', method: 'wallet', code });
    onFailed();
  });
  useEffect(() => {
    if (price.error) abort(price.error);
  }, [price.error]);
  useEffect(() => {
    if (failure) fail(failure);
  }, [failure]);

  // Who is paying at this very moment is led to the end of it: a window that went would leave him without a word.
  const close = () => payment.state.kind !== 'working' && onClose();
  const amount = price.data?.remainingAmountToPay ?? (isResumed ? payment.started?.amount : undefined);
  if (amount === undefined) return null;
  const isWrong = checkEmail(email).kind !== 'ok';
  return (
    <>
      <PayWindow
        provider={WALLET}
        amount={amount}
        isBusy={isFollowed || isBusy(payment.state) || isWrong}
        onClose={close}
        onPay={(outcome) => {
          onPaying();
          const body = walletOrder({ basket, choices, locale, amount, email, specialRequest });
          payment.pay({ body, card: testPayment(outcome), method: 'wallet' });
        }}
      >
        {promised && price.data && price.data.parts.promotion > 0 && (
          <p>
            <Badge tone="success" icon="tag">
              {`${promised.code} · ${formatMoney(-price.data.parts.promotion, locale)}, ${t('product.order.codes.byItself', { discount: promised.value })}`}
            </Badge>
          </p>
        )}
        <TextField
          label={t('product.order.window.email')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isWrong ? t('product.fault.email') : undefined}
        />
        <TextArea
          label={t('product.buyer.request')}
          optional={t('product.buyer.optional')}
          hint={t('product.buyer.requestHint')}
          maxLength={LONGEST.specialRequest}
          value={specialRequest}
          onChange={(event) => setSpecialRequest(event.target.value)}
        />
        {(isResumed || payment.state.kind !== 'waiting') && <PaymentStatus state={payment.state} charge={payment.charge} backHref="" />}
      </PayWindow>
      <PaymentQuestions payment={payment} before={amount} />
    </>
  );
}
