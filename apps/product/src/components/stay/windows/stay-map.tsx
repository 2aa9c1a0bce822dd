import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Map, mapSource } from '@shop/design-system/map';
import { languageOf } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import css from './windows.module.css';

/** How near a hotel is looked at (spec 2, section 9). */
const ZOOM = 14;

/** Where the stay is. */
export function StayMap({ hotel }: { readonly hotel: StayDetail['hotel'] }) {
  const { locale, mapTiles } = useSite();
  const t = useMessages();
  const { latitude, longitude, address } = hotel.location;
  return (
    <>
      <p>{address}</p>
      <div className={css.map}>
        <Map
          label={t('stay.map.title', { hotel: hotel.label })}
          points={[{ id: hotel.id, latitude, longitude, label: `${hotel.label}, ${address}` }]}
          view={{ latitude, longitude, zoom: ZOOM }}
          selected={hotel.id}
          onSelect={() => undefined}
          source={mapSource(mapTiles)}
          attribution={t('stay.map.attribution')}
          language={languageOf(locale)}
          labels={{
            zoomIn: t('stay.map.zoomIn'),
            zoomOut: t('stay.map.zoomOut'),
            loading: t('stay.map.loading'),
            unavailable: t('stay.map.unavailable'),
            group: () => hotel.label,
          }}
        />
      </div>
    </>
  );
}
