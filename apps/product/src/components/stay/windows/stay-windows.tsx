import type { StayDetail } from '@shop/contracts';
import { Dialog } from '@shop/design-system';
import { LaterWords } from '../../shared/later-words.tsx';
import { useWords, type Words } from '../../shared/use-words.ts';
import { ActivityWindow } from './activity-window.tsx';
import { PracticalText } from './practical-text.tsx';
import { ReviewsWindow } from './reviews-window.tsx';
import { RoomWindow } from './room-window.tsx';
import type { StayWindow } from './stay-window.ts';
import { StayMap } from './stay-map.tsx';

export interface StayWindowsProps {
  readonly stay: StayDetail;
  readonly shown: StayWindow;
  readonly onClose: () => void;
  readonly onReviewsFailed?: () => void;
}

/** The windows of the stay page, one at a time. */
export function StayWindows(props: StayWindowsProps) {
  return (
    <LaterWords part="stay">
      <OneWindow {...props} />
    </LaterWords>
  );
}

function OneWindow({ stay, shown, onClose, onReviewsFailed }: StayWindowsProps) {
  const words = useWords();
  const size = shown.kind === 'reviews' ? 'large' : shown.kind === 'map' ? 'full' : 'medium';
  return (
    <Dialog open onClose={onClose} title={titleOf(shown, stay, words)} closeLabel={words('stay.close')} size={size}>
      {shown.kind === 'room' && <RoomWindow room={stay.room} />}
      {shown.kind === 'activity' && <ActivityWindow line={stay.programLine.find(({ id }) => id === shown.id)} />}
      {shown.kind === 'reviews' && <ReviewsWindow hotelId={stay.hotel.id} onFailed={onReviewsFailed} />}
      {shown.kind === 'map' && <StayMap hotel={stay.hotel} />}
      {shown.kind !== 'room' && shown.kind !== 'activity' && shown.kind !== 'reviews' && shown.kind !== 'map' && (
        <PracticalText stay={stay} kind={shown.kind} />
      )}
    </Dialog>
  );
}

function titleOf(shown: StayWindow, { room, hotel, programLine }: StayDetail, words: Words): string {
  switch (shown.kind) {
    case 'room':
      return room.label;
    case 'activity':
      return programLine.find(({ id }) => id === shown.id)?.title ?? words('stay.details');
    case 'reviews':
      return words('stay.reviews.of', { hotel: hotel.label });
    case 'map':
      return words('stay.map.title', { hotel: hotel.label });
    default:
      return words(`stay.practical.${shown.kind}`);
  }
}
