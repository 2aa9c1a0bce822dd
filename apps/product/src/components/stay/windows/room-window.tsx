import type { Room } from '@shop/contracts';
import { FactList, Picture, Stack } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';
import css from './windows.module.css';

/** Everything about the room: its pictures, its bed, its size and what it is praised for. */
export function RoomWindow({ room }: { readonly room: Room }) {
  const t = useMessages();
  const facts = [
    { icon: 'bed-double' as const, title: room.type },
    { icon: 'users' as const, title: t('product.room.capacity', { count: room.capacity }) },
    { icon: 'hotel' as const, title: t('product.room.size', { size: room.size }) },
    ...room.highlights.map((title) => ({ icon: 'check' as const, title })),
  ];
  return (
    <Stack gap={4}>
      <ul className={css.pictures} role="list">
        {room.images.map((url, index) => (
          <li key={url}>
            <Picture
              url={url}
              alt={room.imageAlts?.[index] || t('product.gallery.alt', { stay: room.label, number: index + 1 })}
              shape="card"
              sizes="(min-width: 40rem) 18rem, 90vw"
              className={css.picture}
            />
          </li>
        ))}
      </ul>
      <FactList facts={facts} columns={2} />
    </Stack>
  );
}
