import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useConsent } from './consent-context.ts';
import css from './consent.module.css';

/** The way back to the choice; without scripts the server shows the banner again. */
export function ConsentSettings() {
  const { ask } = useConsent();
  const { pathname } = useLocation();
  return (
    <Link
      to={`${pathname}?consent=open`}
      reloadDocument
      rel="nofollow"
      className={css.settings}
      onClick={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <FormattedMessage id="shell.consent.settings" />
    </Link>
  );
}
