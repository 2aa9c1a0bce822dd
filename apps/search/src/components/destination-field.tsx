import { Combobox, type ComboboxGroup, type IconName } from '@shop/design-system';
import type { Suggestion } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import type { SearchFieldsProps } from './search-fields.ts';

type Props = Pick<SearchFieldsProps, 'draft' | 'groups' | 'isLoading' | 'isFailed' | 'onType' | 'onPick' | 'onEnter'> & {
  readonly look: 'bare' | 'bordered';
  /** Activities are searched in towns only. */
  readonly flow: SearchFlow;
};

/** Where to? Recent and recommended places while empty, suggestions while typing. */
export function DestinationField({ draft, groups, isLoading, isFailed, onType, onPick, onEnter, look, flow }: Props) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.${id}` }, values);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const options: ComboboxGroup[] = groups.map(({ kind, suggestions: list }) => ({
    title: t(`places.${kind}`),
    options: list.map((place) => ({
      id: place.id,
      label: place.label,
      hint: hintOf(place, t(`place.${place.category}`)),
      icon: ICONS[place.category],
    })),
  }));
  return (
    <div onFocus={() => onEnter('where')}>
      <Combobox
        name="city"
        look={look}
        label={t(look === 'bare' ? 'box.where' : 'box.destination')}
        placeholder={t(flow === 'activity' ? 'box.townPlaceholder' : 'box.wherePlaceholder')}
        value={draft.term}
        onType={onType}
        groups={options}
        onChoose={({ id }) => {
          const place = suggestions.find((suggestion) => suggestion.id === id);
          if (place) onPick(place);
        }}
        loading={isLoading}
        loadingText={t('places.loading')}
        emptyText={isFailed ? undefined : t('places.none')}
        countText={t('places.count', { count: suggestions.length })}
        clearLabel={t('box.clearWhere')}
      />
    </div>
  );
}

function hintOf({ context, category }: Suggestion, kind: string): string {
  return category === 'city' ? (context ?? kind) : [kind, context].filter(Boolean).join(' · ');
}

const ICONS: Record<Suggestion['category'], IconName> = {
  city: 'map-pin',
  hotel: 'bed-double',
  poi: 'landmark',
  skiresort: 'snowflake',
  region: 'map',
  department: 'map',
  touristicregion: 'map',
  country: 'globe',
};
