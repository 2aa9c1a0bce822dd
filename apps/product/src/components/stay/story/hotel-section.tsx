import type { StayDetail } from '@shop/contracts';
import { Button, FactList, Section } from '@shop/design-system';
import { Link } from 'react-router';
import { Description } from '../../shared/description.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { Stars } from '../stars.tsx';
import css from './hotel-section.module.css';

export interface HotelSectionProps {
  readonly hotel: StayDetail['hotel'];
  /** Shows it on the map. */
  readonly onOpen: () => void;
}

/** The house; where its details could not be had, nothing (spec 1, section 8). */
export function HotelSection({ hotel, onOpen }: HotelSectionProps) {
  const t = useMessages();
  const { address, city, region } = hotel.location;
  const praised = hotel.highlightedFacilities?.map(({ label }) => label) ?? hotel.facilities;
  return (
    <Section
      title={t('product.hotel.title')}
      id="hotel"
      action={
        <Button look="link" icon="map" onClick={onOpen}>
          {t('map.show')}
        </Button>
      }
    >
      <div className={css.hotel}>
        <h3 className={css.name}>
          <Link to={hotel.uri}>{hotel.label}</Link> <Stars count={hotel.stars} />
        </h3>
        {hotel.description && <Description text={hotel.description} />}
        <FactList
          facts={[
            { icon: 'map-pin' as const, title: [address, city, region].filter(isNew).join(', ') },
            ...praised.map((title) => ({ icon: 'check' as const, title })),
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
