import { useSite } from '@shop/contracts/page';
import { Button, ErrorAlert } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { connection } from '../../layout/connection.ts';
import css from '../layout.module.css';
import { NotFound } from './not-found.tsx';

/** Visits of a page that were asked for once more and failed again. */
const requestedAgain = new Set<string>();

/**
 * Stands where a remote's page failed; the header and footer stay. A 404 of a remote is the shop's 404. Where asking once
 * more was in vain, only a page that is loaded again can help, and the alert says so over all of it.
 */
export function RegionError() {
  const shop = brandNameOf(useSite());
  const error = useRouteError();
  const intl = useIntl();
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  const retry = () => {
    requestedAgain.add(key);
    void revalidate();
  };
  useEffect(() => connection.onBack(() => void revalidate()), [revalidate]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const label = intl.formatMessage({ id: 'shell.error.title' });
  const isInVain = requestedAgain.has(key) && state === 'idle';
  return (
    <div className={css.region}>
      <title>{pageTitle(label, shop)}</title>
      <h1 className={css.hidden}>{label}</h1>
      <ErrorAlert
        label={label}
        action={
          <Button onClick={retry} busy={state === 'loading'}>
            <FormattedMessage id="shell.error.retry" />
          </Button>
        }
      >
        <FormattedMessage id="shell.error.text" />
      </ErrorAlert>
      {isInVain && <ErrorAlert label={label} modal={{ closeLabel: intl.formatMessage({ id: 'shell.error.reload' }) }} />}
    </div>
  );
}
