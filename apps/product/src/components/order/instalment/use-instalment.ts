import { completeInstalmentPayment, confirmTestCard, newKey, startInstalmentPayment, type OpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  endOfPayment,
  payInstalment,
  type InstalmentAttempt,
  type InstalmentDeps,
  type InstalmentOutcome,
} from '../../../views/order/instalment/pay-instalment.ts';
import { pollPause } from '../../../views/order/payment/poll-pause.ts';

const DEPS: InstalmentDeps = { newKey, calls: { startInstalmentPayment, confirmTestCard, completeInstalmentPayment } };

export type InstalmentState = InstalmentOutcome | { readonly kind: 'idle' | 'working' };

export interface InstalmentPayment {
  readonly state: InstalmentState;
  readonly pay: (attempt: InstalmentAttempt) => void;
  readonly answerChallenge: (answer: 'accepted' | 'refused') => void;
  readonly dismiss: () => void;
}

/** Pays an instalment of a booking and follows the payment to its end; then back to the booking. */
export function useInstalment({ orderUUID: uuid, email }: OpenBooking, number: number): InstalmentPayment {
  const client = useQueryClient();
  const attempt = useMutation<InstalmentOutcome, Error, InstalmentAttempt>({
    mutationFn: (requested) => payInstalment(requested, DEPS),
    onSuccess: ({ kind }) => {
      if (kind === 'amountChanged' || kind === 'settled') void client.invalidateQueries({ queryKey: ['order'] });
    },
    gcTime: 0,
  });
  const { data: outcome, isPending, isError: hasFailed } = attempt;
  const paymentIntentId = outcome?.kind === 'processing' ? outcome.paymentIntentId : '';
  const end = useQuery({
    queryKey: ['instalmentEnd', paymentIntentId],
    queryFn: () => endOfPayment({ uuid, number, email, paymentIntentId }, DEPS),
    enabled: paymentIntentId !== '' && !isPending,
    refetchInterval: ({ state: { data } }) => data?.kind === 'processing' && pollPause(data),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  const state = stateOf({ isPending, hasFailed, outcome: (paymentIntentId && end.data) || outcome });
  useLeaveWhenDone(state.kind === 'done');
  return {
    state,
    pay: (requested) => attempt.mutate(requested),
    answerChallenge: (challenge) => {
      const { variables } = attempt;
      if (variables?.card) attempt.mutate({ ...variables, card: { ...variables.card, challenge } });
    },
    dismiss: attempt.reset,
  };
}

interface Facts {
  readonly isPending: boolean;
  /** Something unforeseen happened. */
  readonly hasFailed: boolean;
  readonly outcome: InstalmentOutcome | undefined;
}

function stateOf({ isPending, hasFailed, outcome }: Facts): InstalmentState {
  if (isPending) return { kind: 'working' };
  if (hasFailed) return { kind: 'refused', code: 'UNEXPECTED' };
  return outcome ?? { kind: 'idle' };
}

/** The booking page shows what is paid. */
function useLeaveWhenDone(isDone: boolean): void {
  const { locale } = useSite();
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = useEffectEvent(() => {
    for (const part of ['booking', 'order', 'payment']) client.removeQueries({ queryKey: [part] });
    void navigate(hrefFor('bookingManagement', locale, {}, { query: { status: 'instalment-paid' } }), { replace: true });
  });
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}
