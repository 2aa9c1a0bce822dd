import type { HotelDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Map, mapSource } from '@shop/design-system/map';
import { languageOf } from '@shop/i18n';
import { useWords } from '../shared/use-words.ts';

/** How near a hotel is looked at (spec 2, section 9). */
const ZOOM = 14;

/** The hotel on the map, alone. */
export default function HotelMap({ hotel }: { readonly hotel: HotelDetail }) {
  const { locale, mapTiles } = useSite();
  const words = useWords();
  const { latitude, longitude, address } = hotel.location;
  return (
    <Map
      label={words('hotel.map.title', { hotel: hotel.label })}
      points={[{ id: hotel.id, latitude, longitude, label: `${hotel.label}, ${address}` }]}
      view={{ latitude, longitude, zoom: ZOOM }}
      selected={hotel.id}
      onSelect={() => undefined}
      source={mapSource(mapTiles)}
      attribution={words('hotel.map.attribution')}
      language={languageOf(locale)}
      labels={{
        zoomIn: words('hotel.map.zoomIn'),
        zoomOut: words('hotel.map.zoomOut'),
        loading: words('hotel.map.loading'),
        unavailable: words('hotel.map.unavailable'),
        group: () => hotel.label,
      }}
    />
  );
}
