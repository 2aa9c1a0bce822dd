import { completeModification, confirmTestCard, keepOpenBooking, modifyBooking, newKey, type OpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  changeBooking,
  endOfStarted,
  type ChangeAttempt,
  type ChangeDeps,
  type ChangeOutcome,
} from '../../../views/order/change/change-booking.ts';
import { changeState, type ChangeState } from '../../../views/order/change/change-state.ts';
import { CHANGE_PLACE, forgetChange, readStartedChange } from '../../../views/order/change/started-change.ts';
import { pollPause } from '../../../views/order/payment/poll-pause.ts';
import { pageMemory } from '../page-memory.ts';
import { useStored } from '../use-stored.ts';

/** The difference that is shown no longer holds. */
const OUTDATES_PRICE: readonly ChangeOutcome['kind'][] = ['differenceChanged', 'soldOut', 'overtaken', 'closed'];
const DEPS: ChangeDeps = { memory: pageMemory, newKey, calls: { modifyBooking, confirmTestCard, completeModification } };

export interface Change {
  readonly state: ChangeState;
  readonly make: (attempt: ChangeAttempt) => void;
  readonly answerChallenge: (answer: 'accepted' | 'refused') => void;
  readonly dismiss: () => void;
}

/** Changes a booking and follows its supplement to the end, over reloads too; then back to the booking. */
export function useChange(open: OpenBooking): Change {
  const { orderUUID: uuid, email } = open;
  const client = useQueryClient();
  const attempt = useMutation<ChangeOutcome, Error, ChangeAttempt>({
    mutationFn: (requested) => changeBooking(requested, DEPS),
    onSuccess: ({ kind }) => {
      if (OUTDATES_PRICE.includes(kind)) void client.invalidateQueries({ queryKey: ['modificationPrice', uuid] });
      if (kind === 'overtaken' || kind === 'cancelled') void client.invalidateQueries({ queryKey: ['order'] });
    },
    gcTime: 0,
  });
  const { data: outcome, isPending, isError: hasFailed, submittedAt } = attempt;
  const started = readStartedChange(useStored(CHANGE_PLACE), uuid);
  const isOpen = outcome === undefined || outcome.kind === 'processing' || outcome.kind === 'unreachable';
  const end = useQuery({
    queryKey: ['changeEnd', started?.paymentIntentId],
    queryFn: async () => (await endOfStarted({ uuid, email }, DEPS)) ?? null,
    enabled: started?.paymentIntentId !== undefined && !isPending && isOpen,
    refetchInterval: ({ state: { data } }) => (data?.kind === 'processing' || data?.kind === 'unreachable') && pollPause(data),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  const reported = started?.paymentIntentId !== undefined && end.dataUpdatedAt >= submittedAt ? end.data : undefined;
  const state = changeState({ isPending, hasFailed, outcome, reported });
  useLeaveWhenDone(state.kind === 'done', open);
  return {
    state,
    make: (requested) => attempt.mutate(requested),
    answerChallenge: (challenge) => {
      const { card, ...before } = attempt.variables ?? {};
      if (card) attempt.mutate({ ...(before as ChangeAttempt), card: { ...card, challenge } });
    },
    dismiss: attempt.reset,
  };
}

/** The booking page shows what the booking has become. */
function useLeaveWhenDone(isDone: boolean, open: OpenBooking): void {
  const { locale } = useSite();
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = useEffectEvent(() => {
    forgetChange(pageMemory);
    for (const part of ['booking', 'order', 'payment', 'modificationPrice']) client.removeQueries({ queryKey: [part] });
    // The gift that has paid may be worth more or less by the change.
    void client.invalidateQueries({ queryKey: ['gift'] });
    keepOpenBooking({ ...open, isChanging: false });
    void navigate(hrefFor('bookingManagement', locale, {}, { query: { status: 'changed' } }), { replace: true });
  });
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}
