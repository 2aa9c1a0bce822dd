import { ReviewSection } from '../review-section.tsx';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import type { StayWindowState } from '../windows/use-stay-window.ts';
import { CancellationSection } from './cancellation-section.tsx';
import { HotelSection } from './hotel-section.tsx';
import { PracticalSection } from './practical-section.tsx';

/** What guests say, the terms and the house: as wide as the page, below the price. */
export function StayMore({ stay, visit, windows }: StayPartProps & { readonly windows: StayWindowState }) {
  const { show, hasReviews } = windows;
  return (
    <>
      {hasReviews && <ReviewSection review={stay.hotel.review} onOpen={() => show({ kind: 'reviews' })} />}
      {stay.published && !visit.isGift && <CancellationSection stay={stay} visit={visit} />}
      <HotelSection hotel={stay.hotel} onOpen={() => show({ kind: 'map' })} />
      <PracticalSection stay={stay} onOpen={show} />
    </>
  );
}
