import { useSite } from '@shop/contracts/page';
import { Button, Dropdown } from '@shop/design-system';
import type { FlexibleDates } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { SearchState } from '@shop/routes';
import { useIntl } from 'react-intl';
import { keepFutureDates } from '../../views/search-question.ts';
import { DatesPanel } from '../dates-panel.tsx';
import css from './results-map.module.css';

interface MapToolbarProps {
  readonly state: SearchState;
  /** Found offers on the map. */
  readonly total: number | undefined;
  /** Suggested offers on the map, where nothing was found. */
  readonly suggestions: number;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly activeFilters: number;
  readonly onDates: (dates: FlexibleDates) => void;
  readonly onFilters: () => void;
}

const NOTHING_KNOWN = { isLoading: false };

/** Over the map: how many there are, the dates (never for gifts) and the filters. */
export function MapToolbar({
  state,
  total,
  suggestions,
  isLoading,
  isFailed,
  onRetry,
  activeFilters,
  onDates,
  onFilters,
}: MapToolbarProps) {
  const site = useSite();
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.map.${id}` }, values);
  const { checkin, checkout, flexibleDays } = keepFutureDates(state, site);
  const flexible = flexibleDays ? `, ${intl.formatMessage({ id: 'search.box.flexible' }, { days: flexibleDays })}` : '';
  const range =
    checkin && checkout
      ? `${formatDay(checkin, site.locale, 'short')} – ${formatDay(checkout, site.locale, 'short')}${flexible}`
      : t('dates');
  return (
    <div className={css.toolbar}>
      <p className={css.count} role="status">
        {isFailed
          ? intl.formatMessage({ id: 'search.failed.text' })
          : total === undefined || isLoading
            ? t('loading')
            : suggestions > 0
              ? t('suggestions', { count: suggestions })
              : t('count', { count: total })}
      </p>
      {isFailed && (
        <Button look="brand" onClick={onRetry}>
          {intl.formatMessage({ id: 'search.failed.retry' })}
        </Button>
      )}
      <div className={css.tools}>
        {state.flow !== 'gifting' && (
          <div className={css.dates}>
            <Dropdown
              label={t('dates')}
              size="wide"
              align="end"
              trigger={(trigger) => (
                <Button look="quiet" icon="calendar" {...trigger}>
                  {range}
                </Button>
              )}
            >
              {(close) => (
                <DatesPanel
                  closesByItself
                  dates={{ checkin, checkout, flexibleDays }}
                  days={NOTHING_KNOWN}
                  site={site}
                  onChange={onDates}
                  onConfirm={close}
                />
              )}
            </Dropdown>
          </div>
        )}
        <Button look="quiet" icon="sliders-horizontal" onClick={onFilters}>
          {t('filters', { count: activeFilters })}
        </Button>
      </div>
    </div>
  );
}
