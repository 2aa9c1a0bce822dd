import type { FoundOffer } from '@shop/api-client';
import { CachedFragment, type Wish } from '@shop/contracts/page';
import { ProductCard } from '@shop/design-system';
import { memo } from 'react';
import type { CardParams } from '../../views/results/card-request.ts';
import { cardExtras } from '../../views/results/card-extras.ts';
import type { CardLabels } from '../../views/results/card-labels.ts';
import { isActivity, type FoundCard } from '../../views/results/found.ts';
import { foundCard, hotelHref } from '../../views/results/offer-card.ts';
import { wishOf } from '../../views/results/wish-of.ts';
import { routerLink } from '../router-link.tsx';
import { CardExtra } from './card-extra.tsx';
import { CardHeart } from './card-heart.tsx';
import css from './card.module.css';
import { MarkedItem } from './marked-item.tsx';
import { useNear } from './use-near.ts';

export interface CardActions {
  readonly onWish: (wish: Wish) => void;
  readonly onConditions: (card: FoundCard) => void;
}

interface ResultCardProps {
  readonly card: FoundCard;
  readonly requested: CardParams;
  readonly words: CardLabels;
  readonly isWished: boolean;
  readonly isEager: boolean;
  /** The visitor is of the experiment with the extra discount. */
  readonly isAssigned: boolean;
  readonly actions: CardActions;
}

interface DrawnCardProps extends Omit<ResultCardProps, 'words' | 'actions'> {
  /** Its further pictures come once it is near the window. */
  readonly isNear: boolean;
}

/** Owns the HTML of the cards that this release has drawn. */
const drawnCards = {};

/**
 * One found stay, gift or activity. The server draws it once for all searches that ask alike; not so with a picture that
 * is loaded at once, which React also announces in the page's head.
 */
export const ResultCard = memo(function ResultCard({ words, actions, ...props }: ResultCardProps) {
  const [place, isNear] = useNear();
  const facts: DrawnCardProps = { ...props, isNear };
  const drawn = <DrawnCard {...facts} words={words} actions={actions} />;
  return (
    <MarkedItem offer={props.card.id} place={place} className={css.place}>
      {props.isEager ? (
        drawn
      ) : (
        <CachedFragment owner={drawnCards} name="card" facts={facts}>
          {drawn}
        </CachedFragment>
      )}
    </MarkedItem>
  );
});

function DrawnCard({ card, requested, words, isWished, isEager, isAssigned, isNear, actions }: DrawnCardProps & ResultCardProps) {
  const view = foundCard(card, requested, words);
  return (
    <ProductCard
      {...view}
      pictures={isNear ? view.pictures : undefined}
      headingLevel={2}
      eager={isEager}
      render={routerLink}
      extra={!isActivity(card) && <StayExtra offer={card} {...{ requested, words, isAssigned, actions }} />}
      action={<CardHeart label={words.wish(card.label)} isWished={isWished} onToggle={() => actions.onWish(wishOf(card))} />}
    />
  );
}

type StayExtraProps = Pick<ResultCardProps, 'requested' | 'words' | 'isAssigned' | 'actions'> & { readonly offer: FoundOffer };

function StayExtra({ offer, requested, words, isAssigned, actions }: StayExtraProps) {
  const { stars } = offer.hotel;
  return (
    <CardExtra
      hotel={offer.hotel}
      hotelHref={hotelHref(offer, requested)}
      extras={cardExtras(offer, requested, { words, isAssigned })}
      starsLabel={stars > 0 ? words.t('stars', { stars }) : undefined}
      onConditions={() => actions.onConditions(offer)}
    />
  );
}
