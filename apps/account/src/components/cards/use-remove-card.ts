import { ApiError, removeCard } from '@shop/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGuarded } from '../account/session-guard.tsx';
import type { CardView } from '../../views/cards/card-view.ts';

/** How a removal ended; a card that was gone already is removed. */
export type Removal = { readonly kind: 'done' | 'inUse' | 'failed'; readonly card: CardView };

export interface RemoveCard {
  readonly remove: (card: CardView) => void;
  /** The card that is being removed. */
  readonly busyId: string | undefined;
  readonly end: Removal | undefined;
}

/** Deletes a saved card at the provider; the list is refetched, whether that succeeds or fails. */
export function useRemoveCard(): RemoveCard {
  const client = useQueryClient();
  const guarded = useGuarded();
  const attempt = useMutation<Removal, Error, CardView>({
    mutationFn: (card) => removal(card, () => guarded(() => removeCard(card.id))),
    onSettled: () => client.invalidateQueries({ queryKey: ['cards'] }),
    gcTime: 0,
  });
  return { remove: attempt.mutate, busyId: attempt.isPending ? attempt.variables.id : undefined, end: attempt.data };
}

async function removal(card: CardView, remove: () => Promise<unknown>): Promise<Removal> {
  try {
    await remove();
    return { kind: 'done', card };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { kind: 'done', card };
    return { kind: error.code === 'CARD_IN_USE' ? 'inUse' : 'failed', card };
  }
}
