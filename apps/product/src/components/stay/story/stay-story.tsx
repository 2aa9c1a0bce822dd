import type { StayDetail } from '@shop/contracts';
import { Section } from '@shop/design-system';
import { Description } from '../../shared/description.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import type { StayWindowState } from '../windows/use-stay-window.ts';
import { ExperienceSection } from './experience-section.tsx';
import { RoomSection } from './room-section.tsx';

export interface StayStoryProps {
  readonly stay: StayDetail;
  readonly windows: StayWindowState;
}

/** What the stay is: told beside the price. */
export function StayStory({ stay, windows: { show } }: StayStoryProps) {
  const t = useMessages();
  return (
    <>
      <Section title={t('product.stay.description')} id="description">
        <Description text={stay.description} />
      </Section>
      <RoomSection room={stay.room} onOpen={() => show({ kind: 'room' })} />
      <ExperienceSection stay={stay} onOpen={(id) => show({ kind: 'activity', id })} />
    </>
  );
}
