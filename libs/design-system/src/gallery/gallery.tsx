import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { isRtl } from '../keyboard/next-stop.ts';
import { Picture } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './gallery.module.css';

export interface GalleryImage {
  readonly url: string;
  /** What it shows. */
  readonly alt: string;
}

export interface GalleryLabels {
  /** `See 12 pictures`. */
  readonly seeAll: string;
  /** Title of the large view, and name of the group of tiles. */
  readonly title: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** `Picture 2 of 12`; gets the number from 1. */
  readonly position: (number: number) => string;
}

export interface GalleryProps {
  readonly images: readonly GalleryImage[];
  /** Tiles on a wide screen: stay page 5, hotel page 4 (PROD-012). Fewer than 4 pictures make one large tile. */
  readonly tiles?: 4 | 5;
  readonly labels: GalleryLabels;
}

/** A little less than it is wide: the densest phones take the picture of 960 pixels, not that of 1500, and see no difference. */
const PHONE = '88vw';

/** Pictures as tiles on a wide screen, as a row to swipe on a phone; each opens the large view. */
export function Gallery({ images, tiles = 5, labels }: GalleryProps) {
  const [shown, setShown] = useState<number>();
  const count = images.length < 4 ? 1 : Math.min(tiles, images.length);
  return (
    <div className={css.gallery}>
      <ul className={css.tiles} role="list" aria-label={labels.title} data-count={count}>
        {images.slice(0, count === 1 ? images.length : count).map((image, index) => (
          <li key={image.url} className={css.tile}>
            <button type="button" className={css.open} aria-label={nameOf(image, index, labels)} onClick={() => setShown(index)}>
              <Picture
                url={image.url}
                alt=""
                shape="free"
                eager={index === 0}
                sizes={`(min-width: 64rem) ${index > 0 ? '19rem' : count === 1 ? '75rem' : '38rem'}, ${PHONE}`}
                className={css.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={css.all}>
          <Button icon="images" onClick={() => setShown(0)}>
            {labels.seeAll}
          </Button>
        </div>
      )}
      <Lightbox images={images} shown={shown} onShow={setShown} labels={labels} />
    </div>
  );
}

/** `Picture 2 of 12, a harbour at sunset`: a comma, since a colon is set apart otherwise in each language. */
function nameOf({ alt }: GalleryImage, index: number, { position }: GalleryLabels): string {
  return `${position(index + 1)}, ${alt}`;
}

interface LightboxProps extends Pick<GalleryProps, 'images' | 'labels'> {
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
}

/** Buttons, arrow keys and a swipe of more than a sixth of the width go round all pictures; on a wide screen each has a thumbnail (PROD-014). */
function Lightbox({ images, shown, onShow, labels }: LightboxProps) {
  const touched = useRef<number>(undefined);
  const current = shown ?? 0;
  const image = images[current];
  const go = (step: 1 | -1) => onShow((current + step + images.length) % images.length);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With these they belong to the browser: back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    go((event.key === 'ArrowRight') === isRtl(event.currentTarget) ? -1 : 1);
  };
  const lift = ({ clientX, currentTarget }: PointerEvent) => {
    const moved = (touched.current ?? clientX) - clientX;
    touched.current = undefined;
    if (Math.abs(moved) > currentTarget.clientWidth / 6) go(moved > 0 === isRtl(currentTarget) ? -1 : 1);
  };
  return (
    <div className={css.keys} onKeyDown={press}>
      <Dialog open={shown !== undefined} onClose={() => onShow(undefined)} title={labels.title} closeLabel={labels.close} size="full">
        <div className={css.large}>
          <IconButton icon="chevron-left" look="bordered" label={labels.previous} onClick={() => go(-1)} />
          {image && (
            <figure
              className={css.figure}
              onPointerDown={({ pointerType, clientX }) => (touched.current = pointerType === 'mouse' ? undefined : clientX)}
              onPointerUp={lift}
            >
              <Picture key={image.url} url={image.url} alt={image.alt} shape="hero" eager className={css.full} />
              <figcaption className={css.caption} aria-live="polite">
                {image.alt}
                <span aria-hidden>
                  {current + 1} / {images.length}
                </span>
                <VisuallyHidden>{labels.position(current + 1)}</VisuallyHidden>
              </figcaption>
            </figure>
          )}
          <IconButton icon="chevron-right" look="bordered" label={labels.next} onClick={() => go(1)} />
          {images.length > 1 && (
            <ul className={css.thumbnails} role="list" aria-label={labels.title}>
              {images.map((image, index) => (
                <li key={image.url}>
                  <button
                    type="button"
                    className={css.thumbnail}
                    aria-label={nameOf(image, index, labels)}
                    aria-current={index === current || undefined}
                    onClick={() => onShow(index)}
                  >
                    <Picture url={image.url} alt="" shape="thumbnail" sizes="5rem" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Dialog>
    </div>
  );
}
