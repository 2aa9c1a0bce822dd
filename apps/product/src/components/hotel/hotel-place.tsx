import type { HotelDetail } from '@shop/contracts';
import { Button, Dialog, Icon } from '@shop/design-system';
import { useState } from 'react';
import { openedPart } from '../opened/opened-part.tsx';
import heading from '../shared/heading.module.css';
import { withMessages } from '../shared/deferred-messages.tsx';
import { useMessages } from '../shared/use-messages.ts';
import css from './hotel-place.module.css';

const StayMap = openedPart(
  () => import(/* webpackChunkName: "opened-map" */ '../stay/windows/stay-map.tsx').then((module) => withMessages('stay', module.StayMap)),
  <MapOnItsWay />,
);

/** Where the hotel is, and its map: loaded when somebody asks for it. */
export function HotelPlace({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.place}>
        <span className={heading.fact}>
          <Icon name="map-pin" size="small" /> {hotel.location.address}
        </span>
        <Button look="link" icon="map" onClick={() => setOpen(true)}>
          {t('hotel.map.show')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('hotel.map.title', { hotel: hotel.label })}
        closeLabel={t('product.close')}
        size="full"
      >
        <StayMap hotel={hotel} />
      </Dialog>
    </>
  );
}

function MapOnItsWay() {
  const t = useMessages();
  return <p role="status">{t('hotel.map.loading')}</p>;
}
