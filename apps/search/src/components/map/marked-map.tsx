import { useSite } from '@shop/contracts/page';
import { Button, VisuallyHidden } from '@shop/design-system';
import { isSamePlace, Map, mapSource, type MapArea, type MapProps } from '@shop/design-system/map';
import { languageOf } from '@shop/i18n';
import type { SearchState } from '@shop/routes';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { searchInArea } from '../../views/map-area.ts';
import { leastOf } from '../../views/map-marker.ts';
import { useSearchedGift } from '../search-source.ts';
import { MapCard } from './map-card.tsx';
import css from './marked-map.module.css';
import { useMapView } from './use-map-view.ts';
import type { usePoints } from './use-points.ts';

interface MarkedMapProps extends Pick<MapProps, 'wheel'> {
  readonly state: SearchState;
  readonly points: Pick<ReturnType<typeof usePoints>, 'markers' | 'answer' | 'found'>;
  /** The offer whose card stands on the map. */
  readonly selected: string | undefined;
  /** Offers whose marker stands out. */
  readonly highlighted: readonly string[];
  readonly onSelect: (id: string | undefined) => void;
  readonly onHighlight: (ids: readonly string[]) => void;
  /** The area in sight is searched. */
  readonly onSearch: (search: SearchState) => void;
}

/** The map of a search: markers with prices, the card of the selected one, "Search in this area" once it was moved (SEARCH-045 to 048). */
export function MarkedMap({ state, points, selected, highlighted, wheel, onSelect, onHighlight, onSearch }: MarkedMapProps) {
  const site = useSite();
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.map.${id}` }, values);
  const [area, setArea] = useState<MapArea>();
  const { markers, answer, found } = points;
  const isGift = useSearchedGift() !== undefined;
  const shown = useMapView(state, { found, count: markers.length });
  const marker = markers.find(({ id }) => id === selected);
  const here = marker ? markers.filter((other) => isSamePlace(other, marker)) : [];

  const searchHere = () => {
    if (!area) return;
    setArea(undefined);
    onSelect(undefined);
    onSearch(searchInArea(state, area));
  };
  return (
    <div className={css.map}>
      <Map
        label={t('label')}
        points={markers}
        {...shown}
        answer={answer}
        selected={selected}
        onSelect={onSelect}
        highlighted={highlighted}
        onHighlight={onHighlight}
        onArea={setArea}
        wheel={wheel}
        source={mapSource(site.mapTiles)}
        attribution={t('attribution')}
        language={languageOf(site.locale)}
        labels={{
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          loading: t('loading'),
          unavailable: t('unavailable'),
          group: (count, cheapest) => t('group', { count, least: leastOf(cheapest, { isGift }) }),
          here: (count, cheapest) => t('here', { count, least: leastOf(cheapest, { isGift }) }),
          from: (cheapest) => t('from', { least: leastOf(cheapest, { isGift }) }),
        }}
      >
        {marker && <MapCard marker={marker} here={here} state={state} onSelect={onSelect} onClose={() => onSelect(undefined)} />}
      </Map>
      {area && (
        <div className={css.area}>
          <Button look="brand" icon="search" onClick={searchHere}>
            {t('area')}
          </Button>
        </div>
      )}
      <VisuallyHidden live>{marker ? marker.label : ''}</VisuallyHidden>
    </div>
  );
}
