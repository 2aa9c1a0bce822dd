import { Button } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { connection, useIsOffline } from '../layout/connection.ts';
import css from './layout.module.css';

/** Informs a visitor without a connection that the requested page comes by itself, and lets them try before. Read out when it happens. */
export function OfflineNote() {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite" className={css.offlinePlace}>
      {isOffline && (
        <div className={css.offline} data-testid="offline">
          <FormattedMessage id="shell.offline.text" />
          <Button look="link" onClick={() => connection.tryNow()}>
            <FormattedMessage id="shell.error.retry" />
          </Button>
        </div>
      )}
    </div>
  );
}
