import { Button, Dialog } from '@shop/design-system';
import { useState } from 'react';
import { openedPart } from '../opened/opened-part.tsx';
import type { PlaceOnMap } from '../stay/windows/place-map.tsx';
import { withMessages } from './deferred-messages.tsx';
import { useMessages } from './use-messages.ts';

const PlaceMap = openedPart(
  () =>
    import(/* webpackChunkName: "opened-map" */ '../stay/windows/place-map.tsx').then((module) => withMessages('stay', module.PlaceMap)),
  <MapOnItsWay />,
);

/** Opens the map of a hotel or of an activity's centre, which is loaded then. */
export function MapLink({ place }: { readonly place: PlaceOnMap }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="link" icon="map" onClick={() => setOpen(true)}>
        {t('hotel.map.show')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('hotel.map.title', { hotel: place.label })}
        closeLabel={t('product.close')}
        size="full"
      >
        <PlaceMap place={place} />
      </Dialog>
    </>
  );
}

function MapOnItsWay() {
  const t = useMessages();
  return <p role="status">{t('hotel.map.loading')}</p>;
}
