import type { HotelDetail } from '@shop/contracts';
import type { ReactNode } from 'react';
import heading from '../shared/heading.module.css';
import { HotelScore } from '../stay/hotel-score.tsx';
import { Stars } from '../stay/stars.tsx';
import { HotelPlace } from './hotel-place.tsx';
import css from './hotel-title.module.css';

export interface HotelTitleProps {
  readonly hotel: HotelDetail;
  /** Beside the title: the tabs, in Spain and Italy (HOTEL-006). */
  readonly aside?: ReactNode;
}

/** Name, class, score and the way to the map: above the fold (spec 2, section 2). */
export function HotelTitle({ hotel, aside }: HotelTitleProps) {
  return (
    <header className={css.heading} data-below-pictures={aside ? true : undefined}>
      <div className={css.text}>
        <h1 className={heading.title}>
          {hotel.label} <Stars count={hotel.stars} />
        </h1>
        <div className={heading.facts}>
          <HotelScore review={hotel.review} />
          <HotelPlace hotel={hotel} />
        </div>
      </div>
      {aside}
    </header>
  );
}
