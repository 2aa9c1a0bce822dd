import { useSite } from '@shop/contracts/page';
import { Map, mapSource } from '@shop/design-system/map';
import { languageOf } from '@shop/i18n';
import { useMessages } from './use-messages.ts';
import css from './place-map.module.css';

/** How near a hotel is looked at (SEARCH-049). */
const ZOOM = 14;

/** A hotel, or the centre of an activity. */
export interface PlaceOnMap {
  readonly id: string;
  readonly label: string;
  readonly location: { readonly latitude: number; readonly longitude: number; readonly address: string };
}

/** Where it is: its address, and a map with its pin. */
export function PlaceMap({ place }: { readonly place: PlaceOnMap }) {
  const { locale, mapTiles } = useSite();
  const t = useMessages();
  const { latitude, longitude, address } = place.location;
  return (
    <>
      <p>{address}</p>
      <div className={css.map}>
        <Map
          label={t('map.title', { hotel: place.label })}
          points={[{ id: place.id, latitude, longitude, label: `${place.label}, ${address}` }]}
          view={{ latitude, longitude, zoom: ZOOM }}
          selected={place.id}
          onSelect={() => undefined}
          source={mapSource(mapTiles)}
          attribution={t('map.attribution')}
          language={languageOf(locale)}
          labels={{
            zoomIn: t('map.zoomIn'),
            zoomOut: t('map.zoomOut'),
            loading: t('map.loading'),
            unavailable: t('map.unavailable'),
            group: () => place.label,
          }}
        />
      </div>
    </>
  );
}
