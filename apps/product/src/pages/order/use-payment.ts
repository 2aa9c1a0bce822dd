import { confirmTestCard, orderQuery, purchase, startOrder } from '@shop/api-client';
import type { OrderBody, TestCardBody } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageMemory } from '../../components/order/buyer/page-memory.ts';
import { payOrder, type PaymentAttempt, type PaymentOutcome } from '../../views/order/payment/pay-order.ts';
import { forgetKeys, keysFor } from '../../views/order/payment/payment-keys.ts';
import { paymentState, type PaymentState } from '../../views/order/payment/payment-state.ts';
import { forgetOrder } from '../../views/order/form/remembered-order.ts';

const POLL_MS = 2_000;

export interface Payment {
  readonly state: PaymentState;
  readonly pay: (body: OrderBody, card: TestCardBody) => void;
  readonly answerChallenge: (answer: 'accepted' | 'refused') => void;
  readonly acceptPrice: (amount: number) => void;
  readonly dismiss: () => void;
}

/** Pays an order and follows it to its end; a payment that is being checked is asked for until it is settled. */
export function usePayment(): Payment {
  const { locale } = useSite();
  const navigate = useNavigate();
  const client = useQueryClient();
  const attempt = useMutation<PaymentOutcome, Error, PaymentAttempt>({
    mutationFn: (asked) => payOrder(asked, { startOrder, confirmTestCard, purchase }),
    onSuccess: (outcome) => outcome.kind === 'priceChanged' && client.invalidateQueries({ queryKey: ['quote'] }),
    gcTime: 0,
  });
  const checkedOrder = attempt.data?.kind === 'processing' ? attempt.data.orderUUID : undefined;
  const order = useQuery({
    ...orderQuery({ uuid: checkedOrder ?? '', locale }),
    enabled: Boolean(checkedOrder),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
  const state = paymentState({
    isPending: attempt.isPending,
    outcome: attempt.data,
    hasFailed: attempt.isError,
    order: checkedOrder ? order.data : undefined,
  });
  const paidOrder = state.kind === 'paid' ? state.orderUUID : undefined;

  /** A refused card may be tried again within the same order; after these ends the next attempt is another order. */
  const isOver = state.kind === 'soldOut' || state.kind === 'refused' || (state.kind === 'declined' && checkedOrder !== undefined);

  useEffect(() => {
    if (isOver) forgetKeys(pageMemory);
  }, [isOver]);
  useEffect(() => {
    if (!paidOrder) return;
    forgetKeys(pageMemory);
    forgetOrder(pageMemory);
    void navigate(hrefFor('confirmation', locale, { orderUUID: paidOrder }, { query: { status: 'success' } }), { replace: true });
  }, [paidOrder, locale, navigate]);

  const again = (change: Partial<PaymentAttempt>) => attempt.variables && attempt.mutate({ ...attempt.variables, ...change });
  return {
    state,
    pay: (body, card) => attempt.mutate({ body, card, keys: keysFor(body, pageMemory) }),
    answerChallenge: (challenge) => attempt.variables && again({ card: { ...attempt.variables.card, challenge } }),
    acceptPrice: (expectedAmount) => {
      if (!attempt.variables) return;
      const body = { ...attempt.variables.body, expectedAmount };
      again({ body, keys: keysFor(body, pageMemory) });
    },
    dismiss: attempt.reset,
  };
}
