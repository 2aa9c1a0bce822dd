import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import css from './hero.module.css';

export interface HeroProps {
  readonly imageUrl: string;
  /** Another picture for screens below 640 px. */
  readonly narrowImageUrl?: string | undefined;
  readonly title: string;
  readonly text?: string;
  /** Stands over the lower edge: the search box. */
  readonly children?: ReactNode;
  readonly size?: 'medium' | 'large';
}

/** The large picture that opens a page, with the page's title on its quiet side. */
export function Hero({ imageUrl, narrowImageUrl, title, text, children, size = 'large' }: HeroProps) {
  return (
    <div className={css.hero} data-size={size} data-floating={Boolean(children)}>
      <div className={css.frame}>
        <Picture
          url={imageUrl}
          narrowUrl={narrowImageUrl}
          alt=""
          shape="hero"
          sizes="(min-width: 80rem) 75rem, calc(100vw - 2rem)"
          eager
          className={css.picture}
        />
        <div className={css.text}>
          <h1 className={css.title}>{title}</h1>
          {text && <p className={css.lead}>{text}</p>}
        </div>
      </div>
      {children && <div className={css.floating}>{children}</div>}
    </div>
  );
}
