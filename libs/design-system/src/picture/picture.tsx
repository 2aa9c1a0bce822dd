import { imageAt, srcSetOf, type ImageSize } from './image-at.ts';
import css from './picture.module.css';

export interface PictureProps {
  readonly url: string;
  /** Another picture for screens below 640 px. */
  readonly narrowUrl?: string | undefined;
  /** `''` for a picture that only decorates. */
  readonly alt: string;
  readonly shape?: keyof typeof SHAPES;
  /** How wide it is drawn, in the words of `<img sizes>`. */
  readonly sizes?: string;
  /** Above the fold: loaded at once and first. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A card as wide as a phone of middling density takes the picture of 720 pixels: 960 would be half as heavy again. */
const SHAPES = {
  thumbnail: ['120_80'],
  preview: ['120_80', '640_360'],
  card: ['640_360', '720_405', '960_540'],
  square: ['640_360', '960_540'],
  poster: ['640_360', '750_528'],
  wide: ['640_360', '720_405', '960_540', '1500_736'],
  hero: ['750_528', '960_540', '1500_736', '1920_880', '3840_700'],
  free: ['640_360', '960_540', '1500_736'],
} as const satisfies Record<string, readonly ImageSize[]>;

/** A picture of the catalogue: right size for the screen, its place kept while it loads. */
export function Picture({ url, narrowUrl, alt, shape = 'card', sizes = '100vw', eager, className }: PictureProps) {
  const first = SHAPES[shape][0];
  const [width, height] = first.split('_');
  const picture = (
    <img
      className={className ? `${css.picture} ${className}` : css.picture}
      data-shape={shape}
      src={imageAt(url, first)}
      srcSet={srcSetOf(url, SHAPES[shape])}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!narrowUrl || imageAt(narrowUrl, first) === imageAt(url, first)) return picture;
  return (
    <picture className={css.either}>
      <source media="(width < 640px)" srcSet={srcSetOf(narrowUrl, SHAPES[shape]) ?? narrowUrl} sizes={sizes} />
      {picture}
    </picture>
  );
}
