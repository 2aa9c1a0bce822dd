import { Section, SeeMore } from '@shop/design-system';
import { lazy, Suspense, useState } from 'react';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useWords } from '../../shared/use-words.ts';
import type { StayWindow } from '../windows/stay-window.ts';
import { CancellationSection } from './cancellation-section.tsx';
import { ExperienceSection } from './experience-section.tsx';
import { HotelSection } from './hotel-section.tsx';
import { PracticalSection } from './practical-section.tsx';
import { ReviewSection } from '../review-section.tsx';
import { RoomSection } from './room-section.tsx';

const StayWindows = lazy(() =>
  import(/* webpackChunkName: "opened-stay" */ '../windows/stay-windows.tsx').then((module) => ({ default: module.StayWindows })),
);

/** What one reads before booking; what is told at length opens in a window of its own. */
export function StayStory({ stay, visit }: StayPartProps) {
  const words = useWords();
  const [open, setOpen] = useState<StayWindow>();
  const [reviewsFailed, setReviewsFailed] = useState(false);
  return (
    <>
      <Section title={words('product.stay.description')} id="description">
        <SeeMore text={stay.description} moreLabel={words('stay.more')} lessLabel={words('stay.less')} />
      </Section>
      <RoomSection room={stay.room} onOpen={() => setOpen({ kind: 'room' })} />
      <ExperienceSection stay={stay} onOpen={(id) => setOpen({ kind: 'activity', id })} />
      {!reviewsFailed && <ReviewSection review={stay.hotel.review} onOpen={() => setOpen({ kind: 'reviews' })} />}
      <CancellationSection stay={stay} visit={visit} />
      <HotelSection hotel={stay.hotel} onOpen={() => setOpen({ kind: 'map' })} />
      <PracticalSection onOpen={setOpen} hasInfos={stay.importantInfos.length > 0} />
      {open && (
        <Suspense fallback={null}>
          <StayWindows stay={stay} open={open} onClose={() => setOpen(undefined)} onReviewsFailed={() => setReviewsFailed(true)} />
        </Suspense>
      )}
    </>
  );
}
