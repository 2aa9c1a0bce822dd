import { Message } from '@shop/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import css from '../layout.module.css';

/** A part of the shop that cannot be had at the moment; everything around it works on. */
export function RemoteDown() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const href = useHref(pathname + search);
  return (
    <div className={css.region} data-testid="remote-down">
      <Message kind="warning" title={intl.formatMessage({ id: 'shell.down.title' })}>
        <FormattedMessage id="shell.down.text" />
      </Message>
      <a className={css.retry} href={href}>
        <FormattedMessage id="shell.error.retry" />
      </a>
    </div>
  );
}
