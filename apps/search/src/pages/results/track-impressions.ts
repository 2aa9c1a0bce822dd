import { track, trackedItem } from '@shop/analytics';
import type { FoundCard } from '../../views/results/found.ts';

/**
 * Tracks the impressions once, and each selection until the returned function is called. It listens to the page: the cards may still
 * be the server's HTML.
 */
export function trackImpressions(list: string, cards: readonly FoundCard[]): () => void {
  track({ event: 'view_item_list', list, items: cards.map(trackedItem) });
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('article a[href]') : null;
    const index = link ? cards.findIndex(({ uri }) => link.pathname.endsWith(pathOf(uri))) : -1;
    const card = cards[index];
    if (card) track({ event: 'select_item', list, item: trackedItem(card, index) });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

const pathOf = (uri: string): string => new URL(uri, location.origin).pathname;
