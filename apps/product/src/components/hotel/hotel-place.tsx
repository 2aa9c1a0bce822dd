import type { HotelDetail } from '@shop/contracts';
import { Button, Dialog, Icon } from '@shop/design-system';
import { lazy, Suspense, useState } from 'react';
import heading from '../shared/heading.module.css';
import { LaterWords } from '../shared/later-words.tsx';
import { useWords } from '../shared/use-words.ts';
import css from './hotel-place.module.css';

const StayMap = lazy(() =>
  import(/* webpackChunkName: "opened-map" */ '../stay/windows/stay-map.tsx').then((module) => ({ default: module.StayMap })),
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
        <Suspense fallback={<p role="status">{words('hotel.map.loading')}</p>}>
          <LaterWords part="stay">
            <StayMap hotel={hotel} />
          </LaterWords>
        </Suspense>
      </Dialog>
    </>
  );
}
