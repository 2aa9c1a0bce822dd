import type { StayDetail } from '@shop/contracts';
import { Dialog } from '@shop/design-system';
import { DeferredMessages } from '../../shared/deferred-messages.tsx';
import { PlaceMap } from '../../shared/place-map.tsx';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { ActivityWindow } from './activity-window.tsx';
import { PracticalText } from './practical-text.tsx';
import { ReviewsWindow } from './reviews-window.tsx';
import { RoomWindow } from './room-window.tsx';
import type { StayWindow } from './stay-window.ts';

export interface StayWindowsProps {
  readonly stay: StayDetail;
  readonly shown: StayWindow;
  readonly onClose: () => void;
  readonly onReviewsFailed?: () => void;
}

/** The windows of the stay page, one at a time. */
export function StayWindows(props: StayWindowsProps) {
  return (
    <DeferredMessages part="stay">
      <OneWindow {...props} />
    </DeferredMessages>
  );
}

function OneWindow({ stay, shown, onClose, onReviewsFailed }: StayWindowsProps) {
  const t = useMessages();
  const size = shown.kind === 'reviews' ? 'large' : shown.kind === 'map' ? 'full' : 'medium';
  return (
    <Dialog open onClose={onClose} title={titleOf(shown, stay, t)} closeLabel={t('stay.close')} size={size}>
      {shown.kind === 'room' && <RoomWindow room={stay.room} />}
      {shown.kind === 'activity' && <ActivityWindow line={stay.programLine.find(({ id }) => id === shown.id)} />}
      {shown.kind === 'reviews' && <ReviewsWindow hotelId={stay.hotel.id} onFailed={onReviewsFailed} />}
      {shown.kind === 'map' && <PlaceMap place={stay.hotel} />}
      {shown.kind !== 'room' && shown.kind !== 'activity' && shown.kind !== 'reviews' && shown.kind !== 'map' && (
        <PracticalText stay={stay} kind={shown.kind} />
      )}
    </Dialog>
  );
}

function titleOf(shown: StayWindow, { room, hotel, programLine }: StayDetail, t: Translate): string {
  switch (shown.kind) {
    case 'room':
      return room.label;
    case 'activity':
      return programLine.find(({ id }) => id === shown.id)?.title ?? t('stay.details');
    case 'reviews':
      return t('stay.reviews.of', { hotel: hotel.label });
    case 'map':
      return t('map.title', { hotel: hotel.label });
    default:
      return t(`stay.practical.${shown.kind}`);
  }
}
