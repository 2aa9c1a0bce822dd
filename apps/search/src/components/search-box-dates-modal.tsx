import { Button, Dialog, Message, Stack } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { dated } from '../views/search-draft.ts';
import { DatesPanel } from './dates-panel.tsx';
import type { SearchFieldsProps } from './search-fields.ts';

interface DatesModalProps {
  readonly fields: Pick<SearchFieldsProps, 'draft' | 'days' | 'site' | 'onChange'>;
  /** What was chosen has passed since. */
  readonly havePassed: boolean;
  readonly onClose: () => void;
  /** With dates: the search goes on. */
  readonly onConfirm: () => void;
  /** Offered where dates are suggested and not forced. */
  readonly onWithout?: (() => void) | undefined;
}

/** Asks for dates before a search that has none, or none that is still to come (SEARCH-100, SEARCH-102). */
export function DatesModal({ fields: { draft, days, site, onChange }, havePassed, onClose, onConfirm, onWithout }: DatesModalProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.dates.${id}` });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askTitle')}
      closeLabel={intl.formatMessage({ id: 'search.box.close' })}
      size="large"
      footer={
        onWithout && (
          <Button look="quiet" wide onClick={onWithout}>
            {t('without')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {havePassed && !draft.checkin && <Message kind="info">{t('passed')}</Message>}
        <DatesPanel
          dates={draft}
          days={days}
          site={site}
          onChange={(dates) => onChange(dated(draft, dates))}
          onConfirm={draft.checkin ? onConfirm : onClose}
        />
      </Stack>
    </Dialog>
  );
}
