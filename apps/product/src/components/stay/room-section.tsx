import type { StayDetail } from '@shop/contracts';
import { FactList, Picture, Section } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';
import css from './room-section.module.css';

export function RoomSection({ room }: { readonly room: StayDetail['room'] }) {
  const words = useWords();
  const image = room.images[0];
  const facts = [
    { icon: 'bed-double' as const, title: room.type },
    { icon: 'users' as const, title: words('product.room.capacity', { count: room.capacity }) },
    { icon: 'hotel' as const, title: words('product.room.size', { size: room.size }) },
    ...room.highlights.map((title) => ({ icon: 'check' as const, title })),
  ];
  return (
    <Section title={words('product.room.title')} id="room">
      <div className={css.room}>
        {image && <Picture url={image} alt="" shape="card" sizes="(min-width: 40rem) 18rem, 90vw" className={css.picture} />}
        <div className={css.text}>
          <h3>{room.label}</h3>
          <FactList facts={facts} columns={2} />
        </div>
      </div>
    </Section>
  );
}
