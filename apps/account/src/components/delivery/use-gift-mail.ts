import { ApiError, changeGift, correctGiftAddress, newKey, sendGiftNow } from '@shop/api-client';
import type { GiftDelivery, GiftDeliveryChange } from '@shop/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGuarded } from '../account/session-guard.tsx';
import { deliveryRefusal, type DeliveryRefusal } from '../../views/gifts/delivery-refusal.ts';

/** What a buyer does about the mail of a gift. */
export type GiftAction =
  | { readonly kind: 'change'; readonly change: GiftDeliveryChange }
  | { readonly kind: 'send' }
  | { readonly kind: 'address'; readonly recipientEmail: string };

export interface GiftMailState {
  readonly delivery: GiftDelivery;
  /** `onDone` once it is done; a form stays open until then. */
  readonly act: (action: GiftAction, onDone: () => void) => void;
  readonly isBusy: boolean;
  /** What was done last. */
  readonly done: GiftAction['kind'] | undefined;
  readonly refusal: DeliveryRefusal | undefined;
}

const SENDING_LOOK_MS = 2_000;
const SHOWN_BY = new Set(['order', 'booking', 'ownGifts']);

/** Acts on the mail of a gift. The same wish again, after a lost answer, has the same key: it is done once. */
export function useGiftMail(orderUUID: string, delivery: GiftDelivery): GiftMailState {
  const client = useQueryClient();
  const guarded = useGuarded();
  const keys = useRef(new Map<string, string>());
  const mail = { orderUUID, deliveryId: delivery.id };
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => SHOWN_BY.has(String(queryKey[0])) });
  const attempt = useMutation<GiftDelivery, Error, GiftAction>({
    mutationFn: (action) => {
      const text = JSON.stringify(action);
      const key = keys.current.get(text) ?? newKey();
      keys.current.set(text, key);
      return guarded(() => {
        if (action.kind === 'change') return changeGift(mail, action.change, key);
        return action.kind === 'send' ? sendGiftNow(mail, key) : correctGiftAddress(mail, action.recipientEmail, key);
      });
    },
    onSettled: (answer, error, action) => {
      const isLost = error instanceof ApiError && error.status === 0;
      if (!isLost) keys.current.delete(JSON.stringify(action));
      return refresh();
    },
    gcTime: 0,
  });
  const shown = attempt.isPending ? delivery : newer(delivery, attempt.data);
  const isSending = shown.state === 'sending';
  const look = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(look, SENDING_LOOK_MS);
    return () => clearInterval(timer);
  }, [isSending]);
  return {
    delivery: shown,
    act: (action, onDone) => attempt.mutate(action, { onSuccess: onDone }),
    isBusy: attempt.isPending,
    done: attempt.isSuccess ? attempt.variables.kind : undefined,
    refusal: attempt.error ? deliveryRefusal(attempt.error) : undefined,
  };
}

/** The page asks again after each action: until it has, the action's own answer is the newer one. */
function newer(page: GiftDelivery, answer: GiftDelivery | undefined): GiftDelivery {
  return answer && page.state === 'scheduled' && answer.state !== 'scheduled' ? answer : page;
}
