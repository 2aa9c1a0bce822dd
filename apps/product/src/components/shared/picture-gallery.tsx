import { Gallery } from '@shop/design-system';
import { useWords } from './use-words.ts';

export interface PictureGalleryProps {
  /** What the pictures show. */
  readonly of: string;
  readonly images: readonly string[];
  /** On a wide screen: stay page 5, hotel page and the others 4 (decision A-032). */
  readonly tiles?: 4 | 5;
}

/** The pictures of a product: tiles, and a large view of all of them. */
export function PictureGallery({ of, images, tiles = 4 }: PictureGalleryProps) {
  const words = useWords();
  return (
    <Gallery
      images={images.map((url) => ({ url, alt: of }))}
      tiles={tiles}
      labels={{
        title: words('product.gallery.title', { stay: of }),
        seeAll: words('product.gallery.seeAll', { count: images.length }),
        previous: words('product.gallery.previous'),
        next: words('product.gallery.next'),
        close: words('product.close'),
        position: (number) => words('product.gallery.position', { number, count: images.length }),
      }}
    />
  );
}
