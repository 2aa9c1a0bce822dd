import type { FoundOffer } from '@shop/api-client';
import { Badge, Icon } from '@shop/design-system';
import type { CardExtras } from '../../views/results/card-extras.ts';
import { routerLink } from '../router-link.tsx';
import css from './card.module.css';

interface CardExtraProps {
  readonly hotel: FoundOffer['hotel'];
  readonly hotelHref: string;
  readonly extras: CardExtras;
  readonly starsLabel: string | undefined;
  readonly onConditions: () => void;
}

/** The hotel with the way to its page, an extra discount, and what holds for a change of mind. */
export function CardExtra({ hotel, hotelHref, extras: { discount, cancellation }, starsLabel, onConditions }: CardExtraProps) {
  return (
    <>
      <p className={css.hotel}>
        {routerLink({ href: hotelHref, className: css.hotelLink, children: hotel.label })}
        {starsLabel && (
          <span className={css.stars} role="img" aria-label={starsLabel}>
            {'★'.repeat(hotel.stars)}
          </span>
        )}
      </p>
      {discount && (
        <p>
          <Badge tone="success" icon="tag">
            {discount}
          </Badge>
        </p>
      )}
      {cancellation && (
        <button type="button" className={css.cancellation} data-look={cancellation.look} aria-haspopup="dialog" onClick={onConditions}>
          <Icon name={cancellation.look === 'success' ? 'check' : 'info'} size="small" />
          {cancellation.text}
        </button>
      )}
    </>
  );
}
