import type { ReactElement } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import css from './card-pictures.module.css';
import { useSlides } from './use-slides.ts';

export interface CardPicturesLabels {
  readonly previous: string;
  readonly next: string;
}

export interface CardPicturesProps extends Pick<PictureProps, 'sizes' | 'eager' | 'className'> {
  /** The first four are used (PROD-013). */
  readonly urls: readonly string[];
  /** Of the first picture; the others only decorate. */
  readonly alt: string;
  readonly labels: CardPicturesLabels;
  /** Draws the link around the pictures of a card; its arrows stay outside. */
  readonly link?: (pictures: ReactElement) => ReactElement;
}

/** The pictures of a card: its arrows come with the pointer, on a touch screen they are always there (spec 1, section 4). */
export function CardPictures({ urls, alt, labels, link, sizes, eager, className }: CardPicturesProps) {
  const shown = urls.slice(0, 4);
  const wrap = link ?? ((pictures: ReactElement) => pictures);
  const { track, view, canGo, go } = useSlides(shown.length, 1);
  return (
    <div className={css.pictures}>
      {wrap(
        <ul className={css.track} role="list" tabIndex={link ? undefined : 0} {...track}>
          {shown.map((url, index) => (
            <li key={url}>
              <Picture url={url} alt={index === 0 ? alt : ''} sizes={sizes} eager={eager && index === 0} className={className} />
            </li>
          ))}
        </ul>,
      )}
      {shown.length > 1 && (
        <>
          <div className={css.arrows}>
            <IconButton
              icon="chevron-left"
              look="floating"
              label={labels.previous}
              aria-disabled={!canGo.back || undefined}
              onClick={() => go(-1)}
            />
            <IconButton
              icon="chevron-right"
              look="floating"
              label={labels.next}
              aria-disabled={!canGo.on || undefined}
              onClick={() => go(1)}
            />
          </div>
          <p className={css.dots} aria-hidden>
            {shown.map((url, index) => (
              <span key={url} className={css.dot} data-current={index === view.first || undefined} />
            ))}
          </p>
        </>
      )}
    </div>
  );
}
