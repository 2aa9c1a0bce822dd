import { Button, Message } from '@shop/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import css from '../layout.module.css';
import { NotFound } from './not-found.tsx';

/** Stands where a remote's page failed; the header and footer stay. A 404 of a remote is the shop's 404. */
export function RegionError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const intl = useIntl();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className={css.region}>
      <Message kind="error" title={intl.formatMessage({ id: 'shell.error.title' })}>
        <FormattedMessage id="shell.error.text" />
      </Message>
      <Button look="primary" onClick={() => void revalidate()} busy={state === 'loading'}>
        <FormattedMessage id="shell.error.retry" />
      </Button>
    </div>
  );
}
