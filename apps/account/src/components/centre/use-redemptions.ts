import { centreSessionQuery, newKey, redeemVoucher } from '@shop/api-client';
import type { CentreSession, CentreVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isScheduled, redemptionRefusal, type RedemptionRefusal } from '../../views/centre/redemption-refusal.ts';
import type { WaitingRedemption } from '../../views/centre/waiting-redemptions.ts';
import { forgetWaiting, keepWaiting, useWaiting } from './waiting-store.ts';

export type RedemptionOutcome =
  { readonly kind: 'redeemed'; readonly voucher: CentreVoucher } | { readonly kind: 'refused'; readonly refusal: RedemptionRefusal };

export interface AnsweredRedemption extends WaitingRedemption {
  readonly outcome: RedemptionOutcome;
}

/** How soon a redemption is sent again that nobody has answered. */
const AGAIN_MS = 5_000;

/**
 * The redemptions of a centre on this device. Each is kept before it is sent, one after the other under its own key, until it is
 * answered: what was pressed survives a lost answer, a lost connection and a closed page, and is redeemed once.
 */
export function useRedemptions(centre: CentreSession) {
  const { locale } = useSite();
  const client = useQueryClient();
  const waiting = useWaiting().filter((kept) => kept.centre === centre.id);
  const [answered, setAnswered] = useState<readonly AnsweredRedemption[]>([]);
  const [first] = waiting;
  const sending = useQuery({
    queryKey: ['centreRedemption', first?.key ?? ''],
    enabled: first !== undefined,
    staleTime: Infinity,
    retry: (_, error) => isScheduled(error),
    retryDelay: AGAIN_MS,
    queryFn: async () => {
      const outcome = await outcomeOf(first!);
      setAnswered((before) => [{ ...first!, outcome }, ...before]);
      forgetWaiting(first!.key);
      return outcome;
    },
  });

  async function outcomeOf({ code, key }: WaitingRedemption): Promise<RedemptionOutcome> {
    try {
      return { kind: 'redeemed', voucher: await redeemVoucher(code, locale, key) };
    } catch (error) {
      const refusal = redemptionRefusal(error);
      // The key comes first: the page asks for it, and what waits is sent then.
      if (refusal.kind === 'closed') void client.resetQueries({ queryKey: centreSessionQuery().queryKey });
      if (refusal.kind === 'closed' || isScheduled(error)) throw error;
      return { kind: 'refused', refusal };
    }
  }

  return {
    waiting,
    answered,
    /** The connection is away, or an answer was lost: it is sent again by itself. */
    isHeldUp: first !== undefined && (sending.fetchStatus === 'paused' || sending.failureCount > 0),
    /** Answers the key under which the redemption is found again. */
    redeem: (code: string): string => {
      const key = newKey();
      keepWaiting({ key, centre: centre.id, code });
      return key;
    },
  };
}
