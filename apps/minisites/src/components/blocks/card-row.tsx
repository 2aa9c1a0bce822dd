import { track, trackedItem } from '@shop/analytics';
import type { ContentCard } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Grid, ProductCard } from '@shop/design-system';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { cardView } from '../../views/card-view.ts';
import { routerLink } from '../shared/router-link.tsx';
import { CardHeart } from './card-heart.tsx';

export interface CardRowProps {
  /** Names the list for analytics. */
  readonly list: string;
  readonly cards: readonly ContentCard[];
  readonly withoutDistance?: boolean;
}

const SIZES = '(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw';

/** Products side by side; on a phone a row to swipe through. */
export function CardRow({ list, cards, withoutDistance = false }: CardRowProps) {
  useListSeen(list, cards);
  return (
    <Grid as="ul" role="list" columns={columnsFor(cards.length)} phone="row">
      {cards.map((card, index) => (
        <li key={card.id}>
          <OneCard {...{ list, card, index, withoutDistance }} />
        </li>
      ))}
    </Grid>
  );
}

/** No card is left alone in a second row where it can be helped. */
const columnsFor = (count: number): 3 | 4 => (count % 3 === 0 && count % 4 !== 0 ? 3 : 4);

interface OneCardProps extends Required<Omit<CardRowProps, 'cards'>> {
  readonly card: ContentCard;
  readonly index: number;
}

function OneCard({ list, card, index, withoutDistance }: OneCardProps) {
  const { locale, today, experiments } = useSite();
  const intl = useIntl();
  const onClick = () => track({ event: 'select_item', list, item: trackedItem(card, index) });
  return (
    <ProductCard
      {...cardView(card, { locale, today, intl, experiments, withoutDistance })}
      imageSizes={SIZES}
      render={(link) => routerLink({ ...link, onClick })}
      action={<CardHeart card={card} />}
    />
  );
}

function useListSeen(list: string, cards: readonly ContentCard[]): void {
  useEffect(() => {
    track({ event: 'view_item_list', list, items: cards.map(trackedItem) });
  }, [list, cards]);
}
