import type { StayDetail } from '@shop/contracts';
import { Gallery } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';

/** Five tiles on a wide screen (spec 2, section 9). */
export function StayGallery({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  const images = stay.images.map((url, index) => ({ url, alt: words('product.gallery.alt', { stay: stay.label, number: index + 1 }) }));
  return (
    <Gallery
      images={images}
      tiles={5}
      labels={{
        title: words('product.gallery.title', { stay: stay.label }),
        seeAll: words('product.gallery.seeAll', { count: images.length }),
        previous: words('product.gallery.previous'),
        next: words('product.gallery.next'),
        close: words('product.close'),
        position: (number) => words('product.gallery.position', { number, count: images.length }),
      }}
    />
  );
}
