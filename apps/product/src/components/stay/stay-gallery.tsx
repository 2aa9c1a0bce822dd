import type { StayDetail } from '@shop/contracts';
import { PictureGallery } from '../shared/picture-gallery.tsx';

/** Five tiles on a wide screen (spec 2, section 9). */
export function StayGallery({ stay }: { readonly stay: StayDetail }) {
  return <PictureGallery of={stay.label} images={stay.images} alts={stay.imageAlts} tiles={5} />;
}
