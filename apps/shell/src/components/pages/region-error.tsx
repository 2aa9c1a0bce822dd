import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import css from '../layout.module.css';
import { NotFound } from './not-found.tsx';

/** Stands where a remote's page failed; the header and footer stay. A 404 of a remote is the shop's 404. */
export function RegionError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className={css.region}>
      <div className={css.message} role="alert">
        <strong>
          <FormattedMessage id="shell.error.title" />
        </strong>
        <p>
          <FormattedMessage id="shell.error.text" />
        </p>
      </div>
      <button type="button" className={css.cta} onClick={() => void revalidate()} aria-busy={state === 'loading'}>
        <FormattedMessage id="shell.error.retry" />
      </button>
    </div>
  );
}
