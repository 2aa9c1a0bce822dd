import type { Locale } from '@shop/contracts';
import { Skeleton } from '@shop/design-system';
import type { FilterKey, SearchFilters } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Facets, ListKey } from '../../views/results/filter-choices.ts';
import { ChoicesFailed } from '../choices-failed.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { DistanceField } from './distance-field.tsx';
import { FilterFieldList } from './filter-field-list.tsx';
import css from './filters.module.css';
import { PriceField } from './price-field.tsx';
import { ScoreField } from './score-field.tsx';

export interface FilterFieldsProps {
  readonly keys: readonly FilterKey[];
  readonly state: SearchState;
  /** The searched place by its name. */
  readonly place: string | undefined;
  readonly locale: Locale;
  readonly facets: Facets;
  /** Held until they are confirmed. */
  readonly pending: SearchFilters;
  readonly onChange: (pending: SearchFilters) => void;
}

const RANGES: readonly FilterKey[] = ['price', 'distance'];

/** The widgets of some filters, one below the other. */
export function FilterFields({ keys, state, place, locale, facets, pending, onChange }: FilterFieldsProps) {
  const intl = useIntl();
  const { choices } = facets;
  const change = (part: Partial<SearchFilters>) => onChange({ ...pending, ...part });
  const list = (key: ListKey, values: readonly string[], part: (values: readonly string[]) => Partial<SearchFilters>) => (
    <FilterFieldList
      name={key}
      legend={intl.formatMessage({ id: `search.filters.${key}` })}
      choices={choices[key]}
      values={values}
      onChange={(next) => change(part(next))}
    />
  );
  const widgets: Record<FilterKey, () => ReactNode> = {
    activities: () => (
      <ActivityFields groups={choices.activities} values={pending.activities} onChange={(activities) => change({ activities })} />
    ),
    price: () => (
      <PriceField flow={state.flow} locale={locale} counts={choices.prices} price={pending.price} onChange={(price) => change({ price })} />
    ),
    distance: () => <DistanceField state={state} place={place} distance={pending.distance} onChange={(distance) => change({ distance })} />,
    facilities: () => list('facilities', pending.facilities, (facilities) => ({ facilities })),
    score: () => <ScoreField choices={choices.score} score={pending.score} onChange={(score) => change({ score })} />,
    stars: () => list('stars', pending.stars.map(String), (stars) => ({ stars: stars.map(Number) })),
    hotelTypes: () => list('hotelTypes', pending.hotelTypes, (hotelTypes) => ({ hotelTypes })),
    hotelEnvironments: () => list('hotelEnvironments', pending.hotelEnvironments, (hotelEnvironments) => ({ hotelEnvironments })),
    hotelStyles: () => list('hotelStyles', pending.hotelStyles, (hotelStyles) => ({ hotelStyles })),
  };
  const statusOf = (key: FilterKey) => {
    if (RANGES.includes(key)) return 'known';
    return key === 'activities' ? facets.activities : facets.lists;
  };
  const loading = keys.find((key) => statusOf(key) === 'loading');
  const failed = keys.find((key) => statusOf(key) === 'failed');
  return (
    <div className={css.fields} aria-busy={loading !== undefined || undefined}>
      {keys
        .filter((key) => statusOf(key) === 'known' || key === loading || key === failed)
        .map((key) => (
          <div key={key} className={css.field}>
            {statusOf(key) === 'known' && widgets[key]()}
            {key === loading && <Skeleton lines={6} />}
            {key === failed && <ChoicesFailed onRetry={facets.retry} />}
          </div>
        ))}
    </div>
  );
}
