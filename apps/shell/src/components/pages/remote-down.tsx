import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import css from '../layout.module.css';

/** A part of the shop that cannot be had at the moment; everything around it works on. */
export function RemoteDown() {
  const { pathname, search } = useLocation();
  const href = useHref(pathname + search);
  return (
    <div className={css.region} data-testid="remote-down">
      <div className={css.message} role="status">
        <strong>
          <FormattedMessage id="shell.down.title" />
        </strong>
        <p>
          <FormattedMessage id="shell.down.text" />
        </p>
      </div>
      <a className={css.retry} href={href}>
        <FormattedMessage id="shell.error.retry" />
      </a>
    </div>
  );
}
