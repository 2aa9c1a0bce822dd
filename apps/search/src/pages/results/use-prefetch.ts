import { offersQuery, searchActivitiesQuery, stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { PageView } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wantsToSave, whenIdle } from '../../components/when-idle.ts';
import { isActivity, type FoundCard } from '../../views/results/found.ts';
import { activitiesBody, offersBody } from '../../views/search-question.ts';

/** Cards whose pages are most likely the next. */
const FIRST_CARDS = 3;
const SIGNS_OF_INTEREST = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * Asks ahead for the next page and the pages of the first cards: once the visitor shows interest, when the browser has
 * nothing else to do; never on a connection that wants to save, nor once the visitor has left.
 */
export function usePrefetch(
  state: SearchState,
  { cards, pagination }: { cards: readonly FoundCard[]; pagination: PageView | undefined },
): void {
  const site = useSite();
  const client = useQueryClient();
  useEffect(() => {
    if (cards.length === 0 || wantsToSave()) return undefined;
    let callOff = () => {};
    const fetchAhead = () => {
      ignore();
      callOff = whenIdle(() => {
        for (const card of cards.slice(0, FIRST_CARDS))
          if (!isActivity(card)) void client.prefetchQuery({ ...stayQuery({ id: card.id, locale: site.locale }), retry: false });
        if (pagination?.next === undefined) return;
        const next = { ...state, page: pagination.next };
        if (state.flow === 'activity') void client.prefetchQuery({ ...searchActivitiesQuery(activitiesBody(next, site)), retry: false });
        else void client.prefetchQuery({ ...offersQuery(offersBody(next, site)), retry: false });
      });
    };
    const ignore = () => SIGNS_OF_INTEREST.forEach((sign) => removeEventListener(sign, fetchAhead));
    SIGNS_OF_INTEREST.forEach((sign) => addEventListener(sign, fetchAhead, { passive: true, once: true }));
    return () => {
      ignore();
      callOff();
    };
  }, [cards, pagination?.next, state, site, client]);
}
