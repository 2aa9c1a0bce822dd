import type { ReactNode } from 'react';
import { BadgePair } from '../badge/badge-pair.tsx';
import { Badge } from '../badge/badge.tsx';
import { CardPictures, type CardPicturesLabels } from '../carousel/card-pictures.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price, type PriceProps } from '../price/price.tsx';
import { Rating, type RatingProps } from '../rating/rating.tsx';
import css from './product-card.module.css';

export interface ProductCardProps extends Pick<PriceProps, 'refPrice' | 'refLabel' | 'promo' | 'when' | 'note'> {
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
  readonly score?: Pick<RatingProps, 'value' | 'label' | 'word' | 'reviews'>;
  /** `1 night`. */
  readonly nights?: string;
  /** What is in it: breakfast, kayak. */
  readonly inside?: readonly string[];
  /** `149 €`. */
  readonly price?: string;
  readonly pricePrefix?: string;
  /** Two take turns in one place (spec 2, section 9). */
  readonly badges?: readonly string[];
  /** `Only 2 rooms left`: one quiet line in the warning colour. */
  readonly notice?: string;
  /** Stands on the picture's corner: the heart. */
  readonly action?: ReactNode;
  /** What is sold: the colours of a gift differ, and an activity says so above its title. */
  readonly kind?: 'weekend' | 'singleVoucher' | 'activity' | 'gift';
  /** `See offer`, `See gift`, `See activity`: drawn as a button; the card stays one link. */
  readonly callToAction?: string;
  /** More pictures of the same thing, up to four with the first: arrows and swipe go through them. */
  readonly pictures?: { readonly urls: readonly string[]; readonly labels: CardPicturesLabels };
  /** Under the price: an extra promotion, a free cancellation. */
  readonly extra?: ReactNode;
  /** Data attributes of the whole card, for analytics and tests. */
  readonly id?: string;
}

/**
 * A stay, box or activity in a list. The whole card is the link; the action stays its own button. Cards of one row have their
 * prices on one line and their buttons on another, however long their titles are.
 */
export function ProductCard(card: ProductCardProps) {
  const {
    imageUrl,
    alt,
    imageSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, calc(100vw - 2rem)',
    eager,
    place,
    title,
    headingLevel = 3,
    href,
    render = plainLink,
  } = card;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card} id={card.id} data-kind={card.kind}>
      <div className={css.about}>
        <Heading className={css.title}>{render({ href, className: css.link, children: title })}</Heading>
        <div className={css.head}>
          <p className={css.place}>{place}</p>
          {card.score && <Rating {...card.score} />}
        </div>
        <p className={css.inside}>{[card.nights, ...(card.inside ?? [])].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.offer}>
        {card.price && (
          <Price
            value={card.price}
            prefix={card.pricePrefix}
            refPrice={card.refPrice}
            refLabel={card.refLabel}
            promo={card.promo}
            when={card.when}
            note={card.note}
          />
        )}
        {card.extra}
        {card.notice && <p className={css.notice}>{card.notice}</p>}
        {card.callToAction && (
          <p className={css.callToAction} aria-hidden>
            {card.callToAction}
          </p>
        )}
      </div>
      <div className={css.frame}>
        {card.pictures && card.pictures.urls.length > 1 ? (
          <CardPictures
            urls={card.pictures.urls}
            alt=""
            labels={card.pictures.labels}
            sizes={imageSizes}
            eager={eager}
            className={css.picture}
            link={(children) => render({ href, className: css.pictures, tabIndex: -1, 'aria-hidden': true, children })}
          />
        ) : (
          <Picture url={imageUrl} alt={alt} sizes={imageSizes} eager={eager} className={css.picture} />
        )}
        {card.badges && card.badges.length > 0 && <Badges words={card.badges} />}
        {card.action && <div className={css.action}>{card.action}</div>}
      </div>
    </article>
  );
}

function Badges({ words }: { readonly words: readonly string[] }) {
  const [first, second] = words.map((word) => <Badge key={word}>{word}</Badge>);
  return (
    <p className={css.badges}>
      {words.length === 2 ? <BadgePair first={first} second={second} /> : words.map((word) => <Badge key={word}>{word}</Badge>)}
    </p>
  );
}
