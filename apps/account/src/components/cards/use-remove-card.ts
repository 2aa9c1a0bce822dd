import { ApiError, removeCard } from '@shop/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const attempt = useMutation<Removal, Error, CardView>({
    mutationFn: removal,
    onSettled: () => client.invalidateQueries({ queryKey: ['cards'] }),
    gcTime: 0,
  });
  return { remove: attempt.mutate, busyId: attempt.isPending ? attempt.variables.id : undefined, end: attempt.data };
}

async function removal(card: CardView): Promise<Removal> {
  try {
    await removeCard(card.id);
    return { kind: 'done', card };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { kind: 'done', card };
    return { kind: error.code === 'CARD_IN_USE' ? 'inUse' : 'failed', card };
  }
}
