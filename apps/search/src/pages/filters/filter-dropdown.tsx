import type { Locale } from '@shop/contracts';
import { Button, Dropdown, Skeleton, type DropdownProps } from '@shop/design-system';
import { filterCount, withoutFilterKeys, type SearchFilters, type SearchFlow } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchedGift } from '../../components/search-source.ts';
import { openedPart } from '../../components/opened/opened-part.tsx';
import { filterGroupsOf, type FilterGroup } from '../../views/results/filter-groups.ts';
import css from '../../components/filters/filter-bar.module.css';

const loadPanel = () => import(/* webpackChunkName: "opened-filters" */ './filter-panel.tsx');
const FilterPanel = openedPart(() => loadPanel().then((module) => module.FilterPanel), <Skeleton lines={6} />);

/** Fetches what all filters are made of, on every width. */
export function fetchFilters(): void {
  loadPanel().catch(() => undefined);
}

/** Panels in the bar of the flow that has the most. */
const MOST_PANELS = 5;

/** The last panels open towards the middle, so that none leaves the window: the very last of them where the bar is full. */
function alignOf(name: FilterGroup['name'], flow: SearchFlow): DropdownProps['align'] {
  if (name === 'facilities') return 'centre';
  if (name !== 'more') return 'start';
  return filterGroupsOf(flow).length < MOST_PANELS ? 'centre' : 'end';
}

interface FilterDropdownProps {
  readonly group: FilterGroup;
  readonly state: SearchState;
  readonly place: string | undefined;
  readonly locale: Locale;
  readonly onApply: (filters: SearchFilters) => void;
}

/**
 * One dropdown of the filter bar. What is edited in it is held here; Confirm or a press outside applies it, Cancel and
 * Escape leave the address as it is, Clear takes the filter away at once (spec 1, section 4).
 */
export function FilterDropdown({ group: { name, keys }, state, place, locale, onApply }: FilterDropdownProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [edits, setEdits] = useState<SearchFilters>();
  /** What was edited last, drawn or not: a press outside comes straight after the field that it leaves. */
  const latest = useRef<SearchFilters>(undefined);
  const edit = (next: SearchFilters | undefined) => {
    latest.current = next;
    setEdits(next);
  };
  const isDropped = useRef(false);
  const gift = useSearchedGift();
  const label = intl.formatMessage({ id: `search.filters.group.${gift && name === 'price' ? 'supplement' : name}` });
  const count = filterCount(state.filters, keys);
  const change = (next: boolean, by?: 'Escape') => {
    if (!next && latest.current && !isDropped.current && by !== 'Escape') onApply(latest.current);
    isDropped.current = false;
    edit(undefined);
    setOpen(next);
  };
  const drop = (close: () => void) => {
    isDropped.current = true;
    close();
  };
  return (
    <div className={css.dropdown} onPointerEnter={fetchFilters}>
      <Dropdown
        label={label}
        size="wide"
        align={alignOf(name, state.flow)}
        open={open}
        onOpenChange={change}
        trigger={(button) => (
          <Button {...button} iconEnd={open ? 'chevron-up' : 'chevron-down'} className={css.trigger} data-active={count > 0 || undefined}>
            {count > 0 ? `${label} (${count})` : label}
          </Button>
        )}
      >
        {(close) => (
          <FilterPanel
            keys={keys}
            state={state}
            place={place}
            locale={locale}
            pending={edits ?? state.filters}
            onChange={edit}
            onConfirm={close}
            onCancel={() => drop(close)}
            onClear={() => {
              drop(close);
              onApply(withoutFilterKeys(state.filters, keys));
            }}
          />
        )}
      </Dropdown>
    </div>
  );
}
