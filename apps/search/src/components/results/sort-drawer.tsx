import { BottomDrawer, RadioGroup } from '@shop/design-system';
import type { SortOption } from '@shop/domain';
import { useIntl } from 'react-intl';

interface SortDrawerProps {
  readonly options: readonly SortOption[];
  readonly value: SortOption;
  readonly onChange: (sort: SortOption) => void;
  readonly onClose: () => void;
}

/** The order of the results on a phone: a drawer from below (spec 1, section 2). */
export function SortDrawer({ options, value, onChange, onClose }: SortDrawerProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id });
  return (
    <BottomDrawer open onClose={onClose} title={t('search.sort.label')} closeLabel={t('search.filters.close')}>
      <RadioGroup
        legend={t('search.sort.label')}
        legendHidden
        name="sort"
        options={options.map((sort) => ({ value: sort, label: t(`search.sort.${sort}`) }))}
        value={value}
        onChange={onChange}
      />
    </BottomDrawer>
  );
}
