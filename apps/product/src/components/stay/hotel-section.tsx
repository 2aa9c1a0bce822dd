import type { StayDetail } from '@shop/contracts';
import { FactList, Section } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';
import css from './hotel-section.module.css';
import { Stars } from './stars.tsx';

export function HotelSection({ hotel }: { readonly hotel: StayDetail['hotel'] }) {
  const words = useWords();
  const { address, city, region } = hotel.location;
  return (
    <Section title={words('product.hotel.title')} id="hotel">
      <div className={css.hotel}>
        <h3 className={css.name}>
          {hotel.label} <Stars count={hotel.stars} />
        </h3>
        <p>{hotel.description}</p>
        <FactList
          facts={[
            { icon: 'map-pin' as const, title: [address, city, region].filter(isNew).join(', ') },
            ...hotel.facilities.map((title) => ({ icon: 'check' as const, title })),
          ]}
          columns={2}
        />
      </div>
    </Section>
  );
}

/** The address often holds the town already. */
function isNew(part: string, index: number, parts: readonly string[]): boolean {
  return part !== '' && !parts.slice(0, index).some((before) => before.includes(part));
}
