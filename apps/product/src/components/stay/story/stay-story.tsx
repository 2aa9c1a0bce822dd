import { Section } from '@shop/design-system';
import { useState } from 'react';
import { openedWindow } from '../../opened/opened-part.tsx';
import { Description } from '../../shared/description.tsx';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { StayWindow } from '../windows/stay-window.ts';
import { CancellationSection } from './cancellation-section.tsx';
import { ExperienceSection } from './experience-section.tsx';
import { HotelSection } from './hotel-section.tsx';
import { PracticalSection } from './practical-section.tsx';
import { ReviewSection } from '../review-section.tsx';
import { RoomSection } from './room-section.tsx';

const StayWindows = openedWindow(() =>
  import(/* webpackChunkName: "opened-stay" */ '../windows/stay-windows.tsx').then((module) => module.StayWindows),
);

/** What one reads before booking; what is told at length opens in a window of its own. */
export function StayStory({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const [shown, setShown] = useState<StayWindow>();
  const [reviewsFailed, setReviewsFailed] = useState(false);
  return (
    <>
      <Section title={t('product.stay.description')} id="description">
        <Description text={stay.description} />
      </Section>
      <RoomSection room={stay.room} onOpen={() => setShown({ kind: 'room' })} />
      <ExperienceSection stay={stay} onOpen={(id) => setShown({ kind: 'activity', id })} />
      {!reviewsFailed && <ReviewSection review={stay.hotel.review} onOpen={() => setShown({ kind: 'reviews' })} />}
      {stay.published && !visit.isGift && <CancellationSection stay={stay} visit={visit} />}
      <HotelSection hotel={stay.hotel} onOpen={() => setShown({ kind: 'map' })} />
      <PracticalSection onOpen={setShown} hasInfos={stay.importantInfos.length > 0} />
      {shown && (
        <StayWindows stay={stay} shown={shown} onClose={() => setShown(undefined)} onReviewsFailed={() => setReviewsFailed(true)} />
      )}
    </>
  );
}
