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
  readonly open: StayWindow;
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

function OneWindow({ stay, open, onClose, onReviewsFailed }: StayWindowsProps) {
  const words = useWords();
  const size = open.kind === 'reviews' ? 'large' : open.kind === 'map' ? 'full' : 'medium';
  return (
    <Dialog open onClose={onClose} title={titleOf(open, stay, words)} closeLabel={words('stay.close')} size={size}>
      {open.kind === 'room' && <RoomWindow room={stay.room} />}
      {open.kind === 'activity' && <ActivityWindow line={stay.programLine.find(({ id }) => id === open.id)} />}
      {open.kind === 'reviews' && <ReviewsWindow hotelId={stay.hotel.id} onFailed={onReviewsFailed} />}
      {open.kind === 'map' && <StayMap hotel={stay.hotel} />}
      {open.kind !== 'room' && open.kind !== 'activity' && open.kind !== 'reviews' && open.kind !== 'map' && (
        <PracticalText stay={stay} kind={open.kind} />
      )}
    </Dialog>
  );
}

function titleOf(open: StayWindow, { room, hotel, programLine }: StayDetail, words: Words): string {
  switch (open.kind) {
    case 'room':
      return room.label;
    case 'activity':
      return programLine.find(({ id }) => id === open.id)?.title ?? words('stay.details');
    case 'reviews':
      return words('stay.reviews.of', { hotel: hotel.label });
    case 'map':
      return words('stay.map.title', { hotel: hotel.label });
    default:
      return words(`stay.practical.${open.kind}`);
  }
}
