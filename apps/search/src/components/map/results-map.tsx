import { Dialog } from '@shop/design-system';
import type { SearchState } from '@shop/routes';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dated, draftOf, searchOf } from '../../views/search-draft.ts';
import { MapList } from './map-list.tsx';
import { MapToolbar } from './map-toolbar.tsx';
import { MarkedMap } from './marked-map.tsx';
import css from './results-map.module.css';
import { useMarkers } from './use-markers.ts';

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
  const intl = useIntl();
  const [selected, setSelected] = useState<string>();
  const [highlighted, setHighlighted] = useState<readonly string[]>([]);
  const { offers, total, suggestions, isLoading, isFailed, retry, more, ...points } = useMarkers(state);
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'search.map.label' })}
      closeLabel={intl.formatMessage({ id: 'search.map.back' })}
      size="full"
    >
      <div className={css.frame}>
        <MapToolbar
          state={state}
          total={total}
          suggestions={suggestions}
          isLoading={isLoading}
          isFailed={isFailed}
          onRetry={retry}
          activeFilters={activeFilters}
          onDates={(dates) => onSearch(searchOf(dated(draftOf(state), dates), state, []))}
          onFilters={onFilters}
        />
        <MapList {...{ offers, state, selected, highlighted, more }} onSelect={setSelected} onHighlight={setHighlighted} />
        <div className={css.map}>
          <MarkedMap {...{ state, points, selected, highlighted, onSearch }} onSelect={setSelected} onHighlight={setHighlighted} />
        </div>
      </div>
    </Dialog>
  );
}
