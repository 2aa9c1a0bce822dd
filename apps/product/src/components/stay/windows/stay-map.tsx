import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Map, mapSource } from '@shop/design-system/map';
import { languageOf } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';
import css from './windows.module.css';

/** How near a hotel is looked at (spec 2, section 9). */
const ZOOM = 14;

/** Where the stay is. */
export function StayMap({ hotel }: { readonly hotel: StayDetail['hotel'] }) {
  const { locale, mapTiles } = useSite();
  const words = useWords();
  const { latitude, longitude, address } = hotel.location;
  return (
    <>
      <p>{address}</p>
      <div className={css.map}>
        <Map
          label={words('stay.map.title', { hotel: hotel.label })}
          points={[{ id: hotel.id, latitude, longitude, label: `${hotel.label}, ${address}` }]}
          view={{ latitude, longitude, zoom: ZOOM }}
          selected={hotel.id}
          onSelect={() => undefined}
          source={mapSource(mapTiles)}
          attribution={words('stay.map.attribution')}
          language={languageOf(locale)}
          labels={{
            zoomIn: words('stay.map.zoomIn'),
            zoomOut: words('stay.map.zoomOut'),
            loading: words('stay.map.loading'),
            unavailable: words('stay.map.unavailable'),
            group: () => hotel.label,
          }}
        />
      </div>
    </>
  );
}
