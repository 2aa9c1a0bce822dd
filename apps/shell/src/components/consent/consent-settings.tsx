import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import { useConsent } from './consent-context.ts';
import css from './consent.module.css';

/** The way back to the choice; without scripts the server shows the banner again. */
export function ConsentSettings() {
  const { ask } = useConsent();
  const { pathname } = useLocation();
  const href = useHref(pathname);
  return (
    <a
      href={`${href}?consent=open`}
      rel="nofollow"
      className={css.settings}
      onClick={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <FormattedMessage id="shell.consent.settings" />
    </a>
  );
}
