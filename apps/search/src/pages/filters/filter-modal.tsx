import type { Locale } from '@shop/contracts';
import { Button, Dialog } from '@shop/design-system';
import { filterKeysOf, NO_FILTERS, type SearchFilters } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFacets } from './use-facets.ts';
import { ConfirmButton } from '../../components/filters/confirm-button.tsx';
import { FilterFields } from '../../components/filters/filter-fields.tsx';
import css from '../../components/filters/filters.module.css';

interface FilterModalProps {
  readonly state: SearchState;
  readonly place: string | undefined;
  readonly locale: Locale;
  readonly onApply: (filters: SearchFilters) => void;
  /** Nothing is applied. */
  readonly onClose: () => void;
}

/** All filters of a phone, over the whole screen (spec 1, section 2). Reset empties them here; Confirm searches. */
export function FilterModal({ state, place, locale, onApply, onClose }: FilterModalProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  const [pending, setPending] = useState(state.filters);
  const keys = filterKeysOf(state.flow);
  const facets = useFacets(state, keys, pending);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('cancel')}
      size="fullOnPhone"
      footer={
        <div className={`${css.actions} ${css.inLine}`}>
          <Button onClick={() => setPending(NO_FILTERS)}>{t('reset')}</Button>
          <ConfirmButton wide total={facets.total} flow={state.flow} onClick={() => onApply(pending)} />
        </div>
      }
    >
      <FilterFields keys={keys} state={state} place={place} locale={locale} facets={facets} pending={pending} onChange={setPending} />
    </Dialog>
  );
}
