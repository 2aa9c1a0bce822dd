import type { ReactNode } from 'react';
import { plainLink, type LinkRender } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './promo-card.module.css';

export interface PromoCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly tone?: 'brand' | 'gift' | 'highlight' | 'quiet';
  /** `wide` fills a row of a list, `tall` takes one place in it. */
  readonly shape?: 'wide' | 'tall';
  readonly imageUrl?: string;
  /** Another picture for screens below 640 px. */
  readonly narrowImageUrl?: string | undefined;
  /** `<img sizes>`. */
  readonly imageSizes?: string;
  readonly href: string;
  readonly callToAction: string;
  readonly render?: LinkRender;
  /** Small words above the title: `Gift box`. */
  readonly kicker?: string;
}

/** A block between or below the results that leads elsewhere: a box, a gift card, a targeted offer. */
export function PromoCard(props: PromoCardProps) {
  const {
    title,
    text,
    headingLevel = 3,
    tone = 'brand',
    shape = 'wide',
    imageUrl,
    narrowImageUrl,
    imageSizes,
    href,
    callToAction,
    kicker,
  } = props;
  const { render = plainLink } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.card} data-tone={tone} data-shape={shape}>
      <div className={css.text}>
        {kicker && <p className={css.kicker}>{kicker}</p>}
        <Heading className={css.title}>{title}</Heading>
        {text && <div>{text}</div>}
        <p className={css.action}>{render({ href, className: css.link, children: callToAction })}</p>
      </div>
      {imageUrl && (
        <Picture
          url={imageUrl}
          narrowUrl={narrowImageUrl}
          alt=""
          shape="free"
          sizes={imageSizes ?? '(min-width: 48rem) 38rem, calc(100vw - 2rem)'}
          className={css.picture}
        />
      )}
    </section>
  );
}
