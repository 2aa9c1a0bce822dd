import type { StayDetail } from '@shop/contracts';
import { Button, FactList, Picture, Section } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';
import css from './room-section.module.css';

/** The room; more of its pictures in a window. */
export function RoomSection({ room, onOpen }: { readonly room: StayDetail['room']; readonly onOpen: () => void }) {
  const t = useMessages();
  const image = room.images[0];
  const facts = [
    { icon: 'bed-double' as const, title: room.type },
    { icon: 'users' as const, title: t('product.room.capacity', { count: room.capacity }) },
    { icon: 'hotel' as const, title: t('product.room.size', { size: room.size }) },
    ...room.highlights.map((title) => ({ icon: 'check' as const, title })),
  ];
  return (
    <Section title={t('product.room.title')} id="room">
      <div className={css.room}>
        {image && <Picture url={image} alt="" shape="card" sizes="(min-width: 40rem) 18rem, 90vw" className={css.picture} />}
        <div className={css.text}>
          <h3>{room.label}</h3>
          <FactList facts={facts} columns={2} />
          <Button look="link" onClick={onOpen}>
            {t('stay.room.details')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
