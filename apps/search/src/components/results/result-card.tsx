import { ProductCard } from '@shop/design-system';
import type { SearchState } from '@shop/routes';
import type { Wish } from '@shop/contracts/page';
import { memo, type ReactNode } from 'react';
import { cardExtras } from '../../views/results/card-extras.ts';
import type { CardWords } from '../../views/results/card-words.ts';
import { isActivity, type FoundCard } from '../../views/results/found.ts';
import { foundCard } from '../../views/results/offer-card.ts';
import { wishOf } from '../../views/results/wish-of.ts';
import { routerLink } from '../router-link.tsx';
import { CardExtra } from './card-extra.tsx';
import { CardHeart } from './card-heart.tsx';
import css from './card.module.css';
import { useNear } from './use-near.ts';

export interface CardActions {
  readonly onWish: (wish: Wish) => void;
  readonly onConditions: (card: FoundCard) => void;
}

interface ResultCardProps {
  readonly card: FoundCard;
  readonly state: SearchState;
  readonly words: CardWords;
  readonly isWished: boolean;
  readonly isEager: boolean;
  /** The visitor is of the experiment with the extra discount. */
  readonly isAssigned: boolean;
  readonly actions: CardActions;
}

/** One found stay, gift or activity. Its further pictures come once it is near the window. */
export const ResultCard = memo(function ResultCard({ card, state, words, isWished, isEager, isAssigned, actions }: ResultCardProps) {
  const [place, isNear] = useNear();
  const view = foundCard(card, state, words);
  const extra: ReactNode = !isActivity(card) && (
    <CardExtra
      hotel={card.hotel}
      extras={cardExtras(card, state, { words, isAssigned })}
      starsLabel={card.hotel.stars > 0 ? words.say('stars', { stars: card.hotel.stars }) : undefined}
      onConditions={() => actions.onConditions(card)}
    />
  );
  return (
    <li ref={place} className={isEager ? css.place : `${css.place} ${css.later}`}>
      <ProductCard
        {...view}
        pictures={isNear ? view.pictures : undefined}
        headingLevel={2}
        eager={isEager}
        render={routerLink}
        extra={extra}
        action={<CardHeart label={words.wish(card.label, isWished)} isWished={isWished} onToggle={() => actions.onWish(wishOf(card))} />}
      />
    </li>
  );
});
