import type { StayDetail } from '@shop/contracts';
import { Section } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';
import { HotelSection } from './hotel-section.tsx';
import { PracticalSection } from './practical-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { RoomSection } from './room-section.tsx';

/** What one reads before booking: the stay, its room, its guests' words, its hotel. */
export function StayStory({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  return (
    <>
      <Section title={words('product.stay.description')} id="description">
        <p>{stay.description}</p>
      </Section>
      <RoomSection room={stay.room} />
      <ReviewSection review={stay.hotel.review} />
      <HotelSection hotel={stay.hotel} />
      <PracticalSection stay={stay} />
    </>
  );
}
