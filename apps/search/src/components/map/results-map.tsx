import { useSite } from '@shop/contracts/page';
import { Button, Dialog, VisuallyHidden } from '@shop/design-system';
import { isSamePlace, Map, mapSource, type MapArea } from '@shop/design-system/map';
import { languageOf } from '@shop/i18n';
import type { SearchState } from '@shop/routes';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { searchInArea } from '../../views/map-area.ts';
import { leastOf } from '../../views/map-marker.ts';
import { dated, draftOf, searchOf } from '../../views/search-draft.ts';
import { useSearchSource } from '../search-source.ts';
import { MapCard } from './map-card.tsx';
import { MapList } from './map-list.tsx';
import { MapToolbar } from './map-toolbar.tsx';
import css from './results-map.module.css';
import { useMarkers } from './use-markers.ts';
import { useMapView } from './use-map-view.ts';

export interface ResultsMapProps {
  readonly state: SearchState;
  /** Filters that are on: the number on the phone's filter button. */
  readonly activeFilters: number;
  /** Another search from the map: other dates, or the area in sight. The map stays open. */
  readonly onSearch: (search: SearchState) => void;
  readonly onFilters: () => void;
  readonly onClose: () => void;
}

/**
 * The results on a map, over the whole window: markers with prices beside their list, a date selector, the filters, a card for the
 * selected marker (SEARCH-043 to 048). Loaded when it is opened.
 */
export function ResultsMap({ state, activeFilters, onSearch, onFilters, onClose }: ResultsMapProps) {
  const site = useSite();
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.map.${id}` }, values);
  const [selected, setSelected] = useState<string>();
  const [highlighted, setHighlighted] = useState<readonly string[]>([]);
  const [area, setArea] = useState<MapArea>();
  const { markers, answer, offers, total, found, isLoading, isFailed, retry, more } = useMarkers(state);
  const isGift = useSearchSource().gift !== undefined;
  const shown = useMapView(state, { found, count: markers.length });
  const marker = markers.find(({ id }) => id === selected);
  const here = marker ? markers.filter((other) => isSamePlace(other, marker)) : [];

  const searchHere = () => {
    if (!area) return;
    setArea(undefined);
    setSelected(undefined);
    onSearch(searchInArea(state, area));
  };
  return (
    <Dialog open onClose={onClose} title={t('label')} closeLabel={t('back')} size="full">
      <div className={css.frame}>
        <MapToolbar
          state={state}
          total={total}
          isLoading={isLoading}
          isFailed={isFailed}
          onRetry={retry}
          activeFilters={activeFilters}
          onDates={(dates) => onSearch(searchOf(dated(draftOf(state), dates), state, []))}
          onFilters={onFilters}
        />
        <MapList {...{ offers, state, selected, highlighted, more }} onSelect={setSelected} onHighlight={setHighlighted} />
        <div className={css.map}>
          <Map
            label={t('label')}
            points={markers}
            {...shown}
            answer={answer}
            selected={selected}
            onSelect={setSelected}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onArea={setArea}
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
            {marker && <MapCard marker={marker} here={here} state={state} onSelect={setSelected} onClose={() => setSelected(undefined)} />}
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
      </div>
    </Dialog>
  );
}
