import type { HotelDetail } from '@shop/contracts';
import { Button, Dialog, Icon } from '@shop/design-system';
import { useState } from 'react';
import { openedPart } from '../opened/opened-part.tsx';
import heading from '../shared/heading.module.css';
import { worded } from '../shared/later-words.tsx';
import { useWords } from '../shared/use-words.ts';
import css from './hotel-place.module.css';

const StayMap = openedPart(
  () => import(/* webpackChunkName: "opened-map" */ '../stay/windows/stay-map.tsx').then((module) => worded('stay', module.StayMap)),
  <MapOnItsWay />,
);

/** Where the hotel is, and its map: loaded when somebody asks for it. */
export function HotelPlace({ hotel }: { readonly hotel: HotelDetail }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.place}>
        <span className={heading.fact}>
          <Icon name="map-pin" size="small" /> {hotel.location.address}
        </span>
        <Button look="link" icon="map" onClick={() => setOpen(true)}>
          {words('hotel.map.show')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words('hotel.map.title', { hotel: hotel.label })}
        closeLabel={words('product.close')}
        size="full"
      >
        <StayMap hotel={hotel} />
      </Dialog>
    </>
  );
}

function MapOnItsWay() {
  const words = useWords();
  return <p role="status">{words('hotel.map.loading')}</p>;
}
