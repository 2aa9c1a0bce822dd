import type { HotelDetail } from '@shop/contracts';
import { Dialog, Skeleton } from '@shop/design-system';
import { useState } from 'react';
import { openedPart } from '../opened/opened-part.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { ReviewSection } from '../stay/review-section.tsx';
import { StayMessages } from './stay-messages.tsx';

const ReviewsWindow = openedPart(
  () => import(/* webpackChunkName: "opened-reviews" */ '../stay/windows/reviews-window.tsx').then((module) => module.ReviewsWindow),
  <Skeleton lines={6} />,
);

/** The score and the four top reviews; all of them in a window (spec 2, sections 2 and 4). Hidden where they cannot be had. */
export function HotelReviews({ hotel }: { readonly hotel: Pick<HotelDetail, 'id' | 'review'> }) {
  const t = useMessages();
  const [state, setState] = useState<'shown' | 'open' | 'failed'>('shown');
  if (state === 'failed') return null;
  return (
    <StayMessages>
      <ReviewSection review={hotel.review} onOpen={() => setState('open')} />
      <Dialog
        open={state === 'open'}
        onClose={() => setState('shown')}
        title={t('product.reviews.title')}
        closeLabel={t('product.close')}
        size="large"
      >
        <ReviewsWindow hotelId={hotel.id} onFailed={() => setState('failed')} />
      </Dialog>
    </StayMessages>
  );
}
