import { ActionBar, Button } from '@shop/design-system';
import { useIntl } from 'react-intl';
import css from './results.module.css';

interface StickySummaryProps {
  /** Destination, dates, theme and party in words. */
  readonly words: readonly string[];
  readonly onChange: () => void;
}

/** The search in one line, once its own place has scrolled away (spec 1, sections 2 and 9). */
export function StickySummary({ words: [place, ...rest], onChange }: StickySummaryProps) {
  const intl = useIntl();
  return (
    <ActionBar
      label={intl.formatMessage({ id: 'search.summary.label' })}
      edge="top"
      action={
        <Button icon="search" onClick={onChange}>
          {intl.formatMessage({ id: 'search.summary.change' })}
        </Button>
      }
    >
      <p className={css.summary}>
        <strong>{place}</strong>
        <span>{rest.join(' · ')}</span>
      </p>
    </ActionBar>
  );
}
