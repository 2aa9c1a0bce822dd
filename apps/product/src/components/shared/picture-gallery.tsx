import { Gallery } from '@shop/design-system';
import { useMessages } from './use-messages.ts';

export interface PictureGalleryProps {
  /** Whose pictures they are. */
  readonly of: string;
  readonly images: readonly string[];
  /** What each of them shows; one that nobody has described is called by its product. */
  readonly alts?: readonly string[] | undefined;
  /** On a wide screen: stay page 5, hotel page and the others 4 (PROD-012). */
  readonly tiles?: 4 | 5;
}

/** The pictures of a product: tiles, and a large view of all of them. */
export function PictureGallery({ of, images, alts, tiles = 4 }: PictureGalleryProps) {
  const t = useMessages();
  return (
    <Gallery
      images={images.map((url, index) => ({ url, alt: alts?.[index] || of }))}
      tiles={tiles}
      labels={{
        title: t('product.gallery.title', { stay: of }),
        seeAll: t('product.gallery.seeAll', { count: images.length }),
        previous: t('product.gallery.previous'),
        next: t('product.gallery.next'),
        close: t('product.close'),
        position: (number) => t('product.gallery.position', { number, count: images.length }),
      }}
    />
  );
}
