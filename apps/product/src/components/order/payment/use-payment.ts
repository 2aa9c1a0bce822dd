import { googleIdIn } from '@shop/analytics';
import { askPayment, confirmTestCard, paymentQuery, purchase, startOrder, writeLog } from '@shop/api-client';
import type { PaymentState as ReportedPayment } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { CUSTOMIZATION_KEY, SENDING_KEY } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { HELD_GIFT_PLACE, pageMemory } from '../page-memory.ts';
import { useStored } from '../use-stored.ts';
import { forgetChoices } from '../../../views/order/choices/order-choices.ts';
import type { RefusedPart } from '../../../views/order/choices/refused-part.ts';
import { forgetOrder } from '../../../views/order/form/stored-order.ts';
import { payOnce } from '../../../views/order/payment/pay-once.ts';
import type { PaymentAttempt, PaymentOutcome } from '../../../views/order/payment/pay-order.ts';
import { forgetKeys } from '../../../views/order/payment/payment-keys.ts';
import {
  chargeView,
  isUnderWay,
  mayFinish,
  paymentView,
  type ChargeView,
  type PaymentView,
} from '../../../views/order/payment/payment-state.ts';
import { forgetStarted, readStarted, STARTED_PLACE, type StartedOrder } from '../../../views/order/payment/started-order.ts';
import { throughPartner } from '../../../views/order/through-partner.ts';

const POLL_MS = 2_000;

export interface Payment {
  readonly state: PaymentView;
  readonly charge: ChargeView;
  readonly started: StartedOrder | undefined;
  readonly pay: (attempt: PaymentAttempt) => void;
  readonly answerChallenge: (answer: 'accepted' | 'refused') => void;
  readonly acceptPrice: (amount: number) => void;
  readonly dismiss: () => void;
}

export interface PaymentOf {
  /** What is bought. */
  readonly of: string;
  /** A code, gift or plan no longer counts. */
  readonly onRefused: (part: RefusedPart) => void;
}

/** Pays an order and follows it to its end, over reloads too; what nobody can tell yet is asked for until it is settled. */
export function usePayment({ of, onRefused }: PaymentOf): Payment {
  const { locale } = useSite();
  const navigate = useNavigate();
  const client = useQueryClient();
  const started = readStarted(useStored(STARTED_PLACE), of);
  const attempt = useMutation<PaymentOutcome, Error, PaymentAttempt>({
    mutationFn: (requested) => payOnce(requested, { calls: { startOrder, confirmTestCard, purchase, askPayment }, memory: pageMemory, of }),
    onSuccess: (outcome) => {
      if (outcome.kind === 'refused' && outcome.part) onRefused(outcome.part);
      if (outcome.kind === 'priceChanged' || outcome.kind === 'refused') void refreshPrice();
      if (outcome.kind === 'refused' || outcome.kind === 'unreachable') logFailure(outcome, locale);
    },
    gcTime: 0,
  });
  const outcome = attempt.data;
  const payment = useQuery({
    ...paymentQuery(started?.orderUUID ?? ''),
    enabled: Boolean(started) && !attempt.isPending,
    refetchInterval: ({ state: { data, error } }) => (error || isOpen(data, outcome)) && POLL_MS,
  });
  const reported = payment.dataUpdatedAt >= attempt.submittedAt ? payment.data : undefined;
  const facts = { isPending: attempt.isPending, outcome, hasFailed: attempt.isError, reported, isUnknown: payment.isError };
  const state = paymentView(facts);
  const paidOrder = state.kind === 'paid' ? state.orderUUID : undefined;

  const latest = { outcome, submittedAt: attempt.submittedAt, reportedAt: payment.dataUpdatedAt };
  const isUnfinished = !attempt.isPending && mayFinish(reported, latest);
  const finish = useEffectEvent(() => attempt.variables && attempt.mutate(attempt.variables));
  useEffect(() => {
    if (isUnfinished) finish();
  }, [isUnfinished, payment.dataUpdatedAt]);
  useEffect(() => {
    if (!paidOrder) return;
    forgetEverything();
    // Only of a visitor who lets the shop measure: without consent there is no such cookie (SHELL-010).
    const query = { status: 'success', gaId: googleIdIn(document.cookie) };
    void navigate(hrefFor('confirmation', locale, { orderUUID: paidOrder }, { query }), { replace: true });
  }, [paidOrder, locale, navigate]);

  const refreshPrice = () =>
    Promise.all([client.invalidateQueries({ queryKey: ['orderPrice'] }), client.invalidateQueries({ queryKey: ['quote'] })]);
  const again = (change: (before: PaymentAttempt) => PaymentAttempt) => attempt.variables && attempt.mutate(change(attempt.variables));
  return {
    state,
    charge: chargeView(Boolean(started), reported),
    started,
    pay: (requested) => attempt.mutate({ ...requested, body: throughPartner(requested.body) }),
    answerChallenge: (challenge) => again((before) => ({ ...before, ...(before.card && { card: { ...before.card, challenge } }) })),
    acceptPrice: (expectedAmount) => again((before) => ({ ...before, body: { ...before.body, expectedAmount } })),
    dismiss: attempt.reset,
  };
}

/** The answer may still change: money is on its way, goes back, or was asked for without an answer. */
function isOpen(reported: ReportedPayment | undefined, outcome: PaymentOutcome | undefined): boolean {
  if (!reported) return false;
  const isRequested = outcome?.kind === 'processing' || outcome?.kind === 'unreachable';
  return isUnderWay(reported) || reported.charge === 'refunding' || (isRequested && reported.status === 'pending');
}

function forgetEverything(): void {
  forgetKeys(pageMemory);
  forgetStarted(pageMemory);
  forgetOrder(pageMemory);
  forgetChoices(pageMemory);
  pageMemory.removeItem(CUSTOMIZATION_KEY);
  pageMemory.removeItem(SENDING_KEY);
  pageMemory.removeItem(HELD_GIFT_PLACE);
}

/** Spec 2, section 7: failures of the checkout are told to the operator. */
function logFailure(outcome: PaymentOutcome, locale: ReturnType<typeof useSite>['locale']): void {
  const message = outcome.kind === 'refused' ? `checkout refused: ${outcome.code}` : 'checkout without an answer';
  writeLog({ level: outcome.kind === 'refused' ? 'warn' : 'error', locale, location: location.pathname, message });
}
