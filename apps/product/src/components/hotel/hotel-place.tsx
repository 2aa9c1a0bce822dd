import type { HotelDetail } from '@shop/contracts';
import { Icon } from '@shop/design-system';
import heading from '../shared/heading.module.css';
import { MapLink } from '../shared/map-link.tsx';
import css from './hotel-place.module.css';

/** Where the hotel is, and the way to its map. */
export function HotelPlace({ hotel }: { readonly hotel: HotelDetail }) {
  return (
    <div className={css.place}>
      <span className={heading.fact}>
        <Icon name="map-pin" size="small" /> {hotel.location.address}
      </span>
      <MapLink place={hotel} />
    </div>
  );
}
