import type { SearchState } from '@shop/routes';
import { useMemo } from 'react';
import type { CardParams } from '../../views/results/card-request.ts';

/** What the cards show of their search: the same object as long as nothing of it changes, so that no card is drawn again. */
export function useCardParams(state: SearchState): CardParams {
  const { flow, checkin, checkout, flexibleDays, adults, children, babies, minisite, place } = state;
  const placeKind = place?.kind;
  return useMemo(
    () => ({
      ...{ flow, checkin, checkout, adults, children, babies },
      ...(flexibleDays && { flexibleDays }),
      ...(minisite && { minisite }),
      ...(placeKind && { placeKind }),
    }),
    [flow, checkin, checkout, flexibleDays, adults, children, babies, minisite, placeKind],
  );
}
