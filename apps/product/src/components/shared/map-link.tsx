import { Button, Dialog } from '@shop/design-system';
import { useState } from 'react';
import { openedPart } from '../opened/opened-part.tsx';
import type { PlaceOnMap } from './place-map.tsx';
import { useMessages } from './use-messages.ts';

const PlaceMap = openedPart(
  () => import(/* webpackChunkName: "opened-map" */ './place-map.tsx').then((module) => module.PlaceMap),
  <MapOnItsWay />,
);

/** Opens the map of a hotel or of an activity's centre, which is loaded then. */
export function MapLink({ place }: { readonly place: PlaceOnMap }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="link" icon="map" onClick={() => setOpen(true)}>
        {t('map.show')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('map.title', { hotel: place.label })}
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
  return <p role="status">{t('map.loading')}</p>;
}
