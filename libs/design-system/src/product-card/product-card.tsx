import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price, type PriceProps } from '../price/price.tsx';
import { Rating, type RatingProps } from '../rating/rating.tsx';
import css from './product-card.module.css';

export interface ProductCardProps extends Pick<PriceProps, 'refPrice' | 'refLabel' | 'promo' | 'note'> {
  readonly imageUrl: string;
  readonly alt: string;
  /** `<img sizes>`; the grid of the results page by default. */
  readonly imageSizes?: string;
  /** Among the first cards of a page. */
  readonly eager?: boolean;
  /** `Cassis, Provence`. */
  readonly place: string;
  readonly title: string;
  readonly headingLevel?: 2 | 3 | 4;
  readonly href: string;
  readonly render?: LinkRender;
  readonly score?: Pick<RatingProps, 'value' | 'label' | 'word'>;
  /** `1 night`. */
  readonly nights?: string;
  /** What is in it: breakfast, kayak. */
  readonly inside?: readonly string[];
  /** `149 €`. */
  readonly price?: string;
  readonly pricePrefix?: string;
  readonly badges?: readonly string[];
  /** `Only 2 rooms left`: one quiet line in the warning colour. */
  readonly notice?: string;
  /** Stands on the picture's corner: the heart. */
  readonly action?: ReactNode;
  /** Data attributes of the whole card, for analytics and tests. */
  readonly id?: string;
}

/** A stay, box or activity in a list. The whole card is the link; the action stays its own button. */
export function ProductCard(card: ProductCardProps) {
  const {
    imageUrl,
    alt,
    imageSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw',
    eager,
    place,
    title,
    headingLevel = 3,
    href,
    render = plainLink,
  } = card;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card} id={card.id}>
      <div className={css.text}>
        <Heading className={css.title}>{render({ href, className: css.link, children: title })}</Heading>
        <div className={css.head}>
          <p className={css.place}>{place}</p>
          {card.score && <Rating {...card.score} />}
        </div>
        <p className={css.inside}>{[card.nights, ...(card.inside ?? [])].filter(Boolean).join(' · ')}</p>
        {card.price && (
          <Price
            value={card.price}
            prefix={card.pricePrefix}
            refPrice={card.refPrice}
            refLabel={card.refLabel}
            promo={card.promo}
            note={card.note}
          />
        )}
        {card.notice && <p className={css.notice}>{card.notice}</p>}
      </div>
      <div className={css.frame}>
        <Picture url={imageUrl} alt={alt} sizes={imageSizes} eager={eager} className={css.picture} />
        {card.badges && card.badges.length > 0 && (
          <p className={css.badges}>
            {card.badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </p>
        )}
        {card.action && <div className={css.action}>{card.action}</div>}
      </div>
    </article>
  );
}
